/** From a built submission to check results: what the build says, what its subjects answer, what the tools found. */
import type { Check } from '../contracts/check.ts';
import type { BuildResult } from '../contracts/language.ts';
import type { CheckResult } from '../contracts/report.ts';
import type { Submission } from '../contracts/submission.ts';
import { startBudget } from '../engine/budget.ts';
import { brokenClasses, judgeApi, judgeCompilation } from '../engine/build-checks.ts';
import { skippedCheck } from '../engine/check-result.ts';
import { selectChecks } from '../engine/select.ts';
import { styleCheckIds, styleChecks } from '../engine/style-checks.ts';
import { marked } from '../report/visibility-rules.ts';
import { isNamed } from '../text/is-named.ts';
import { classesOf } from './1-take-submission.ts';
import type { GradingContext } from './2-prepare.ts';
import { buildContext } from './3-build.ts';
import { askInGroups, type AskRequest, type Questions } from './ask-in-groups.ts';
import { gradingMessages } from './messages/grading.ts';
import { missingClasses } from './missing-classes.ts';
import type { Sandbox } from '../contracts/sandbox.ts';

export interface ChecksRequest extends AskRequest {
  readonly only: readonly string[];
}

interface Built {
  readonly submission: Submission;
  readonly build: BuildResult;
  /** Why nothing is run though it was built; null when it is. */
  readonly refusal: string | null;
}

/** Results in declaration order: the build's first, then the assignment's, then those of the tools for style. */
export async function runAllChecks(
  request: ChecksRequest,
  context: GradingContext,
  built: Built,
): Promise<readonly CheckResult[]> {
  const { build, refusal, submission } = built;
  const { only, settings } = request;
  const classes = classesOf(context.assignment);
  const missing = missingClasses(classes, submission, context.language);
  const submitted = { build, classes, missing };
  const compilation = judgeCompilation(submitted, settings.warnings);
  const api = judgeApi(submitted);
  const withApi = only.length === 0 || isNamed(api.id, only);
  const first = marked(withApi ? [compilation, api] : [compilation], settings.checks);
  const wanted = selectChecks(context.prepared.checks, only, styleCheckIds(context.language));
  for (const { id, title, verdict } of first) {
    request.onEvent({ kind: 'check-finished', id, title, verdict, done: 0, total: wanted.length });
  }
  const { program } = build;
  if (program === null || refusal !== null) {
    return [...first, ...wanted.map((check) => notAsked(check, program === null ? compilation.id : null))];
  }
  const isWanted = (id: string): boolean =>
    (only.length === 0 || isNamed(id, only)) && !isNamed(id, settings.checks.off);
  const unusable = new Map([...missing, ...brokenClasses(submitted)]);
  const [asked, style] = await untilOneFails(request.signal, (signal) => [
    askWithFollowUps({ ...request, signal }, context, {
      ...{ build, program, wanted, unusable },
      budget: startBudget(settings.limits),
    }),
    settings.style && styleCheckIds(context.language).some(isWanted)
      ? runStyle(submission, program, { ...context, sandbox: endingWith(context.sandbox, signal) }, settings)
      : Promise.resolve([]),
  ]);
  const shown = style.filter(({ id }) => isWanted(id));
  return [...first, ...asked, ...marked(shown, settings.checks)];
}

/**
 * Both, at once. When one of them fails, the other one has ended, too, before that is told: its signal says so. What they
 * leave running for the next grading, no signal ends.
 */
async function untilOneFails<Asked, Style>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => readonly [Promise<Asked>, Promise<Style>],
): Promise<readonly [Asked, Style]> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = (): void => {
    ending.abort(signal.reason);
  };
  signal.addEventListener('abort', end);
  const both = start(ending.signal);
  try {
    return await Promise.all(both);
  } catch (error) {
    end();
    await Promise.allSettled(both);
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

const runStyle = (
  submission: Submission,
  program: NonNullable<BuildResult['program']>,
  context: GradingContext,
  settings: ChecksRequest['settings'],
): Promise<readonly CheckResult[]> =>
  styleChecks(() => context.language.style?.(submission, program, buildContext(context, settings)));

const notAsked = (check: Check, compilation: string | null): CheckResult =>
  compilation === null
    ? skippedCheck(check, gradingMessages.refusedByScan(), null)
    : skippedCheck(check, gradingMessages.doesNotCompile(), compilation);

/** All that is asked, then what the answers give cause to ask. */
async function askWithFollowUps(
  request: ChecksRequest,
  context: GradingContext,
  questions: Questions,
): Promise<readonly CheckResult[]> {
  const first = await askInGroups(request, context, questions);
  const wanted = context.prepared.followUps?.needed(first) ?? [];
  return wanted.length === 0 ? first : [...first, ...(await askInGroups(request, context, { ...questions, wanted }))];
}

/** A sandbox whose processes end with a signal: what runs beside the checks goes on no longer than the grading. */
const endingWith = (sandbox: Sandbox, signal: AbortSignal): Sandbox => ({
  tier: sandbox.tier,
  resolve: (...given) => sandbox.resolve(...given),
  start: async (command) => {
    signal.throwIfAborted();
    const child = await sandbox.start(command);
    if (signal.aborted) child.kill();
    signal.addEventListener('abort', () => {
      child.kill();
    });
    return child;
  },
});
