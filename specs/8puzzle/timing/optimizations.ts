/** Which optimizations a Solver has, told from its counts alone: one sentence for each. */
import { formWords, formOf, type FoundForm } from './search-form.ts';
import { shapeOf, type SearchShape } from './search-shape.ts';
import type { RawCounts } from './raw-counts.ts';
import { tieWords } from './tie-order.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';
import { optimizationWords } from './words/optimizations.ts';

/** A puzzle that was solved, and what that took. */
export interface SolvedRow {
  readonly puzzle: Pick<TimedPuzzle, 'name' | 'counts'>;
  readonly raw: RawCounts;
}

/** The sentences; none when nothing was solved. */
export const optimizations = (rows: readonly SolvedRow[]): readonly string[] => {
  if (rows.length === 0) return [];
  const counted = rows.filter(({ raw }) => raw.inserts > 0);
  if (counted.length === 0) return [optimizationWords.noQueue()];
  const shape = shapeOf(sumOf(counted.map(({ raw }) => raw)));
  const form = formOf(counted);
  return [
    criticalWords[shape.leftOut](),
    ...(shape.drops ? [optimizationWords.drops()] : []),
    priorityWords(shape),
    boardWords(shape),
    formWords[form](),
    tieSentence(counted, form, shape),
  ];
};

const criticalWords: Readonly<Record<SearchShape['leftOut'], () => string>> = {
  back: optimizationWords.critical,
  nothing: optimizationWords.criticalMissing,
  'in-vain': optimizationWords.criticalInVain,
  late: optimizationWords.criticalLate,
  some: optimizationWords.criticalInPart,
  more: optimizationWords.criticalMore,
};

const priorityWords = ({ priority, distancesPerNode }: SearchShape): string => {
  const calls = distancesPerNode.toFixed(distancesPerNode < 10 ? 1 : 0);
  switch (priority) {
    case 'kept':
      return optimizationWords.priorityKept({ calls });
    case 'anew':
      return optimizationWords.priorityNotKept({ calls });
    case 'hamming':
      return optimizationWords.priorityHamming({ calls });
    case 'unknown':
      return optimizationWords.priorityUnknown();
  }
};

const boardWords = ({ priority }: SearchShape): string =>
  optimizationWords.caching({
    relies:
      priority === 'anew' || priority === 'hamming'
        ? optimizationWords.reliesOnIt()
        : optimizationWords.doesNotDepend(),
  });

/** The order of equal priorities shows only where all else is as in the reference. */
const tieSentence = (
  rows: readonly SolvedRow[],
  form: FoundForm,
  { leftOut, drops: isDropping }: SearchShape,
): string => (leftOut === 'back' && !isDropping ? tieWords(rows, form) : optimizationWords.tiesUntold());

const sumOf = (all: readonly RawCounts[]): RawCounts => {
  const sum = (value: (raw: RawCounts) => number): number => all.reduce((total, raw) => total + value(raw), 0);
  return {
    inserts: sum((raw) => raw.inserts),
    delMins: sum((raw) => raw.delMins),
    queues: all.flatMap(({ queues }) => queues),
    boards: sum((raw) => raw.boards),
    equals: sum((raw) => raw.equals),
    manhattan: sum((raw) => raw.manhattan),
    isGoal: sum((raw) => raw.isGoal),
    neighbors: sum((raw) => raw.neighbors),
    twin: sum((raw) => raw.twin),
    hamming: sum((raw) => raw.hamming),
    texts: sum((raw) => raw.texts),
  };
};
