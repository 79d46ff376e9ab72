import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { h } from 'preact';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults, describePages, type PageOptions } from '../../testing/browser.ts';
import { renderPage } from '../page.ts';
import { theme } from '../theme.ts';
import type { Cells, Plot, QueueTrace, Sequence } from '../../contracts/shown.ts';
import { drawGrids } from './grid.ts';
import { drawPlayer } from './player.ts';
import { drawPlot } from './plot.ts';
import { drawSearch } from './search.ts';
import { figureStyles } from './styles.ts';
import { drawTree } from './tree.ts';

const hostile = '"><img src=x onerror="document.title=1"><script>document.title=1</script>';

const board = (text: string): Cells => text.split(' / ').map((row) => row.split(' '));
const path = ['0 1 / 3 2', '1 0 / 3 2', '1 2 / 3 0'].map(board);
const wrong = [
  board('0 1 / 3 2'),
  board('1 0 / 3 2'),
  board('3 1 / 0 2'),
  board('1 2 / 3 0'),
  board(`${'9'.repeat(9)} 2 / 3 0`),
];

const sequences: readonly Sequence[] = [
  { title: 'Yours', by: 'submission', frames: wrong, cut: false, fault: { frame: 2, message: `no move. ${hostile}` } },
  { title: 'Shortest', by: 'reference', frames: path, cut: false, fault: null },
];

const trace = (by: QueueTrace['by']): QueueTrace => ({
  title: `${by} ${hostile}`,
  by,
  steps: path.map((cells, step) => ({
    entries: Array.from({ length: 9 }, (_, at) => ({ priority: at, moves: step, distance: at, cells })),
    taken: by === 'submission' ? 0 : 1,
  })),
  cut: false,
});

const roles = ['submission', 'reference', 'limit', 'range'] as const;
const plot = (scale: 'names' | 'linear'): Plot => ({
  id: 'x',
  title: hostile,
  sentence: 'All is well.',
  checks: [],
  x: { title: 'puzzle', scale },
  y: { title: 'calls', unit: 'count', scale: 'log' },
  series: roles.map((role, index) => ({
    title: role,
    role,
    points: Array.from({ length: 25 }, (_, at) => ({
      x: scale === 'names' ? `puzzle${String(at)}` : at,
      y: (index + 1) * 1.5 ** at,
      high: role === 'range' ? 9 * 1.5 ** at : null,
    })),
  })),
});

const page = async (): Promise<string> =>
  renderPage({
    title: 'Figures',
    lang: 'en',
    styles: [theme, figureStyles],
    script: await readFile('harness/formats/html/report.bundle.js', 'utf8'),
    body: h(
      'main',
      { id: 'main', class: 'wrap' },
      h('h1', null, 'Figures'),
      drawPlayer(sequences),
      drawGrids([{ title: hostile, cells: wrong[4] ?? [], marked: [[0, 1]] }]),
      drawSearch({
        title: 'x',
        traces: [trace('submission'), trace('reference')],
        departure: { step: 0, message: hostile },
      }),
      await drawPlot(plot('names')),
      await drawPlot(plot('linear')),
      drawTree(
        'x',
        path.map((cells, index) => ({ parent: index === 0 ? null : index - 1, cells, facts: hostile, order: index })),
        0,
      ),
    ),
  });

describePages('figures in a browser', (show) => {
  let html = '';
  beforeAll(async () => {
    html = await page();
  });

  const opened = (options: PageOptions, use: (page: Page) => Promise<void>): Promise<void> =>
    show(html, options, async (one) => {
      await use(one);
      expect(await one.title()).toBe('Figures');
    });

  const status = (one: Page): Promise<string | null> => one.locator('.player-status').textContent();
  const tiles = (one: Page, lane: number): Promise<string[]> =>
    one.locator('.lane').nth(lane).locator('td').allTextContents();

  it('steps through solutions by keyboard, and tells each step', () =>
    opened({}, async (one) => {
      await one.locator('.stage').focus();
      expect(await status(one)).toMatch(/^Step 0 of 4\. Yours: start/);
      await one.keyboard.press('ArrowRight');
      expect(await status(one)).toMatch(/^Step 1 of 4\. Yours: 1 and 0 swap places\. Shortest: 1 and 0 swap places/);
      expect(await tiles(one, 1)).toEqual(['1', '0', '3', '2']);
      await one.keyboard.press('End');
      expect(await status(one)).toContain('Shortest: ended at step 2');
      await one.keyboard.press('ArrowLeft');
      await one.keyboard.press('Home');
      expect(await tiles(one, 0)).toEqual(['0', '1', '3', '2']);
      expect(await one.locator('.player-status').getAttribute('aria-live')).toBe('polite');
    }));

  it('goes to the first wrong step, and marks it', () =>
    opened({}, async (one) => {
      await one.getByRole('button', { name: 'Go to the first wrong step (2)' }).click();
      expect(await status(one)).toContain('Step 2: no move.');
      expect(await one.locator('.lane.wrong').count()).toBe(1);
      await one.getByRole('slider').focus();
      await one.keyboard.press('ArrowRight');
      expect(await status(one)).toMatch(/^Step 3 of 4/);
      expect(await one.locator('.lane.wrong').count()).toBe(0);
    }));

  it('plays and pauses with the space bar, to the end', () =>
    opened({}, async (one) => {
      await one.clock.install();
      await one.locator('.stage').focus();
      await one.keyboard.press('Space');
      await one.clock.runFor(2_000);
      expect(await status(one)).toMatch(/^Step 2 of 4/);
      expect(await one.locator('.player-status').getAttribute('aria-live')).toBe('off');
      await one.keyboard.press('Space');
      await one.clock.runFor(5_000);
      expect(await status(one)).toMatch(/^Step 2 of 4/);
      await one.getByRole('button', { name: 'Play' }).click();
      await one.clock.runFor(9_000);
      expect(await status(one)).toMatch(/^Step 4 of 4/);
      expect(await one.getByRole('button', { name: 'Play' }).count()).toBe(1);
    }));

  it('shows all of it without script, and on paper', async () => {
    await opened({ script: false }, async (one) => {
      expect(await one.locator('.strip').first().isVisible()).toBe(true);
      expect(await one.locator('.controls').isVisible()).toBe(false);
    });
    await opened({}, async (one) => {
      expect(await one.locator('.strip').first().isVisible()).toBe(false);
      await one.emulateMedia({ media: 'print' });
      expect(await one.locator('.strip').first().isVisible()).toBe(true);
      expect(await one.locator('.stage').isVisible()).toBe(false);
    });
  });

  it('has other colours in the dark, in its plots too', async () => {
    const inks: string[] = [];
    for (const dark of [false, true]) {
      await opened({ dark }, async (one) => {
        const mark = one.locator('.plot-svg path[fill="var(--submission)"]').first();
        inks.push(await mark.evaluate((element) => getComputedStyle(element).fill));
      });
    }
    expect(new Set(inks).size).toBe(2);
  });

  it('keeps a tile of five digits in one line, in a trace too', () =>
    opened({}, async (one) => {
      const tile = one.locator('.search-nodes .cell').first();
      const height = (): Promise<number> => tile.evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      await tile.evaluate((element) => {
        element.textContent = '16128';
        element.closest('.grid')?.classList.add('wide');
      });
      expect(await height()).toBe(before);
    }));

  it.each([
    { width: 320, dark: true },
    { width: 1_600, dark: false },
  ])('needs no sideways scrolling and has no fault that axe finds: %o', (options) =>
    opened(options, async (one) => {
      expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.width);
      expect(await axeFaults(one)).toEqual([]);
    }),
  );
});
