/** The page's script, and that of its search workers: one bundle, so that the page can make workers of itself. */
import { h, render } from 'preact';
import { translate } from '../../../harness/words/words.ts';
import type { PageData } from './samples.ts';
import { serveSearches } from './search/worker.ts';
import { App } from './view/app.ts';

const startPage = (): void => {
  const script = document.currentScript?.textContent ?? '';
  const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PageData;
  translate(new Map(data.texts), data.language);
  const root = document.getElementById('play');
  if (root === null) throw new Error('The page has no place for the playground.');
  render(h(App, { samples: data.samples, script }), root);
};

if (typeof document === 'undefined') serveSearches();
else startPage();
