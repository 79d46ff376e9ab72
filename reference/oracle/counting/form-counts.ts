/** The counts of the same search in its three forms, and the bounds that hold for each: what counts are judged by. */
import { z } from 'zod';
import { type Tiles, formatTiles } from '../../puzzle/tiles.ts';
import { type CountBounds, type FormBounds, provableBounds } from './bounds.ts';
import { rangeSchema } from './counts-schema.ts';
import { diskCached } from './disk-cache.ts';
import { leastSearch } from './must-expand.ts';
import { type CountedSearch, countLockstep, countOneQueue } from './lockstep-counts.ts';

const queueCounts = z.strictObject({ inserts: z.int(), delMins: z.int() });
const bounds = z.strictObject({
  delMins: rangeSchema,
  inserts: rangeSchema,
  boards: rangeSchema,
  equals: rangeSchema,
  manhattan: rangeSchema,
  manhattanUncached: rangeSchema,
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
type Operations = z.infer<typeof operations>;

export const formCountsSchema = z.strictObject({
  /** The reference: two queues in lockstep, equal priorities as the heap has them; sums over both queues. */
  reference: operations,
  /** The same search in other forms: one queue for both boards, and the board's own search alone. */
  oneQueue: queueCounts.nullable(),
  alone: operations,
  /** Null where the search tree is too large to count. */
  bounds: z
    .strictObject({ lockstep: bounds, oneQueue: bounds, alone: bounds })
    .nullable() satisfies z.ZodType<FormBounds | null>,
  /** Boards that every correct search asks for their neighbors, with a list of boards seen or not; null: too many. */
  mustExpand: z.int().nullable(),
  /** Nodes that every correct search has in its queue at once, besides those; null: too many. */
  mustHold: z.int().nullable(),
});
export type FormCounts = z.infer<typeof formCountsSchema>;

/** What is known of the least that every correct search goes through. */
export type KnownLeast = Pick<FormCounts, 'mustExpand' | 'mustHold'>;

export const unknownLeast: KnownLeast = { mustExpand: null, mustHold: null };

/** More than a program can do in the seconds that it is given; some three seconds and 100 MB. */
const limits = { maxNodes: 20_000_000, maxBytes: 2 ** 30 };

/**
 * Searches and counts, for a board whose shortest solution has that many moves; null when the search is out of bounds.
 */
export const computeFormCounts = (tiles: Tiles, moves: number): FormCounts | null => {
  const outcome = countLockstep(tiles, limits);
  if (outcome.kind === 'gave-up') return null;
  const [initial] = outcome.searches;
  if (initial === undefined) throw new RangeError('a search in lockstep has two queues');
  const one = countOneQueue(tiles, limits);
  return {
    reference: operationsOf(outcome.searches),
    oneQueue: one === null ? null : { inserts: one.inserts, delMins: one.delMins },
    alone: operationsOf([initial]),
    bounds: provableBounds(tiles, moves),
    ...(leastSearch(tiles, moves) ?? unknownLeast),
  };
};

/** The same, computed once for each board. */
export const formCounts = (tiles: Tiles, moves: number, cacheDir: string | null): Promise<FormCounts | null> =>
  diskCached(
    {
      name: 'forms',
      schema: formCountsSchema.nullable(),
      subject: `${String(moves)}\n${formatTiles(tiles)}`,
      isPlausible: (value) => value === null || value.alone.delMins > moves,
    },
    cacheDir,
    () => computeFormCounts(tiles, moves),
  );

const operationsOf = (searches: readonly CountedSearch[]): Operations => {
  const sum = (of: (search: CountedSearch) => number): number =>
    searches.reduce((total, search) => total + of(search), 0);
  const delMins = sum(({ queue }) => queue.delMins);
  return {
    inserts: sum(({ queue }) => queue.inserts),
    delMins,
    boards: sum(({ boards }) => boards),
    equals: sum(({ equals }) => equals),
    manhattan: sum(({ manhattan: calls }) => calls),
    manhattanUncached: 2 * sum(({ comparisons }) => comparisons) + delMins,
  };
};
