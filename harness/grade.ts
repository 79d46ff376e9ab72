/**
 * The pipeline: submission -> intake -> build -> subject <-> engine -> verdicts -> rubric -> report. Each step is a
 * function from one read-only value to the next; nothing later reaches back.
 */
import { hostname } from 'node:os';
import { basename, resolve } from 'node:path';
import type { Assignment, Prepared } from './assignment.ts';
import { cacheDir } from './cache-dir.ts';
import type { GradingSettings } from './config/settings.ts';
import { startBudget } from './engine/budget.ts';
import { brokenClasses, judgeApi, judgeCompilation } from './engine/build-checks.ts';
import { skippedCheck } from './engine/check-result.ts';
import type { GradingEvent } from './engine/events.ts';
import { runChecks } from './engine/run-checks.ts';
import { selectChecks } from './engine/select.ts';
import { openPool } from './engine/subject-pool.ts';
import { graderFault } from './errors.ts';
import { intake } from './intake/intake.ts';
import type { Submission } from './intake/submission.ts';
import type { BuildResult, Language, LanguageFacts } from './languages/language.ts';
import { languages } from './languages/registry.ts';
import { assemble, notGradable } from './report/assemble.ts';
import type { CheckResult, Report } from './report/schema.ts';
import { openSandbox } from './sandbox/open.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

export interface GradeRequest {
  /** A folder or a zip archive. */
  readonly path: string;
  readonly assignment: Assignment;
  readonly settings: GradingSettings;
  /** Ids of the only checks to run; empty for all. */
  readonly only: readonly string[];
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

/** Everyone in a course gets the same random cases unless a seed is set. */
const defaultSeed = 20_260_101;

/** Grades one submission. Throws a GraderError for wrong usage and for what this machine lacks. */
export async function grade(request: GradeRequest): Promise<Report> {
  const started = { at: new Date(), clock: performance.now() };
  const { assignment, settings } = request;
  const seed = settings.seed ?? defaultSeed;
  request.onEvent({ kind: 'phase', phase: 'reading' });
  const taken = await intake(request.path, {
    languages: languages.filter((language) => language.id in assignment.languages),
    language: settings.language,
    classes: classesOf(assignment),
  });
  const run = { request, started, seed, name: basename(resolve(request.path)), host: hostname() };
  if (taken.kind === 'not-gradable') return notGradable(run, taken);
  const bench = await setUp(request, taken.submission, seed);
  const build = await buildSubmission(request, taken.submission, bench);
  const checks = await judge(request, taken.submission, bench, build, seed);
  request.onEvent({ kind: 'phase', phase: 'scoring' });
  return assemble({
    ...run,
    submission: taken.submission,
    build,
    checks,
    notes: bench.prepared.notes,
    tier: bench.sandbox.tier,
  });
}

/** What a submission is graded with. */
interface Bench {
  readonly language: Language;
  readonly facts: LanguageFacts;
  readonly sandbox: Sandbox;
  readonly prepared: Prepared;
  readonly cacheDir: string;
}

async function setUp(request: GradeRequest, submission: Submission, seed: number): Promise<Bench> {
  request.onEvent({ kind: 'phase', phase: 'preparing' });
  const { assignment, settings } = request;
  const language = languages.find((one) => one.id === submission.language);
  const prescribed = assignment.languages[submission.language];
  if (!language || !prescribed)
    throw graderFault('no-language', `No adapter for the language "${submission.language}".`);
  const facts = permitModules(prescribed, settings.modules);
  const lacking = await language.unavailable();
  if (lacking !== null) {
    throw graderFault('language-unavailable', `${language.title} submissions cannot be graded on this machine.`, {
      remedy: lacking,
    });
  }
  const cache = cacheDir();
  const [sandbox, prepared] = await Promise.all([
    openSandbox({ allowWeakIsolation: settings.allowWeakIsolation }),
    assignment.prepare({
      puzzlesDir: settings.puzzlesDir,
      seed,
      language: language.id,
      notation: language.notation,
      cacheDir: cache,
    }),
    language.prepare(facts, cache),
  ]);
  selectChecks(prepared.checks, request.only);
  request.signal.throwIfAborted();
  return { language, facts, sandbox, prepared, cacheDir: cache };
}

/** The course's permissions, as far as they concern this language. */
function permitModules(facts: LanguageFacts, modules: readonly string[]): LanguageFacts {
  const added = facts.optionalModules.filter((name) => modules.includes(name));
  return { ...facts, modules: [...facts.modules, ...added] };
}

async function buildSubmission(request: GradeRequest, submission: Submission, bench: Bench): Promise<BuildResult> {
  request.onEvent({ kind: 'phase', phase: 'building' });
  const result = await bench.language.build(submission, { ...bench, wallMs: request.settings.limits.buildMs });
  request.signal.throwIfAborted();
  return result;
}

async function judge(
  request: GradeRequest,
  submission: Submission,
  bench: Bench,
  build: BuildResult,
  seed: number,
): Promise<CheckResult[]> {
  request.onEvent({ kind: 'phase', phase: 'checking' });
  const classes = classesOf(request.assignment);
  const missing = missingClasses(classes, submission, bench.language);
  const submitted = { build, classes, missing };
  const compilation = judgeCompilation(submitted, request.settings.warnings);
  const api = judgeApi(submitted);
  const wanted = selectChecks(bench.prepared.checks, request.only);
  const withApi = request.only.length === 0 || request.only.includes(api.id);
  const first = withApi ? [compilation, api] : [compilation];
  if (build.program === null) {
    const reason = 'The submission does not compile.';
    return [...first, ...wanted.map((check) => skippedCheck(check, reason, compilation.id))];
  }
  const unusable = new Map([...missing, ...brokenClasses(submitted)]);
  return [...first, ...(await runSubject(request, bench, build.program, { wanted, unusable, seed }))];
}

interface Questions {
  readonly wanted: Prepared['checks'];
  /** By class that is not there to be asked, the reason in words. */
  readonly unusable: ReadonlyMap<string, string>;
  readonly seed: number;
}

async function runSubject(
  request: GradeRequest,
  bench: Bench,
  program: NonNullable<BuildResult['program']>,
  { wanted, unusable, seed }: Questions,
): Promise<CheckResult[]> {
  const { settings, signal } = request;
  const context = { ...bench, heapBytes: settings.limits.heapBytes };
  const pool = openPool(settings.jobs, () => bench.language.start(program, context));
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const budget = startBudget(settings.limits);
    const onEvent = request.onEvent.bind(request);
    const { randomInputs } = settings;
    return await runChecks(wanted, { pool, budget, seed, randomInputs, unusable, signal, onEvent });
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** The classes that an assignment asks for, the same in every language. */
function classesOf(assignment: Assignment): string[] {
  return [...new Set(Object.values(assignment.languages).flatMap(({ api }) => api.map(({ name }) => name)))];
}

function missingClasses(
  classes: readonly string[],
  submission: Submission,
  language: Language,
): ReadonlyMap<string, string> {
  const absent = classes.filter((name) => !submission.roots.has(name));
  return new Map(absent.map((name) => [name, whyMissing(`${name}${language.extension}`, submission)]));
}

/** A file of that name may be there and still be of no use; intake has then said why. */
function whyMissing(file: string, { notes }: Submission): string {
  const told = notes.find(({ level, path = '' }) => level === 'error' && basename(path) === file);
  return told?.message ?? `${file} was not submitted.`;
}
