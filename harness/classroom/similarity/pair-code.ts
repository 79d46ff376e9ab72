/** One side of the page of a pair: its files with line numbers, and the common parts in them marked. */
import type { ComponentChild, VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import type { CommonPart, SourceText, Stretch } from './comparison.ts';
import { type Segment, segmentsOf } from './line-marks.ts';
import { pairMessages as say } from './messages.ts';
import { hues } from './pair-styles.ts';

/** Lines of one file that are shown. */
const shownLines = 3_000;

const mostFiles = 40;
const mostLineCharacters = 500;

export const nameAt = {
  mostCharacters: 100,
  path: (path: string): string => sanitizeText(path, 200),
} as const;

/** Is the beginning of a stretch on the page, to be jumped to? */
export const isShown = (files: readonly SourceText[], { path, from }: Stretch): boolean =>
  from.line <= shownLines && files.slice(0, mostFiles).some((file) => file.path === path);

export interface Side {
  readonly side: 'a' | 'b';
  readonly name: string;
  /** Name of the other side. */
  readonly other: string;
  readonly files: readonly SourceText[];
  /** The first is number 1. */
  readonly parts: readonly CommonPart[];
  /** Numbers of those that are shown on the other side. */
  readonly beside: ReadonlySet<number>;
}

export const drawSide = (side: Side): VNode => {
  const left = side.files.length - mostFiles;
  return element(
    'section',
    { class: 'side', 'aria-labelledby': `${side.side}-name` },
    element('h2', { id: `${side.side}-name` }, element('bdi', null, side.name)),
    side.files.slice(0, mostFiles).map((file) => drawFile(side, file)),
    left > 0 ? element('p', { class: 'soft' }, say.filesNotShown({ count: left })) : null,
  );
};

const drawFile = (side: Side, { path, text }: SourceText): VNode => {
  const stretches = side.parts
    .map((part, index) => ({ part: index + 1, stretch: part[side.side] }))
    .filter(({ stretch }) => stretch.path === path);
  const lines = segmentsOf(text, stretches);
  const left = lines.length - shownLines;
  return element(
    'div',
    { class: 'file' },
    element('h3', null, element('bdi', null, nameAt.path(path))),
    element(
      'div',
      { class: 'code' },
      lines.slice(0, shownLines).map((line, index) => drawLine(side, line, index + 1)),
    ),
    left > 0 ? element('p', { class: 'soft' }, say.notShown({ count: left })) : null,
  );
};

/** The numbers are drawn by the style, so that they are not taken along when code is selected. */
const drawLine = (side: Side, segments: readonly Segment[], number: number): VNode => {
  const part = segments.find((segment) => segment.part !== null)?.part;
  const marked = part === null || part === undefined ? {} : { class: `in ${hueOf(part)}`, 'data-part': part };
  let left = mostLineCharacters;
  const content = segments.map((segment) => {
    const text = sanitizeText(segment.text, Math.max(1, left), { multiline: true });
    const isShown = left > 0;
    left -= text.length;
    return drawSegment(side, segment, isShown ? text : '');
  });
  return element('pre', { 'data-n': number, ...marked }, content);
};

const drawSegment = (side: Side, { part, isFirst }: Segment, text: string): ComponentChild => {
  if (part === null) return text;
  const mark = text === '' ? null : element('mark', { class: hueOf(part) }, text);
  return isFirst ? [drawJump(side, part), mark] : mark;
};

const drawJump = ({ side, other, beside }: Side, part: number): VNode => {
  const place = { id: `${side}-${part}`, class: `jump ${hueOf(part)}` };
  if (!beside.has(part)) return element('span', place, part);
  return element(
    'a',
    { ...place, href: `#${side === 'a' ? 'b' : 'a'}-${part}` },
    element('span', { 'aria-hidden': 'true' }, part),
    element('span', { class: 'unseen' }, say.jump({ number: part, name: other })),
  );
};

const hueOf = (part: number): string => `hue-${((part - 1) % hues) + 1}`;
