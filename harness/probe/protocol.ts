/**
 * The probe protocol: what the harness asks of a probe, and what comes back. One file for every language.
 *
 * Framing. JSON lines, UTF-8. Requests go to the probe's standard input, one at a time: the harness sends the
 * next only after the last frame of the one before. Answers come on the probe's original standard output, which the
 * probe takes for itself before any code of the subject is loaded; what the subject prints is captured apart.
 *
 * Honesty. Each request carries a fresh 128-bit nonce, and each frame of its answer repeats it. Any other byte on the
 * channel is tampering, never a wrong answer.
 *
 * A `run` is answered by one `row` frame for each row of the script as soon as that row is finished, then one `end`
 * frame. A script that dies in the middle has therefore told how far it came. A probe that meets a limit it enforces
 * itself writes a `limit` frame as its last one and ends the process, so that the subject cannot catch it.
 */
import { z } from 'zod';

const nonce = z.string().regex(/^[0-9a-f]{32}$/);
const handle = z.string().min(1).max(40);
const grid = z.array(z.array(z.int()));

/** A datum of a row: an n-by-n grid of tiles, a number, or a string. */
export const rowDatum = z.union([grid, z.int(), z.string()]);
export type RowDatum = z.infer<typeof rowDatum>;

/** What a step passes to the subject. Grids and string arrays are fresh objects each time they are passed. */
export const argument = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('null') }),
  z.strictObject({ kind: z.literal('int'), value: z.int() }),
  z.strictObject({ kind: z.literal('string'), value: z.string() }),
  z.strictObject({ kind: z.literal('strings'), value: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('grid'), value: grid }),
  /** The field of that name in the current row. */
  z.strictObject({ kind: z.literal('row'), field: handle }),
  /** An object that an earlier step made. */
  z.strictObject({ kind: z.literal('handle'), name: handle }),
  /** A new object of a type that the subject has never seen and cannot cast. */
  z.strictObject({ kind: z.literal('foreign') }),
]);
export type Argument = z.infer<typeof argument>;

/** One step of a script. Every step but `setCell` leaves exactly one observation, in step order. */
export type Step =
  /** Calls the public constructor. `as` names the new object. Observed: `object` or `exception`. */
  | { readonly op: 'new'; readonly class: string; readonly args: readonly Argument[]; readonly as: string }
  /**
   * Calls a public method; of several that fit, the one whose parameter types are the most general.
   * `as` keeps an object result. Observed: `value`, `object`, `exception`, `missing` or `absent`.
   */
  | {
      readonly op: 'call';
      readonly on: string;
      readonly method: string;
      readonly args: readonly Argument[];
      readonly as?: string | undefined;
    }
  /** Calls a public static method. */
  | {
      readonly op: 'callStatic';
      readonly class: string;
      readonly method: string;
      readonly args: readonly Argument[];
    }
  /** Keeps a mutable grid, to be passed by handle and changed by `setCell`. Observed: `value` null. */
  | { readonly op: 'grid'; readonly from: Argument; readonly as: string }
  /** Changes one cell of a kept grid. Observed: `value` null. */
  | {
      readonly op: 'setCell';
      readonly grid: string;
      readonly row: number;
      readonly column: number;
      readonly value: number;
    }
  /** Walks an iterable, at most `limit` items, and keeps them as a list. Observed: `items`, `exception`, `absent`. */
  | { readonly op: 'iterate'; readonly on: string; readonly as: string; readonly limit: number }
  /** Runs the steps for each item of a list, the item bound to `as`. Observed: `each`, or `absent`. */
  | { readonly op: 'each'; readonly over: string; readonly as: string; readonly steps: readonly Step[] }
  /** Takes item `index` modulo the size of a list. Observed: `object`; `absent` when the list is empty or missing. */
  | { readonly op: 'pick'; readonly from: string; readonly index: number; readonly as: string }
  /** What the instruments counted since the script began or since the last `counters`. Observed: `counters`. */
  | { readonly op: 'counters' };

export const step: z.ZodType<Step> = z.lazy(() =>
  z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('new'), class: z.string(), args: z.array(argument), as: handle }),
    z.strictObject({
      op: z.literal('call'),
      on: handle,
      method: z.string(),
      args: z.array(argument),
      as: handle.optional(),
    }),
    z.strictObject({ op: z.literal('callStatic'), class: z.string(), method: z.string(), args: z.array(argument) }),
    z.strictObject({ op: z.literal('grid'), from: argument, as: handle }),
    z.strictObject({ op: z.literal('setCell'), grid: handle, row: z.int(), column: z.int(), value: z.int() }),
    z.strictObject({ op: z.literal('iterate'), on: handle, as: handle, limit: z.int().positive() }),
    z.strictObject({ op: z.literal('each'), over: handle, as: handle, steps: z.array(step) }),
    z.strictObject({ op: z.literal('pick'), from: handle, index: z.int().nonnegative(), as: handle }),
    z.strictObject({ op: z.literal('counters') }),
  ]),
);

/** What the queues are to report beside their counts. Each costs time, so each is asked for. */
export const watch = z.strictObject({
  /** Was a key changed while it was in the queue? */
  keys: z.boolean().default(false),
  /** Which search (initial board, twin) does each operation belong to, and do its priorities decrease? */
  searches: z.boolean().default(false),
  /** Record at most so many operations one by one. */
  trace: z.int().nonnegative().max(100_000).default(0),
});
export type Watch = z.infer<typeof watch>;

/** Limits that the probe itself enforces. Wall time, CPU time and memory are the sandbox's. */
export const scriptLimits = z.strictObject({
  /** Calls of insert and delMin, over all queues. */
  queueOperations: z.int().positive().default(10_000_000),
  /** Characters of a string that is returned; longer ones are cut and said to be. */
  stringCharacters: z.int().positive().default(65_536),
  /** Bytes of output kept at the head and at the tail. */
  outputBytes: z.int().positive().default(4_096),
  /** Bytes of output after which the script is stopped. */
  outputFloodBytes: z.int().positive().default(67_108_864),
});
export type ScriptLimits = z.infer<typeof scriptLimits>;

/** A batch of steps, run once for each row in one fresh class loader or realm. Rows share no handles. */
export const script = z.strictObject({
  /** Classes of the submission that our instrumented ones replace. */
  substitute: z.array(z.string()),
  rows: z.array(z.record(handle, rowDatum)).min(1),
  steps: z.array(step).min(1),
  watch: watch.default(() => watch.parse({})),
  limits: scriptLimits.default(() => scriptLimits.parse({})),
});
/** A script as the checks write it: what has a default may be left out. */
export type Script = z.input<typeof script>;
/** A script as a probe receives it: complete. */
export type CompleteScript = z.output<typeof script>;

/** A compiled unit of the submission: a class file (base64) or a module's JavaScript (plain text). */
export const unit = z.strictObject({ name: z.string(), code: z.string() });
/** Where a class of the submission is found: the unit, and the export's name where the language has exports. */
export const entry = z.strictObject({ class: z.string(), unit: z.string(), export: z.string().optional() });
export const program = z.strictObject({ units: z.array(unit), entries: z.array(entry) });
/** A built submission, ready to be sent to a probe. */
export type Program = z.infer<typeof program>;

export const request = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('load'), nonce, program }),
  z.strictObject({ kind: z.literal('run'), nonce, script }),
]);
export type Request = z.infer<typeof request>;

/** A frame of the subject's own code in a stack trace, innermost first. */
export const stackFrame = z.strictObject({
  member: z.string().max(200),
  file: z.string().max(200),
  line: z.int().nonnegative(),
});
export type StackFrame = z.infer<typeof stackFrame>;

const count = z.int().nonnegative();

/** One operation of a queue, when a trace was asked for. Depth and board are the instrumented Board's own. */
export const traceEntry = z.strictObject({
  op: z.enum(['insert', 'delMin']),
  /** Index in `searches` of the search it belongs to; -1 when unknown. */
  search: z.int().min(-1),
  depth: z.int().min(-1),
  board: z.string(),
});
export type TraceEntry = z.infer<typeof traceEntry>;

/** What one priority queue reports. */
export const queueReport = z.strictObject({
  type: z.string(),
  inserts: count,
  delMins: count,
  maxSize: count,
  finalSize: count,
  /** How often a key came out that its own comparison puts before the key that came out last. */
  keyDecreases: count,
  /** The same for depth + manhattan of the boards in the keys; null unless watched and known. */
  priorityDecreases: count.nullable(),
  /** Keys that differ at delMin from what they were at insert; null unless watched. */
  changedKeys: count.nullable(),
  /** Operations by root board (its toString), in order of first appearance; empty unless watched and known. */
  searches: z.array(z.strictObject({ root: z.string(), inserts: count, delMins: count })),
  trace: z.array(traceEntry),
});
export type QueueReport = z.infer<typeof queueReport>;

/** What a step showed. */
export type Observation =
  | { kind: 'value'; value: null | boolean | number | string; type: string; cut?: boolean | undefined }
  | { kind: 'object'; type: string }
  | { kind: 'items'; count: number; truncated: boolean }
  | { kind: 'each'; items: Observation[][] }
  | { kind: 'exception'; type: string; message: string; frames: StackFrame[] }
  /** The subject has no such public constructor or method. */
  | { kind: 'missing'; member: string }
  /** The step could not run, since the object it needs does not exist; `handle` names it. */
  | { kind: 'absent'; handle: string }
  | { kind: 'counters'; operations: Record<string, number>; queues: QueueReport[] };

export const observation: z.ZodType<Observation> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('value'),
      /** Numbers that JSON has no form for (NaN, infinities, -0) come as strings with type `number`. */
      value: z.union([z.null(), z.boolean(), z.number(), z.string()]),
      type: z.string().max(200),
      cut: z.boolean().optional(),
    }),
    z.strictObject({ kind: z.literal('object'), type: z.string().max(200) }),
    z.strictObject({ kind: z.literal('items'), count, truncated: z.boolean() }),
    z.strictObject({ kind: z.literal('each'), items: z.array(z.array(observation)) }),
    z.strictObject({
      kind: z.literal('exception'),
      type: z.string().max(200),
      message: z.string().max(2_000),
      frames: z.array(stackFrame).max(20),
    }),
    z.strictObject({ kind: z.literal('missing'), member: z.string().max(300) }),
    z.strictObject({ kind: z.literal('absent'), handle }),
    z.strictObject({
      kind: z.literal('counters'),
      operations: z.record(z.string().max(80), count),
      queues: z.array(queueReport).max(100),
    }),
  ]),
);

/** What the subject printed: the first bytes, the last bytes, and how many there were. */
export const capture = z.strictObject({ head: z.string(), tail: z.string(), bytes: count });
export type Capture = z.infer<typeof capture>;

export const frame = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('loaded'), nonce }),
  /** The submission could not be loaded: a class is missing, or the code does not verify. */
  z.strictObject({ kind: z.literal('unloadable'), nonce, message: z.string().max(2_000) }),
  z.strictObject({ kind: z.literal('row'), nonce, index: count, observations: z.array(observation) }),
  z.strictObject({ kind: z.literal('end'), nonce, rows: count, out: capture, err: capture }),
  z.strictObject({
    kind: z.literal('limit'),
    nonce,
    limit: z.enum(['queueOperations', 'output', 'memory']),
    out: capture,
    err: capture,
  }),
  /** The request was not understood: a fault of ours. */
  z.strictObject({ kind: z.literal('fault'), nonce, message: z.string() }),
]);
export type Frame = z.infer<typeof frame>;
