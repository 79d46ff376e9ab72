/** What the steps of a script show: the observations that a probe answers with. */
import { z } from 'zod';
import { handle } from './steps.ts';

/** A frame of the subject's own code in a stack trace, innermost first. */
export const stackFrame = z.strictObject({
  member: z.string().max(200),
  file: z.string().max(200),
  line: z.int().nonnegative(),
});
export type StackFrame = z.infer<typeof stackFrame>;

/** Frames of a stack that are told at most: what a JVM keeps of one. */
export const deepestStack = 1_024;

const count = z.int().nonnegative();

/** One operation of a queue, when a trace was asked for. Depth and state are told by the substitute for the state's class. */
export const traceEntry = z.strictObject({
  op: z.enum(['insert', 'delMin']),
  /** Index in `searches` of the search it belongs to; -1 when unknown. */
  search: z.int().min(-1),
  depth: z.int().min(-1),
  state: z.string(),
});

export const queueReport = z.strictObject({
  type: z.string(),
  inserts: count,
  delMins: count,
  maxSize: count,
  finalSize: count,
  /**
   * How often a key came out that its own comparison puts before one that was taken out while it was there; 0 unless
   * watched.
   */
  keyDecreases: count,
  /** The same for depth + estimate of the states in the keys; null unless watched and known. */
  priorityDecreases: count.nullable(),
  /** Keys that differ at delMin from what they were at insert; null unless watched. */
  changedKeys: count.nullable(),
  /** Operations by root state (its toString), in order of first appearance; empty unless watched and known. */
  searches: z.array(z.strictObject({ root: z.string(), inserts: count, delMins: count })),
  trace: z.array(traceEntry),
});
export type QueueReport = z.infer<typeof queueReport>;

/**
 * Bytes by what they are for. `model`: the textbook's cost model, by a walk over the objects (object 16, array 24,
 * reference 8, each object padded to 8). `growth`: what the heap grew by for each of `instances` equal objects; it
 * tells no parts.
 */
export const size = z.strictObject({
  kind: z.literal('size'),
  method: z.enum(['model', 'growth']),
  bytes: count,
  instances: count,
  /** Null where the method cannot tell. */
  parts: z.strictObject({ headers: count, references: count, data: count, padding: count, objects: count }).nullable(),
  /** The types that take most, largest first. */
  types: z.array(z.strictObject({ type: z.string().max(200), objects: count, bytes: count })).max(10),
  /** Static fields, enum constants and the like that hold objects of the subject; they are not charged. */
  shared: z.array(z.string().max(300)).max(20),
  /** Bytes beside the objects, in what all of them share, of which nobody can say whose they are; absent: none to speak of. */
  outside: count.optional(),
  /**
   * Of the queues that the steps made, together; null unless asked for. `bytes`: when the steps were done. `during`: at most before
   * that, the most that was found for each key times the most keys at once, which is `maxSize`; 0 where nothing was looked at.
   */
  queues: z.strictObject({ bytes: count, during: count, queues: count, maxSize: count, finalSize: count }).nullable(),
});
export type Size = Omit<z.infer<typeof size>, 'kind'>;

/** What a step showed. */
export const observation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('value'),
    /** Numbers that JSON has no form for (NaN, infinities, -0) come as strings with type `number`. */
    value: z.union([z.null(), z.boolean(), z.number(), z.string()]),
    type: z.string().max(200),
    cut: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('object'), type: z.string().max(200) }),
  z.strictObject({ kind: z.literal('items'), count, truncated: z.boolean() }),
  z.strictObject({
    kind: z.literal('each'),
    get items(): z.ZodArray<z.ZodArray<typeof observation>> {
      return z.array(z.array(observation));
    },
  }),
  z.strictObject({
    kind: z.literal('exception'),
    type: z.string().max(200),
    /**
     * What callers take it for: of all that refuse an argument, Java's class for that; of other classes of the subject, the nearest
     * one that it extends and that is not the subject's. Absent: the type itself, or unknown.
     */
    base: z.string().max(200).optional(),
    message: z.string().max(2_000),
    /** The subject's own, each once, in the order in which they are first met: the innermost first. */
    frames: z.array(stackFrame).max(40),
    /** What other code there is between them, each once: a package, `JavaScript`; empty for classes of ours. */
    others: z.array(z.string().max(60)).max(16).optional(),
    /** The stack up to the outermost own frame: i is frames[i], -1 - i is others[i]. Absent: frames, one after another. */
    stack: z.array(z.int().min(-16).max(39)).max(deepestStack).optional(),
  }),
  /** The subject has no such public constructor or method. */
  z.strictObject({ kind: z.literal('missing'), member: z.string().max(300) }),
  /** The step could not run, since the object it needs does not exist; `handle` names it. */
  z.strictObject({ kind: z.literal('absent'), handle }),
  z.strictObject({
    kind: z.literal('counters'),
    operations: z.record(z.string().max(80), count),
    queues: z.array(queueReport).max(100),
  }),
  size,
  z.strictObject({ kind: z.literal('repeated'), times: count }),
]);
export type Observation = z.infer<typeof observation>;
export type Thrown = Extract<Observation, { kind: 'exception' }>;

/** By what Java and JavaScript throw where calls do not end. */
export const isStackOverflow = ({ type, message }: Pick<Thrown, 'type' | 'message'>): boolean =>
  /StackOverflow|Maximum call stack/.test(`${type} ${message}`);

/** Frames that are called within themselves. */
export const repeatedFrames = ({ frames, stack = [] }: Pick<Thrown, 'frames' | 'stack'>): readonly StackFrame[] =>
  frames.filter((_, index) => stack.indexOf(index) !== stack.lastIndexOf(index));
