/** A case with fixed inputs: one script, judged as a whole. */
import type { Observation, Script } from '../contracts/protocol.ts';
import type { ScriptOutcome } from '../contracts/subject.ts';
import type { CaseResult } from '../contracts/report.ts';
import type { Budget } from './budget.ts';
import { incompleteCase, judgedCase, skippedCase, unreachedCase } from './case-result.ts';
import type { FixedCase } from '../contracts/check.ts';
import { type IncompleteOutcome, isOwnEnd } from './outcome-text.ts';
import type { SharedScripts } from './shared-scripts.ts';
import type { SubjectPool } from './subject-pool.ts';
import { at } from '../text/at.ts';
import { caseMessages } from './messages/cases.ts';

export interface FixedContext {
  readonly pool: SubjectPool;
  readonly budget: Budget;
  readonly shared: SharedScripts;
}

export async function runFixed(fixed: FixedCase, context: FixedContext): Promise<CaseResult> {
  const { sharedScript: together } = fixed;
  if (together) {
    const outcome = await context.shared.outcome(together.script, async () => {
      return at(await run(together.script, context), 0);
    });
    if (outcome?.kind === 'completed') return judged(fixed, outcome, together.pick(outcome.rows));
  }
  const [outcome, beside] = await run(fixed.script, context, fixed.comparisonScript);
  if (!outcome) return unreached(fixed, context.budget);
  if (outcome.kind !== 'completed') return unfinished(fixed, outcome);
  return judged(fixed, outcome, outcome.rows, beside?.kind === 'completed' ? beside.rows : []);
}

function unreached({ name, comparesOnly }: FixedCase, { totalMs }: Budget): CaseResult {
  return comparesOnly === true ? skippedCase(name, caseMessages.noTimeLeft()) : unreachedCase(name, totalMs);
}

function unfinished(fixed: FixedCase, outcome: IncompleteOutcome): CaseResult {
  return fixed.comparesOnly === true && isOwnEnd(outcome)
    ? skippedCase(fixed.name, caseMessages.nothingToCompare())
    : incompleteCase(fixed.name, outcome, fixed.reproduceRow?.(outcome.rows.length) ?? fixed.reproduction);
}

/** The outcomes of both scripts; null when there is no time left. */
function run(script: Script, { pool, budget }: FixedContext, beside?: Script): Promise<(ScriptOutcome | null)[]> {
  return pool.use(async (subject) => {
    const one = (what: Script): Promise<ScriptOutcome> | null => {
      const limits = budget.next();
      return limits && subject.run(what, limits);
    };
    const outcome = await one(script);
    return [outcome, beside && outcome?.kind === 'completed' ? await one(beside) : null];
  });
}

function judged(
  fixed: FixedCase,
  { out, err }: ScriptOutcome,
  rows: readonly (readonly Observation[])[],
  beside: readonly (readonly Observation[])[] = [],
): CaseResult {
  const { reproduction } = fixed;
  const judgement = fixed.judge(rows, { out, err }, beside);
  return judgedCase(fixed.name, judgement, { observations: rows.flat(), out, err, reproduction });
}
