/** The search of `Solver` on stored nodes: the same steps, hence the same counts, for puzzles of millions of nodes. */
import type { QueueCounts } from '../../oracle/min-pq.ts';
import { type Tiles, twin } from '../../puzzle/tiles.ts';
import { StoredSearch } from './stored-search.ts';

export interface OfficialSearch {
  /** Moves of a shortest solution; -1 for an unsolvable board. */
  readonly moves: number;
  /** The solution found: the blank's moves, D R L U; null for an unsolvable board. */
  readonly solution: string | null;
  /** Calls of the reference Board's methods. `Board()` includes the initial board and its twin. */
  readonly counts: Readonly<Record<'Board()' | 'Board.equals()' | 'Board.manhattan()', number>>;
  /** Comparisons of two keys in both queues: each costs two calls of manhattan() where priorities are not kept. */
  readonly comparisons: number;
  /** The queue of the search from the board itself. */
  readonly initial: QueueCounts;
  /** The queue of the search from the twin. */
  readonly twin: QueueCounts;
}

/** More insertions than any puzzle of the assignment needs; about 1 GB for 4-by-4 boards. */
const defaultMaxInserts = 20_000_000;

/** Solves as the reference does. @throws {RangeError} when 20 million insertions do not suffice. */
export const officialSearch = (tiles: Tiles): OfficialSearch => {
  const search = boundedOfficialSearch(tiles, defaultMaxInserts);
  if (search === null) throw new RangeError(`the search needs more than ${String(defaultMaxInserts)} insertions`);
  return search;
};

/** The same; null when both queues together need more insertions than that. */
export const boundedOfficialSearch = (tiles: Tiles, maxInserts: number): OfficialSearch | null => {
  const initial = new StoredSearch(tiles);
  const other = new StoredSearch(twin(tiles));
  while (initial.inserts + other.inserts <= maxInserts) {
    if (initial.step()) return summary(initial, other, initial.solution());
    if (other.step()) return summary(initial, other, null);
  }
  return null;
};

/** The calls follow from the nodes: each is the cost of a line of `Solver`. */
const summary = (initial: StoredSearch, other: StoredSearch, solution: string | null): OfficialSearch => ({
  moves: solution?.length ?? -1,
  solution,
  counts: {
    'Board()': 2 + initial.generated + other.generated,
    'Board.equals()': initial.compared + other.compared,
    'Board.manhattan()': initial.inserts + initial.delMins + other.inserts + other.delMins,
  },
  comparisons: initial.comparisons + other.comparisons,
  initial: initial.counts(),
  twin: other.counts(),
});
