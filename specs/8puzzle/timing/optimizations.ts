/** Which optimizations a Solver has, told from its counts alone: one sentence for each. */
import { formWords, formOf, type FoundForm } from './search-form.ts';
import { shapeOf, type SearchShape } from './search-shape.ts';
import type { RawCounts } from './raw-counts.ts';
import { tieWords } from './tie-order.ts';
import type { TimedPuzzle } from './timed-puzzles.ts';

/** A puzzle that was solved, and what that took. */
export interface SolvedRow {
  readonly puzzle: Pick<TimedPuzzle, 'name' | 'counts'>;
  readonly raw: RawCounts;
}

/** The sentences; none when nothing was solved. */
export const optimizations = (rows: readonly SolvedRow[]): readonly string[] => {
  if (rows.length === 0) return [];
  const counted = rows.filter(({ raw }) => raw.inserts > 0);
  if (counted.length === 0) return [noQueue];
  const shape = shapeOf(sumOf(counted.map(({ raw }) => raw)));
  const form = formOf(counted);
  return [
    criticalWords[shape.leftOut],
    ...(shape.drops ? [drops] : []),
    priorityWords(shape),
    boardWords(shape),
    formWords[form],
    tieSentence(counted, form, shape),
  ];
};

const noQueue =
  'What the search does cannot be told: nothing was put into a MinPQ or MaxPQ of the library, so the queue that was used is not the one that is counted.';

const drops =
  'Some nodes are dropped when they come out of the queue, as by a list of boards that were seen before: that is more than the A* of the assignment does.';

const criticalWords: Readonly<Record<SearchShape['leftOut'], string>> = {
  back: 'Critical optimization: present; exactly the boards two moves back are not enqueued.',
  nothing: 'Critical optimization: missing; every neighbor is enqueued, and equals() is never called.',
  'in-vain': 'Critical optimization: without effect; equals() is called, but every neighbor is enqueued.',
  late: 'Critical optimization: too late; boards two moves back are enqueued, and dropped when they come out.',
  some: 'Critical optimization: in part; some of the boards two moves back are enqueued.',
  more: 'Critical optimization: more than that; boards that were seen longer ago are not enqueued either.',
};

const priorityWords = ({ priority, distancesPerNode }: SearchShape): string => {
  const calls = distancesPerNode.toFixed(distancesPerNode < 10 ? 1 : 0);
  switch (priority) {
    case 'kept':
      return `Priority: kept in the search node; manhattan() is called ${calls} times for each node, goal tests apart.`;
    case 'anew':
      return `Priority: not kept; manhattan() is called ${calls} times for each node, goal tests apart.`;
    case 'hamming':
      return `Priority: made with hamming(), which is called ${calls} times for each node.`;
    case 'unknown':
      return 'Priority: not made with manhattan() or hamming() of Board.';
  }
};

const boardWords = ({ priority }: SearchShape): string =>
  `Caching in Board: cannot be seen here, since the Solver runs on our Board, which keeps its distance. ${
    priority === 'anew' || priority === 'hamming'
      ? 'The Solver relies on it: it asks again and again.'
      : 'The Solver does not depend on it.'
  }`;

/** The order of equal priorities shows only where all else is as in the reference. */
const tieSentence = (
  rows: readonly SolvedRow[],
  form: FoundForm,
  { leftOut, drops: isDropping }: SearchShape,
): string =>
  leftOut === 'back' && !isDropping
    ? tieWords(rows, form)
    : 'Equal priorities: their order cannot be told while other nodes are searched than the assignment’s A* searches.';

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
