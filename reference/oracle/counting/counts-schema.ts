/** Counts as they are kept and handed on. */
import { z } from 'zod';
import { isSolvable } from '../../puzzle/parity.ts';
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';

const count = z.int().nonnegative();

export const rangeSchema = z.strictObject({ least: count, most: count });

const queueFigures = z.strictObject({ insert: count, delMin: count, maxSize: count, finalSize: count });

const countRange = z.strictObject({
  insert: rangeSchema,
  delMin: rangeSchema,
  board: rangeSchema,
  equals: rangeSchema,
  manhattan: rangeSchema,
});

const counted = z.strictObject({
  kind: z.literal('counted'),
  solvable: z.boolean(),
  /** Of a shortest solution; null for an unsolvable board. */
  moves: count.nullable(),
  /** Sums over both queues, `peak` that of the two maxima. Calls of Board's methods are those that the reference makes. */
  counts: z.strictObject({ insert: count, delMin: count, board: count, equals: count, manhattan: count, peak: count }),
  queues: z.strictObject({ initial: queueFigures, twin: queueFigures }),
  /**
   * What the counts can be with two queues in lockstep and cached priorities, in any order of equal priorities. Null
   * where the search tree is too large to be counted.
   */
  range: countRange.nullable(),
});

const notCounted = z.strictObject({
  kind: z.literal('not-counted'),
  solvable: z.boolean(),
  /** What ended the search: the limit of insertions, that of bytes, or the watch. */
  reason: z.enum(['nodes', 'bytes', 'stopped']),
  /** A sentence for people. */
  message: z.string(),
  /** Insertions until then. */
  inserts: count,
  /** Every solution of the board, if it has any, has at least that many moves. */
  atLeast: count,
  range: countRange.nullable(),
});

export const officialCountsSchema = z.discriminatedUnion('kind', [counted, notCounted]);
export type OfficialCounts = z.infer<typeof officialCountsSchema>;
export type Counted = z.infer<typeof counted>;
export type CountRange = z.infer<typeof countRange>;

/** Whether these can be counts of this board, by parity, by its distance, and by how the counts hang together. */
export const isPlausible = (value: OfficialCounts, tiles: Tiles): boolean => {
  if (value.solvable !== isSolvable(tiles)) return false;
  return value.kind === 'not-counted' || isConsistent(value, manhattan(tiles));
};

const isConsistent = ({ solvable, moves, counts, queues, range }: Counted, distance: number): boolean => {
  const { initial, twin } = queues;
  const isSum =
    counts.insert === initial.insert + twin.insert &&
    counts.delMin === initial.delMin + twin.delMin &&
    counts.peak === initial.maxSize + twin.maxSize &&
    counts.manhattan === counts.insert + counts.delMin;
  const isQueue = [initial, twin].every(
    ({ insert, delMin, maxSize, finalSize }) => finalSize === insert - delMin && maxSize <= insert,
  );
  const isLength = moves === null ? !solvable : solvable && moves >= distance && (moves - distance) % 2 === 0;
  const isInStep = initial.delMin - twin.delMin === (solvable ? 1 : 0);
  return isSum && isQueue && isLength && isInStep && (range === null || isWithin(counts, range));
};

/** Whether each count lies in its range. */
export const isWithin = (counts: Counted['counts'], range: CountRange): boolean =>
  (['insert', 'delMin', 'board', 'equals', 'manhattan'] as const).every(
    (name) => counts[name] >= range[name].least && counts[name] <= range[name].most,
  );
