/** Runs the checks of an assignment against a built submission. Results come in declaration order. */
import { isFailure } from '../contracts/is-failure.ts';
import pLimit from 'p-limit';
import type { CaseResult, CheckResult } from '../contracts/report.ts';
import type { Budget } from './budget.ts';
import type { CodeFacts } from '../contracts/code-facts.ts';
import { faultCase, notRunCase, skippedCase } from './case-result.ts';
import type { Case, Check } from '../contracts/check.ts';
import { checkResult, skippedCheck } from './check-result.ts';
import { GraderError } from '../contracts/errors.ts';
import type { GradingEvent } from '../contracts/events.ts';
import { classesOf, runLanes, seriesLanes, takesTurn, type TurnCase } from './lanes.ts';
import { caseMessages } from './messages/cases.ts';
import { messageIdOf } from '../messages/message-id.ts';
import { blamed } from './out-of-time.ts';
import { newPatience, type Patience } from './patience.ts';
import { runFixed, type FixedContext } from './run-fixed.ts';
import { runRandom } from './run-random.ts';
import { runSeries, startSeries, type SeriesContext } from './run-series.ts';
import { runStatic } from './run-static.ts';
import { at, defined, valueOf } from '../text/at.ts';
import type { OutsideLimits } from '../contracts/subject.ts';
import type { EndedOutcome } from './outcome-text.ts';
import type { SubjectPool } from './subject-pool.ts';

export interface EngineContext {
  readonly pool: SubjectPool;
  /** Subjects for series, and for what is compared. */
  readonly long: SubjectPool;
  /** What the submitted code consists of; null when nothing was compiled. */
  readonly code: CodeFacts | null;
  readonly budget: Budget;
  readonly seed: number;
  /** By class that is not there to be asked, the reason in words. */
  readonly unusable: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

/** Every case stands alone: no matter what one of them does, the others are still judged. */
export async function runChecks(checks: readonly Check[], context: EngineContext): Promise<CheckResult[]> {
  const limit = pLimit(context.pool.size);
  const running: RunningContext = {
    ...context,
    shared: new Map(),
    series: new Map(),
    tooMuch: new Map(),
    broken: [],
    limit: (work) => limit(work),
  };
  const progress = tellProgress(checks.length, context);
  const askable = checks.filter(({ needs }) => !needs.some((name) => context.unusable.has(name)));
  // Where several run at once, what takes longest begins first; else it would keep the others from their turn.
  const lanes = seriesLanes(askable);
  const early = context.pool.size > 1 ? lanes.slice(0, 1) : [];
  for (const lane of early) startSeries(lane, running);
  const turns = runLanes(askable, {
    limit: (work) => limit(work),
    runTurns: (check) => runTurns(check, running, progress),
    isSettled: (check) => running.budget.patience(classesOf(check)).isSettled(),
  });
  for (const lane of lanes.slice(early.length)) startSeries(lane, running);

  const runCheck = async (check: Check): Promise<CheckResult> => {
    const lacking = check.needs.find((name) => context.unusable.has(name));
    const result =
      lacking === undefined
        ? checkResult(check, await casesOf(check, await valueOf(turns, check), running, progress))
        : skippedCheck(check, valueOf(context.unusable, lacking), 'compilation');
    progress.finished(check, result);
    return result;
  };
  const results = await Promise.all(checks.map(runCheck));
  if (running.broken.length > 0) throw at(running.broken, 0);
  return blamed(results);
}

interface Progress {
  started(check: Check): void;
  finished(check: Check, result: CheckResult): void;
}

function tellProgress(total: number, context: EngineContext): Progress {
  const started = new Set<Check>();
  let done = 0;
  return {
    started(check) {
      if (started.has(check)) return;
      started.add(check);
      context.onEvent({ kind: 'check-started', id: check.id, title: check.title, done, total });
    },
    finished({ id, title }, { verdict }) {
      done += 1;
      context.onEvent({ kind: 'check-finished', id, title, verdict, done, total });
    },
  };
}

/** The cases that take a turn, one after another, one list for each in their order. */
async function runTurns(check: Check, running: RunningContext, progress: Progress): Promise<CaseResult[][]> {
  // Nothing is told to begin that does not.
  running.signal.throwIfAborted();
  const own = newPatience();
  const context = turnContext(check, running, own);
  const results: CaseResult[][] = [];
  for (const one of check.cases.filter(takesTurn)) {
    progress.started(check);
    const spared = own.isTried() && asksProgram(one) ? sparedCase(one, results.flat(), context) : null;
    results.push(spared === null ? await guarded(one, context, () => runTurn(one, check, context)) : [spared]);
  }
  return results;
}

/** With the patience for its lane; `own` is told as well what the scripts of this check came to. */
function turnContext(check: Check, running: RunningContext, own: Patience): TurnContext {
  const lane = running.budget.patience(classesOf(check));
  // Of a class that does not finish by itself, its own checks tell.
  const slow = check.needs.length > 1 ? check.needs.map((name) => running.budget.patience(name)) : [];
  const spent = slow.find((patience) => patience.isSpent());
  const limits = (whole: OutsideLimits): OutsideLimits => lane.limits(spent?.limits(whole) ?? whole);
  const note = (outcome: EndedOutcome): void => {
    for (const patience of [lane, own]) patience.note(outcome);
  };
  const known = (): EndedOutcome | null => lane.known() ?? spent?.known() ?? null;
  return { ...running, patience: { ...lane, limits, note, known }, isExcused: spent !== undefined };
}

/**
 * What comes after an input that did not finish is not asked where it tells nothing new: harder inputs come later. Null
 * when it is asked.
 */
function sparedCase({ name }: Case, before: readonly CaseResult[], context: TurnContext): CaseResult | null {
  if (context.patience.isSpent() && before.some(isFailure)) return notRunCase(name, caseMessages.enough());
  return context.isExcused ? skippedCase(name, caseMessages.slowAlone()) : null;
}

const asksProgram = ({ kind }: Case): boolean => kind === 'fixed' || kind === 'random';

/** All cases of a check in declaration order, those of series when these have finished. */
async function casesOf(
  check: Check,
  turns: readonly (readonly CaseResult[])[],
  running: RunningContext,
  progress: Progress,
): Promise<CaseResult[]> {
  const own = turns.values();
  const all = check.cases.map(async (one) => {
    if (takesTurn(one)) return defined(own.next().value, `${check.id}: ${one.name} had no turn`);
    progress.started(check);
    return guarded(one, running, async () => [await runSeries(one, running)]);
  });
  return (await Promise.all(all)).flat().map(withCause(check));
}

/** A program that was stopped says nothing itself: the usual cause is told instead. */
const withCause =
  ({ usualCauseOfTimeout: whenStopped }: Check) =>
  (one: CaseResult): CaseResult =>
    whenStopped === undefined || !isStopped(one)
      ? one
      : { ...one, hint: [one.hint, whenStopped].filter((hint) => hint !== null).join(' ') };

const isStopped = ({ verdict, message }: CaseResult): boolean =>
  ['timed-out', 'out-of-memory'].includes(verdict) || messageIdOf(message ?? '') === 'outcome.operations';

type RunningContext = EngineContext &
  Omit<FixedContext, 'patience' | 'isExcused'> &
  SeriesContext & {
    /** What a course's module did wrong: told when everything that runs has ended. */
    readonly broken: GraderError[];
  };

type TurnContext = RunningContext & Pick<FixedContext, 'patience' | 'isExcused'>;

async function guarded(
  one: Case,
  { signal, broken }: RunningContext,
  work: () => CaseResult[] | Promise<CaseResult[]>,
): Promise<CaseResult[]> {
  signal.throwIfAborted();
  const results = await Promise.try(work).catch((error: unknown) => {
    if (error instanceof GraderError && error.blame === 'usage') broken.push(error);
    return [faultCase(one.name, error)];
  });
  signal.throwIfAborted();
  return results;
}

async function runTurn(one: TurnCase, check: Check, context: TurnContext): Promise<CaseResult[]> {
  switch (one.kind) {
    case 'fixed':
      return [await runFixed(one, context)];
    case 'random':
      return [await runRandom(one, { ...context, checkId: check.id })];
    case 'static':
      return runStatic(one, context.code);
    case 'skipped':
      return [skippedCase(one.name, one.reason)];
  }
}
