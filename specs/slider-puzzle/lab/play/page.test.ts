import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  axeFaults,
  chromiumPath,
  noChromium,
  openBrowser,
  openPage,
  type PageOptions,
} from '../../../../harness/testing/browser.ts';
import { formatTiles, goal, neighbors, twin } from '../../../../reference/puzzle/tiles.ts';
import { playgroundPage } from '../play-command/page.ts';
import { scratchFolder } from '../../../../harness/testing/scratch-folder.ts';

const isSkipped = chromiumPath === null;

describe.skipIf(isSkipped)(`the playground${isSkipped ? ` (${noChromium})` : ''}`, () => {
  const folder = scratchFolder('playground');
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[] = [];

  beforeAll(async () => {
    await writeFile(join(folder, 'play.html'), await playgroundPage());
    browser = await openBrowser();
    ({ page, complaints } = await openPage(browser));
  });
  afterAll(async () => {
    await browser.close();
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
  });

  const address = (): string => pathToFileURL(join(folder, 'play.html')).href;
  /** The page as it opens; in a separate window when that is to have a size. */
  const open = async (options?: PageOptions): Promise<void> => {
    if (options !== undefined) ({ page, complaints } = await openPage(browser, options));
    await page.goto(address());
  };

  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  /** Moves that are shown quickly, for who waits for the last one. */
  const solveQuickly = async (): Promise<void> => {
    await page.getByLabel('Speed').selectOption('50');
    await press('START');
    await banner().getByText('PUZZLE SOLVED').waitFor();
  };
  const sample = async (name: string): Promise<void> => {
    await page.getByLabel('Examples').selectOption(name);
  };
  const banner = () => page.getByRole('status');
  /** The tiles in reading order, as a screen reader says them. */
  const board = async (): Promise<string> =>
    (
      await page
        .getByRole('gridcell')
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.ariaLabel))
    )
      .map((label) => label?.replace('Tile ', '').replace('Blank', '0'))
      .join(' ');
  const openText = async (text: string, name = 'own.txt'): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };

  it('solves puzzle04 in 4 moves by the official search, with its counts', async () => {
    await open();
    await solveQuickly();
    expect(await banner().textContent()).toBe('PUZZLE SOLVEDin 4 moves: no solution is shorter.');
    expect(await board()).toBe('1 2 3 4 5 6 7 8 0');
    expect(await page.locator('.effort table').innerText()).toBe(
      [
        'Queue\tBoard\tTwin\tBoth',
        'Enqueued\t10\t10\t20',
        'Dequeued\t5\t4\t9',
        'In queue now\t5\t6\t11',
        'Most at once\t6\t6\t12',
      ].join('\n'),
    );
    await press('First board');
    await press('One move forward');
    expect(await board()).toBe('1 0 3 4 2 5 7 8 6');
  });

  it('shows the queue of the search step by step, smallest priority first', async () => {
    await open();
    await press('START');
    const queue = page.getByRole('region', { name: 'The priority queue' });
    await queue.getByText('Step 1 of 4').waitFor();
    await queue.getByRole('button', { name: 'Last step' }).click();
    await queue.getByText('Step 4 of 4').waitFor();
    const nodes = await queue.locator('.node').allInnerTexts();
    expect(nodes.map((node) => Number(/priority = (\d+)/.exec(node)?.[1]))).toEqual([4, 6, 6, 6, 6, 6]);
    expect(nodes[0]).toContain('removed');
    await page.getByLabel('Method').selectOption('Depth first with a rising limit (IDA*)');
    expect(await queue.count()).toBe(0);
  });

  it('has its controls above the fold on a phone', async () => {
    await open({ width: 375, height: 667 });
    for (const name of ['START', 'Reset', 'Exchange tiles', 'One move forward']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box === null ? Infinity : box.y + box.height).toBeLessThanOrEqual(667);
    }
    await page.context().close();
    ({ page, complaints } = await openPage(browser));
  });

  it('says which puzzles are unsolvable', async () => {
    await open();
    await sample('puzzle3x3-unsolvable.txt');
    await press('START');
    await banner().getByText('UNSOLVABLE PUZZLE').waitFor();
    expect(await page.locator('.effort table').innerText()).toContain('Enqueued\t4,939\t4,967\t9,906');
  });

  it('counts live, and stops when it is told to, with what is known', async () => {
    await open();
    await sample('puzzle4x4-80.txt');
    // Slow enough not to have filled the memory before it is stopped.
    await page.getByLabel('Method').selectOption('a-star');
    await press('START');
    const enqueued = page.getByRole('row', { name: /^Enqueued/ });
    const first = await enqueued.innerText();
    await expect.poll(() => enqueued.innerText()).not.toBe(first);
    await page.getByLabel('Method').selectOption('ida-star');
    expect(await page.locator('.totals').innerText()).toContain('A* with one queue');
    await press('Stop');
    expect(await banner().textContent()).toMatch(
      /^You stopped the search after [\d,]+ boards\. A solution has at least \d\d moves\.$/,
    );
  });

  it('solves by every method that takes the board, and offers no other', async () => {
    await open();
    await sample('puzzle2x2-06.txt');
    const methods = page.getByLabel('Method');
    const names = await methods.locator('option:enabled').evaluateAll((all) => all.map((one) => one.textContent));
    expect(names).toHaveLength(8);
    for (const name of names.filter((one) => one !== 'Only whether it can be solved')) {
      await methods.selectOption(name);
      await press('START');
      await banner().getByText('A solution of 6 moves.').or(banner().getByText('PUZZLE SOLVED')).waitFor();
      await press('Reset');
    }
    await sample('puzzle4x4-30.txt');
    expect(await methods.locator('option:disabled').allTextContents()).toEqual([
      'Breadth first, computed in advance (up to 3-by-3 only)',
    ]);
  });

  it('is played by keyboard, and counts the moves against the fewest', async () => {
    await open();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    await page.getByText('You took 6 moves. Fewest possible: 4.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Blank');
    expect(await page.locator('[aria-live=polite]').textContent()).toBe('Tile 6 moved up. Move 6 of 6.');
  });

  it('counts the moves up to where a player looks back at the goal, and none at the beginning', async () => {
    await open();
    for (const tile of [1, 2, 5, 6, 6]) await press(`Tile ${String(tile)}`);
    await press('One move back');
    await page.getByText('You took 4 moves.').waitFor();
    await openText(formatTiles(goal(3)));
    await press('Tile 8');
    await press('First board');
    expect(await banner().textContent()).toBe('');
  });

  it('is edited by keyboard: two tiles exchanged make it unsolvable', async () => {
    await open();
    await press('Exchange tiles');
    await page.getByRole('button', { name: 'Tile 7' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await board()).toBe('0 1 3 4 2 5 8 7 6');
    await page.getByText('Cannot be solved').waitFor();
  });

  it('tells what is wrong in a file with its place, by the parser of grade solve', async () => {
    await open();
    await openText('2\n1 2\n3 3\n', 'bad.txt');
    expect(await page.getByRole('alert').textContent()).toContain(
      'bad.txt:3:3 This is not a puzzle file: 3 is there twice',
    );
    await openText(formatTiles(neighbors(goal(3))[0] ?? []));
    await expect.poll(board).toBe('1 2 3 4 5 6 7 0 8');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('takes a file for an example only if it has the board of one', async () => {
    await open();
    await openText(formatTiles(goal(3)), 'puzzle04.txt');
    await expect.poll(board).toBe('1 2 3 4 5 6 7 8 0');
    expect(await page.getByLabel('Examples').inputValue()).toBe('');
  });

  it('keeps a text that has a fault, also after a search', async () => {
    await open();
    await solveQuickly();
    await page.getByText('The board as text').click();
    await page.getByRole('textbox').fill('2\n1 2\n3 3\n');
    await press('Use this text');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('2\n1 2\n3 3\n');
  });

  it('takes a file that is dropped, of 127 by 127 tiles, and draws it as a picture', async () => {
    await open();
    const tiles = formatTiles(twin(goal(127)));
    const picture = page.getByRole('img', { name: 'Board of 127 by 127: 2 of 16,128 tiles are out of place' });
    // A page listens for it when it has been drawn, which on a busy machine is after it has loaded.
    await expect
      .poll(async () => {
        await page.evaluate((content) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([content], 'large.txt'));
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
        }, tiles);
        return picture.count();
      })
      .toBe(1);
    await press('START');
    await banner()
      .getByText(/UNSOLVABLE PUZZLE|Stopped after/)
      .waitFor();
  });

  it('shuffles boards of the size and kind that are chosen', async () => {
    await open();
    await page.getByLabel(/^Size/).selectOption('5');
    await press('Shuffle');
    expect(
      (await board())
        .split(' ')
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([...Array(25).keys()]);
  });

  it('is played by touch: taps and swipes', async () => {
    await open({ width: 320, height: 640, touch: true });
    await page.getByRole('button', { name: 'Tile 1' }).tap();
    expect(await board()).toBe('1 0 3 4 2 5 7 8 6');
    const box = await page.getByRole('grid').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 120];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60);
    await page.mouse.up();
    expect(await board()).toBe('1 2 3 4 0 5 7 8 6');
  });

  it.each<PageOptions>([
    { width: 320, height: 640 },
    { width: 1_600, dark: true },
  ])('has nothing that axe complains of, and fits: %j', async (options) => {
    await open(options);
    await page.getByText('The board as text').click();
    await solveQuickly();
    expect(await axeFaults(page)).toEqual([]);
    await openText('none', 'x'.repeat(200));
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.width);
  });
});
