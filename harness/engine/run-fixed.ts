/** A case with fixed inputs: one script, judged as a whole. */
import type { SubjectPool } from './subject-pool.ts';
import type { CaseResult } from '../report/schema.ts';
import type { Budget } from './budget.ts';
import { incompleteCase, judgedCase, unreachedCase } from './case-result.ts';
import type { FixedCase } from './check.ts';

export async function runFixed(fixed: FixedCase, pool: SubjectPool, budget: Budget): Promise<CaseResult> {
  return pool.use(async (subject) => {
    const limits = budget.next();
    if (!limits) return unreachedCase(fixed.name, budget.totalMs);
    const outcome = await subject.run(fixed.script, limits);
    if (outcome.kind !== 'completed') return incompleteCase(fixed.name, outcome, fixed.reproduction);
    const { reproduction } = fixed;
    const facts = { ...outcome, observations: outcome.rows.flat(), reproduction };
    return judgedCase(fixed.name, fixed.judge(outcome.rows), facts);
  });
}
