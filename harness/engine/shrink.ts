/**
 * Shrinking: the smallest input that fails as the given one did. fast-check drives it, by replaying run `index` of the
 * case's seed; each attempt is one row in a fresh class loader or realm.
 */
import fc from 'fast-check';
import type { OutsideLimits, Subject } from '../probe/subject.ts';
import type { CaseResult } from '../report/schema.ts';
import type { Budget } from './budget.ts';
import { incompleteCase, judgedCase } from './case-result.ts';
import type { RandomCase } from './check.ts';

/** Shrinking stops after this long and keeps what it has. */
const shrinkMs = 5_000;
/** One row alone needs milliseconds; a row that takes longer than this is one that does not end. */
const attemptMs = 1_500;

export interface Shrunk {
  readonly result: CaseResult;
  readonly path: string;
  readonly shrinks: number;
}

interface Failure {
  readonly random: RandomCase;
  readonly seed: number;
  readonly index: number;
  readonly subject: Subject;
  readonly budget: Budget;
}

/** The result of the smallest failing input that was found; null when the input passes alone. */
export async function shrink(failure: Failure): Promise<Shrunk | null> {
  const { random, seed, index } = failure;
  const failures: CaseResult[] = [];
  const details = await fc.check(
    fc.asyncProperty(random.arbitrary, async (input) => {
      const result = await attempt(failure, input, failures.length === 0);
      if (result) failures.push(result);
      return result === null;
    }),
    { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: shrinkMs },
  );
  const smallest = failures.at(-1);
  if (!smallest) return null;
  return { result: smallest, path: details.counterexamplePath ?? String(index), shrinks: details.numShrinks };
}

/** Runs one input alone. Null when it passes, or when there is no time left to ask. */
async function attempt(failure: Failure, input: unknown, first: boolean): Promise<CaseResult | null> {
  const { random, subject, budget } = failure;
  const whole = budget.next();
  if (!whole) return null;
  const outcome = await subject.run({ ...random.script, rows: [random.row(input)] }, first ? whole : shortened(whole));
  if (outcome.kind !== 'completed') return incompleteCase(random.name, outcome, random.reproduce(input));
  const observations = outcome.rows[0] ?? [];
  const judgement = random.judgeRow(input, observations);
  return judgement.passed
    ? null
    : judgedCase(random.name, judgement, { ...outcome, observations, reproduction: random.reproduce(input) });
}

const shortened = (limits: OutsideLimits): OutsideLimits => ({
  wallMs: Math.min(limits.wallMs, attemptMs),
  cpuMs: Math.min(limits.cpuMs, attemptMs),
});
