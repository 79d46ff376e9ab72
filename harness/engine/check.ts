/** What an assignment gives the engine: checks, made of cases. */
import type { Arbitrary } from 'fast-check';
import type { Observation, RowDatum, Script } from '../probe/protocol.ts';
import type { Grid } from '../report/schema.ts';

export type Section = 'compilation' | 'api' | 'style' | 'correctness' | 'memory' | 'timing';

/** What a judge found in the observations of one row. Pure data: it goes into the report. */
export type Judgement =
  | { readonly passed: true }
  | {
      readonly passed: false;
      /** One sentence: what was called on what, and what was wrong. */
      readonly message: string;
      readonly expected: string;
      readonly actual: string;
      /** The likely cause, and where to look. */
      readonly hint?: string | undefined;
      /** Two or so lines in the student's language that show the failure. */
      readonly reproduction?: readonly string[] | undefined;
      /** Boards to draw side by side. */
      readonly grids?: readonly Grid[] | undefined;
    };

interface CaseBase {
  /** Unique within the check: `puzzle04.txt`, `random 3-by-3`. */
  readonly name: string;
}

/** A case whose inputs are fixed: one script, judged as a whole. */
export interface FixedCase extends CaseBase {
  readonly kind: 'fixed';
  readonly script: Script;
  judge(rows: readonly (readonly Observation[])[]): Judgement;
  /** Lines that reproduce the case when it did not come to an end. */
  readonly reproduction: readonly string[];
  readonly together?: Together | undefined;
}

/**
 * A longer script that answers several cases at once, equal in all of them, and run once for all. When it does not come
 * to its end, each of the cases runs its own script after all, so that every case still stands alone.
 */
export interface Together {
  readonly script: Script;
  /** What the case's own script would have observed. */
  pick(rows: readonly (readonly Observation[])[]): readonly (readonly Observation[])[];
}

/** A case over random inputs: many rows in one script, each judged alone; the first failure is shrunk. */
export interface RandomCase<T = unknown> extends CaseBase {
  readonly kind: 'random';
  /** How many inputs, unless the course wants fewer, and what they are called: `boards`. The name is without them. */
  readonly count: number;
  readonly inputs: string;
  readonly arbitrary: Arbitrary<T>;
  row(input: T): Record<string, RowDatum>;
  readonly script: Omit<Script, 'rows'>;
  judgeRow(input: T, observations: readonly Observation[]): Judgement;
  reproduce(input: T): readonly string[];
}

/** A case that cannot be judged, with the reason, for example a puzzle file that the course does not have. */
export interface SkippedCase extends CaseBase {
  readonly kind: 'skipped';
  readonly reason: string;
}

export type Case = FixedCase | RandomCase | SkippedCase;

export interface Check {
  /** Permanent: `board-1a`, `solver-10c`, `queue-puzzle04-counts`. */
  readonly id: string;
  readonly section: Section;
  /** A part of the section that the summary shows by itself: `Board`, `Solver`, `Queue`. */
  readonly group: string;
  readonly title: string;
  /** Classes of the submission that must be there; without one of them the check is skipped. */
  readonly needs: readonly string[];
  readonly cases: readonly Case[];
}
