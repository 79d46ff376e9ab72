/** A real Chromium for tests of pages: Debian's, without a network. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';

/** Debian's headless shell first: it takes half the time for a page. */
const places = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Null where there is none: then tests say that they were skipped for want of it. */
export const chromiumPath = places.find((path) => path !== '' && existsSync(path)) ?? null;

/** Why browser tests are skipped; the title of their group when they are. */
export const noChromium = 'skipped: no Chromium (apt-get install chromium)';

/** A browser that reaches no host. Close it when the tests end. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly script?: boolean;
  readonly touch?: boolean;
}

/** A page of its own context, with what it complained of: console errors, thrown errors, dialogs, requests to anywhere. */
export const openPage = async (
  browser: Browser,
  { width = 1_280, height = 900, dark = false, script = true, touch = false }: PageOptions = {},
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> => {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: script,
    hasTouch: touch,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(?:file|data|blob|about):|^http:\/\/127\.0\.0\.1/.test(request.url()))
      complaints.push(`request: ${request.url()}`);
  });
  return { page, complaints };
};

/** Opens a page, lets `look` look at it, and expects that the page complained of nothing. */
export type Show = <T>(html: string, options: PageOptions, look: (page: Page) => Promise<T>) => Promise<T>;

/** A group of tests with a browser of its own; skipped, with the reason in its title, where there is none. */
export const describePages = (title: string, tests: (show: Show) => void): void => {
  const isSkipped = chromiumPath === null;
  describe.skipIf(isSkipped)(isSkipped ? `${title} (${noChromium})` : title, () => {
    const file = join(scratchFolder('pages'), 'page.html');
    let browser: Browser;

    beforeAll(async () => {
      browser = await openBrowser();
    });

    afterAll(async () => {
      await browser.close();
    });

    tests(async (html, options, look) => {
      writeFileSync(file, html);
      const { page, complaints } = await openPage(browser, options);
      await page.goto(pathToFileURL(file).href);
      const seen = await look(page);
      await page.context().close();
      expect(complaints).toEqual([]);
      return seen;
    });
  });
};

export const openAllDetails = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** What axe-core finds wrong for people who do not see a page as others do: all its rules, or one. */
export const axeFaults = async (page: Page, rule?: string): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(runAxe, rule ?? null);
};

/** In the page. */
async function runAxe(rule: string | null): Promise<string[]> {
  const { axe: tool } = window as unknown as { readonly axe: AxeTool };
  const { violations } = await tool.run(document, rule === null ? {} : { runOnly: [rule] });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 150))
        .slice(0, 4)
        .join(' | ')}`,
  );
}

interface AxeTool {
  run(
    root: Document,
    options: { runOnly?: string[] },
  ): Promise<{ violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] }>;
}
