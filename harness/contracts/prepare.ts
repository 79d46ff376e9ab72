/** What an assignment is asked for before a grading, and what it gives: its checks, for one language and its settings. */
import type { GivenSettings } from './assignment-settings.ts';
import type { Check, PlotSpec, TableSpec, RevokedPass } from './check.ts';
import type { Notation } from './language.ts';
import type { CheckResult } from './report.ts';

/** `official`: what the assignment's original assessment asks. `extended`: what goes beyond it as well. */
export type CheckSet = 'official' | 'extended';

export interface PrepareOptions {
  /** What the course has set of the assignment's own settings: the assignment reads them by its schema. */
  readonly settings: GivenSettings;
  readonly checkSet: CheckSet;
  /** Points by section, as they hold for this grading. */
  readonly weights: Readonly<Record<string, number>>;
  /** Inputs of a random case, as the course has set it: at most so many, or the original's number; null: nothing was set. */
  readonly inputs: number | 'official' | null;
  readonly seed: number;
  /** Seed of what students do not get beforehand: which published inputs are transformed, and random ones beside them. */
  readonly hiddenSeed: number;
  /** Id of the submission's language, and how its code is written in messages. */
  readonly language: string;
  readonly notation: Notation;
  /** For what is computed once and kept by content. */
  readonly cacheDir: string;
  /** Modules that submissions may import: the assignment's own, and those that the course permits. */
  readonly modules: readonly string[];
}

/** Checks that are run after the others, and only because of what those found. */
export interface FollowUps {
  /** What is known of each before there is cause for it; its cases depend on the results. */
  readonly checks: readonly Omit<Check, 'cases'>[];
  /** Those that these results give cause for; none by default. */
  needed(results: readonly CheckResult[]): readonly Check[];
}

/** A fault of the submission that explains all that was seen in some checks, passed cases and failed ones. */
export interface Diagnosis {
  /** Permanent. */
  readonly id: string;
  /** What is wrong, in one sentence. */
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
  /** Ids of the failed checks that it explains, each of them entirely. */
  readonly checks: readonly string[];
}

/** The checks for one grading, in declaration order, and what the person who grades should know. */
export interface Prepared {
  readonly checks: readonly Check[];
  readonly tables: readonly TableSpec[];
  /** What it was prepared with, where a course's module may have changed what was given. */
  readonly options?: PrepareOptions | undefined;
  /** Drawn from the results; none by default. */
  readonly plots?: PlotSpec | undefined;
  readonly notes: readonly string[];
  readonly followUps?: FollowUps | undefined;
  /** What is not believed in the light of all results, those of the follow-up checks included. */
  readonly revokedPasses?: (results: readonly CheckResult[]) => readonly RevokedPass[];
  /** The faults that are known to give just these results; a check belongs to one of them at most. None by default. */
  readonly diagnose?: (results: readonly CheckResult[]) => readonly Diagnosis[];
  /** Id of the failed check that another failed check follows from; null: it fails for itself. All do by default. */
  readonly consequenceOf?: (check: CheckResult, failed: readonly CheckResult[]) => string | null;
}

/** What is known of its checks before any is run, the follow-up checks behind the others. */
export const knownChecks = ({ checks, followUps }: Prepared): readonly FollowUps['checks'][number][] => [
  ...checks,
  ...(followUps?.checks ?? []),
];
