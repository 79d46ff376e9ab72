/**
 * What the agent knows of the worlds around it. Three realms share the process: the driver's (Node itself), the
 * agent's (this folder and the instruments' books; frozen, out of any subject's reach) and one for each script, where
 * the subject and the instruments that it touches live.
 */
import type { Unusual } from '../../../../contracts/protocol.ts';
import type { Books, Gauges } from './scales.ts';

/** Functions of the driver. They give strings, numbers and truth values only, and are never handed on. */
export interface Host extends Gauges {
  /** Writes a frame; `content` is JSON without the braces and the nonce. */
  readonly emit: (content: string) => void;
  /** Writes a last frame and ends the process. */
  readonly stop: (content: string) => void;
  /** Waits before row `index` of a paced script. False when the script is not to go on: a fault was reported. */
  readonly pace: (index: number) => boolean;
  /** Asks none of its traps. */
  readonly isProxy: (value: unknown) => boolean;
}

/** The instruments' books, as `counting/counting.ts` of the instruments offers them. */
export interface Counting extends Books {
  begin(session: CountingSession, registry: unknown): void;
  /** For a new realm: what its classes will tell of themselves, and what reads the fields of its objects. */
  newRegistry(fields: Pick<SubjectRealm, 'fieldsOf' | 'fieldWhere'>): unknown;
  allow(): void;
  /** A row begins that is in disorder from that step on, for so many steps; 0: it is in order. */
  disturb(disorder: number, steps: number): void;
  /** Runs the first code of the subject in a script, uncounted. */
  loading<Result>(load: () => Result): Result;
  report(): { operations: Record<string, number>; queues: unknown[] };
}

export interface CountingSession {
  readonly keys: boolean;
  readonly searches: boolean;
  readonly contradictions: boolean;
  readonly trace: number;
  readonly disorderSteps: number;
  readonly queueOperations: number;
  exceeded(): void;
  print(text: string): void;
  readonly files: Readonly<Record<string, string>>;
  readonly stdin: string;
}

/** Made in the subject's realm before any of its code, by `subject-realm.ts`. */
export interface SubjectRealm extends Touch {
  /** Arrays of the subject's own realm, from JSON: past any setter that the subject may have put on a prototype. */
  fresh(json: string): unknown;
  /** The same of a list of the agent's. */
  list(items: readonly unknown[]): unknown;
  /** An object of a type that no subject has seen. */
  foreign(): object;
  /** What its toString() returns; null when that throws. */
  textOf(object: unknown): unknown;
  /** A value as `%s`, `%d`, `%i`, `%f` or `%j` of console.log has it; null for one that is shown as anywhere else. */
  converted(placeholder: string, value: unknown): string | null;
  /** An object of another class that has the name, the fields and the text of this one. */
  likeness(object: unknown): object;
  /** A value on which some operations throw that work on most objects. */
  unusual(what: Unusual): unknown;
  /** Names and values of an object's fields, in turns, #private ones among them. */
  readonly fieldsOf: (object: object) => Flat;
  /**
   * Of the same fields the one that ranks highest, from 0 on; undefined when there is none. For millions of objects: of
   * own properties it soon looks only at those whose names have had one. `rank` is a function of the subject's realm.
   */
  readonly fieldWhere: (object: object, rank: (value: unknown) => number) => unknown;
  /** For classes with #private fields. */
  readonly addReader: (reader: unknown) => void;
  newModule(require: (specifier: string) => unknown): NewModule;
  /** For the instruments: a module of the agent's realm whose functions let no error of that realm through. */
  shellOfModule(exports: unknown): unknown;
  /** Stands for a module that is not there: importing it is harmless, using it throws. */
  absentModule(message: string): unknown;
  /** A module with these exports; the others are those of `rest`, which is not asked before one of them is used. */
  standIn(exports: object, rest: () => unknown): unknown;
  setConsole(print: (stream: 'out' | 'err', values: unknown[]) => void): void;
  readonly textOfStack: (globals: unknown, error: unknown, frames: unknown) => string;
}

/** How the agent does anything to an object of the subject's: what traps and methods are given is then of its realm. */
export interface Touch {
  get(target: unknown, key: string): unknown;
  /** The value of an own data property; undefined for anything else. */
  dataAt(object: object, key: string): unknown;
  prototypeOf(object: object): object | null;
  keys(object: object): Flat;
  call(method: unknown, target: unknown, args: readonly unknown[]): unknown;
  construct(type: unknown, args: readonly unknown[]): unknown;
  /** Nothing, where there is no such row. */
  setCell(grid: unknown, row: number, column: number, value: number): void;
  /** At most `limit` items; an iterator of `beside` goes one item ahead. */
  walk(target: unknown, beside: unknown, limit: number): { readonly items: Flat; readonly truncated: boolean };
  /** What is left of an iterable after its first item, to be walked. */
  open(target: unknown): object;
}

/** An array without a prototype. */
export type Flat = Readonly<Record<number, unknown>> & { readonly length: number };

interface NewModule {
  readonly exports: unknown;
  readonly module: object;
  readonly require: (specifier: string) => unknown;
}

/** A module of a submission or of the instruments, as a function of the subject's realm. */
export type ModuleFunction = (
  exports: unknown,
  require: (specifier: string) => unknown,
  module: object,
  addReader: (reader: unknown) => void,
) => void;
