/** The page of a pair: both submissions side by side, with what they have in common marked and linked. For staff only. */
import type { ComponentChild, VNode } from 'preact';
import { localeTag } from '../../messages/messages.ts';
import { element } from '../../pages/figures/element.ts';
import { renderPage } from '../../pages/page.ts';
import { theme } from '../../pages/theme.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { whoIs } from '../who-is.ts';
import type { CommonPart, SimilarPair, SourceText, Stretch } from './comparison.ts';
import { pairMessages as say } from './messages.ts';
import { drawSide, isShown, nameAt } from './pair-code.ts';
import { pairStyles } from './pair-styles.ts';
import { type Party, percentOf } from './similarity-file.ts';

/** The longest ones of a pair; there are more only where two files repeat themselves. */
const mostParts = 150;

/**
 * One document that loads nothing and needs no script. Every key, path and line in it is somebody's own text: control
 * characters are shown by their numbers.
 * @param files of both sides, as they were compared
 * @param people their names, where they are known
 */
export const pairPage = (
  pair: SimilarPair,
  files: { readonly a: readonly SourceText[]; readonly b: readonly SourceText[] },
  people: { readonly a?: string | null; readonly b?: string | null } = {},
): string => {
  const names = { a: nameOf(pair.a, people.a), b: nameOf(pair.b, people.b) };
  const parts = pair.parts.slice(0, mostParts);
  const shown = { a: shownOf(parts, files.a, 'a'), b: shownOf(parts, files.b, 'b') };
  return renderPage({
    title: say.title(names),
    lang: localeTag(),
    styles: [theme, pairStyles],
    body: element(
      'main',
      { id: 'main', class: 'wrap' },
      element('h1', null, headingOf(names)),
      element('p', null, say.what()),
      element('p', { class: 'caution' }, say.caution()),
      element('p', null, figuresOf(pair)),
      drawParts(parts, { names, shown, left: pair.parts.length - parts.length }),
      element(
        'div',
        { class: 'sides' },
        drawSide({ side: 'a', name: names.a, other: names.b, files: files.a, parts, beside: shown.b }),
        drawSide({ side: 'b', name: names.b, other: names.a, files: files.b, parts, beside: shown.a }),
      ),
    ),
  });
};

/** Names may run the other way than the words around them. */
const headingOf = (names: Readonly<Record<'a' | 'b', string>>): ComponentChild[] =>
  say
    .title({ a: '\na\n', b: '\nb\n' })
    .split('\n')
    .map((part) => (part === 'a' || part === 'b' ? element('bdi', null, names[part]) : part));

/** Numbers of the parts that are shown on a side. */
const shownOf = (parts: readonly CommonPart[], files: readonly SourceText[], side: 'a' | 'b'): ReadonlySet<number> =>
  new Set(parts.flatMap((part, index) => (isShown(files, part[side]) ? [index + 1] : [])));

const nameOf = ({ key, label }: Party, name: string | null = null): string => {
  const who = whoIs({ key, name });
  return sanitizeText(label === null ? who : say.ofYear({ key: who, label }), nameAt.mostCharacters);
};

const figuresOf = ({ similarity, percentile, longestLines }: SimilarPair): string =>
  [
    say.similarity({ percent: percentOf(similarity) }),
    standing(percentile),
    ...(longestLines === 0 ? [] : [say.longest({ count: longestLines })]),
  ].join(' ');

const standing = (percentile: number | null): string => {
  if (percentile === null) return say.onlyPair();
  return percentile === 100 ? say.mostAlike() : say.percentile({ percent: Math.floor(percentile * 10) / 10 });
};

interface PartsView {
  readonly names: Readonly<Record<'a' | 'b', string>>;
  readonly shown: Readonly<Record<'a' | 'b', ReadonlySet<number>>>;
  /** How many more parts there are. */
  readonly left: number;
}

const drawParts = (parts: readonly CommonPart[], { names, shown, left }: PartsView): VNode => {
  const heading = element('h2', { id: 'parts' }, say.partsHeading());
  if (parts.length === 0) return element('section', null, heading, element('p', null, say.noParts()));
  const head = [say.part(), names.a, names.b].map((title) =>
    element('th', { scope: 'col' }, element('bdi', null, title)),
  );
  return element(
    'section',
    { 'aria-labelledby': 'parts' },
    heading,
    element(
      'table',
      { class: 'data' },
      element('thead', null, element('tr', null, head)),
      element(
        'tbody',
        null,
        parts.map((part, index) => drawRow(part, index + 1, shown)),
      ),
    ),
    left === 0 ? null : element('p', { class: 'soft' }, say.unmarked({ count: left })),
  );
};

const drawRow = ({ a, b }: CommonPart, number: number, shown: PartsView['shown']): VNode =>
  element(
    'tr',
    null,
    element('th', { scope: 'row' }, number),
    element('td', null, drawLink(shown.a.has(number) ? `a-${number}` : null, a)),
    element('td', null, drawLink(shown.b.has(number) ? `b-${number}` : null, b)),
  );

/** What is not shown has no link. */
const drawLink = (id: string | null, { path, from, to }: Stretch): ComponentChild => {
  const shown = nameAt.path(path);
  const text =
    from.line === to.line
      ? say.line({ path: shown, from: String(from.line) })
      : say.lines({ path: shown, from: String(from.line), to: String(to.line) });
  return id === null ? text : element('a', { href: `#${id}` }, text);
};
