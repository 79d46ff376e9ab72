/** One self-contained HTML document: style, script and data are in it, and it may load nothing. */
import { createHash } from 'node:crypto';
import { type ComponentChildren, Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { escapeHtml, jsonForHtml } from '../text/escape/html.ts';
import { defineMessages } from '../messages/messages.ts';

/** Of every page. */
const pageMessages = defineMessages('page', {
  skip: 'Skip to the content',
});

export interface Page {
  readonly title: string;
  /** As in `<html lang>`. */
  readonly lang: string;
  /** The content; somewhere in it is `<main id="main">`, where the skip link leads. No `style` attributes: the policy forbids them. */
  readonly body: ComponentChildren;
  readonly styles: readonly string[];
  /** A bundle of ours; never with anything from a submission. */
  readonly script?: string | undefined;
  /** For the script, as JSON in `<script type="application/json" id="data">`. */
  readonly data?: unknown;
  /** What this page needs beyond the policy of all: `worker-src blob:`. */
  readonly policy?: readonly string[] | undefined;
  /** The script brings WebAssembly. */
  readonly compiledCode?: boolean | undefined;
}

/**
 * The page as text. Its policy lets exactly this style and this script run, so that no text in it can bring its own.
 * @throws when a style or a script of ours could end its own element
 */
export const renderPage = ({
  title,
  lang,
  body,
  styles,
  script,
  data,
  policy = [],
  compiledCode = false,
}: Page): string => {
  const style = inElement(styles.join('\n'));
  const code = script === undefined ? null : inElement(script);
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(style, code, compiledCode, policy))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    '<link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${style}</style>`,
  ];
  const scripts = [
    ...(data === undefined ? [] : [`<script type="application/json" id="data">${jsonForHtml(data)}</script>`]),
    ...(code === null ? [] : [`<script>${code}</script>`]),
  ];
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}">`,
    `<head>\n${head.join('\n')}\n</head>`,
    `<body>\n<a class="skip" href="#main">${escapeHtml(pageMessages.skip())}</a>`,
    renderToString(h(Fragment, null, body)),
    ...scripts,
    '</body>\n</html>\n',
  ].join('\n');
};

const policyOf = (style: string, script: string | null, compiledCode: boolean, more: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    script === null ? "script-src 'none'" : `script-src ${hashOf(script)}${compiledCode ? " 'wasm-unsafe-eval'" : ''}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A browser reads CRLF as LF before it computes the hash. */
const inElement = (text: string): string => {
  if (/<\/(?:script|style)|<!--/i.test(text)) throw new Error('A style or script could end its own element.');
  return text.replace(/\r\n?/g, '\n');
};
