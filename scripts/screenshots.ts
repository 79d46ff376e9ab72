/**
 * `npm run screenshots`: the pictures of the README, made anew: a submission is graded, its report and the playground are
 * opened in Chromium; the class is a pretended one.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import type { Page } from 'playwright-core';
import { renderSite } from '../harness/classroom/site/render-site.ts';
import { siteOf } from '../harness/classroom/site/testing/make-site.ts';
import { openBrowser, openPage, type PageOptions } from '../harness/testing/browser.ts';

const submission = 'fixtures/submissions/java/failed/hamming-counts-blank';
const images = 'docs/images';

interface Picture extends PageOptions {
  readonly name: string;
  readonly file: string;
  /** Brings the page into the state that is shown. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const folder = await mkdtemp(join(tmpdir(), 'screenshots-'));
const report = join(folder, 'report.html');
const playground = join(folder, 'playground.html');
const classPage = join(folder, 'class.html');
const pictures: readonly Picture[] = [
  { name: 'report-light', file: report, width: 1_200, height: 900 },
  { name: 'report-dark', file: report, width: 1_200, height: 900, dark: true },
  { name: 'class-light', file: classPage, width: 1_200, height: 1_000 },
  { name: 'class-dark', file: classPage, width: 1_200, height: 1_000, dark: true },
  { name: 'playground', file: playground, width: 1_200, height: 900, prepare: solvePuzzle },
];

async function solvePuzzle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByText('PUZZLE SOLVED').first().waitFor();
}

const grade = (...args: string[]): Promise<unknown> =>
  execa(process.execPath, ['bin/grade.js', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

try {
  await grade(submission, '--quiet', '--output', `html=${report}`);
  await writeFile(classPage, await renderSite(siteOf(120)));
  await grade('play', '--output', playground);
  const browser = await openBrowser();
  try {
    for (const { name, file, prepare, ...options } of pictures) {
      const { page } = await openPage(browser, options);
      await page.goto(pathToFileURL(file).href);
      await prepare?.(page);
      await page.screenshot({ path: join(images, `${name}.png`) });
      console.log(`${images}/${name}.png`);
    }
  } finally {
    await browser.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
