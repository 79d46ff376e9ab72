/** Runs the checks of an assignment against a built submission. Results come in declaration order. */
import pLimit from 'p-limit';
import { notRun, type CaseResult, type CheckResult } from '../contracts/report.ts';
import type { Budget } from './budget.ts';
import type { CodeFacts } from '../contracts/code-facts.ts';
import { faultCase, skippedCase } from './case-result.ts';
import type { Case, Check, Series } from '../contracts/check.ts';
import { checkResult, skippedCheck } from './check-result.ts';
import type { GradingEvent } from '../contracts/events.ts';
import { runFixed, type FixedContext } from './run-fixed.ts';
import { runRandom } from './run-random.ts';
import { runSeries, startSeries, type SeriesContext } from './run-series.ts';
import { runStatic } from './run-static.ts';
import { shareScripts } from './shared-scripts.ts';
import { valueOf } from '../text/at.ts';
import type { SubjectPool } from './subject-pool.ts';

export interface EngineContext {
  readonly pool: SubjectPool;
  /** Subjects for series: one at a time, so that series do not disturb each other. */
  readonly long: SubjectPool;
  /** What the submitted code consists of; null when nothing was compiled. */
  readonly code: CodeFacts | null;
  readonly budget: Budget;
  readonly seed: number;
  /** The most inputs of a random case; null for as many as the assignment says. */
  readonly randomInputs: number | null;
  /** By class that is not there to be asked, the reason in words. */
  readonly unusable: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

/** Every case stands alone: no matter what one of them does, the others are still judged. */
export async function runChecks(checks: readonly Check[], context: EngineContext): Promise<CheckResult[]> {
  const total = checks.length;
  let done = 0;
  const limit = pLimit(context.pool.size);
  const running: RunningContext = {
    ...context,
    shared: shareScripts(),
    series: new Map(),
    limit: (work) => limit(work),
  };
  const started = new Set<Check>();

  const announce = (check: Check): void => {
    if (started.has(check)) return;
    started.add(check);
    context.onEvent({ kind: 'check-started', id: check.id, title: check.title, done, total });
  };
  const inTurn = (one: Case, check: Check): Promise<CaseResult[]> => {
    const work = (): Promise<CaseResult[]> => runCase(one, check, running, announce);
    // A case of a series only waits for it: the series as a whole takes a turn.
    return one.kind === 'series' ? work() : limit(work);
  };
  const runCheck = async (check: Check): Promise<CheckResult> => {
    const lacking = check.needs.find((name) => context.unusable.has(name));
    const result =
      lacking === undefined
        ? checkResult(
            check,
            (await Promise.all(check.cases.map((one) => inTurn(one, check)))).flat().map(withCause(check)),
          )
        : skippedCheck(check, valueOf(context.unusable, lacking), 'compilation');
    done += 1;
    context.onEvent({ kind: 'check-finished', id: check.id, title: check.title, verdict: result.verdict, done, total });
    return result;
  };
  for (const series of seriesOf(checks.filter(askable(context)))) {
    startSeries(series, running).catch(() => undefined);
  }
  return Promise.all(checks.map(runCheck));
}

/** A program that was stopped says nothing itself: the usual cause is told instead. */
const withCause =
  ({ usualCauseOfTimeout: whenStopped }: Check) =>
  (one: CaseResult): CaseResult =>
    whenStopped === undefined || one.verdict !== 'timed-out' || one.actual === notRun
      ? one
      : { ...one, hint: [one.hint, whenStopped].filter((hint) => hint !== null).join(' ') };

const askable =
  ({ unusable }: EngineContext) =>
  (check: Check): boolean =>
    !check.needs.some((name) => unusable.has(name));

/** Each once, in order. */
export const seriesOf = (checks: readonly Check[]): ReadonlySet<Series> =>
  new Set(checks.flatMap(({ cases }) => cases.flatMap((one) => (one.kind === 'series' ? [one.series] : []))));

type RunningContext = EngineContext & FixedContext & SeriesContext;

async function runCase(
  one: Case,
  check: Check,
  context: RunningContext,
  announce: (check: Check) => void,
): Promise<CaseResult[]> {
  context.signal.throwIfAborted();
  announce(check);
  const results = await dispatch(one, check, context).catch((error: unknown) => [faultCase(one.name, error)]);
  context.signal.throwIfAborted();
  return results;
}

async function dispatch(one: Case, check: Check, context: RunningContext): Promise<CaseResult[]> {
  switch (one.kind) {
    case 'fixed':
      return [await runFixed(one, context)];
    case 'random':
      return [await runRandom(one, { ...context, checkId: check.id })];
    case 'series':
      return [await runSeries(one, context)];
    case 'static':
      return runStatic(one, context.code);
    case 'skipped':
      return [skippedCase(one.name, one.reason)];
  }
}
