/** What a course sets, as the rest of the harness reads it. The file's schema and loader are beside this. */
import type { AssessmentLimits } from '../assignment.ts';
import type { LibraryChoice } from '../languages/language.ts';
import type { ScanSetting } from '../refusal.ts';
import type { Section } from '../engine/check.ts';

export interface GradingSettings {
  /** Null: recognised from the files. */
  readonly assignment: string | null;
  /** Null: recognised from the files. */
  readonly language: string | null;
  readonly puzzlesDir: string | null;
  /** Null: a fixed seed of the assignment's, so that everyone in a course gets the same random cases. */
  readonly seed: number | null;
  /** Seed of the hidden inputs: one for everyone, another one in each grading, or this one. */
  readonly hiddenSeed: number | 'fixed' | 'random';
  /** At most so many inputs a random case, for quicker gradings; null for as many as the assignment says. */
  readonly randomInputs: number | null;
  /** Modules that the course permits beside those of the assignment. */
  readonly modules: readonly string[];
  readonly weights: Readonly<Partial<Record<Section, number>>>;
  /** Does a compiler warning lose the compilation points, as in the original? */
  readonly warnings: 'fail' | 'allow';
  readonly limits: GradingLimits;
  readonly assessment: AssessmentLimits;
  readonly checks: CheckChoice;
  readonly library: LibraryChoice;
  readonly scan: ScanSetting;
  /** Run the tools for style. */
  readonly style: boolean;
  readonly allowWeakIsolation: boolean;
  /** Subjects that run at once. */
  readonly jobs: number;
}

/** Ids of checks; `*` at the end of one stands for any ending. */
export interface CheckChoice {
  /** Not run and not counted. */
  readonly off: readonly string[];
  /** Counted, but students are not shown their inputs. */
  readonly hidden: readonly string[];
  /** Show hidden inputs after all, in reports for staff. */
  readonly reveal: boolean;
}

export interface GradingLimits {
  readonly caseWallMs: number;
  readonly caseCpuMs: number;
  /** The whole grading. Cases that are not reached by then are named as such. */
  readonly totalMs: number;
  readonly buildMs: number;
  readonly heapBytes: number;
}
