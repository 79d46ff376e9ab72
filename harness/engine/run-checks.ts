/** Runs the checks of an assignment against a built submission. Results come in declaration order. */
import pLimit from 'p-limit';
import type { CaseResult, CheckResult } from '../report/schema.ts';
import type { Budget } from './budget.ts';
import { faultCase, skippedCase } from './case-result.ts';
import type { Case, Check } from './check.ts';
import { checkResult, skippedCheck } from './check-result.ts';
import type { GradingEvent } from './events.ts';
import { runFixed, type FixedContext } from './run-fixed.ts';
import { runRandom } from './run-random.ts';
import { shareScripts } from './shared-scripts.ts';
import type { SubjectPool } from './subject-pool.ts';

export interface EngineContext {
  readonly pool: SubjectPool;
  readonly budget: Budget;
  readonly seed: number;
  /** At most so many inputs a random case; null for as many as the assignment says. */
  readonly randomInputs: number | null;
  /** By class that is not there to be asked, the reason in words. */
  readonly unusable: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

/** Every case stands alone: whatever one of them does, the others are still judged. */
export async function runChecks(checks: readonly Check[], context: EngineContext): Promise<CheckResult[]> {
  const total = checks.length;
  let done = 0;
  const limit = pLimit(context.pool.size);
  const running = { ...context, shared: shareScripts() };
  const started = new Set<Check>();

  const announce = (check: Check): void => {
    if (started.has(check)) return;
    started.add(check);
    context.onEvent({ kind: 'check-started', id: check.id, title: check.title, done, total });
  };
  const runCheck = async (check: Check): Promise<CheckResult> => {
    const lacking = check.needs.find((name) => context.unusable.has(name));
    const result =
      lacking === undefined
        ? checkResult(
            check,
            await Promise.all(check.cases.map((one) => limit(() => runCase(one, check, running, announce)))),
          )
        : skippedCheck(check, context.unusable.get(lacking) ?? '', 'compilation');
    done += 1;
    context.onEvent({ kind: 'check-finished', id: check.id, title: check.title, verdict: result.verdict, done, total });
    return result;
  };
  return Promise.all(checks.map(runCheck));
}

type RunningContext = EngineContext & FixedContext;

async function runCase(
  one: Case,
  check: Check,
  context: RunningContext,
  announce: (check: Check) => void,
): Promise<CaseResult> {
  context.signal.throwIfAborted();
  announce(check);
  const result = await dispatch(one, check, context).catch((error: unknown) => faultCase(one.name, error));
  context.signal.throwIfAborted();
  return result;
}

async function dispatch(one: Case, check: Check, context: RunningContext): Promise<CaseResult> {
  switch (one.kind) {
    case 'fixed':
      return runFixed(one, context);
    case 'random':
      return runRandom(one, { ...context, checkId: check.id });
    case 'skipped':
      return skippedCase(one.name, one.reason);
  }
}
