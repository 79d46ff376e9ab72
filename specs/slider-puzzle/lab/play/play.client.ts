/** The page's script, and that of its search workers: one bundle, so that the page can make workers of itself. */
import { h, render } from 'preact';
import { makeLocale, speakFrom } from '../../../../harness/messages/messages.ts';
import type { PageData } from './samples.ts';
import { serveSearches } from './search/worker.ts';
import { App } from './view/app.ts';

const startPage = (): void => {
  const script = document.currentScript?.textContent ?? '';
  const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PageData;
  const locale = makeLocale(data.language, new Map(data.texts));
  speakFrom(() => locale);
  const root = document.getElementById('play');
  if (root === null) throw new Error('The page has no place for the playground.');
  render(h(App, { samples: data.samples, script }), root);
};

if (typeof document === 'undefined') serveSearches();
else startPage();
