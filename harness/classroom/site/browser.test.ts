import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, describePages, openAllDetails, type PageOptions } from '../../testing/browser.ts';
import { renderSite } from './render-site.ts';
import type { SiteData } from './site-data.ts';
import { siteOf, studentOf, withStudents } from './testing/make-site.ts';

/** Without spaces, from right to left, and with elements of its own. */
const hostileSite = (): SiteData => {
  const names = [
    'W'.repeat(10_000),
    '<script>alert(1)</script>',
    '\u202Etxt.exe',
    'שלום עולם',
    '<img src=x onerror=alert(1)>',
  ];
  const students = names.map((name, index) => ({
    ...studentOf(index),
    name,
    username: name,
    section: name,
    notes: [name],
  }));
  const data = withStudents(siteOf(5), students);
  const unrecognised = names.map((name) => ({ place: name, reason: name }));
  return { ...data, class: { ...data.class, assignment: 'x'.repeat(300), unrecognised } };
};

describePages('the class report in a browser', (show) => {
  const open = async <T>(data: SiteData, options: PageOptions, look: (page: Page) => Promise<T>): Promise<T> =>
    show(await renderSite(data), options, look);

  it.each([
    ['twelve students', siteOf(12)],
    ['no student', siteOf(0)],
    ['one student', siteOf(1)],
    ['students without names', siteOf(12, { anonymous: true })],
    ['hostile texts', hostileSite()],
  ])('has no fault that axe finds: %s', async (_, data) => {
    await open(data, {}, async (page) => {
      await openAllDetails(page);
      expect(await axeFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFaults(page, 'color-contrast')).toEqual([]);
    });
  });

  it.each([
    ['60 students', siteOf(60)],
    ['hostile texts', hostileSite()],
  ])('is never wider than its window: %s', async (_, data) => {
    await open(data, {}, async (page) => {
      await openAllDetails(page);
      for (const width of [320, 768, 1_600]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });

  it('finds students as a name is typed', async () => {
    await open(siteOf(500), {}, async (page) => {
      await page.getByRole('searchbox').pressSequentially('jose gar');
      // Four have this name, so that each has the key behind it.
      const found = (await names(page)).map((name) => name.replace(/ \(student-\d{4}\)$/, ''));
      expect(new Set(found)).toEqual(new Set(['José García']));
      expect(await page.getByRole('status').textContent()).toBe('4 of 500 students');
    });
  });

  it('filters by state and by section, and shows all again', async () => {
    await open(siteOf(500), {}, async (page) => {
      await page.getByLabel('State', { exact: true }).selectOption({ label: 'missing' });
      await page.getByLabel('Section', { exact: true }).selectOption({ label: 'Section A' });
      expect(new Set(await column(page, 2))).toEqual(new Set(['Section A']));
      expect(new Set(await column(page, 3))).toEqual(new Set(['– missing']));
      await page.getByRole('button', { name: 'Show all' }).click();
      expect(await names(page)).toHaveLength(500);
    });
  });

  it('is sorted by a click, the other way by another, and tells which', async () => {
    await open(siteOf(60), {}, async (page) => {
      const button = page.getByRole('button', { name: 'Score' });
      await button.click();
      const falling = numbers(await column(page, 4));
      expect(falling).toEqual([...falling].sort((a, b) => b - a));
      expect(await page.locator('[aria-sort]').getAttribute('aria-sort')).toBe('descending');
      await button.click();
      const rising = numbers(await column(page, 4));
      expect(rising).toEqual([...rising].sort((a, b) => a - b));
      expect(await page.locator('[aria-sort]').getAttribute('aria-sort')).toBe('ascending');
    });
  });

  it('is sorted by the keyboard, too, and the focus stays', async () => {
    await open(siteOf(60), {}, async (page) => {
      const button = page.getByRole('button', { name: 'Student', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      expect((await names(page))[0]).toBe('Ada Adeyemi');
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    });
  });

  it('never has the focus under its contents', async () => {
    await open(siteOf(60), {}, async (page) => {
      await page.locator('#roster-table tbody').evaluate((body) => {
        const [first, second] = [...body.querySelectorAll('a')].slice(-2);
        window.scrollBy(0, Number(first?.getBoundingClientRect().top) - 20);
        second?.focus({ preventScroll: true });
      });
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(isBelowContents)).toBe(true);
    });
  });

  it('keeps links and marks of rows that were drawn anew', async () => {
    await open(siteOf(60), {}, async (page) => {
      const row = page.locator('#roster-table tbody tr', { hasText: 'user7x' });
      const before = await row.innerHTML();
      await page.getByRole('button', { name: 'Student', exact: true }).click();
      expect(await row.innerHTML()).toBe(before);
    });
  });

  it('shows 2,000 students by and by, and finds the last of them', { tags: 'long' }, async () => {
    await open(siteOf(2_000), {}, async (page) => {
      expect(await names(page)).toHaveLength(500);
      await page.getByRole('searchbox').fill('user1999x');
      expect(await names(page)).toHaveLength(1);
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: 'Show all 2,000' }).click();
      expect(await names(page)).toHaveLength(2_000);
      const place = await page.evaluate(() => (document.activeElement as HTMLTableRowElement | null)?.rowIndex);
      expect(place).toBe(501);
    });
  });

  it('shows the whole table without script, and no controls that do nothing', async () => {
    await open(siteOf(500), { script: false }, async (page) => {
      expect(await page.locator('#roster-table tbody tr').count()).toBe(500);
      expect(await page.locator('#roster-controls').isVisible()).toBe(false);
      expect(await page.locator('.sort').count()).toBe(0);
    });
  });

  it('is printed light, with all rows and without controls', async () => {
    await open(siteOf(600), { dark: true }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      expect(await page.locator('#roster-table tbody tr').count()).toBe(600);
      expect(await page.locator('#roster-controls').isVisible()).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
      // A head that can be printed on each page.
      expect(await page.locator('thead button').count()).toBeGreaterThan(5);
      expect(
        await page.locator('thead button').evaluateAll((all) => all.flatMap((one) => [...one.getClientRects()])),
      ).toEqual([]);
    });
  });

  it('has no link of its contents that leads nowhere', async () => {
    const dead = await open(siteOf(60), {}, (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('a[href^="#"]')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => document.getElementById(href.slice(1)) === null),
      ),
    );
    expect(dead).toEqual([]);
  });
});

/** In the page. */
const isBelowContents = (): boolean => {
  const [focus, contents] = [document.activeElement, document.querySelector('.contents')];
  return Number(focus?.getBoundingClientRect().top) >= Number(contents?.getBoundingClientRect().bottom);
};

const names = (page: Page): Promise<string[]> =>
  page.locator('#roster-table tbody th > :first-child').allTextContents();

/** 1 for the first. */
const column = (page: Page, place: number): Promise<string[]> =>
  page.locator(`#roster-table tbody tr > :nth-child(${place})`).allTextContents();

const numbers = (texts: readonly string[]): number[] => texts.map(Number).filter((value) => !Number.isNaN(value));
