/** Counts of variant searches as a probe would report them, for tests. */
import type { Counters } from '../judges/queue.ts';
import { counters, queue } from './observed.ts';
import { computeFormCounts } from '../../../reference/oracle/counting/form-counts.ts';
import { type Variant, variantSearch } from '../../../reference/testing/variant-search.ts';
import { rawCounts, type RawCounts } from '../checks/timing/raw-counts.ts';
import type { TimedPuzzle } from '../checks/timing/timed-puzzles.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';

/** A puzzle with its reference counts and bounds. */
export const timedPuzzle = (name: string, tiles: Tiles, moves: number): TimedPuzzle => {
  const counts = computeFormCounts(tiles, moves);
  if (counts === null) throw new RangeError(`${name} is too hard`);
  return { name, tiles, moves, counts };
};

/** What the instruments count while the variant solves the puzzle. */
export const countersOf = ({ tiles }: Pick<TimedPuzzle, 'tiles'>, variant: Partial<Variant>): Counters => {
  const { boards, queues, expanded } = variantSearch(tiles, variant);
  const levels: Record<string, number> = {};
  for (const [level, count] of expanded) levels[`Board.neighbors() at ${String(level)}`] = count;
  return counters(
    queues.map(({ inserts, delMins }) => queue({ inserts, delMins })),
    { ...boards, ...levels },
  );
};

export const rawOfVariant = (puzzle: TimedPuzzle, variant: Partial<Variant>): RawCounts =>
  rawCounts(countersOf(puzzle, variant));
