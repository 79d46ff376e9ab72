/** The page's script, and that of its search workers: one bundle, so that the page can make workers of itself. */
import { h, render } from 'preact';
import { makeLocale, speakFrom } from '../../../../harness/messages/messages.ts';
import type { PageData } from './samples.ts';
import { serveSearches } from './search/worker.ts';
import { App } from './view/app.ts';
import { defined } from '../../../../harness/text/at.ts';

const startPage = (): void => {
  const script = defined(document.currentScript?.textContent, 'script');
  const data = JSON.parse(defined(document.getElementById('data')?.textContent, 'data')) as PageData;
  const locale = makeLocale(data.language, new Map(data.texts));
  speakFrom(() => locale);
  const root = defined(document.getElementById('play'), 'play');
  render(h(App, { samples: data.samples, script }), root);
};

if (typeof document === 'undefined') serveSearches();
else startPage();
