/** A real Chromium for tests of pages: Debian's, without a network. */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const places = [
  process.env['CHROMIUM'] ?? '',
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

/** A page of its own context, with what the page complained of: console errors, thrown errors, requests to anywhere. */
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
  page.on('request', (request) => {
    if (!/^(?:file|data|blob|about):|^http:\/\/127\.0\.0\.1/.test(request.url()))
      complaints.push(`request: ${request.url()}`);
  });
  return { page, complaints };
};
