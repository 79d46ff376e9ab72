/** The steps of a script: what a probe can be asked to do with a subject. */
import { z } from 'zod';

export const handle = z.string().min(1).max(40);
/** Numbers are those of 32 bits, which each language has. */
export const grid = z.array(z.array(z.int32()));
const index = z.int32().nonnegative();

/** A datum of a row: an n-by-n grid of numbers, a number, or a string. */
export const rowDatum = z.union(
  [grid, z.int32(), z.string()],
  'expected a whole number of 32 bits, rows of such numbers, or text',
);
export type RowDatum = z.infer<typeof rowDatum>;

const unusual = z.enum(['objectWithoutPrototype', 'function', 'symbol', 'bigint', 'boolean']);
export type Unusual = z.infer<typeof unusual>;

/** What a step passes to the subject. Grids and string arrays are fresh objects each time they are passed. */
export const argument = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('null') }),
  /** Where a language has it beside null. */
  z.strictObject({ kind: z.literal('undefined') }),
  z.strictObject({ kind: z.literal('int'), value: z.int32() }),
  z.strictObject({ kind: z.literal('string'), value: z.string() }),
  z.strictObject({ kind: z.literal('strings'), value: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('grid'), value: grid }),
  /** The field of that name in the current row. */
  z.strictObject({ kind: z.literal('row'), field: handle }),
  /** An object that an earlier step made. */
  z.strictObject({ kind: z.literal('handle'), name: handle }),
  /** A new object of a type that the subject has never seen and cannot cast. */
  z.strictObject({ kind: z.literal('foreign') }),
  /** What toString() of that object returns; null when it throws. */
  z.strictObject({ kind: z.literal('textOf'), of: handle }),
  /** In TypeScript: an object of another class, of the same name, with the same fields and the same text as this one. */
  z.strictObject({ kind: z.literal('likeness'), of: handle }),
  /** In TypeScript: a value on which some operations throw that work on most objects. */
  z.strictObject({ kind: z.literal('unusual'), what: unusual }),
]);
export type Argument = z.infer<typeof argument>;

const args = z.array(argument).readonly();

/** One step of a script. Every step but `setCell` leaves exactly one observation, in step order. */
export const step = z.discriminatedUnion('op', [
  /** Calls a public constructor; in Java, where none is public, one that is not private. `as` names the new object. Observed: `object` or `exception`. */
  z.strictObject({ op: z.literal('new'), class: z.string(), args, as: handle }),
  /**
   * Calls a public method; of several that fit, the one whose parameter types are the most general.
   * `as` keeps an object result. Observed: `value`, `object`, `exception`, `missing` or `absent`.
   */
  z.strictObject({ op: z.literal('call'), on: handle, method: z.string(), args, as: handle.optional() }),
  /** Calls a public static method. */
  z.strictObject({ op: z.literal('callStatic'), class: z.string(), method: z.string(), args }),
  /** Keeps a mutable grid, to be passed by handle and changed by `setCell`. Observed: `value` null. */
  z.strictObject({ op: z.literal('grid'), from: argument, as: handle }),
  /** Changes one cell of a kept grid, if it has that cell. Nothing is observed. */
  z.strictObject({ op: z.literal('setCell'), grid: handle, row: index, column: index, value: z.int32() }),
  /** Shows a kept grid as it is by now. Observed: `value`, its numbers row by row with commas between them; `exception`, `absent`. */
  z.strictObject({ op: z.literal('showGrid'), grid: handle }),
  /**
   * Walks an iterable, at most `limit` items, and keeps them as a list. An iterator of the iterable `beside` goes one item
   * ahead meanwhile; what it gives is dropped. Observed: `items`, `exception`, `absent`.
   */
  z.strictObject({
    op: z.literal('iterate'),
    on: handle,
    as: handle,
    limit: z.int32().positive(),
    beside: handle.optional(),
  }),
  /**
   * Begins to walk an iterable that is not empty: takes the first item, and keeps the rest as an iterable that goes on from there.
   * Where a language asks whether there is a next item, it is not asked for the first one, and twice for each of the others.
   * Observed: `value` null, `exception`, `absent`, `missing`.
   */
  z.strictObject({ op: z.literal('open'), on: handle, as: handle }),
  /** Runs the steps for each item of a list, the item bound to `as`. Observed: `each`, or `absent`. */
  z.strictObject({
    op: z.literal('each'),
    over: handle,
    as: handle,
    get steps(): Steps {
      return z.array(step).readonly();
    },
  }),
  /** Takes item `index` modulo the size of a list. Observed: `object`; `absent` when the list is empty or missing. */
  z.strictObject({ op: z.literal('pick'), from: handle, index, as: handle }),
  /** What the instruments counted since the script began or since the last `counters`. Observed: `counters`. */
  z.strictObject({ op: z.literal('counters') }),
  /**
   * The memory that the object `of` holds after the steps `make`, which must each succeed, and what it leaves beside it, in
   * what all objects share; with `queues`, also what the queues hold that these steps made, and with `queuesFrom` what they
   * hold during the steps: when they have so many keys, and each time that these have doubled. A probe that cannot walk
   * objects makes many instances and weighs them together; the handles of `make` are not kept. `vary` names a grid of the
   * row: others of the kind are made first, and all but the one of the row itself from the same cells in another order.
   * `roughly`: within a fifth is enough, and cheap.
   * Observed: `size`, or what the first step showed that did not succeed before the object was made.
   */
  z.strictObject({
    op: z.literal('measure'),
    get make(): Steps {
      return z.array(step).min(1).readonly();
    },
    of: handle,
    queues: z.boolean(),
    queuesFrom: z.int32().positive().optional(),
    vary: handle.optional(),
    roughly: z.boolean().optional(),
  }),
  /**
   * Runs the steps again and again for about `forMs` milliseconds by the probe's own clock, at most `most` times. The
   * CPU time is for the harness to measure. Observed: `repeated`, or what the first step showed that did not succeed.
   */
  z.strictObject({
    op: z.literal('repeat'),
    get steps(): Steps {
      return z.array(step).min(1).readonly();
    },
    forMs: z.int().positive().max(10_000),
    most: z.int().positive(),
  }),
]);
type Steps = z.ZodReadonly<z.ZodArray<typeof step>>;
export type Step = z.infer<typeof step>;
