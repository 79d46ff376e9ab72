/** The playground as one file: markup, style, script and examples. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { h } from 'preact';
import { graderFault } from '../../../../harness/contracts/errors.ts';
import { packageRoot } from '../../../../harness/platform/package-root.ts';
import { renderPage } from '../../../../harness/pages/page.ts';
import { figureStyles } from '../../../../harness/pages/figures/styles.ts';
import { theme } from '../../../../harness/pages/theme.ts';
import { localeTag, localeTexts } from '../../../../harness/messages/messages.ts';
import { formatTiles } from '../../../../reference/puzzle/tiles.ts';
import type { PageData } from '../play/samples.ts';
import { playStyles } from '../play/styles.ts';
import { playMessages as words } from '../play/messages/page.ts';
import { loadPuzzles } from '../../puzzles/load-puzzles.ts';

/** @throws {GraderError} a fault when the package is not whole */
export const playgroundPage = async (): Promise<string> =>
  renderPage({
    title: words.title(),
    lang: localeTag(),
    body: h(
      'main',
      { id: 'main', class: 'wrap' },
      h('header', { class: 'top' }, h('h1', null, words.title()), h('p', null, words.lead())),
      h('noscript', null, h('p', { class: 'problem' }, words.noScript())),
      h('div', { id: 'play' }),
    ),
    styles: [theme, figureStyles, playStyles],
    script: await script(),
    data: await pageData(),
    policy: ['worker-src blob:'],
    compiledCode: true,
  });

const script = async (): Promise<string> => {
  const path = join(packageRoot(), 'specs', 'slider-puzzle', 'lab', 'play', 'play.bundle.js');
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const remedy = 'Install the package again, or write the file again with: npm run pages';
    throw graderFault('page-script', 'The script of the page cannot be read.', { where: path, remedy, cause });
  }
};

/** From one that a lecture begins with to one that no page can solve by the search of the assignment. */
const sampleNames = [
  'puzzle04.txt',
  'puzzle07.txt',
  'puzzle2x2-06.txt',
  'puzzle3x3-20.txt',
  'puzzle3x3-31.txt',
  'puzzle3x3-unsolvable.txt',
  'puzzle4x4-30.txt',
  'puzzle4x4-50.txt',
  'puzzle4x4-78.txt',
  'puzzle4x4-80.txt',
  'puzzle4x4-unsolvable.txt',
  'puzzle14.txt',
];

const pageData = async (): Promise<PageData> => {
  const { puzzles } = await loadPuzzles({ dir: null, cacheDir: '' });
  return {
    language: localeTag(),
    // The queue is drawn by what draws it in reports.
    texts: ['play', 'figures.search', 'figures.grid'].flatMap(localeTexts),
    samples: sampleNames.flatMap((name) => {
      const puzzle = puzzles.get(name);
      return puzzle === undefined ? [] : { name, moves: puzzle.moves, text: formatTiles(puzzle.tiles) };
    }),
  };
};
