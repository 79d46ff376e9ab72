/** What a case shows beside its verdict: solutions to step through, queues as they were searched, curves, places. */
import { z } from 'zod';

/** A grid as text, row by row. */
export const cells = z.array(z.array(z.string()));
export type Cells = z.infer<typeof cells>;

/** States in order, to step through: a solution, or one to compare it with. */
export const sequence = z.strictObject({
  title: z.string(),
  /** Whose it is. */
  by: z.enum(['submission', 'reference']),
  frames: z.array(cells),
  /** There were more frames than are kept. */
  cut: z.boolean(),
  /** The first frame that may not follow the one before it, and why. */
  fault: z.strictObject({ frame: z.int().nonnegative(), message: z.string() }).nullable(),
});
export type Sequence = z.infer<typeof sequence>;

export const queueEntry = z.strictObject({
  /** Null when unknown: what a submission kept as priority cannot be seen. */
  priority: z.int().nullable(),
  moves: z.int(),
  /** The part of the priority that is estimated. */
  distance: z.int().nullable(),
  cells,
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** One search as it went: what was in the queue just before each node was taken out. */
export const queueTrace = z.strictObject({
  title: z.string(),
  by: z.enum(['submission', 'reference']),
  steps: z.array(
    z.strictObject({
      /** Ascending by priority. */
      entries: z.array(queueEntry),
      /** Index in `entries` of the node that was taken; null after the last one. */
      taken: z.int().nonnegative().nullable(),
    }),
  ),
  /** There were more steps than are kept. */
  cut: z.boolean(),
});
export type QueueTrace = z.infer<typeof queueTrace>;

/** The same search twice, and where the ways part. */
export const traceComparison = z.strictObject({
  /** The input: `input04.txt`. */
  title: z.string(),
  traces: z.array(queueTrace),
  /** The first step that differs by more than the order of equal priorities; null: none does. */
  departure: z.strictObject({ step: z.int().nonnegative(), message: z.string() }).nullable(),
});
export type TraceComparison = z.infer<typeof traceComparison>;

const role = z.enum(['submission', 'reference', 'limit', 'range']);

/** Points of a curve, such as the size of a queue after each operation. */
export const curve = z.strictObject({
  title: z.string(),
  role,
  points: z.array(z.tuple([z.number(), z.number()])),
});
export type Curve = z.infer<typeof curve>;

/** Where in the submitted code something is. */
export const place = z.strictObject({
  path: z.string(),
  /** 1-based. */
  line: z.int().positive(),
  column: z.int().positive().nullable(),
  level: z.enum(['error', 'warning', 'note']),
  /** One sentence. */
  message: z.string(),
});
export type Place = z.infer<typeof place>;

/** A plot to be drawn, with the values themselves. */
export const plot = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What is to be seen in it, in one sentence. */
  sentence: z.string(),
  /** Ids of all checks whose values are in it: students see it when they see the details of each of them. */
  checks: z.array(z.string()),
  x: z.strictObject({ title: z.string(), scale: z.enum(['names', 'linear']) }),
  y: z.strictObject({
    title: z.string(),
    unit: z.enum(['bytes', 'seconds', 'count', 'nodes']),
    scale: z.enum(['linear', 'log']),
  }),
  series: z.array(
    z.strictObject({
      title: z.string(),
      role,
      points: z.array(
        z.strictObject({
          x: z.union([z.string(), z.number()]),
          y: z.number().nullable(),
          /** For a range: its upper end, where `y` is the lower one; else null. */
          high: z.number().nullable(),
        }),
      ),
    }),
  ),
});
export type Plot = z.infer<typeof plot>;

/** A file of the submission as it was read, for findings to be shown at their lines. */
export const sourceFile = z.strictObject({
  path: z.string(),
  text: z.string(),
  /** The file is longer than what is kept. */
  cut: z.boolean(),
});
export type SourceFile = z.infer<typeof sourceFile>;
