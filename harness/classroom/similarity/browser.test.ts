import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../text/at.ts';
import { chromiumPath, noChromium, openBrowser, openPage } from '../../testing/browser.ts';
import { compare } from './compare.ts';
import { pairPage } from './pair-page.ts';
import { fixtureSubmission } from './testing/make-class.ts';

const title =
  chromiumPath === null ? `the page of a pair in a browser (${noChromium})` : 'the page of a pair in a browser';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(chromiumPath === null)(title, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pair-page-'));
  const file = join(folder, 'pair.html');
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
    const [a, b] = [fixtureSubmission('java', 'two-queues'), fixtureSubmission('java', 'comparable')];
    const { pairs } = await compare([a, b], { language: 'java', ignored: [], earlier: [], top: 1 });
    writeFileSync(file, pairPage(at(pairs, 0), { a: a.files, b: b.files }));
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const open = async (look: (page: Page) => Promise<void>, options = {}): Promise<void> => {
    const { page, complaints } = await openPage(browser, options);
    await page.goto(pathToFileURL(file).href);
    await look(page);
    await page.context().close();
    expect(complaints).toEqual([]);
  };

  it('has no fault that axe finds, in light and in dark', async () => {
    await open(async (page) => {
      await page.evaluate(axe);
      expect(await page.evaluate(runAxe)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(runAxe)).toEqual([]);
    });
  });

  it('has both side by side, and one below the other where it is narrow', async () => {
    await open(async (page) => {
      const lefts = () =>
        page.locator('.side').evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().left));
      const [one, other] = await lefts();
      expect(other).toBeGreaterThan((one ?? 0) + 400);
      await page.setViewportSize({ width: 899, height: 900 });
      expect(new Set(await lefts()).size).toBe(1);
    });
  });

  it('is never wider than its window', async () => {
    await open(async (page) => {
      for (const width of [320, 900, 1_600]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });

  it('leads by the keyboard from a part to its counterpart, and back, without script', async () => {
    await open(
      async (page) => {
        await page.locator('#a-2').focus();
        await page.keyboard.press('Enter');
        expect(page.url()).toMatch(/#b-2$/);
        expect(await page.locator('#b-2').isVisible()).toBe(true);
        await page.locator('#b-2').press('Enter');
        expect(page.url()).toMatch(/#a-2$/);
      },
      { script: false },
    );
  });

  it('marks parts also without colours, by their numbers', async () => {
    await open(async (page) => {
      const drawn = await page
        .locator('pre.in')
        .first()
        .evaluate((line) => [
          getComputedStyle(line, '::after').content,
          getComputedStyle(line, '::after').borderRightWidth,
        ]);
      expect(drawn).toEqual([expect.stringMatching(/^"\d+"$/), '3px']);
    });
  });
});

/** In the page. */
async function runAxe(): Promise<string[]> {
  interface Tool {
    run(root: Document): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
  }
  const { axe: tool } = window as unknown as { readonly axe: Tool };
  const { violations } = await tool.run(document);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 150))
        .slice(0, 4)
        .join(' | ')}`,
  );
}
