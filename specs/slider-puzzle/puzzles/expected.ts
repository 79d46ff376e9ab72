/** The committed answers: `fixtures/expected/<puzzle>.json`. */
import { z } from 'zod';

const queueSchema = z.strictObject({
  'insert()': z.int(),
  'delMin()': z.int(),
  maxSize: z.int(),
  finalSize: z.int(),
});

const countsSchema = z.strictObject({
  /** Queue of the search from the board itself, and of the search from its twin. */
  initial: queueSchema,
  twin: queueSchema,
  /** Sums over both queues; `maxSize` is the sum of the two maxima. */
  total: queueSchema,
  'Board()': z.int(),
  'Board.equals()': z.int(),
  'Board.manhattan()': z.int(),
});

export const expectedSchema = z.strictObject({
  size: z.int(),
  solvable: z.boolean(),
  /** Moves of a shortest solution; null for an unsolvable board. */
  moves: z.int().nullable(),
  hamming: z.int(),
  manhattan: z.int(),
  /** One shortest solution: the blank's moves, D R L U. */
  solution: z.string().nullable(),
  /** What the reference Solver spends; null when its search is out of bounds, with the reason. */
  counts: countsSchema.nullable(),
  countsReason: z.string().optional(),
});

export type Expected = z.infer<typeof expectedSchema>;
export type ExpectedCounts = z.infer<typeof countsSchema>;
