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
 * frame. A script that dies in the middle has therefore told how far it came; one of a single row tells each step, by a `step` frame
 * before it. A probe that meets a limit it enforces
 * itself writes a `limit` frame as its last one and ends the process, so that the subject cannot catch it.
 */
import { z } from 'zod';

import { observation } from './observations.ts';
import { handle, rowDatum, step } from './steps.ts';

export * from './observations.ts';
export * from './steps.ts';

const nonce = z.string().regex(/^[0-9a-f]{32}$/);
const count = z.int().nonnegative();

/** What the queues are to report beside their counts. Each costs time, so each is asked for. */
export const watch = z.strictObject({
  /** Was a key changed while it was in the queue? */
  keys: z.boolean().default(false),
  /** Which search (by the state that it starts from) does each operation belong to, and do its priorities decrease? */
  searches: z.boolean().default(false),
  /** Do keys come out after others that their own comparison puts later? That takes comparisons which a subject can count. */
  contradictions: z.boolean().default(false),
  /** Record at most so many operations one by one. */
  trace: z.int().nonnegative().max(100_000).default(0),
  /** From this step of a search on, as the instruments count steps, all queues answer the wrong way round: does the search notice? 0: never. */
  disorder: z.int().nonnegative().max(1_000_000).default(0),
  /**
   * A field of the rows with the steps in disorder after which a search is ended; where it is 0, the row is in order. Empty: all
   * rows are in disorder, and a search is ended by the limit of queue operations.
   */
  disorderIn: z.string().default(''),
  /** From this step with a choice on each queue gives out a later key before its first, a few times. 0: never. */
  mildDisorder: z.int().nonnegative().max(100).default(0),
  /** Does equals() of substitutes call every third pair of different objects equal? */
  confused: z.boolean().default(false),
  /** Where objects have a hash code: do many different substitutes have the same one? */
  weakHashes: z.boolean().default(false),
  /** What substitutes call the parts that they show in texts, by part; empty: by their own names. */
  names: z
    .array(z.int().nonnegative().max(127))
    .max(128)
    .default(() => []),
});
export type Watch = z.infer<typeof watch>;

/** Limits that the probe itself enforces. Wall time, CPU time and memory are the sandbox's. */
export const scriptLimits = z.strictObject({
  /** Calls of insert and delMin, over all queues; in a paced script those of one row. */
  queueOperations: z.int().positive().default(10_000_000),
  /** Characters of a string that is returned, with room for what any assignment asks for; longer ones are cut and said to be. */
  stringCharacters: z.int32().positive().default(200_000),
  /** Bytes of output kept at the head and at the tail. */
  outputBytes: z.int32().positive().default(4_096),
  /** Bytes of output after which the script is stopped; in a paced script those of one row. */
  outputFloodBytes: z.int().positive().default(67_108_864),
});

/** A batch of steps, run once for each row in one fresh class loader or realm. Rows share no handles. */
export const script = z.strictObject({
  /** Classes of the submission that our instrumented ones replace. */
  substitute: z.array(z.string()),
  rows: z.array(z.record(handle, rowDatum)).min(1),
  steps: z.array(step).min(1),
  watch: watch.default(() => watch.parse({})),
  limits: scriptLimits.default(() => scriptLimits.parse({})),
  /**
   * Row by row: before each row the probe collects garbage, writes a `ready` frame and waits for a line `next`. Limits
   * then hold for each row, and the CPU time of each row is measured from outside.
   */
  paced: z.boolean().default(false),
  /** Text files that the library's input classes find by name. There are no others. */
  files: z.record(z.string().max(200), z.string().max(1_000_000)).default(() => ({})),
  /** What the library's input classes read from standard input. */
  stdin: z.string().max(1_000_000).default(''),
});
/** A script as the checks write it: what has a default may be left out. */
export type Script = z.input<typeof script>;
/** A script as a probe receives it: complete. */
export type CompleteScript = z.output<typeof script>;

const settingsOfScript = script.omit({ rows: true, steps: true });
const stepsOfScript = script.shape.steps;
const knownSteps = new WeakMap<Script['steps'], CompleteScript['steps']>();

/**
 * With the defaults of what was left out. Rows are many and have their type from the check, so nobody looks at them; steps
 * are looked at once.
 */
export const completeScript = ({ rows, steps, ...settings }: Script): CompleteScript => {
  const known = knownSteps.get(steps) ?? stepsOfScript.parse(steps);
  knownSteps.set(steps, known);
  return { ...settingsOfScript.parse(settings), rows, steps: known };
};

/** Is a frame sent before each of its steps? Those of many rows would be too many, and a paced row is timed. */
export const tellsSteps = ({ rows, paced = false }: Pick<Script, 'rows' | 'paced'>): boolean =>
  rows.length === 1 && !paced;

/**
 * A compiled unit of the submission: a class file (base64) or a module's JavaScript (plain text). `together` is its code where no
 * class is substituted, if that is another.
 */
export const unit = z.strictObject({ name: z.string(), code: z.string(), together: z.string().optional() });
/**
 * Where a class of the submission is found: the unit, and where the language has exports, the export's name and all names that an
 * import may have for it.
 */
export const entry = z.strictObject({
  class: z.string(),
  unit: z.string(),
  export: z.string().optional(),
  names: z.array(z.string()).optional(),
});
export const program = z.strictObject({
  units: z.array(unit),
  entries: z.array(entry),
  /** Nothing outside its objects can change, so that scripts may share what a probe makes of its code. */
  stateless: z.boolean(),
});
/** A built submission, ready to be sent to a probe. */
export type Program = z.infer<typeof program>;

export const request = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('load'), nonce, program }),
  z.strictObject({ kind: z.literal('run'), nonce, script }),
]);
export type Request = z.infer<typeof request>;

/** The line that lets a paced script begin its next row; the nonce is the script's. */
export const next = z.strictObject({ kind: z.literal('next'), nonce });

/** What the subject printed: the first bytes, the last bytes, and how many there were. */
export const capture = z.strictObject({ head: z.string(), tail: z.string(), bytes: count });
export type Capture = z.infer<typeof capture>;

export const frame = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('loaded'), nonce }),
  /** The submission could not be loaded: a class is missing, or the code does not verify. */
  z.strictObject({ kind: z.literal('unloadable'), nonce, message: z.string().max(2_000) }),
  z.strictObject({ kind: z.literal('row'), nonce, index: count, observations: z.array(observation) }),
  /** A script that `tellsSteps` is about to take this step, by its index in the script. */
  z.strictObject({ kind: z.literal('step'), nonce, index: count }),
  /** A paced script waits at this row. */
  z.strictObject({ kind: z.literal('ready'), nonce, index: count }),
  z.strictObject({ kind: z.literal('end'), nonce, rows: count, out: capture, err: capture }),
  z.strictObject({
    kind: z.literal('limit'),
    nonce,
    limit: z.enum(['queueOperations', 'output', 'memory']),
    out: capture,
    err: capture,
  }),
  /** The program ends itself in the middle of a script: what it printed until then. */
  z.strictObject({ kind: z.literal('exit'), nonce, out: capture, err: capture }),
  /** The request was not understood: a fault of ours. */
  z.strictObject({ kind: z.literal('fault'), nonce, message: z.string() }),
]);
export type Frame = z.infer<typeof frame>;
