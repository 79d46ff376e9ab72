/** A case with fixed inputs: one script, judged as a whole. */
import type { Observation, Script } from '../probe/protocol.ts';
import type { ScriptOutcome } from '../probe/subject.ts';
import type { CaseResult } from '../report/schema.ts';
import type { Budget } from './budget.ts';
import { incompleteCase, judgedCase, unreachedCase } from './case-result.ts';
import type { FixedCase } from './check.ts';
import type { SharedScripts } from './shared-scripts.ts';
import type { SubjectPool } from './subject-pool.ts';

export interface FixedContext {
  readonly pool: SubjectPool;
  readonly budget: Budget;
  readonly shared: SharedScripts;
}

export async function runFixed(fixed: FixedCase, context: FixedContext): Promise<CaseResult> {
  const { together } = fixed;
  if (together) {
    const outcome = await context.shared.outcome(together.script, () => run(together.script, context));
    if (outcome?.kind === 'completed') return judged(fixed, outcome, together.pick(outcome.rows));
  }
  const outcome = await run(fixed.script, context);
  if (!outcome) return unreachedCase(fixed.name, context.budget.totalMs);
  if (outcome.kind !== 'completed') return incompleteCase(fixed.name, outcome, fixed.reproduction);
  return judged(fixed, outcome, outcome.rows);
}

/** Null when there is no time left. */
function run(script: Script, { pool, budget }: FixedContext): Promise<ScriptOutcome | null> {
  return pool.use(async (subject) => {
    const limits = budget.next();
    return limits && subject.run(script, limits);
  });
}

function judged(fixed: FixedCase, { out, err }: ScriptOutcome, rows: readonly (readonly Observation[])[]): CaseResult {
  const { reproduction } = fixed;
  return judgedCase(fixed.name, fixed.judge(rows, { out, err }), { observations: rows.flat(), out, err, reproduction });
}
