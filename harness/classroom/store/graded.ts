/** What is known of a graded attempt without its report being read: `graded.json`, which is written last and completes it. */
import { z } from 'zod';
import { scoringOf } from '../../api/applicable-settings.ts';
import { packageName } from '../../contracts/package-name.ts';
import { cause, type Report, sectionId, verdict } from '../../contracts/report.ts';
import { pointsBy } from '../../report/find-causes.ts';
import { isWorthGradingAlone } from './late-checks.ts';

export const gradedSchema = `${packageName}/graded/v1` as const;

/**
 * - `graded`: its score stands. `review`: it has one, and a person should look first.
 * - `not-gradable`: there is nothing that could be built or run. `grader-fault`: nothing is known; it is graded again.
 */
export const attemptState = z.enum(['graded', 'review', 'not-gradable', 'grader-fault']);
export type AttemptState = z.infer<typeof attemptState>;

export const gradedCheck = z.strictObject({
  id: z.string(),
  section: sectionId,
  title: z.string(),
  verdict,
  dependsOn: z.string().nullable(),
  /** What it cost, out of 100. */
  lost: z.number(),
});
export type GradedCheck = z.infer<typeof gradedCheck>;

export const graded = z.strictObject({
  schema: z.literal(gradedSchema),
  /** SHA-256 of the files and of all that they are graded with: as long as it is the same, the verdicts hold. */
  content: z.string(),
  /** SHA-256 of report.json beside it; null when the grader failed without one. */
  report: z.string().nullable(),
  state: attemptState,
  /** Why there is no score, in words; null where there is one. */
  reason: z.string().nullable(),
  /** 0 to 100. */
  score: z.number().nullable(),
  /** SHA-256 of the settings by which its report is scored; null: there is none, or an earlier version did not say. */
  scoring: z.string().nullable().default(null),
  assignment: z.string().nullable(),
  language: z.string().nullable(),
  isolation: z.string().nullable(),
  toolchain: z.string(),
  startedAt: z.string(),
  durationMs: z.int().nonnegative(),
  host: z.string(),
  /** It ran while no other did. */
  alone: z.boolean(),
  /** It failed by time in so few checks that others beside it may be the reason: they are asked again alone. */
  late: z.boolean().default(false),
  review: z.array(z.string()),
  checks: z.array(gradedCheck),
  causes: z.array(cause.pick({ id: true, title: true, points: true, proved: true })),
});
export type Graded = z.infer<typeof graded>;

/** Whatever they were graded with: the half of a content that its files alone decide. */
export const filesOf = (content: string): string => content.slice(32);

/** The other half: all that they were graded with. */
export const settingsOf = (content: string): string => content.slice(0, 32);

/** Of a report for staff. Pure. */
export const gradedFrom = (report: Report, digests: Pick<Graded, 'content' | 'report'>, alone: boolean): Graded => {
  // With what was not run because of it.
  const lost = pointsBy(report.lost, (check) => check);
  const { startedAt, durationMs, host } = report.volatile;
  return {
    schema: gradedSchema,
    ...digests,
    state: stateOf(report),
    reason: report.notGradable,
    score: report.summary.score,
    scoring: scoringOf(report),
    assignment: report.assignment,
    language: report.language,
    isolation: report.isolation,
    toolchain: [report.toolchain.grader, report.toolchain.runtime, report.toolchain.compiler ?? []].flat().join(', '),
    ...{ startedAt, durationMs, host, alone, late: !alone && isWorthGradingAlone(report) },
    review: report.review.map(({ reason }) => reason),
    checks: report.checks.map(({ id, section, title, verdict: own, dependsOn }) => ({
      ...{ id, section, title, verdict: own, dependsOn },
      lost: lost.get(id) ?? 0,
    })),
    causes: report.causes.map(({ id, title, points, proved }) => ({ id, title, points, proved })),
  };
};

const stateOf = (report: Report): AttemptState => {
  const { gradable, review } = report;
  if (faultIn(report) !== null) return 'grader-fault';
  if (review.length > 0) return 'review';
  return gradable ? 'graded' : 'not-gradable';
};

/** What the grader could not ask; null when all went well. */
export const faultIn = ({ checks }: Report): string | null => {
  const failed = checks.filter(({ verdict: own }) => own === 'grader-fault').map(({ id }) => id);
  return failed.length === 0 ? null : `The grader failed in ${failed.join(', ')}.`;
};

/** Of an attempt that the grader could not grade. */
export const faultOf = (
  reason: string,
  facts: Pick<Graded, 'content' | 'startedAt' | 'toolchain' | 'host'>,
): Graded => ({
  ...{ schema: gradedSchema, ...facts, report: null, state: 'grader-fault', reason, score: null, scoring: null },
  ...{ assignment: null, language: null, isolation: null, durationMs: 0, alone: false, late: false },
  ...{ review: [], checks: [], causes: [] },
});
