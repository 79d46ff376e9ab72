/** What the counts of a timed puzzle are held against: the reference's counts, and the provable bounds. */
import { z } from 'zod';
import { type CountBounds, type FormBounds, provableBounds } from '../../../reference/counting/bounds.ts';
import { boundedOfficialSearch, boundedOneQueueSearch, type OfficialSearch } from '../../../reference/solver.ts';
import type { Tiles } from '../../../reference/tiles.ts';

const queueCounts = z.strictObject({ inserts: z.int(), delMins: z.int() });
const range = z.strictObject({ least: z.int(), most: z.int() });
const bounds = z.strictObject({
  delMins: range,
  inserts: range,
  boards: range,
  equals: range,
  manhattan: range,
  manhattanUncached: range,
}) satisfies z.ZodType<CountBounds>;

const operations = z.strictObject({
  inserts: z.int(),
  delMins: z.int(),
  boards: z.int(),
  equals: z.int(),
  manhattan: z.int(),
  /** Calls of manhattan() by the same search if it asked for both priorities in each comparison. */
  manhattanUncached: z.int(),
});

export const timedCountsSchema = z.strictObject({
  /** The reference: two queues in lockstep, equal priorities as the heap has them; sums over both queues. */
  reference: operations,
  /** The same search in other forms: one queue for both boards, and the board's own search alone. */
  oneQueue: queueCounts.nullable(),
  alone: operations,
  /** Null where the search tree is too large to count. */
  bounds: z
    .strictObject({ lockstep: bounds, oneQueue: bounds, alone: bounds })
    .nullable() satisfies z.ZodType<FormBounds | null>,
});
export type TimedCounts = z.infer<typeof timedCountsSchema>;

/** More than any puzzle of the assignment needs; about 1 GB for 4-by-4 boards. */
const maxInserts = 20_000_000;

/** Searches and counts, for a board whose shortest solution has so many moves; null when the search is out of bounds. */
export const computeTimedCounts = (tiles: Tiles, moves: number): TimedCounts | null => {
  const search = boundedOfficialSearch(tiles, maxInserts);
  if (search === null) return null;
  const one = boundedOneQueueSearch(tiles, maxInserts);
  return {
    reference: referenceOf(search),
    oneQueue: one === null ? null : { inserts: one.inserts, delMins: one.delMins },
    alone: aloneOf(search),
    bounds: provableBounds(tiles, moves),
  };
};

const referenceOf = ({ initial, twin, counts, comparisons }: OfficialSearch): TimedCounts['reference'] => {
  const delMins = initial.delMins + twin.delMins;
  return {
    inserts: initial.inserts + twin.inserts,
    delMins,
    boards: counts['Board()'],
    equals: counts['Board.equals()'],
    manhattan: counts['Board.manhattan()'],
    manhattanUncached: 2 * comparisons + delMins,
  };
};

const aloneOf = ({ initial, alone: { comparisons, ...alone } }: OfficialSearch): TimedCounts['alone'] => ({
  inserts: initial.inserts,
  delMins: initial.delMins,
  ...alone,
  manhattanUncached: 2 * comparisons + initial.delMins,
});

/** The counts as an edition without a twin has them: the board's own search is the reference, and nothing else is right. */
export const withoutTwin = (counts: TimedCounts): TimedCounts => ({
  ...counts,
  reference: counts.alone,
  bounds: counts.bounds && { lockstep: counts.bounds.alone, oneQueue: counts.bounds.alone, alone: counts.bounds.alone },
});
