/** What a course sets, as the rest of the harness reads it. The file's schema and loader are beside this. */
import type { Section } from '../engine/check.ts';

export interface GradingSettings {
  readonly assignment: string;
  /** Null: recognised from the files. */
  readonly language: string | null;
  readonly puzzlesDir: string | null;
  /** Null: a fixed seed of the assignment's, so that everyone in a course gets the same random cases. */
  readonly seed: number | null;
  /** At most so many inputs a random case, for quicker gradings; null for as many as the assignment says. */
  readonly randomInputs: number | null;
  /** Modules that the course permits beside those of the assignment. */
  readonly modules: readonly string[];
  readonly weights: Readonly<Partial<Record<Section, number>>>;
  /** Does a compiler warning lose the compilation points, as in the original? */
  readonly warnings: 'fail' | 'ignore';
  readonly limits: GradingLimits;
  readonly allowWeakIsolation: boolean;
  /** Subjects that run at once. */
  readonly jobs: number;
}

export interface GradingLimits {
  readonly caseWallMs: number;
  readonly caseCpuMs: number;
  /** The whole grading. Cases that are not reached by then are named as such. */
  readonly totalMs: number;
  readonly buildMs: number;
  readonly heapBytes: number;
}
