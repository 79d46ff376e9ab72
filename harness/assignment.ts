/** An assignment as it is handed to the harness: `specs/` implements it, `harness/` knows no one in particular. */
import type { AssignmentCommand } from './command.ts';
import type { Check, PlotSpec, Section, TableSpec, Withdrawal } from './engine/check.ts';
import type { Submission } from './intake/submission.ts';
import type { LanguageFacts, Notation } from './languages/language.ts';
import type { CheckResult } from './report/schema.ts';

export interface PrepareOptions {
  /** A course's own input files; null for the ones that come with the assignment. */
  readonly puzzlesDir: string | null;
  /** Seed of the random cases. */
  readonly seed: number;
  /** Seed of what students do not get beforehand: which published inputs are transformed, and random ones beside them. */
  readonly hiddenSeed: number;
  /** Id of the submission's language, and how its code is written in messages. */
  readonly language: string;
  readonly notation: Notation;
  /** For what is computed once and kept by content. */
  readonly cacheDir: string;
  readonly limits: AssessmentLimits;
  /** Modules that submissions may import: the assignment's own, and those that the course permits. */
  readonly modules: readonly string[];
}

/** What a course may set about measured values. */
export interface AssessmentLimits {
  /** Counts of operations may reach so many times the reference's. The official grader's: 1.05 x 1.75. */
  readonly countFactor: number;
  /** `provable`: a count that some correct search could have is never failed. `official`: the factor alone decides. */
  readonly fairness: 'provable' | 'official';
  /** CPU seconds for each timed puzzle; null for the assignment's own limit in each language. */
  readonly secondsPerPuzzle: number | null;
  /** A board may take so many times the bytes of the rule. */
  readonly memoryFactor: number;
}

/** The checks for one grading, in declaration order, and what the person who grades should know. */
export interface Prepared {
  readonly checks: readonly Check[];
  readonly tables: readonly TableSpec[];
  /** Drawn from the results; none by default. */
  readonly plots?: PlotSpec | undefined;
  readonly notes: readonly string[];
  /** Checks to be run after these because of what these found; none by default. */
  readonly further?: (results: readonly CheckResult[]) => readonly Check[];
  /** What is not believed in the light of all results, those of the further checks included. */
  readonly distrusted?: (results: readonly CheckResult[]) => readonly Withdrawal[];
}

/** What a check is for, in words, with the numbers that apply. */
export interface Explanation {
  readonly measured: string;
  /** The reason why a course asks this, and what usually goes wrong. */
  readonly why: string;
  /** The rule, and the limit. */
  readonly passing: string;
  /** Where the rule comes from. */
  readonly source: string;
  /** In place of what the cases tell of their inputs. */
  readonly inputs?: string | undefined;
}

/** Checks that are explained alike. */
export interface ExplanationFamily {
  /** Their ids; `*` at the end of one stands for any ending. */
  readonly checks: readonly string[];
  of(id: string): Explanation;
  /** Those among them that a grading makes only when another check gives cause. */
  readonly further?: readonly Omit<Check, 'cases' | 'needs'>[] | undefined;
}

export interface Assignment {
  readonly id: string;
  readonly title: string;
  readonly languages: Readonly<Record<string, LanguageFacts>>;
  /** Official weights, in points; sections without one are information. */
  readonly weights: Readonly<Partial<Record<Section, number>>>;
  /**
   * How sure is it that a submission is one for this assignment, when nobody said so? The assignment with the highest
   * number is taken, the first of several equal ones. 0: no sign of it; 1: its classes are there; above: its marks.
   */
  recognise(submission: Pick<Submission, 'roots' | 'files'>): number;
  prepare(options: PrepareOptions): Promise<Prepared>;
  /** Explanations of all its checks, by the settings that apply; none by default. */
  readonly explain?: ((options: PrepareOptions) => Promise<readonly ExplanationFamily[]>) | undefined;
  /** Commands that it brings to the command line; none by default. */
  readonly commands?: readonly AssignmentCommand[] | undefined;
}
