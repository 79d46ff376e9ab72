/** One failed case with all it has. Its first line tells it; the rest folds. */
import type { ComponentChild, VNode } from 'preact';
import type { Cause } from '../../report/causes.ts';
import { drawGrids } from '../../pages/figures/grid.ts';
import { element } from '../../pages/figures/element.ts';
import { type CaseResult, type CheckResult, notShown } from '../../contracts/report.ts';
import type { Place } from '../../contracts/shown.ts';
import { block, checkLink, fold, sentence, shorten } from './parts.ts';
import { drawFigures } from './shown-figures.ts';
import type { View } from './view.ts';
import { caseMessages } from './messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { commonMessages, labelMessages } from '../common/messages.ts';

export const drawCase = (view: View, one: CaseResult, check: CheckResult, cause: Cause, open: boolean): VNode => {
  const body = bodyOf(view, one, check, cause);
  const line = firstLine(view, one, check);
  if (isShort(one)) return element('div', { class: 'case' }, element('p', { class: 'case-line' }, line), body);
  return element(
    'details',
    { class: 'case', open },
    element('summary', { class: 'case-line' }, line),
    element('div', { class: 'case-body' }, body),
  );
};

/** A finding of a tool: the message and its place, with nothing to fold. */
const isShort = (one: CaseResult): boolean =>
  [one.expected, one.actual, one.hint, one.random, one.output].every((value) => value === null) &&
  [one.grids, one.sequences, one.searches, one.trace, one.reproduction].every(({ length }) => length === 0);

const firstLine = ({ limits }: View, { name, verdict, message }: CaseResult, check: CheckResult): ComponentChild[] => [
  element('strong', null, shorten(name, limits.rowCharacters)),
  verdict === check.verdict ? null : ` (${verdictMessages[verdict]()})`,
  ...(message === null ? [] : [' ', element('span', { class: 'message' }, sentence(message, limits.characters))]),
];

const bodyOf = (view: View, one: CaseResult, check: CheckResult, cause: Cause): VNode[] =>
  [
    evidence(
      comparison(view, one),
      one.grids.length === 0 ? null : drawGrids(one.grids),
      check.section === 'compilation'
        ? excerpt(one.reproduction)
        : labelled(caseMessages.reproduction(), listing(view, one.reproduction)),
    ),
    ...drawFigures(view, one),
    labelled(caseMessages.trace(), listing(view, one.trace)),
    placesOf(view, one.places),
    hintOf(view, one, cause),
    one.revokedBy === null || one.revokedBy === notShown
      ? null
      : element('p', null, `${caseMessages.because()} `, checkLink(view, one.revokedBy), '.'),
    randomOf(one),
    printed(view, one),
  ].filter((part) => part !== null);

/** The hint is the heading already where it is the cause; where another cause is proved, none is likely beside it. */
const hintOf = ({ limits }: View, { hint }: CaseResult, cause: Cause): VNode | null =>
  hint === null || cause.proved || hint === cause.advice || hint.startsWith(cause.title)
    ? null
    : element(
        'p',
        { class: 'hint' },
        element('strong', null, `${caseMessages.hint()}: `),
        sentence(hint, limits.characters),
      );

const comparison = ({ limits }: View, { expected, actual }: CaseResult): VNode | null => {
  const values = [
    [labelMessages.expected(), expected],
    [labelMessages.actual(), actual],
  ] as const;
  const shown = values.flatMap(([label, value]) =>
    value === null
      ? []
      : [element('div', null, element('dt', null, label), element('dd', null, block(value, limits.characters)))],
  );
  return shown.length === 0 ? null : element('dl', { class: 'comparison' }, shown);
};

/** Side by side, where there is room. */
const evidence = (...parts: (VNode | null)[]): VNode | null =>
  parts.every((one) => one === null) ? null : element('div', { class: 'evidence' }, parts);

const listing = ({ limits }: View, lines: readonly string[]): VNode | null =>
  lines.length === 0 ? null : block(lines.join('\n'), limits.characters);

/** A compiler's excerpt, with the place that it points at marked within the line: a sign below it would be elsewhere once the line is wrapped. */
const excerpt = ([code = '', pointer = '']: readonly string[]): VNode | null => {
  if (code === '') return null;
  const start = pointer.endsWith('^') ? pointer.length - 1 : code.length;
  const sign = String.fromCodePoint(code.codePointAt(start) ?? 0x20);
  const mark = pointer.endsWith('^') ? element('mark', null, sign) : null;
  return element('pre', { class: 'block' }, code.slice(0, start), mark, code.slice(start + sign.length));
};

const labelled = (label: string, content: VNode | null): VNode | null =>
  content === null ? null : element('div', { class: 'labelled' }, element('p', { class: 'label' }, label), content);

const placesOf = (view: View, places: readonly Place[]): VNode | null => {
  if (places.length === 0) return null;
  const links = places.slice(0, view.limits.entries).map(({ path, line, column }, index) => {
    const shownPath = shorten(path, 200);
    const text =
      column === null
        ? caseMessages.line({ path: shownPath, line: String(line) })
        : caseMessages.lineColumn({ path: shownPath, line: String(line), column: String(column) });
    const anchor = view.anchors.line(path, line);
    return [index === 0 ? '' : '; ', anchor === null ? text : element('a', { href: `#${anchor}` }, text)];
  });
  return element('p', { class: 'places' }, `${caseMessages.inCode()}: `, links);
};

const randomOf = ({ random }: CaseResult): VNode | null => {
  if (random === null) return null;
  const { path, shrinks } = random;
  const seed = String(random.seed);
  const text =
    shrinks === 0
      ? commonMessages.random({ seed, path })
      : commonMessages.randomSmaller({ seed, path, count: shrinks });
  return element('p', { class: 'soft small' }, text);
};

const printed = ({ limits }: View, { output }: CaseResult): VNode | null => {
  if (output === null || output.bytes === 0) return null;
  const { head, tail, bytes } = output;
  return fold(
    caseMessages.printed({ count: bytes }),
    false,
    head === '' ? null : block(head, limits.characters),
    tail === '' ? null : element('p', { class: 'soft small' }, caseMessages.between()),
    tail === '' ? null : block(tail, limits.characters),
  );
};
