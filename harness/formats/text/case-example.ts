/** One failed case that stands for a cause. */
import type { CaseResult, CheckResult } from '../../contracts/report.ts';
import type { Cause } from '../../report/causes.ts';
import { exampleOf, largestGrid } from '../../report/example.ts';
import { isFailure } from '../../rubric/score.ts';
import { hanging, indent, wrap } from '../../text/wrap.ts';
import type { CaseStyle } from './cases.ts';
import { drawGrids } from './grids.ts';
import { textMessages } from './messages.ts';

/** Lines of a message; a longer one is in the other formats. */
const mostLines = 3;
/** Errors of a compiler, or of the API. */
const mostOfBuild = 4;

export interface Example {
  readonly short: readonly string[];
  /** Grids, code, what to do. */
  readonly more: readonly string[];
}

/** Nothing for a cause without a failed case. Of what a compiler says, or of a wrong API, the first few; else one. */
export const caseExample = ({ checks, title, advice }: Cause, style: CaseStyle): Example => {
  const first = exampleOf({ checks });
  if (first === null) return { short: [], more: [] };
  const isBuilt = built.has(first.check.section);
  const found = checks.flatMap((check) => check.cases.filter(isFailure).map((one) => ({ check, one })));
  const shown = isBuilt ? found.slice(0, mostOfBuild) : [first];
  const { hint } = first.one;
  const said = advice ?? (isBuilt || hint?.startsWith(title) === true ? null : hint);
  return {
    short: shown.flatMap(({ check, one }) => [...wordsOf(one, style), ...excerpt(one, check)]),
    more: [
      ...figures(first.one, style),
      ...(said === null ? [] : limited(hanging(textMessages.hint(), said, style.width), style.width)),
    ],
  };
};

const built: ReadonlySet<string> = new Set(['compilation', 'api']);

const wordsOf = ({ name, message }: CaseResult, { width }: CaseStyle): string[] => {
  const told = message ?? '';
  return limited(wrap(isSaid(name, told) ? told : `${name}: ${told}`, width), width);
};

/** A part of the API is named by its class and what it declares, of which a message says both. */
const isSaid = (name: string, told: string): boolean => name.split(': ', 2).every((part) => told.includes(part));

const limited = (lines: readonly string[], width: number): string[] => {
  if (lines.length <= mostLines) return [...lines];
  const [last = ''] = wrap(lines[mostLines - 1] ?? '', width - more.length);
  return [...lines.slice(0, mostLines - 1), `${last}${more}`];
};

const more = ' ...';

/** What a compiler points at. */
const excerpt = ({ reproduction }: CaseResult, { section }: CheckResult): string[] =>
  section === 'compilation' ? indent(reproduction.slice(0, 2), 2) : [];

/** Small grids, side by side. */
const figures = ({ grids }: CaseResult, { width, paint }: CaseStyle): string[] => {
  const small = grids.filter(({ cells }) => cells.length <= largestGrid);
  return small.length === 0 ? [] : indent(drawGrids(small, width - 2, paint), 2);
};
