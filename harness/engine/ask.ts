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
export async function ask(subject: Subject, script: Script, { budget, patience }: Allowance): Promise<Answer> {
  const whole = nextLimits(subject, budget);
  if (whole === null) return null;
  const outcome = patience.known() ?? (await askPatiently(subject, script, { budget, patience, whole }));
  if (outcome !== null) patience.note(outcome);
  return outcome;
}

async function askPatiently(
  subject: Subject,
  script: Script,
  { budget, patience, whole }: Allowance & { readonly whole: OutsideLimits },
): Promise<Answer> {
  const limits = patience.limits(whole);
  const first = await askWithin(subject, script, { budget, limits });
  // Some of its rows have finished, so it is not endless: it has its whole time after all. Each row of a paced script had its own.
  const isShared = !script.paced && limits.cpuMs < whole.cpuMs;
  const makesProgress = first?.kind === 'timed-out' && first.rows.length > 0 && isShared;
  return makesProgress ? askWithin(subject, script, { budget, limits: whole }) : first;
}

/** As a comparison with what is known already: a program may not come to an end in it, which uses up no patience. */
export async function askBeside(subject: Subject, script: Script, { budget, patience }: Allowance): Promise<Answer> {
  const whole = nextLimits(subject, budget);
  return whole && (patience.known() ?? askWithin(subject, script, { budget, limits: patience.limits(whole) }));
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
  if (outcome.kind === 'timed-out') return { ...outcome, isShort: limits.isShort };
  if (outcome.kind !== 'out-of-time') return outcome;
  budget.end(outcome.starved);
  return null;
}
