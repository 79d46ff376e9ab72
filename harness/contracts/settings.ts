/** What a course sets, as the rest of the harness reads it. The file's schema and loader are beside this. */
import type { GivenSettings } from './assignment-settings.ts';
import type { CheckSet } from './prepare.ts';
import type { ScanSetting } from './scan.ts';
import type { Audience, Visibility } from './report.ts';

export interface GradingSettings {
  /** Null: recognised from the files. */
  readonly assignment: string | null;
  /** Null: recognised from the files. */
  readonly language: string | null;
  /** Null: a fixed seed of the assignment's, so that everyone in a course gets the same random cases. */
  readonly seed: number | null;
  /** Seed of the hidden inputs: by the submission's files, one for everyone, another one in each grading, or this one. */
  readonly hiddenSeed: number | 'submission' | 'fixed' | 'random';
  /** At most so many inputs a random case, or the original's number; null for what the assignment's proof shows to be enough. */
  readonly inputs: number | 'official' | null;
  /** Names of modules that the course permits beside those of the assignment. */
  readonly modules: readonly string[];
  /** Points by section, for those that the course weighs itself. */
  readonly weights: Readonly<Record<string, number>>;
  /** Does a compiler warning lose the compilation points, as in the original? */
  readonly warnings: 'fail' | 'allow';
  readonly limits: GradingLimits;
  /** What it says of the settings that assignments bring. */
  readonly own: GivenSettings;
  readonly checks: CheckChoice;
  /** For whom the report is made. */
  readonly audience: Audience;
  readonly scan: ScanSetting;
  readonly style: boolean;
  readonly allowWeakIsolation: boolean;
  /** Subjects that run at once. */
  readonly jobs: number;
}

/** Ids of checks; `*` at the end of one stands for any ending. */
export interface CheckChoice {
  readonly set: CheckSet;
  /** Not run and not counted. */
  readonly off: readonly string[];
  /** From when on students see a check at all; those that are not named, always. */
  readonly visibility: readonly PatternMark[];
  /** From when on they see its inputs, values, messages and output. */
  readonly details: readonly PatternMark[];
  /** ISO 8601 with an offset; null when there is none. */
  readonly dueDate: string | null;
  /** Where a name stands in the configuration, as `file:line:column`. */
  readonly places: ReadonlyMap<string, string>;
}

/** What holds for the checks of a name. */
export interface PatternMark {
  readonly name: string;
  readonly from: Visibility;
}

export interface GradingLimits {
  readonly caseWallMs: number;
  readonly caseCpuMs: number;
  /** The whole grading. Cases that are not reached by then are named as such. */
  readonly totalMs: number;
  readonly buildMs: number;
  readonly heapBytes: number;
}
