/** `npm run pages`: the scripts of the web pages, bundled from TypeScript and committed, so that a grader needs no bundler. */
import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { at } from '../harness/text/at.ts';
import { browserStandIns } from './browser-stand-ins.ts';

export interface PageScript {
  /** Below the repository. */
  readonly entry: string;
  readonly output: string;
}

export const pageScripts: readonly PageScript[] = [
  { entry: 'harness/formats/html/report.client.ts', output: 'harness/formats/html/report.bundle.js' },
  { entry: 'harness/classroom/site/site.client.ts', output: 'harness/classroom/site/site.bundle.js' },
  { entry: 'specs/slider-puzzle/lab/play/play.client.ts', output: 'specs/slider-puzzle/lab/play/play.bundle.js' },
];

/** The bundle: one classic script for an inline `<script>` element, free of anything that could end that element. */
export const bundle = async ({ entry }: PageScript): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    charset: 'ascii',
    legalComments: 'none',
    loader: { '.wasm': 'binary' },
    plugins: [browserStandIns],
  });
  const { text } = at(outputFiles, 0);
  if (/<\/script|<!--/i.test(text)) throw new Error(`The bundle of ${entry} could end its own script element.`);
  return text;
};

if (import.meta.main) for (const page of pageScripts) await writeFile(page.output, await bundle(page));
