/** Small things that all parts of the page are made of. */
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { Verdict } from '../../contracts/report.ts';
import type { View } from './view.ts';
import { leftMessages } from './messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { fixed, grouped } from '../../text/points.ts';

/** With a real minus sign. */
export const minus = (points: number): string => `−${fixed(points)}`;

/** Cut so that it says so. */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const kept = text.slice(0, most).toWellFormed();
  return `${kept} ${leftMessages.text({ count: text.length - most })}`;
};

/** A sentence at most so long, with what it has between backticks as code. */
export const sentence = (text: string, most: number): ComponentChildren =>
  shorten(text, most)
    .split(/`([^`\n]+)`/)
    .map((piece, index) => (index % 2 === 0 ? piece : element('code', null, piece)));

/** Text with its lines and spaces as they are. A browser drops a line break at the beginning of such an element, and no second one. */
export const block = (text: string, most: number): VNode =>
  element('pre', { class: 'block' }, shorten(text.replace(/^\n/, '\n\n'), most));

export const fold = (summary: ComponentChildren, open: boolean, ...content: ComponentChildren[]): VNode =>
  element('details', { class: 'fold', open }, element('summary', null, summary), ...content);

/** The line that opens a part of its own: a title, and what is said of it in a few words. */
export const titleLine = (title: string, said: string, look = 'soft'): ComponentChildren => [
  element('h3', null, title),
  ' ',
  element('span', { class: look }, said),
];

/** A part of the page with its heading; nothing when it has no content. */
export const part = (id: string, heading: string, ...content: ComponentChild[]): VNode | null => {
  const shown = content.filter((one) => one !== null && one !== undefined && one !== false);
  if (shown.length === 0) return null;
  const label = `${id}-heading`;
  return element(
    'section',
    { id, class: 'part', 'aria-labelledby': label },
    element('h2', { id: label }, heading),
    ...shown,
  );
};

/** Links to the parts of the page. */
export const contents = (name: string, links: readonly { readonly id: string; readonly link: string }[]): VNode =>
  element(
    'nav',
    { class: 'contents screen-only', 'aria-label': name },
    element(
      'ul',
      null,
      links.map(({ id, link }) => element('li', null, element('a', { href: `#${id}` }, link))),
    ),
  );

/** Leads to where the check is told; text alone where it is not. */
export const checkLink = ({ anchors }: View, id: string, text: ComponentChildren = id): VNode => {
  const anchor = anchors.check(id);
  return anchor === null ? element('span', null, text) : element('a', { href: `#${anchor}` }, text);
};

/** Their looks, and the characters that say the same without colour. */
export const verdictMarks: Readonly<Record<Verdict, readonly [string, string]>> = {
  passed: ['good', '✓'],
  failed: ['bad', '✗'],
  'timed-out': ['bad', '✗'],
  crashed: ['bad', '✗'],
  'out-of-memory': ['bad', '✗'],
  tampering: ['bad', '✗'],
  skipped: ['soft', '–'],
  'grader-fault': ['warn', '!'],
};

export const verdictMark = (verdict: Verdict, text: string = verdictMessages[verdict]()): VNode => {
  const [look, mark] = verdictMarks[verdict];
  return element('span', { class: `verdict ${look}` }, element('span', { 'aria-hidden': 'true' }, `${mark} `), text);
};

/** The first entries, and how many are left out. */
export const capped = <T>(
  { limits, where }: View,
  all: readonly T[],
  draw: (one: T, index: number) => ComponentChild,
  wrap: (text: string) => ComponentChild,
): ComponentChild[] => {
  const shown = all.slice(0, limits.entries).map(draw);
  const left = all.length - shown.length;
  return left === 0 ? shown : [...shown, wrap(leftMessages.itemsWhere({ count: left, where }))];
};

/** How many are left out of what is no list; nothing when none is. */
export const leftParagraph = ({ where }: View, count: number): VNode[] =>
  count === 0 ? [] : [element('p', { class: 'soft' }, leftMessages.itemsWhere({ count, where }))];

export const cappedItems = <T>(view: View, all: readonly T[], draw: (one: T) => ComponentChild): ComponentChild[] =>
  capped(view, all, draw, (text) => element('li', null, text));

export interface Column {
  readonly title: string;
  readonly number?: boolean | undefined;
}

export const cappedRows = <T>(
  view: View,
  all: readonly T[],
  columns: readonly Column[],
  draw: (one: T) => ComponentChild,
): ComponentChild[] =>
  capped(view, all, draw, (text) =>
    element('tr', null, element('td', { colSpan: columns.length, class: 'soft' }, text)),
  );

/** A table that scrolls by itself where it is too wide; the first cell of each row names it. */
export const dataTable = (caption: string, columns: readonly Column[], rows: ComponentChild[]): VNode =>
  element(
    'div',
    { class: 'scroll', tabIndex: 0, role: 'group', 'aria-label': caption },
    plainTable('data', caption, columns, rows),
  );

export const plainTable = (
  look: string,
  caption: string,
  columns: readonly Column[],
  rows: ComponentChild[],
  foot: VNode | null = null,
): VNode =>
  element(
    'table',
    { class: look },
    element('caption', { class: 'unseen' }, caption),
    element(
      'thead',
      null,
      element(
        'tr',
        null,
        columns.map(({ title, number }) =>
          element('th', { scope: 'col', class: number === true ? 'number' : undefined }, title),
        ),
      ),
    ),
    element('tbody', null, rows),
    foot === null ? null : element('tfoot', null, foot),
  );

/** Names and values. */
export const definitions = (facts: readonly (readonly [name: string, value: ComponentChild])[]): VNode =>
  element(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => element('div', null, element('dt', null, name), element('dd', null, value))),
  );

export const row = (name: ComponentChildren, cells: readonly VNode[]): VNode =>
  element('tr', null, element('th', { scope: 'row' }, name), cells);

export const cell = (content: ComponentChildren, number = false): VNode =>
  element('td', number ? { class: 'number' } : null, typeof content === 'number' ? grouped(content) : content);
