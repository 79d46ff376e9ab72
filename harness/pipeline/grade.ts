/**
 * The pipeline: submission -> intake -> build -> scan -> checks -> revoked passes -> score -> report. Each step is a function
 * from one read-only value to the next; nothing later reaches back.
 */
import { hostname } from 'node:os';
import { basename, resolve } from 'node:path';
import { refuseSwitchedOff } from '../config/switched-off.ts';
import type { Assignment } from '../contracts/assignment.ts';
import type { GradingEvent } from '../contracts/events.ts';
import type { Report } from '../contracts/report.ts';
import type { Hosts } from '../contracts/sandbox.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import type { Submission } from '../contracts/submission.ts';
import { selectChecks } from '../engine/select.ts';
import { styleCheckIds } from '../engine/style-checks.ts';
import { aboutCode } from '../messages/in-locale.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import { packageRoot } from '../platform/package-root.ts';
import { sectionIds } from '../report/sections.ts';
import { machinePlaces, sanitizeReport } from '../report/sanitize-report.ts';
import { takeSubmission } from './1-take-submission.ts';
import { assertToolchainIntact, prepareGrading } from './2-prepare.ts';
import { buildSubmission } from './3-build.ts';
import { refusalOf } from './4-scan-gate.ts';
import { runAllChecks } from './5-run-checks.ts';
import { revokePasses } from './6-revoke-passes.ts';
import { scoreChecks } from './7-score.ts';
import { assembleReport, notGradableReport, type RunFacts } from './8-assemble-report.ts';
import { seedsOf } from './grading-seeds.ts';

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

/**
 * Grades one submission: the report for staff, with everything there is. `hosts` are the compilers that several gradings share.
 * @throws {GraderError} for wrong usage and for what this machine lacks
 */
export async function gradeSubmission(request: GradeRequest, hosts: Hosts): Promise<Report> {
  const places = machinePlaces(request.path, { grader: packageRoot(), cache: cacheDir() });
  return sanitizeReport(await findReport(request, hosts), places);
}

async function findReport(request: GradeRequest, hosts: Hosts): Promise<Report> {
  const { settings, only } = request;
  const started = { at: new Date(), clock: performance.now() };

  announce(request)('reading');
  const { assignment, result, notes } = await takeSubmission(request.path, request.assignments, settings.language);
  const name = basename(resolve(request.path));
  const files = result.kind === 'not-gradable' ? result.files : result.submission.files;
  const seeds = seedsOf(settings, files);
  const run: RunFacts = { assignment, settings, only, started, ...seeds, name, host: hostname() };
  if (result.kind === 'not-gradable') return notGradableReport(run, result);
  const { submission } = result;
  return aboutCode(submission.language, () => gradeTaken(request, hosts, { run, submission, notes }));
}

interface Taken {
  readonly run: RunFacts;
  readonly submission: Submission;
  readonly notes: readonly string[];
}

async function gradeTaken(request: GradeRequest, hosts: Hosts, { run, submission, notes }: Taken): Promise<Report> {
  const { settings, signal, only } = request;
  const { assignment } = run;
  const seeds = { seed: run.seed, hiddenSeed: run.hiddenSeed };
  const phase = announce(request);

  phase('preparing');
  const context = await prepareGrading(hosts, { assignment, submission, settings, seeds, only });
  refuseSwitchedOff(only, context.prepared.checks, settings.checks);
  const later = context.prepared.followUps?.checks.map(({ id }) => id);
  selectChecks(context.prepared.checks, only, styleCheckIds(context.language), later);

  phase('building');
  const build = await buildSubmission(submission, context, settings);
  const refusal = refusalOf(build, settings.scan, context.sandbox.tier);

  phase('checking');
  const onEvent = request.onEvent.bind(request);
  const questions = { settings, only, seed: seeds.seed, signal, onEvent };
  const results = await runAllChecks(questions, context, { submission, build, refusal });
  const checks = revokePasses(results, context.prepared.revokedPasses?.(results) ?? []);
  if (checks.some(({ verdict }) => verdict !== 'passed')) assertToolchainIntact(context);

  phase('scoring');
  const score = scoreChecks(checks, sectionIds(assignment), { ...assignment.weights, ...settings.weights });
  return assembleReport(run, { submission, build, refusal, checks, score, context, notes });
}

const announce =
  (request: GradeRequest) =>
  (phase: Extract<GradingEvent, { kind: 'phase' }>['phase']): void => {
    request.signal.throwIfAborted();
    request.onEvent({ kind: 'phase', phase });
  };
