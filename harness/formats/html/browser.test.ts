import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Report } from '../../contracts/report.ts';
import { axeFaults, describePages, openAllDetails, type PageOptions } from '../../testing/browser.ts';
import { notGradableReport } from '../../testing/reports/failed.ts';
import { inLocale } from '../../messages/in-locale.ts';
import { makeLocale } from '../../messages/messages.ts';
import { graded } from '../../testing/formats/graded.ts';
import { aCase, aCheck, passedReport } from '../../testing/reports/passed.ts';
import { hostileReport, largeReport, richReport } from '../../testing/reports/html.ts';
import { reportPage } from './report-page.ts';

const reports = {
  rich: richReport(),
  passed: passedReport(),
  'not gradable': notGradableReport(),
  hostile: hostileReport(),
};

describePages('the page of a report in a browser', (show) => {
  const open = async <T>(report: Report, options: PageOptions, look: (page: Page) => Promise<T>): Promise<T> =>
    show(await reportPage(report, { details: 'report.json', standing: null }), options, look);

  it.each(Object.keys(reports) as (keyof typeof reports)[])('has no fault that axe finds: %s', async (name) => {
    await open(reports[name], {}, async (page) => {
      await openAllDetails(page);
      expect(await axeFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFaults(page, 'color-contrast')).toEqual([]);
    });
  });

  it('is never wider than its window', async () => {
    for (const report of [richReport(), hostileReport()]) {
      await open(report, {}, async (page) => {
        await openAllDetails(page);
        for (const width of [320, 1_600]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      });
    }
  });

  it('of hostile texts has only elements, attributes and addresses of its own', async () => {
    const seen = await open(hostileReport(), {}, (page) => page.evaluate(whatIsThere));
    expect(
      seen.elements.filter((name) => /^(?:img|iframe|form|base|object|embed|audio|video|textarea)$/.test(name)),
    ).toEqual([]);
    expect(seen.attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc')).toEqual(
      [],
    );
    expect(seen.addresses.filter((address) => !/^#[\w.-]+$|^data:,$/.test(address))).toEqual([]);
    expect(seen).toMatchObject({ scripts: 1, styles: 1, refreshes: 0 });
    expect(seen.text).toContain('<script>alert(1)</script>');
  });

  it('leads from each finding to its line and from each line to its check', async () => {
    const dead = await open(richReport(), {}, async (page) => {
      const lines = await page.locator('.places a').count();
      const checks = await page.locator('.finding a').count();
      expect(Math.min(lines, checks)).toBeGreaterThan(0);
      return await page.evaluate(() =>
        [...document.querySelectorAll('a')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => document.getElementById(href.slice(1)) === null),
      );
    });
    expect(dead).toEqual([]);
  });

  it('opens what a link leads to', async () => {
    await open(richReport(), {}, async (page) => {
      const line = page.locator('#code-0-31');
      await page
        .locator('details:has(> .code)')
        .first()
        .evaluate((details: HTMLDetailsElement) => {
          details.open = false;
        });
      expect(await line.isVisible()).toBe(false);
      await page.locator('#review a').click();
      expect(await line.isVisible()).toBe(true);
    });
  });

  it('outlines the heads of the cause and of the check that a link leads to', async () => {
    const outlines = await open(richReport(), {}, async (page) => {
      const outlineAt = async (place: string): Promise<string> => {
        await page.goto(`${page.url().replace(/#.*/, '')}#${place}`);
        return await page.locator(`#${place} > .head`).evaluate((head) => getComputedStyle(head).outlineStyle);
      };
      return [await outlineAt('cause-1'), await outlineAt('check-board-1a')];
    });
    expect(outlines).toEqual(['solid', 'solid']);
  });

  it('can be read without script, with everything that a click opens', async () => {
    await open(richReport(), { script: false }, async (page) => {
      const closed = page.locator('details:not([open]) > summary', { hasText: 'Memory, in bytes' });
      await closed.focus();
      await page.keyboard.press('Enter');
      expect(await page.getByRole('cell', { name: '9,999' }).isVisible()).toBe(true);
      await openAllDetails(page);
      expect(await page.locator('.strips .grid').first().isVisible()).toBe(true);
    });
  });

  it('has what was expected and what came beside each other where there is room', async () => {
    await open(richReport(), {}, async (page) => {
      const tops = await page
        .locator('.comparison')
        .first()
        .locator('dt')
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
      expect(tops).toHaveLength(2);
      expect(new Set(tops).size).toBe(1);
    });
  });

  it('has no filter below the name of its row', async () => {
    await open(richReport(), { width: 560 }, async (page) => {
      const lefts = (selector: string): Promise<number[]> =>
        page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      const [first = 0, ...others] = await lefts('.filters label');
      expect(Math.min(...others)).toBeGreaterThanOrEqual(first);
    });
  });

  it('lets solutions be stepped through', async () => {
    await open(richReport(), {}, async (page) => {
      expect(await page.locator('.player.lively').count()).toBe(2);
      await openAllDetails(page);
      await page.getByRole('button', { name: 'Next' }).first().click();
      expect(await page.locator('.player-status').first().textContent()).toContain('Step 1');
    });
  });

  it('draws each step of a solution in the language of the page', async () => {
    const frames = [['1 2 3 4 5 0'], ['1 2 3 4 0 5']].map((rows) => rows.map((row) => row.split(' ')));
    const sequences = [{ title: 'x', by: 'submission' as const, frames, cut: false, fault: null }];
    const report = graded([aCheck('a', { verdict: 'failed', cases: [aCase('x', { verdict: 'failed', sequences })] })]);
    const locale = makeLocale('de', new Map([['figures.grid.name', 'Brett']]));
    const html = await inLocale(locale, () => reportPage(report, { details: null, standing: null }));
    const name = await show(html, {}, (page) => page.locator('.lane-grid [role=group]').getAttribute('aria-label'));
    expect(name).toBe('Brett');
  });

  it('is printed as the score, what to fix and an example of each cause, on four pages at most', async () => {
    await open(richReport(), { dark: true }, async (page) => {
      // What is hidden on the screen is printed all the same.
      await page.getByRole('radio', { name: 'passed' }).check();
      await page.emulateMedia({ media: 'print' });
      const seen = await page.evaluate(() => ({
        ground: getComputedStyle(document.body).backgroundColor,
        parts: [...document.querySelectorAll('.part')].filter((part) => part.checkVisibility()).map(({ id }) => id),
        cases: [...document.querySelectorAll('.cause')].map(
          (cause) => [...cause.querySelectorAll('.case')].filter((one) => one.checkVisibility()).length,
        ),
      }));
      expect(seen).toEqual({
        ground: 'rgb(255, 255, 255)',
        parts: ['review', 'ledger', 'summary', 'failed'],
        cases: [1, 1, 1, 1, 0, 0, 0, 0],
      });
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
      expect(pages?.length).toBeLessThanOrEqual(4);
    });
  });

  it('of a failing report is at most 8,000 pixels high before anything is opened', async () => {
    const height = await open(richReport(), { width: 1_280, height: 900 }, (page) =>
      page.evaluate(() => document.documentElement.scrollHeight),
    );
    expect(height).toBeLessThanOrEqual(8_000);
  });

  it('shows one open example of each cause that costs points', async () => {
    const shown = await open(richReport(), {}, (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('#failed .cause')].map(
          (cause) => [...cause.querySelectorAll('details.case[open]')].filter((one) => one.checkVisibility()).length,
        ),
      ),
    );
    expect(shown).toEqual([1, 1, 1, 1]);
  });

  it('filters checks by verdict and by section, without script, and shows what a link leads to', async () => {
    await open(richReport(), { script: false }, async (page) => {
      const mark = (check: string): Promise<boolean> => page.locator(`.mark[href='#check-${check}']`).isVisible();
      await page.getByRole('radio', { name: 'not run' }).check();
      expect([await mark('solver-10'), await mark('board-9'), await mark('solver-8')]).toEqual([true, false, false]);
      expect(await page.locator('.part:visible').evaluateAll((parts) => parts.map(({ id }) => id))).not.toContain(
        'passed',
      );
      expect(await page.getByRole('link', { name: 'Passed', exact: true }).count()).toBe(0);
      await page.getByRole('radio', { name: 'Compilation' }).check();
      expect([await mark('solver-10'), await mark('compilation')]).toEqual([false, false]);
      await page.getByRole('radio', { name: 'All' }).first().check();
      expect([await mark('board-9'), await mark('compilation')]).toEqual([false, true]);
      await page.goto(`${page.url()}#check-board-9`);
      expect(await page.locator('#check-board-9').isVisible()).toBe(true);
      await page.goto(page.url().replace(/#.*/, '#cause-1'));
      expect(await page.locator('#cause-1 .check').first().isVisible()).toBe(true);
    });
  });

  it('colours the code', async () => {
    const keywords = await open(richReport(), {}, (page) => page.locator('.code .keyword').allTextContents());
    expect(keywords).toContain('public');
  });

  it('shows code in its order where it has words that are read from right to left', async () => {
    const text = 'String s = "שלום"; // עולם\n';
    const [source] = passedReport().submission.sources;
    const sources = source === undefined ? [] : [{ ...source, text }];
    const report = passedReport({ submission: { ...passedReport().submission, sources } });
    const [string = 0, comment = 0] = await open(report, {}, async (page) => {
      await openAllDetails(page);
      return page
        .locator('.code :is(.string, .comment)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    });
    expect(string).toBeLessThan(comment);
  });

  it('begins with a link to the content for the keyboard', async () => {
    await open(richReport(), {}, async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#main$/);
      await page.keyboard.press('Tab');
      const next = await page.evaluate(() => document.activeElement?.closest('main')?.id);
      expect(next).toBe('main');
    });
  });

  it('of 2,000 failing cases opens, too', async () => {
    const cases = await open(largeReport(50, 40), {}, (page) => page.locator('.case').count());
    expect(cases).toBeGreaterThanOrEqual(50);
  });
});

/** In the page. */
function whatIsThere(): {
  readonly elements: string[];
  readonly attributes: string[];
  readonly addresses: string[];
  readonly scripts: number;
  readonly styles: number;
  readonly refreshes: number;
  readonly text: string;
} {
  const all = [...document.querySelectorAll('*')];
  return {
    elements: all.map(({ localName }) => localName),
    attributes: all.flatMap((one) => one.getAttributeNames()),
    addresses: all.flatMap((one) =>
      ['href', 'src', 'action', 'xlink:href'].map((name) => one.getAttribute(name)).filter((value) => value !== null),
    ),
    scripts: document.scripts.length,
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    refreshes: document.querySelectorAll('meta[http-equiv=refresh]').length,
    text: document.body.textContent,
  };
}
