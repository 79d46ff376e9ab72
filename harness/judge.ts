/** From a built submission to check results: what the build says, what its subjects answer, what the tools found. */
import type { Bench } from './bench.ts';
import type { GradingSettings } from './config/settings.ts';
import { startBudget, type Budget } from './engine/budget.ts';
import { brokenClasses, judgeApi, judgeCompilation } from './engine/build-checks.ts';
import type { Check } from './engine/check.ts';
import { skippedCheck } from './engine/check-result.ts';
import type { GradingEvent } from './engine/events.ts';
import { marked } from './engine/marks.ts';
import { narrowSeries } from './engine/narrow-series.ts';
import { runChecks, seriesOf } from './engine/run-checks.ts';
import { selectChecks } from './engine/select.ts';
import { styleChecks } from './engine/style-checks.ts';
import { withdraw } from './engine/withdraw.ts';
import { openPool, type SubjectPool } from './engine/subject-pool.ts';
import type { Submission } from './intake/submission.ts';
import type { BuildResult } from './languages/language.ts';
import { classesOf } from './recognise.ts';
import { visibility, type CheckResult, type Visibility } from './report/schema.ts';
import { detailsFrom } from './report/visibility.ts';
import { missingClasses } from './missing-classes.ts';
import { gradingWords } from './words/grading.ts';

export interface JudgeRequest {
  readonly settings: GradingSettings;
  readonly only: readonly string[];
  readonly seed: number;
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

interface Built {
  readonly build: BuildResult;
  /** Why nothing is run though it was built; null when it is. */
  readonly refusal: string | null;
}

/** Results in declaration order: the build's first, then the assignment's, then those of the tools for style. */
export async function judge(
  request: JudgeRequest,
  submission: Submission,
  bench: Bench,
  { build, refusal }: Built,
): Promise<CheckResult[]> {
  const classes = classesOf(bench.assignment);
  const missing = missingClasses(classes, submission, bench.language);
  const submitted = { build, classes, missing };
  const compilation = judgeCompilation(submitted, request.settings.warnings);
  const api = judgeApi(submitted);
  const withApi = request.only.length === 0 || request.only.includes(api.id);
  const first = marked(withApi ? [compilation, api] : [compilation], request.settings.checks);
  const wanted = selectChecks(bench.prepared.checks, request.only);
  const { program } = build;
  if (program === null || refusal !== null) {
    return [...first, ...wanted.map((check) => notAsked(check, program === null ? compilation.id : null))];
  }
  const unusable = new Map([...missing, ...brokenClasses(submitted)]);
  const [asked, style] = await Promise.all([
    askAll(request, bench, { build, program, wanted, unusable }),
    request.settings.style && request.only.length === 0
      ? styleChecks(() => bench.language.style?.(submission, program, { ...bench, ...buildOptions(request.settings) }))
      : [],
  ]);
  return [...first, ...asked, ...marked(style, request.settings.checks)];
}

const notAsked = (check: Check, compilation: string | null): CheckResult =>
  compilation === null
    ? skippedCheck(check, gradingWords.refusedByScan(), null)
    : skippedCheck(check, gradingWords.doesNotCompile(), compilation);

/** What the settings say to the compiler and the tools. */
export const buildOptions = ({
  limits,
  library,
}: GradingSettings): Pick<Parameters<Bench['language']['build']>[1], 'wallMs' | 'library'> => ({
  wallMs: limits.buildMs,
  library,
});

interface Questions {
  readonly build: BuildResult;
  readonly program: NonNullable<BuildResult['program']>;
  readonly wanted: readonly Check[];
  /** By class that is not there to be asked, the reason in words. */
  readonly unusable: ReadonlyMap<string, string>;
}

type Budgeted = Questions & { readonly budget: Budget };

/** All that is asked, then what the answers give cause to ask, less the passes that are not believed in their light. */
async function askAll(request: JudgeRequest, bench: Bench, questions: Questions): Promise<readonly CheckResult[]> {
  const { further, distrusted } = bench.prepared;
  const budgeted = { ...questions, budget: startBudget(request.settings.limits) };
  const first = await runGroups(request, bench, budgeted);
  const more = further?.(first) ?? [];
  const results =
    more.length === 0 ? first : [...first, ...(await runGroups(request, bench, { ...budgeted, wanted: more }))];
  return withdraw(results, distrusted?.(results) ?? []);
}

/**
 * Checks of which students see less have programs of their own, started when those of which they see more have ended: what
 * a submission was asked there, it cannot keep and print in a case that is shown. That holds for reports for staff as
 * well, since an edition for students is made from them later.
 */
async function runGroups(request: JudgeRequest, bench: Bench, questions: Budgeted): Promise<CheckResult[]> {
  const { wanted } = questions;
  const results = new Map<Check, CheckResult>();
  for (const from of visibility.options) {
    const group = wanted.filter((check) => shownFrom(check) === from);
    if (group.length === 0) continue;
    const narrowed = group.length === wanted.length ? group : narrowSeries(group);
    const found = await runSubjects(request, bench, { ...questions, wanted: narrowed });
    found.forEach((result, index) => {
      const check = group[index];
      if (check !== undefined) results.set(check, result);
    });
  }
  return wanted.flatMap((check) => results.get(check) ?? []);
}

const shownFrom = ({ visibility: seen = 'always', details = 'always' }: Check): Visibility =>
  detailsFrom({ visibility: seen, details });

async function runSubjects(request: JudgeRequest, bench: Bench, questions: Budgeted): Promise<CheckResult[]> {
  const { settings, signal, seed } = request;
  const { wanted, unusable, build, budget } = questions;
  const pools = openPools(request, bench, questions);
  const close = async (): Promise<void> => {
    await Promise.all([pools.pool.close(), pools.long.close()]);
  };
  const stop = (): void => void close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const onEvent = request.onEvent.bind(request);
    const { randomInputs } = settings;
    const context = { ...pools, code: build.code, budget, seed, randomInputs, unusable, signal, onEvent };
    return await runChecks(wanted, context);
  } finally {
    signal.removeEventListener('abort', stop);
    await close();
  }
}

/** Subjects for short scripts, and one for series when there are any. */
function openPools(
  { settings }: JudgeRequest,
  bench: Bench,
  { program, wanted }: Questions,
): { readonly pool: SubjectPool; readonly long: SubjectPool } {
  const context = { ...bench, heapBytes: settings.limits.heapBytes };
  const hasSeries = seriesOf(wanted).size > 0;
  return {
    pool: openPool(settings.jobs, () => bench.language.start(program, { ...context, work: 'short' })),
    long: openPool(hasSeries ? 1 : 0, () => bench.language.start(program, { ...context, work: 'long' })),
  };
}
