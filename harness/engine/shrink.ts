/**
 * Shrinking: the smallest input that fails as the given one did. fast-check drives it, by replaying run `index` of the
 * case's seed; each attempt is one row in a fresh class loader or realm.
 */
import fc from 'fast-check';
import type { OutsideLimits, Subject } from '../contracts/subject.ts';
import type { CaseResult } from '../contracts/report.ts';
import { askWithin, type Allowance } from './ask.ts';
import { incompleteCase, judgedCase } from './case-result.ts';
import type { RandomCase } from '../contracts/check.ts';
import type { EndedOutcome, IncompleteOutcome } from './outcome-text.ts';
import { at } from '../text/at.ts';

/**
 * Attempts, and those among them that do not finish. Numbers and no time, so that the same submission is shown the same input
 * however busy the machine is.
 */
const most = { attempts: 80, unfinished: 3 } as const;
/** For attempts that finish, but slowly: the smallest input until then is kept. */
const shrinkMs = 15_000;
/** One row alone needs milliseconds; a row that takes longer than this is one that does not end. */
const attemptMs = 1_500;
/** For the row that the whole batch ended at, alone. */
const firstAttemptMs = 3_000;

export interface Shrunk {
  readonly result: CaseResult;
  readonly path: string;
  readonly shrinks: number;
}

interface Failure extends Allowance {
  readonly random: RandomCase;
  readonly seed: number;
  readonly index: number;
  readonly subject: Subject;
  /** What came of the whole batch. */
  readonly outcome: EndedOutcome;
}

/** The result of the smallest failing input that was found; `passes` when the input passes alone; null when there was no time. */
export async function shrink(failure: Failure): Promise<Shrunk | 'passes' | null> {
  const { random, seed, index } = failure;
  const failures: CaseResult[] = [];
  const answers: Attempt[] = [];
  let asked: Promise<Attempt> = Promise.resolve(null);
  const details = await fc.check(
    fc.asyncProperty(random.arbitrary, async (input) => {
      if (isEnough(answers, failure)) return true;
      asked = attempt(failure, input, failures.length === 0);
      const result = await asked;
      answers.push(result);
      if (result === null || result === 'passed') return true;
      // A smaller input must fail in the same way: under the shorter limits it could fail in another.
      if (result.verdict !== (failures[0] ?? result).verdict) return true;
      failures.push(result);
      return false;
    }),
    { seed, path: String(index), numRuns: 1, plugins: [fc.interruptAfterTimeLimit(shrinkMs)] },
  );
  // When its time is up, fast-check returns at once: the subject must not be given back before it has answered.
  await asked;
  const smallest = failures.at(-1);
  if (!smallest) return answers[0] === 'passed' ? 'passes' : null;
  return { result: smallest, path: details.counterexamplePath ?? String(index), shrinks: details.numShrinks };
}

/** Null when there was no time left to ask. */
type Attempt = CaseResult | 'passed' | null;

/** With no patience left, the input that failed is the only one that is run. */
function isEnough(answers: readonly Attempt[], { patience }: Failure): boolean {
  const unfinished = answers.filter((one) => one !== null && one !== 'passed' && one.verdict === 'timed-out');
  if (answers.length > 0 && patience.isSpent()) return true;
  // The first one is no attempt at a smaller input.
  return answers.length > most.attempts || unfinished.length > most.unfinished;
}

/** Runs one input alone. */
async function attempt(failure: Failure, input: unknown, first: boolean): Promise<Attempt> {
  const { random, subject, budget, patience } = failure;
  const whole = budget.next();
  if (!whole) return null;
  const limits = atMost(patience.limits(whole), first ? firstLimit(failure) : attemptMs);
  const outcome = await askWithin(subject, { ...random.script, rows: [random.row(input)] }, { ...failure, limits });
  if (outcome === null) return null;
  if (outcome.kind !== 'completed') {
    return incompleteCase(random.name, underTheCasesLimit(outcome, failure), random.reproduce(input));
  }
  const observations = at(outcome.rows, 0);
  const judgement = random.judgeRow(input, observations);
  return judgement.passed
    ? 'passed'
    : judgedCase(random.name, judgement, { ...outcome, observations, reproduction: random.reproduce(input) });
}

/** After a timeout there is no point in waiting as long again. */
const firstLimit = ({ outcome }: Failure): number => (outcome.kind === 'timed-out' ? firstAttemptMs : Infinity);

/** The report names the limit of the case, not the shorter ones of shrinking. */
const underTheCasesLimit = (outcome: IncompleteOutcome, failure: Failure): IncompleteOutcome =>
  outcome.kind === 'timed-out' && failure.outcome.kind === 'timed-out'
    ? { ...outcome, clock: failure.outcome.clock, limitMs: failure.outcome.limitMs, isShort: failure.outcome.isShort }
    : outcome;

const atMost = (limits: OutsideLimits, ms: number): OutsideLimits => ({
  ...limits,
  wallMs: Math.min(limits.wallMs, ms),
  cpuMs: Math.min(limits.cpuMs, ms),
});
