/**
 * `npm run screenshots`: the pictures of the README, made anew: a submission is graded, its report and the playground are
 * opened in Chromium, and so is what the terminal shows; the class is a pretended one.
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
  /** All of the page, however high it is. */
  readonly fullPage?: boolean;
  /** Brings the page into the state that is shown. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const folder = await mkdtemp(join(tmpdir(), 'screenshots-'));
const report = join(folder, 'report.html');
const playground = join(folder, 'playground.html');
const classPage = join(folder, 'class.html');
const terminal = join(folder, 'terminal.html');
const pictures: readonly Picture[] = [
  { name: 'report', file: terminal, width: 740, height: 100, fullPage: true },
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

/** What a terminal shows of it, with colours. */
const inTerminal = async (...args: string[]): Promise<string> => {
  const command = [process.execPath, 'bin/grade.js', ...args].join(' ');
  const { stdout } = await execa('script', ['-qec', `${command} 2> ${join(folder, 'progress')}`, '/dev/null']);
  return stdout.replaceAll('\r\n', '\n');
};

/** By the numbers of their terminal sequences. */
const styles: Readonly<Record<string, string>> = {
  1: 'font-weight:bold',
  2: 'opacity:.65',
  31: 'color:#ff7b72',
  32: 'color:#56d364',
  33: 'color:#e3b341',
};

const terminalPage = (command: string, output: string): string => {
  const escaped = `$ ${command}\n${output}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // eslint-disable-next-line no-control-regex -- terminal sequences begin with one
  const drawn = escaped.replace(/\u001b\[(\d+)m/g, (_, code: string) =>
    styles[code] === undefined ? '</span>' : `<span style="${styles[code]}">`,
  );
  return `<meta charset="utf-8"><body style="margin:0;background:#14161b;color:#e6e6e6">
<pre style="margin:16px;font:14px/1.25 'DejaVu Sans Mono',monospace">${drawn}</pre>`;
};

try {
  const shown = await inTerminal(submission, '--output', 'text=-', '--output', `html=${report}`);
  await writeFile(terminal, terminalPage(`npx grade ${submission}`, shown));
  await writeFile(classPage, await renderSite(siteOf(120)));
  await grade('play', '--output', playground);
  const browser = await openBrowser();
  try {
    for (const { name, file, prepare, fullPage = false, ...options } of pictures) {
      const { page } = await openPage(browser, options);
      await page.goto(pathToFileURL(file).href);
      await prepare?.(page);
      await page.screenshot({ path: join(images, `${name}.png`), fullPage });
      console.log(`${images}/${name}.png`);
    }
  } finally {
    await browser.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
