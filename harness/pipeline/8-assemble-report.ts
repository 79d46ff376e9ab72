/** The report from what the pipeline found. Pure, but for the clock and the machine that it is handed. */
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import type { NotGradable, Submission } from '../contracts/submission.ts';
import type { BuildResult } from '../contracts/language.ts';
import { packageVersion } from '../platform/package-root.ts';
import type { Tally } from '../rubric/score.ts';
import type { Prepared } from '../contracts/prepare.ts';
import type { GradingContext } from './2-prepare.ts';
import { settingsSummary } from '../report/settings-summary.ts';
import { scanReview } from './4-scan-gate.ts';
import { countsOf, noPointsReason, type Score } from './7-score.ts';
import { findCauses } from '../report/find-causes.ts';
import { withProvedHints } from '../report/proved-hints.ts';
import { reviewOf } from '../report/review.ts';
import { sectionsOf } from '../report/sections.ts';
import { sourcesOf } from '../report/sources.ts';
import { tablesOf } from '../report/tables.ts';
import { schemaId, type CheckResult, type Report } from '../contracts/report.ts';
import { reportMessages } from '../report/messages/report.ts';
import { at } from '../text/at.ts';

/** What every report says, no matter how the grading went. */
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

/** What the steps before have found. */
export interface Graded {
  readonly submission: Submission;
  readonly build: BuildResult;
  /** Why nothing was run, when the scan refused the submission; else null. */
  readonly refusal: string | null;
  readonly checks: readonly CheckResult[];
  readonly score: Score;
  readonly context: Pick<GradingContext, 'prepared' | 'sandbox'>;
  readonly notes: readonly string[];
}

/** The report of a submission that was built and judged, for staff. Without a score, never with a zero, for a fault of the grader, and where nothing that is worth points was run. */
export function assembleReport(run: RunFacts, graded: Graded): Report {
  const { build, submission, checks, refusal, score, context } = graded;
  const { prepared, sandbox } = context;
  const faulty = checks.filter((check) => check.verdict === 'grader-fault');
  const tables = tablesOf(refusal === null ? prepared.tables : [], checks);
  const notGradable = refusal ?? (faulty.length > 0 ? faultReason(faulty) : noPointsReason(score.points));
  const gradable = notGradable === null;
  const lost = gradable ? score.lost : [];
  const causes = causesIn(checks, lost, prepared);
  return {
    ...frame({ ...run, settings: inForce(run.settings, prepared) }),
    language: submission.language,
    gradable,
    notGradable,
    isolation: refusal === null ? sandbox.tier : 'not-used',
    submission: { ...files(run.name, submission), sources: sourcesOf(submission) },
    summary: { ...outcomes(checks), ...summary(run.assignment, score.tallies, gradable ? score.points : null) },
    review: [...scanReview(build.scan), ...reviewOf({ checks, sections: sectionsOf(run.assignment) })],
    scores: score.sections,
    lost,
    causes,
    checks: withProvedHints(checks, causes),
    tables,
    plots: [...(prepared.plots?.(checks, tables) ?? [])],
    notes: [...graded.notes, ...prepared.notes, ...build.notes],
    toolchain: { ...toolchain(), compiler: build.toolchain },
  };
}

/** The report of files in which there is nothing to build, for staff. */
export function notGradableReport(run: RunFacts, found: NotGradable): Report {
  const reasons = found.notes.filter((note) => note.level === 'error').map((note) => note.message);
  return {
    ...frame(run),
    language: found.language,
    gradable: false,
    notGradable: reasons.join(' ') || reportMessages.nothingToBuild(),
    isolation: 'not-used',
    submission: { ...files(run.name, found), sources: [] },
    summary: { ...outcomes([]), ...summary(run.assignment, [], null) },
    review: [],
    scores: [],
    lost: [],
    causes: [],
    checks: [],
    tables: [],
    plots: [],
    notes: [],
    toolchain: { ...toolchain(), compiler: null },
  };
}

const causesIn = (checks: readonly CheckResult[], lost: Report['lost'], prepared: Prepared): Report['causes'] =>
  findCauses(
    { checks: [...checks], lost },
    {
      diagnoses: prepared.diagnose?.(checks) ?? [],
      consequenceOf: (check, failed) => prepared.consequenceOf?.(check, failed) ?? null,
    },
  );

type Frame = Pick<
  Report,
  | 'schema'
  | 'audience'
  | 'assignment'
  | 'seed'
  | 'hiddenSeed'
  | 'dueDate'
  | 'settings'
  | 'staffSettings'
  | 'only'
  | 'sections'
  | 'volatile'
>;

/** A course's module may have changed what was set. */
const inForce = (settings: GradingSettings, { options }: Prepared): GradingSettings =>
  options === undefined
    ? settings
    : {
        ...settings,
        own: options.settings,
        inputs: options.inputs,
        checks: { ...settings.checks, set: options.checkSet },
      };

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
    staffSettings: [...broughtBy(assignment).forStaff],
    only: [...only],
    sections: sectionsOf(assignment),
    volatile: { startedAt: started.at.toISOString(), durationMs, host },
  };
}

const outcomes = (checks: readonly CheckResult[]): Pick<Report['summary'], 'compilation' | 'api'> => ({
  compilation: outcome(checks, 'compilation'),
  api: outcome(checks, 'api'),
});

function summary(
  { sections }: Assignment,
  tallies: readonly Tally[],
  points: number | null,
): Pick<Report['summary'], 'sections' | 'score'> {
  const counted = sections.filter(({ inSummary = false }) => inSummary);
  return { sections: Object.fromEntries(counted.map(({ id }) => [id, countsOf(tallies, id)])), score: points };
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

/** Checks that the reason names. */
const mostNames = 5;

function faultReason(faulty: readonly CheckResult[]): string {
  const names = faulty.slice(0, mostNames).map((check) => check.id);
  const more = faulty.length - names.length;
  const ids = more === 0 ? names.join(', ') : reportMessages.andMore({ names: names.join(', '), count: more });
  const first = at(faulty, 0).cases.find((one) => one.verdict === 'grader-fault')?.message ?? '';
  return reportMessages.graderFailed({ ids, first }).trim();
}

const toolchain = (): { grader: string; runtime: string } => ({
  grader: packageVersion(),
  runtime: `Node ${process.version}`,
});
