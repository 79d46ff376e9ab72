/** One failed case that stands for a cause. */
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import type { Cause } from '../../report/causes.ts';
import { type Example as FailedCase, exampleOf, failedCases, largestGrid } from '../../report/example.ts';
import { isOfBuild } from '../../report/sections.ts';
import { at } from '../../text/at.ts';
import type { TextStyle } from '../../text/paint.ts';
import { hanging, indent, wrap } from '../../text/wrap.ts';
import { drawGrids } from './grids.ts';
import { pointedAt } from './cases.ts';
import { textMessages } from './messages.ts';

/** Lines of a message or a hint, at first and where there is room; a longer one is in the other formats. */
const [fewLines, mostLines] = [3, 8];
/** Errors of a compiler, or of the API. */
const mostOfBuild = 4;

export interface Example {
  /** What a compiler says can be longer than there is room for: the first lines, and the code. */
  readonly brief: readonly string[];
  /** What happened. */
  readonly short: readonly string[];
  /** With grids, code, what to do. */
  readonly full: readonly string[];
  /** The same, no sentence of it cut. */
  readonly whole: readonly string[];
}

/** What is said of what is left out. */
export type MoreWords = Pick<typeof textMessages, 'moreCauses' | 'moreErrors' | 'moreWarnings'>;

const nothing: Example = { brief: [], short: [], full: [], whole: [] };

/** Nothing for a cause without a failed case. What a compiler says, or a wrong API, is shown by its first few errors; else one case. */
export const caseExample = (cause: Cause, style: TextStyle, more: MoreWords): Example => {
  const first = exampleOf(cause);
  if (first === null) return nothing;
  if (isOfBuild(first.check.section)) return buildExample(cause, style, more);
  const { hint } = first.one;
  const said = cause.advice ?? (hint?.startsWith(cause.title) === true ? null : hint);
  const drawn = figures(first.one, style);
  const lines = (most: number): string[] => [
    ...wordsOf(first.one, style, most),
    ...drawn,
    ...hintLines(said, style, most),
  ];
  const short = wordsOf(first.one, style, fewLines);
  return { brief: short, short, full: lines(fewLines), whole: lines(mostLines) };
};

/** The first error with what helps against it, and then some more: those below often come of it. */
const buildExample = ({ title, checks }: Cause, style: TextStyle, more: MoreWords): Example => {
  const [first, ...rest] = failedCases(checks);
  if (first === undefined) return nothing;
  const isInTitle = ({ one }: FailedCase): boolean => title.includes(one.message ?? one.name);
  const others = rest.filter((one) => !isInTitle(one));
  const linesOf = ({ check, one }: FailedCase, most: number): string[] => [
    ...(isInTitle({ check, one }) ? [] : wordsOf(named(one, check), style, most)),
    ...excerpt(one, check, style),
  ];
  const moreThan = (shown: number): string[] => {
    const left = others.slice(shown);
    const say = left.every(isWarning) ? more.moreWarnings : more.moreErrors;
    return left.length > 0 ? wrap(say({ count: left.length }), style.width) : [];
  };
  const [said, hint] = [linesOf(first, mostLines), hintLines(first.one.hint, style, mostLines)];
  const start = [...said, ...hint];
  const shown = others.slice(0, mostOfBuild - 1);
  const full = [...start, ...shown.flatMap((one) => linesOf(one, fewLines)), ...moreThan(shown.length)];
  // What is only a warning leaves the room to what stands in the way.
  const short = [...(isWarning(first) ? said : start), ...moreThan(0)];
  return { brief: [...linesOf(first, fewLines), ...moreThan(0)], short, full, whole: full };
};

/** A part of the API says itself what it is, but not always of which class. */
const named = (one: CaseResult, { section }: CheckResult): CaseResult =>
  section === 'api' ? { ...one, name: at(one.name.split(':'), 0) } : one;

const isWarning = ({ one }: FailedCase): boolean => one.places.some(({ level }) => level === 'warning');

const hintLines = (hint: string | null, { width }: TextStyle, most: number): string[] =>
  hint === null ? [] : limited(hanging(`${textMessages.hint()} `, hint, width), width, most);

const wordsOf = ({ name, message }: CaseResult, { width }: TextStyle, most: number): string[] => {
  const told = message ?? '';
  return limited(wrap(told.includes(name) ? told : `${name}: ${told}`, width), width, most);
};

const limited = (lines: readonly string[], width: number, most: number): string[] => {
  if (lines.length <= most) return [...lines];
  const [last = ''] = wrap(lines[most - 1] ?? '', width - cut.length);
  return [...lines.slice(0, most - 1), `${last}${cut}`];
};

const cut = ' ...';

/** What a compiler points at. */
const excerpt = ({ reproduction }: CaseResult, { section }: CheckResult, { width }: TextStyle): string[] =>
  section === 'compilation' ? pointedAt(reproduction, width) : [];

/** Small grids, side by side. */
const figures = ({ grids }: CaseResult, { width, paint }: TextStyle): string[] => {
  const small = grids.filter(({ cells }) => cells.length <= largestGrid);
  return small.length === 0 ? [] : indent(drawGrids(small, width - 2, paint), 2);
};
