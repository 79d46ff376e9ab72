/**
 * What the agent knows of the worlds around it. Three realms share the process: the driver's (Node itself), the
 * agent's (this folder and the instruments' books; frozen, out of any subject's reach) and one for each script, where
 * the subject and the instruments that it touches live.
 */
import type { Books } from './scales.ts';

/** Functions of the driver. They take and give strings, numbers and truth values only, and are never handed on. */
export interface Host {
  /** Writes a frame; `content` is JSON without the braces and the nonce. */
  readonly emit: (content: string) => void;
  /** Writes a last frame and ends the process. */
  readonly stop: (content: string) => void;
  /** Waits before row `index` of a paced script. False when the script is not to go on: a fault was reported. */
  readonly pace: (index: number) => boolean;
  /** Collects garbage, all of it. */
  readonly collect: () => void;
  /** Bytes on the heap and in array buffers outside it. */
  readonly heapBytes: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** The instruments' books, as `counting/counting.ts` of the instruments offers them. */
export interface Counting extends Books {
  begin(session: CountingSession, registry: unknown): void;
  /** For a new realm: what its classes will tell of themselves. */
  newRegistry(): unknown;
  allow(): void;
  report(): { operations: Record<string, number>; queues: unknown[] };
  registerFields(reader: unknown): void;
}

export interface CountingSession {
  readonly keys: boolean;
  readonly searches: boolean;
  readonly trace: number;
  readonly queueOperations: number;
  exceeded(): void;
  print(stream: 'out' | 'err', text: string): void;
  readonly files: Readonly<Record<string, string>>;
  readonly stdin: string;
}

/** Made in the subject's realm before any of its code, by `subject-realm.js`. */
export interface SubjectRealm {
  readonly globals: object;
  /** Arrays of the subject's own realm, from JSON: past any setter that the subject may have put on a prototype. */
  fresh(json: string): unknown;
  newExports(): Record<string, unknown>;
  /** Throws the realm's own Error. */
  fail(message: string): never;
  /** Stands for a module that is not there: importing it is harmless, using it throws. */
  absentModule(message: string): unknown;
  setConsole(print: (stream: 'out' | 'err', values: unknown[]) => void): void;
}

/** A module of a submission or of the instruments, as a function of the subject's realm. */
export type ModuleFunction = (
  exports: unknown,
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  registerFields: (reader: unknown) => void,
) => void;
