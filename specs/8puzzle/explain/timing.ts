/** Explanations of the five questions about each timed puzzle, with the counts that are allowed. */
import type { AssessmentLimits, Explanation, ExplanationFamily } from '../../../harness/assignment.ts';
import type { CheckContext } from '../context.ts';
import { timingCheckId, timingTableIds, type TimingTable } from '../timing/checks.ts';
import { countedIn, type CountTable } from '../timing/columns.ts';
import { limitOf, type Counted } from '../timing/limits.ts';
import type { RawCounts } from '../timing/raw-counts.ts';
import { secondsFor } from '../timing/series.ts';
import type { TimedPuzzle, TimedPuzzles } from '../timing/timed-puzzles.ts';
import { factorWords } from './family.ts';
import { measuredWords as words } from './words/measured.ts';
import { sourceWords as from } from './words/sources.ts';

export const timingFamilies = (
  context: CheckContext,
  limits: AssessmentLimits,
  { puzzles, missing }: TimedPuzzles,
): readonly ExplanationFamily[] =>
  timingTableIds.flatMap((table) => [
    ...puzzles.map((puzzle) => ({
      checks: [timingCheckId(table, puzzle.name)],
      of: () => ({ ...asked(table, puzzle.name), passing: passing(context, limits, table, puzzle) }),
    })),
    ...missing.map(({ name, reason }) => ({
      checks: [timingCheckId(table, name)],
      of: () => ({ ...asked(table, name), passing: words.notTimed({ reason }) }),
    })),
  ]);

const asked = (table: TimingTable, puzzle: string): Omit<Explanation, 'passing'> => {
  const { measured, why, source } = tables[table];
  return { measured: measured({ puzzle }), why: why(), source: source() };
};

interface TableWords {
  readonly measured: (facts: { readonly puzzle: string }) => string;
  readonly why: () => string;
  readonly source: () => string;
}

const tables: Readonly<Record<TimingTable, TableWords>> = {
  '1': { measured: words.timeMeasured, why: words.timeWhy, source: from.timing },
  '2': { measured: words.queueCallsMeasured, why: words.queueCallsWhy, source: from.timing },
  '3': { measured: words.neverMeasured, why: words.neverWhy, source: from.timing },
  '4a': { measured: words.boardCallsMeasured, why: words.boardCallsWhy, source: from.timing },
  '4b': { measured: words.strictMeasured, why: words.strictWhy, source: from.caching },
};

const passing = (context: CheckContext, limits: AssessmentLimits, table: TimingTable, puzzle: TimedPuzzle): string =>
  table === '1' ? words.timePassing({ seconds: secondsFor(context, limits) }) : countsPassing(limits, table, puzzle);

const countsPassing = (limits: AssessmentLimits, table: CountTable, { counts }: TimedPuzzle): string => {
  const allowed = countedIn(table, nothing, counts).map((one) => countPassing(one, limits));
  const rule = table === '3' ? [] : [words.countRule({ factor: factorWords(limits.countFactor) })];
  return [`${allowed.join('; ')}.`, ...rule, words.unsolvedRule()].join(' ');
};

const countPassing = (one: Counted, limits: AssessmentLimits): string => {
  const { words: method, reference } = one;
  const limit = limitOf(one, limits);
  const most = limits.fairness === 'provable' ? (one.most ?? 0) : 0;
  if (limit === 0) return most > 0 ? words.countNeverOr({ method, most }) : words.countNever({ method });
  return most > limit
    ? words.countPassingProvable({ method, limit, reference, most })
    : words.countPassing({ method, limit, reference });
};

const nothing: RawCounts = {
  inserts: 0,
  delMins: 0,
  queues: [],
  boards: 0,
  equals: 0,
  manhattan: 0,
  isGoal: 0,
  neighbors: 0,
  twin: 0,
  hamming: 0,
  texts: 0,
};
