import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults, describePages } from '../../testing/browser.ts';
import { at } from '../../text/at.ts';
import { compare } from './compare.ts';
import { pairPage } from './pair-page.ts';
import { fixtureSubmission } from './testing/make-class.ts';

describePages('the page of a pair in a browser', (show) => {
  let html = '';

  beforeAll(async () => {
    const [a, b] = [fixtureSubmission('java', 'two-queues'), fixtureSubmission('java', 'comparable')];
    const { pairs } = await compare([a, b], { language: 'java', ignored: [], earlier: [], top: 1 });
    html = pairPage(at(pairs, 0), { a: a.files, b: b.files });
  });

  const open = (look: (page: Page) => Promise<void>, options = {}): Promise<void> => show(html, options, look);

  it('has no fault that axe finds, in light and in dark', async () => {
    await open(async (page) => {
      expect(await axeFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFaults(page)).toEqual([]);
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
        await page.waitForURL(/#b-2$/);
        expect(await page.locator('#b-2').isVisible()).toBe(true);
        await page.locator('#b-2').press('Enter');
        await page.waitForURL(/#a-2$/);
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
