/** The report from what the pipeline found. Pure, but for the clock and the machine that it is handed. */
import type { Assignment } from '../assignment.ts';
import type { GradingSettings } from '../config/settings.ts';
import type { NotGradable, Submission } from '../intake/submission.ts';
import type { BuildResult } from '../languages/language.ts';
import type { PlotSpec, TableSpec } from '../engine/check.ts';
import { packageVersion } from '../package-root.ts';
import { ledger } from '../rubric/ledger.ts';
import { score, sectionScores, sharePoints, tallySections } from '../rubric/score.ts';
import type { Tier } from '../sandbox/sandbox.ts';
import { settingsSummary } from './settings-summary.ts';
import { scanReview } from '../refusal.ts';
import { reviewOf } from './review.ts';
import { sourcesOf } from './sources.ts';
import { tablesOf } from './tables.ts';
import { schemaId, type CheckResult, type Report } from './schema.ts';
import { reportWords } from './words/report.ts';

/** What every report says, whatever came of the grading. */
export interface RunFacts {
  readonly assignment: Assignment;
  readonly settings: GradingSettings;
  readonly only: readonly string[];
  readonly started: { readonly at: Date; readonly clock: number };
  readonly seed: number;
  readonly hiddenSeed: number;
  readonly name: string;
  readonly host: string;
}

export interface Graded extends RunFacts {
  readonly submission: Submission;
  readonly build: BuildResult;
  /** Why nothing was run, when the scan refused the submission; else null. */
  readonly refusal: string | null;
  readonly checks: readonly CheckResult[];
  readonly tables: readonly TableSpec[];
  readonly plots: PlotSpec;
  readonly notes: readonly string[];
  readonly tier: Tier;
}

/** The report of a submission that was built and judged, for staff. A fault of ours leaves it without a score, never with a zero. */
export function assemble(graded: Graded): Report {
  const { build, submission, checks } = graded;
  const tallies = tallySections(checks);
  const points = sharePoints(tallies, { ...graded.assignment.weights, ...graded.settings.weights });
  const faulty = checks.filter((check) => check.verdict === 'grader-fault');
  const tables = tablesOf(graded.tables, checks);
  const gradable = faulty.length === 0 && graded.refusal === null;
  return {
    ...frame(graded),
    language: submission.language,
    gradable,
    notGradable: gradable ? null : (graded.refusal ?? faultReason(faulty)),
    isolation: graded.refusal === null ? graded.tier : 'not-used',
    submission: { ...files(graded.name, submission), sources: sourcesOf(submission) },
    summary: summary(checks, tallies, gradable ? score(points) : null),
    review: [...scanReview(build.scan), ...reviewOf(checks)],
    scores: sectionScores(points),
    lost: gradable ? ledger(checks, points) : [],
    checks: [...checks],
    tables,
    plots: [...graded.plots(checks, tables)],
    notes: [...graded.notes, ...build.notes],
    toolchain: { ...toolchain(), compiler: build.toolchain },
  };
}

/** The report of files in which there is nothing to build, for staff. */
export function notGradable(run: RunFacts, found: NotGradable): Report {
  const reasons = found.notes.filter((note) => note.level === 'error').map((note) => note.message);
  return {
    ...frame(run),
    language: found.language,
    gradable: false,
    notGradable: reasons.join(' ') || reportWords.nothingToBuild(),
    isolation: 'not-used',
    submission: { ...files(run.name, found), sources: [] },
    summary: summary([], tallySections([]), null),
    review: [],
    scores: [],
    lost: [],
    checks: [],
    tables: [],
    plots: [],
    notes: [],
    toolchain: { ...toolchain(), compiler: null },
  };
}

type Frame = Pick<
  Report,
  'schema' | 'audience' | 'assignment' | 'seed' | 'hiddenSeed' | 'dueDate' | 'settings' | 'only' | 'volatile'
>;

function frame({ assignment, settings, only, seed, hiddenSeed, started, host }: RunFacts): Frame {
  const durationMs = Math.round(performance.now() - started.clock);
  return {
    schema: schemaId,
    audience: 'staff',
    assignment: assignment.id,
    seed,
    hiddenSeed,
    dueDate: settings.checks.dueDate,
    settings: settingsSummary(assignment, settings),
    only: [...only],
    volatile: { startedAt: started.at.toISOString(), durationMs, host },
  };
}

function summary(
  checks: readonly CheckResult[],
  tallies: ReturnType<typeof tallySections>,
  points: number | null,
): Report['summary'] {
  const count = (section: string): Report['summary']['memory'] => {
    const { passed = 0, total = 0, assessed = false } = tallies.find((one) => one.section === section) ?? {};
    return { passed, total, assessed };
  };
  return {
    compilation: outcome(checks, 'compilation'),
    api: outcome(checks, 'api'),
    correctness: count('correctness'),
    memory: count('memory'),
    timing: count('timing'),
    score: points,
  };
}

function outcome(checks: readonly CheckResult[], section: string): 'passed' | 'failed' | 'skipped' {
  const found = checks.filter((check) => check.section === section && check.verdict !== 'skipped');
  if (found.length === 0) return 'skipped';
  return found.every((check) => check.verdict === 'passed') ? 'passed' : 'failed';
}

function files(
  name: string,
  { files: listed, notes }: Pick<Submission, 'files' | 'notes'>,
): Omit<Report['submission'], 'sources'> {
  return {
    name,
    files: [...listed],
    notes: notes.map(({ level, message, path }) => ({ level, message, path: path ?? null })),
  };
}

function faultReason(faulty: readonly CheckResult[]): string {
  const ids = faulty.map((check) => check.id).join(', ');
  const first = faulty[0]?.cases.find((one) => one.verdict === 'grader-fault')?.message ?? '';
  return reportWords.graderFailed({ ids, first }).trim();
}

const toolchain = (): { grader: string; runtime: string } => ({
  grader: packageVersion(),
  runtime: `Node ${process.version}`,
});
