/** A grader that is opened once and grades one submission after another. */
import type { Assignment } from '../contracts/assignment.ts';
import type { FormatSettings } from '../contracts/format.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import type { Tier } from '../contracts/sandbox.ts';
import type { Resolved } from '../config/resolve.ts';
import { usageError } from '../contracts/errors.ts';
import { type ExplainedCheck, explainAll } from '../explain/explained.ts';
import { inLocale } from '../messages/in-locale.ts';
import { english, type Locale } from '../messages/messages.ts';
import { scoringOf } from './applicable-settings.ts';
import { type Applied, applySettings, mayBeScored } from './apply-settings.ts';
import { languages } from '../languages/registry.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import { packageVersion } from '../platform/package-root.ts';
import { classesOf, takeSubmission } from '../pipeline/1-take-submission.ts';
import { openHosts } from '../sandbox/hosts.ts';
import { type GradeRequest, gradeSubmission } from '../pipeline/grade.ts';
import { seedsOf } from '../pipeline/grading-seeds.ts';
import { fingerprintOf } from './fingerprint.ts';
import { prepareAll } from './prepare-all.ts';
import type { GradeOptions, GraderOptions } from './options.ts';
import { requireGradeOptions, requireNow, requirePath, requireReport } from './require-options.ts';
import {
  anyAvailable,
  costs,
  type ScoredCheck,
  score,
  sharePoints,
  tallySections,
  type Weights,
} from '../rubric/score.ts';
import { sectionIds } from '../report/sections.ts';
import { settingsSummary } from '../report/settings-summary.ts';
import { openSandbox } from '../sandbox/open.ts';
import { forAudience } from '../report/student-view/student-view.ts';

export type { GradeOptions, GraderOptions };

/** Keeps what gradings share: settings, compilers, the checks that an assignment has prepared. */
export interface Grader {
  /** Below this score (0 to 100) a grading counts as failed; null when the settings name none. */
  readonly minScore: number | null;
  readonly locale: Locale;
  /** What the settings say of formats, for `render`. */
  readonly formats: FormatSettings;
  /**
   * Grades a folder or a zip archive. The report is that for staff, with everything there is; `editionOf` makes the one
   * to hand out. A submission that cannot be built or graded is a report as well, with `gradable` false or 0 points.
   * @throws {GraderError} for wrong usage (`blame` is `usage`) and for what this machine lacks (`fault`)
   * @throws the reason of `signal` when that ends the grading, an `AbortError` when `close` does
   */
  grade(path: string, options?: GradeOptions): Promise<Report>;
  /** A report for the audience of the settings, as of `now`: by default the moment when its grading began. Pure. */
  editionOf(report: Report, now?: Date): Report;
  /**
   * A stored report as a grading with these settings would have scored and marked it: weights, who sees what, the due date.
   * Nothing is run. As of `now`, by default this moment, where the report is an edition for students.
   * @throws {GraderError} for an edition for students that is not whole, and for another assignment
   */
  applySettings(report: Report, now?: Date): Promise<Applied>;
  /**
   * A text that is the same as long as a submission would be asked the same: of the settings, the checks with their inputs,
   * the compilers, the isolation and the grader's version. Reports may be kept under it: `applySettings` gives them weights,
   * which are not in it.
   * @throws {GraderError} when the settings name checks that none of the assignments has
   */
  fingerprint(): Promise<string>;
  /** How far submissions are isolated on this machine. @throws {GraderError} when that is not enough for the settings */
  tier(): Promise<Tier>;
  /** What verdicts are worth by the settings, and `scoring`; as it was when they are of an assignment that is not among these. Pure. */
  rescore<One extends Rescored>(graded: One): One;
  /** Id of the assignment whose classes a folder or zip holds; null when there are none. Nothing of it is run. */
  recognise(path: string): Promise<string | null>;
  /** Names of the files that submissions consist of, in every language: what a bundle is searched for. */
  readonly expectedFiles: readonly string[];
  /** Ids of the assignments that may be graded: the one that was named, else all. */
  readonly assignments: readonly string[];
  /**
   * Every check of an assignment, by default of the first one, with what it is for; none of one that this grader does not
   * have, as a report may be of another course's. Nothing is run.
   */
  explain(assignment?: string): Promise<readonly ExplainedCheck[]>;
  /** Ends the gradings that still run, and frees what was kept. A closed grader grades no more. */
  close(): Promise<void>;
}

/** Verdicts with what they are worth: `score` from 0 to 100, `lost` is what a check costs of it, `scoring` by which settings. */
export interface Rescored {
  readonly assignment: string | null;
  readonly isolation: string | null;
  readonly score: number | null;
  readonly scoring?: string | null;
  readonly checks: readonly (ScoredCheck & Pick<CheckResult, 'id'> & { readonly lost: number })[];
}

/** Where no grading comes next: long enough for requests that follow one another at once, as of tools for style. */
const brieflyMs = 100;

/** A grader for settings that are known. */
export const graderFor = (resolved: Resolved, { locale = english, warm = true }: GraderOptions = {}): Grader => {
  const { assignments, minScore, formats } = resolved;
  const closing = new AbortController();
  const hosts = openHosts(warm ? undefined : brieflyMs);
  const running = new Set<Promise<Report>>();
  const start = (path: string, options: GradeOptions): Promise<Report> => {
    if (closing.signal.aborted) throw usageError('grader-closed', 'This grader has been closed: open another one.');
    requireGradeOptions(path, options);
    const request = requestFor(path, options, resolved, closing.signal);
    return inLocale(locale, () => gradeSubmission(request, hosts));
  };
  return {
    ...withoutRunning(resolved, locale),
    minScore,
    locale,
    formats,
    grade: async (path, options = {}) => {
      const grading = start(path, options);
      running.add(grading);
      try {
        return await grading;
      } finally {
        running.delete(grading);
      }
    },
    recognise: (path) => recognise(path, resolved),
    fingerprint: () => inLocale(locale, () => fingerprint(resolved)),
    tier: async () => (await openSandbox(resolved.settings)).tier,
    expectedFiles: expectedFiles(assignments),
    assignments: assignments.map(({ id }) => id),
    close: async () => {
      closing.abort();
      await Promise.allSettled(running);
      hosts.close();
    },
  };
};

const recognise = async (path: string, { assignments, settings }: Resolved): Promise<string | null> => {
  requirePath(path);
  const { assignment, result } = await takeSubmission(path, assignments, settings.language);
  return result.kind === 'submission' && assignment.recognise(result.submission) > 0 ? assignment.id : null;
};

const expectedFiles = (assignments: readonly Assignment[]): readonly string[] => [
  ...new Set(
    assignments.flatMap((assignment) =>
      languages
        .filter(({ id }) => id in assignment.languages)
        .flatMap(({ extension }) => classesOf(assignment).map((name) => `${name}${extension}`)),
    ),
  ),
];

const fingerprint = async (resolved: Resolved): Promise<string> => {
  const { settings } = resolved;
  const seeds = { ...seedsOf(settings, []), ...(settings.hiddenSeed === 'random' ? { hiddenSeed: 0 } : {}) };
  const prepared = await prepareAll(resolved, seeds);
  const { tier } = await openSandbox(settings);
  return fingerprintOf({ grader: packageVersion(), settings, seeds, tier, prepared, cacheDir: cacheDir() });
};

/** What needs no sandbox. */
const withoutRunning = (
  resolved: Resolved,
  locale: Locale,
): Pick<Grader, 'editionOf' | 'applySettings' | 'explain' | 'rescore'> => {
  const { assignments, settings } = resolved;
  return {
    editionOf: (report, now) => {
      requireReport(report, 'editionOf');
      requireNow(now, 'editionOf');
      const at = now ?? new Date(report.volatile.startedAt);
      return inLocale(locale, () => forAudience(report, settings.audience, at));
    },
    rescore: (graded) => {
      const found = assignments.find(({ id }) => id === graded.assignment);
      if (found === undefined) return graded;
      const now = { ...graded, scoring: scoringOf({ settings: settingsSummary(found, settings) }) };
      return graded.score !== null || mayBeScored(graded) ? rescored(now, found, settings.weights) : now;
    },
    applySettings: async (report, now = new Date()) => {
      requireReport(report, 'applySettings');
      requireNow(now, 'applySettings');
      return inLocale(locale, () => applySettings(report, resolved, { now, isTranslated: locale !== english }));
    },
    explain: async (id) => {
      const assignment = assignments.find((one) => id === undefined || one.id === id);
      return assignment === undefined ? [] : inLocale(locale, () => explainAll(assignment, settings));
    },
  };
};

const rescored = <One extends Rescored>(graded: One, assignment: Assignment, weights: Weights): One => {
  const { checks } = graded;
  const points = sharePoints(tallySections(checks, sectionIds(assignment)), { ...assignment.weights, ...weights });
  const lost = costs(checks, points);
  return {
    ...graded,
    score: anyAvailable(points) ? score(points) : null,
    checks: checks.map((check) => ({ ...check, lost: lost.get(check.id) ?? 0 })),
  };
};

const requestFor = (
  path: string,
  { only = [], seed, signal, onEvent = () => undefined }: GradeOptions,
  { assignments, settings }: Resolved,
  closing: AbortSignal,
): GradeRequest => {
  if (seed !== undefined) requireSeed(seed);
  const chosen = { ...settings, seed: seed ?? settings.seed };
  const listener = untilItThrows(onEvent);
  const any = AbortSignal.any([closing, listener.threw, ...(signal === undefined ? [] : [signal])]);
  return { path, assignments, settings: chosen, only, signal: any, onEvent: listener.onEvent };
};

/** What a listener throws ends the grading, of which it is then told nothing more. */
const untilItThrows = (
  onEvent: GradeRequest['onEvent'],
): Pick<GradeRequest, 'onEvent'> & { readonly threw: AbortSignal } => {
  const threw = new AbortController();
  return {
    threw: threw.signal,
    onEvent: (event) => {
      if (threw.signal.aborted) return;
      try {
        onEvent(event);
      } catch (error) {
        threw.abort(error);
        throw error;
      }
    },
  };
};

const largestSeed = 2_147_483_647;

const requireSeed = (seed: number): void => {
  if (Number.isInteger(seed) && seed >= 0 && seed <= largestSeed) return;
  throw usageError('wrong-seed', `The seed ${String(seed)} is not a whole number from 0 to ${String(largestSeed)}.`);
};
