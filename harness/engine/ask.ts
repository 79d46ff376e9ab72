/** One script within what a grading has left, and what the program has not used up by not finishing. */
import type { Script } from '../contracts/protocol.ts';
import type { OutsideLimits, Subject } from '../contracts/subject.ts';
import type { Budget } from './budget.ts';
import type { EndedOutcome } from './outcome-text.ts';
import type { Patience } from './patience.ts';

export interface Allowance {
  readonly budget: Budget;
  readonly patience: Patience;
}

/** Null when the time of the whole grading is used up, before or meanwhile. */
export async function ask(subject: Subject, script: Script, allowance: Allowance): Promise<Answer> {
  const { outcome, restMs } = await askPart(subject, script, allowance);
  const whole = restMs > 0 ? nextLimits(subject, allowance.budget) : null;
  if (whole === null) return outcome;
  const again = await askWithin(subject, script, { ...allowance, limits: whole });
  if (again !== null) allowance.patience.note(again);
  return again;
}

/** What came of a script in the time that it got. */
export interface Part {
  readonly outcome: Answer;
  /**
   * CPU time of a case that is left to it: it was stopped early, but some of its rows have finished, so it is not endless
   * and has its whole time after all. Else 0.
   */
  readonly restMs: number;
}

/** For rows that are judged one by one: who asks goes on with the row that did not finish, as long as time is left. */
export async function askPart(subject: Subject, script: Script, { budget, patience }: Allowance): Promise<Part> {
  const whole = nextLimits(subject, budget);
  if (whole === null) return { outcome: null, restMs: 0 };
  const limits = patience.limits(whole);
  const outcome = await askWithin(subject, script, { budget, limits });
  const makesProgress = outcome?.kind === 'timed-out' && outcome.rows.length > 0;
  const restMs = makesProgress ? whole.cpuMs - limits.cpuMs : 0;
  if (outcome !== null && restMs === 0) patience.note(outcome);
  return { outcome, restMs };
}

/** Null when the time ended between two scripts: what ran until then shows whether the machine was too busy. */
export function nextLimits(subject: Pick<Subject, 'starved'>, budget: Budget): OutsideLimits | null {
  const limits = budget.next();
  if (limits === null) budget.end(subject.starved());
  return limits;
}

export type Answer = EndedOutcome | null;

/** Within limits of its own; whether it finishes says nothing of the program. */
export async function askWithin(
  subject: Subject,
  script: Script,
  { budget, limits }: Pick<Allowance, 'budget'> & { readonly limits: OutsideLimits },
): Promise<Answer> {
  const outcome = await subject.run(script, limits);
  if (outcome.kind !== 'out-of-time') return outcome;
  budget.end(outcome.starved);
  return null;
}
