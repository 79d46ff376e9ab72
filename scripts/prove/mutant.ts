/** A correct program with one fault, and what became of it. */
import type { Verdict } from '../../harness/contracts/report.ts';
import { defined } from '../../harness/text/at.ts';

export const languageIds = ['java', 'typescript'] as const;
export type LanguageId = (typeof languageIds)[number];

/** Files by path. */
export type Program = Readonly<Record<string, string>>;

/** Which checks are asked first: those of the section that the fault belongs to. */
export const parts = {
  board: ['api', 'board*'],
  solver: ['api', 'solver*', 'queue*'],
  memory: ['memory*'],
  timing: ['timing*'],
  growth: ['growth*'],
  rules: ['rule*'],
  together: ['integration*', 'client*', 'integrity*'],
} as const satisfies Record<string, readonly string[]>;
export type Part = keyof typeof parts;

/** A replaced piece of a file, by offsets of the correct one. */
export interface Place {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** @throws {RangeError} when the program has no such file */
export const fileIn = (program: Program, path: string): string => defined(program[path], `there is no ${path}`);

export interface Mutant {
  /** Permanent: `java/two-queues/hamming-counts-blank`, or where it is: `java/two-queues/Board.java:27:13 math`. */
  readonly id: string;
  readonly origin: 'hand' | 'generated';
  readonly language: LanguageId;
  /** Name of the correct program. */
  readonly base: string;
  /** A name of PIT's or Stryker's, or a misconception of the course. */
  readonly operator: string;
  readonly part: Part;
  /** The reason why no call can tell it from the correct program; null: it has to be killed. */
  readonly equivalent: string | null;
  /** The first of its edits. */
  readonly place: Place;
  readonly files: Program;
}

/**
 * - `killed`: a check that counts fails at every seed that was tried; `weak`: at some of them only.
 * - `noted`: nothing but checks without points fail, so that a person is told and the score stays.
 * - `survived`: every check passes.
 * - `invalid`: it does not compile, or the scan refuses it: no mutant at all.
 */
export type Fate = 'killed' | 'weak' | 'noted' | 'survived' | 'invalid';

/** What one grading of it said. */
export interface Outcome {
  readonly seed: number | null;
  readonly fate: Exclude<Fate, 'weak'>;
  /** Ids of the checks that fail, in the order of a report: all of its part, or the first one alone. */
  readonly failing: readonly string[];
  /** Ids of the checks that were asked and came to an end by themselves, but for those that the base fails. */
  readonly finished: readonly string[];
  /** False when not every check was asked: others may fail, too. */
  readonly complete: boolean;
  /** Does its section see it only with more random inputs than the few that it is asked first? */
  readonly needsMoreInputs?: boolean | undefined;
  /** Ids of the faults that the first grading named; null when it was ended before all of its checks were asked. */
  readonly named: readonly string[] | null;
}

export interface Result {
  readonly mutant: Mutant;
  readonly outcomes: readonly Outcome[];
}

export const fateOf = ({ outcomes }: Pick<Result, 'outcomes'>): Fate => {
  const [first, ...others] = new Set(outcomes.map(({ fate }) => fate));
  if (first === undefined) return 'invalid';
  if (others.length === 0) return first;
  return outcomes.some(({ fate }) => fate === 'killed') ? 'weak' : 'noted';
};

const deaths: ReadonlySet<Verdict> = new Set(['failed', 'timed-out', 'crashed', 'out-of-memory', 'tampering']);

/** Would each further case like this one use up its limits, too? */
export const isEndless = (verdict: Verdict): boolean => verdict === 'timed-out' || verdict === 'out-of-memory';

/** Is it an answer of the submission's, which a faster or larger computer would not change? */
export const isFinished = (verdict: Verdict): boolean =>
  verdict === 'passed' || (isDeath(verdict) && !isEndless(verdict));

/** Does this verdict say that the submission is at fault? */
export const isDeath = (verdict: Verdict): boolean => deaths.has(verdict);
