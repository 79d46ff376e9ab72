/** What the queues of a correct search go through, for the files whose memory is judged. */
import { provableBounds, anyForm } from '../../../../reference/oracle/counting/bounds.ts';
import { leastSearch } from '../../../../reference/oracle/counting/must-expand.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import { solverPuzzles } from './rules.ts';

/** What the reference's queues go through on a file, and the most and the least of any correct search. */
export interface QueueFacts {
  readonly inserts: number;
  readonly maxSize: number;
  /** Null where it is not known. */
  readonly mostInserts: number | null;
  /** Nodes that every correct search has in its queue at once; null where that is not known. */
  readonly mustHold: number | null;
}

/** More than any of these puzzles needs; a course's own board may be harder. */
const maxNodes = 20_000_000;

/** The searches of an edition: from the board and its twin, or from the board alone. */
type Searches = 'both' | 'alone';

/** By file name. The timed puzzles bring their bounds with them. */
export const queueFacts = (
  puzzles: ReadonlyMap<string, Puzzle>,
  timed: readonly TimedPuzzle[],
  searches: Searches,
): ReadonlyMap<string, QueueFacts> =>
  new Map(
    solverPuzzles.flatMap((name) => {
      const puzzle = puzzles.get(name);
      const facts = puzzle && factsOf(puzzle, timed, searches);
      return facts ? [[name, facts] as const] : [];
    }),
  );

const factsOf = (puzzle: Puzzle, timed: readonly TimedPuzzle[], searches: Searches): QueueFacts | null => {
  const queues = puzzle.queues?.[searches] ?? null;
  if (queues === null || puzzle.moves === null) return null;
  const counts = timed.find(({ name }) => name === puzzle.name)?.counts;
  const bounds = counts === undefined ? provableBounds(puzzle.tiles, puzzle.moves, maxNodes) : counts.bounds;
  const mustHold = (counts ?? leastSearch(puzzle.tiles, puzzle.moves))?.mustHold ?? null;
  return { ...queues, mostInserts: bounds === null ? null : anyForm(bounds).inserts.most, mustHold };
};
