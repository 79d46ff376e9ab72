/**
 * The pipeline: submission -> intake -> build -> subject <-> engine -> verdicts -> rubric -> report. Each step is a
 * function from one read-only value to the next; nothing later reaches back.
 */
import { randomInt } from 'node:crypto';
import { hostname } from 'node:os';
import { basename, resolve } from 'node:path';
import type { Assignment } from './assignment.ts';
import { requireWhole, setUp } from './bench.ts';
import { cacheDir } from './cache-dir.ts';
import type { GradingSettings } from './config/settings.ts';
import type { GradingEvent } from './engine/events.ts';
import { selectChecks } from './engine/select.ts';
import { buildOptions, judge } from './judge.ts';
import { packageRoot } from './package-root.ts';
import { takeSubmission } from './recognise.ts';
import { refusalOf } from './refusal.ts';
import { assemble, notGradable, type RunFacts } from './report/assemble.ts';
import { forAudience } from './report/audience.ts';
import { atBorder, machinePlaces } from './report/border.ts';
import type { Report } from './report/schema.ts';

export interface GradeRequest {
  /** A folder or a zip archive. */
  readonly path: string;
  /** The assignment; or several, of which the one is taken that the files speak for. */
  readonly assignments: readonly Assignment[];
  readonly settings: GradingSettings;
  /** Ids of the only checks to run, with `*` at the end for any ending; empty for all. */
  readonly only: readonly string[];
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

/** Everyone in a course gets the same random cases unless a seed is set. */
const defaultSeed = 20_260_101;

const defaultHiddenSeed = 20_260_202;

const hiddenSeedOf = ({ hiddenSeed }: GradingSettings): number => {
  if (hiddenSeed === 'fixed') return defaultHiddenSeed;
  return hiddenSeed === 'random' ? randomInt(2_147_483_648) : hiddenSeed;
};

/** Grades one submission, for the audience of the settings. Throws a GraderError as `gradeForStaff` does. */
export async function grade(request: GradeRequest): Promise<Report> {
  const report = await gradeForStaff(request);
  return forAudience(report, request.settings.audience, startOf(report));
}

/** When students see more is decided by the start of a grading, so that another one from the same time is the same. */
export const startOf = (report: Report): Date => new Date(report.volatile.startedAt);

/** Grades one submission: everything there is. Throws a GraderError for wrong usage and for what this machine lacks. */
export async function gradeForStaff(request: GradeRequest): Promise<Report> {
  const places = machinePlaces(request.path, { grader: packageRoot(), cache: cacheDir() });
  return atBorder(await findReport(request), places);
}

/** What is settled before anything is read. */
const begin = (settings: GradingSettings): Pick<RunFacts, 'started' | 'seed' | 'hiddenSeed'> => ({
  started: { at: new Date(), clock: performance.now() },
  seed: settings.seed ?? defaultSeed,
  hiddenSeed: hiddenSeedOf(settings),
});

async function findReport(request: GradeRequest): Promise<Report> {
  const { settings, signal, only } = request;
  const begun = begin(settings);
  const phase = (name: Extract<GradingEvent, { kind: 'phase' }>['phase']): void => {
    signal.throwIfAborted();
    request.onEvent({ kind: 'phase', phase: name });
  };
  phase('reading');
  const { assignment, result, notes } = await takeSubmission(request.path, request.assignments, settings.language);
  const run = { ...begun, assignment, settings, only, name: basename(resolve(request.path)), host: hostname() };
  if (result.kind === 'not-gradable') return notGradable(run, result);
  const { submission } = result;
  phase('preparing');
  const bench = await setUp(assignment, submission, settings, begun);
  selectChecks(bench.prepared.checks, only);
  phase('building');
  const build = await bench.language.build(submission, { ...bench, ...buildOptions(settings) });
  const refusal = refusalOf(build, settings.scan, bench.sandbox.tier);
  phase('checking');
  const onEvent = request.onEvent.bind(request);
  const checks = await judge({ settings, only, seed: begun.seed, signal, onEvent }, submission, bench, {
    build,
    refusal,
  });
  if (checks.some(({ verdict }) => verdict !== 'passed')) requireWhole(bench);
  phase('scoring');
  return assemble({
    ...run,
    submission,
    build,
    refusal,
    checks,
    tables: refusal === null ? bench.prepared.tables : [],
    plots: bench.prepared.plots ?? (() => []),
    notes: [...notes, ...bench.prepared.notes],
    tier: bench.sandbox.tier,
  });
}
