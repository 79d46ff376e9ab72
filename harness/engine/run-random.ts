/**
 * A case over random inputs. All inputs go to the subject in one script; the first row that fails, or that ends the
 * process, is then replayed alone and shrunk to a small one.
 */
import fc from 'fast-check';
import type { ScriptOutcome } from '../probe/subject.ts';
import type { CaseResult } from '../report/schema.ts';
import type { Budget } from './budget.ts';
import { incompleteCase, judgedCase, passedCase, unreachedCase } from './case-result.ts';
import type { RandomCase } from './check.ts';
import { caseSeed } from './seeds.ts';
import { shrink } from './shrink.ts';
import type { SubjectPool } from './subject-pool.ts';

export interface RandomContext {
  readonly checkId: string;
  readonly seed: number;
  readonly pool: SubjectPool;
  readonly budget: Budget;
}

export async function runRandom(random: RandomCase, context: RandomContext): Promise<CaseResult> {
  const seed = caseSeed(context.seed, context.checkId, random.name);
  const inputs = fc.sample(random.arbitrary, { seed, numRuns: random.count });
  return context.pool.use(async (subject) => {
    const limits = context.budget.next();
    if (!limits) return unreachedCase(random.name, context.budget.totalMs);
    const outcome = await subject.run({ ...random.script, rows: inputs.map((input) => random.row(input)) }, limits);
    const index = firstFailure(random, inputs, outcome);
    if (index === null && outcome.kind === 'completed') return passedCase(random.name);
    const failure = { random, seed, index: index ?? outcome.rows.length, input: inputs[index ?? outcome.rows.length] };
    const alone = await shrink({ ...failure, subject, budget: context.budget });
    const result = alone ? alone.result : inCompany(random, inputs, index, outcome);
    const path = alone ? alone.path : String(failure.index);
    return result.verdict === 'grader-fault'
      ? result
      : { ...result, random: { seed: context.seed, path, shrinks: alone?.shrinks ?? 0 } };
  });
}

/** Index of the first finished row that its judge rejects; null when there is none. */
function firstFailure(random: RandomCase, inputs: readonly unknown[], outcome: ScriptOutcome): number | null {
  const index = outcome.rows.findIndex((observations, row) => !random.judgeRow(inputs[row], observations).passed);
  return index < 0 ? null : index;
}

/** The result as it was seen among the other rows, for a failure that does not come again when the row is alone. */
function inCompany(
  random: RandomCase,
  inputs: readonly unknown[],
  index: number | null,
  outcome: ScriptOutcome,
): CaseResult {
  const together = `${String(inputs.length)} inputs in one run`;
  if (index === null) {
    if (outcome.kind === 'completed') return passedCase(random.name);
    const reproduction = random.reproduce(inputs[outcome.rows.length]);
    const result = incompleteCase(random.name, outcome, reproduction);
    return { ...result, message: `${result.message ?? ''} It happened only with ${together}.` };
  }
  const observations = outcome.rows[index] ?? [];
  const judgement = random.judgeRow(inputs[index], observations);
  const result = judgedCase(random.name, judgement, { observations, out: outcome.out, err: outcome.err });
  return {
    ...result,
    message: `${result.message ?? ''} It happened only after other boards in the same run, not with this one alone.`,
    hint: 'Something is kept from one object to the next: look for static fields and shared arrays.',
  };
}
