/** One failed case that stands for a cause. */
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import type { Cause } from '../../report/causes.ts';
import { isFailure } from '../../rubric/score.ts';
import { hanging, indent, wrap } from '../../text/wrap.ts';
import type { CaseStyle } from './cases.ts';
import { drawGrids } from './grids.ts';
import { textMessages } from './messages.ts';

/** Lines of a message; a longer one is in the other formats. */
const mostLines = 3;
/** Grids up to this size are drawn: a larger one is told by its name. */
const largestGrid = 5;

export interface Example {
  readonly short: readonly string[];
  /** Grids, code, what to do. */
  readonly more: readonly string[];
}

/** Nothing for a cause without a failed case. */
export const caseExample = ({ checks, title, advice }: Cause, style: CaseStyle): Example => {
  const found = checks.flatMap((check) => check.cases.filter(isFailure).map((one) => ({ check, one })));
  const chosen = found.toSorted((a, b) => sizeOf(a.one) - sizeOf(b.one))[0];
  if (chosen === undefined) return { short: [], more: [] };
  const { check, one } = chosen;
  const told = one.message ?? '';
  const name = one.name === '' || told.startsWith(one.name) ? told : `${one.name}: ${told}`;
  const hint = advice ?? (one.hint?.startsWith(title) === true ? null : one.hint);
  return {
    short: limited(wrap(name, style.width)),
    more: [
      ...figures(one, check, style),
      ...(hint === null ? [] : limited(hanging(textMessages.hint(), hint, style.width))),
    ],
  };
};

/** Rows of the largest grid: of many failed cases a small one is understood at once, and one that can be drawn. */
const sizeOf = ({ grids }: CaseResult): number =>
  grids.length === 0 ? largestGrid + 1 : Math.max(...grids.map(({ cells }) => cells.length));

const limited = (lines: readonly string[]): string[] =>
  lines.length <= mostLines ? [...lines] : [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1] ?? ''} ...`];

/** What a compiler points at, or the grids, side by side. */
const figures = (
  { grids, reproduction }: CaseResult,
  { section }: CheckResult,
  { width, paint }: CaseStyle,
): string[] => {
  if (section === 'compilation') return indent(reproduction.slice(0, 2), 2);
  const small = grids.filter(({ cells }) => cells.length <= largestGrid);
  return small.length === 0 ? [] : indent(drawGrids(small, width - 2, paint), 2);
};
