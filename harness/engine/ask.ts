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

interface Within extends Pick<Allowance, 'budget'> {
  readonly limits: OutsideLimits;
}

/** Null when the time of the whole grading is used up, before or meanwhile. */
export async function ask(subject: Subject, script: Script, { budget, patience }: Allowance): Promise<Answer> {
  const whole = nextLimits(subject, budget);
  if (whole === null) return null;
  const outcome =
    patience.known() ?? (await askPatiently(subject, script, { budget, limits: patience.limits(whole), whole }));
  if (outcome !== null) patience.note(outcome);
  return outcome;
}

async function askPatiently(
  subject: Subject,
  script: Script,
  { budget, limits, whole }: Within & { readonly whole: OutsideLimits },
): Promise<Answer> {
  const known = budget.unfinished.known(script, limits);
  if (known !== null) return known;
  // While its rows finish it is not endless, and has its whole time after all. Each row of a paced script has its own.
  const isShared = !script.paced && limits.isShort === true;
  const outcome = await askWithin(subject, script, {
    budget,
    limits: isShared ? { ...whole, untilRow: limits } : limits,
  });
  if (outcome !== null) budget.unfinished.note(script, limits, outcome);
  return outcome;
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
export async function askWithin(subject: Subject, script: Script, { budget, limits }: Within): Promise<Answer> {
  const outcome = await subject.run(script, limits);
  const call = callAt(script.steps[outcome.step ?? -1]);
  if (outcome.kind === 'timed-out') return { ...outcome, isShort: isShort(outcome, limits), call };
  if (outcome.kind === 'out-of-memory') return { ...outcome, call };
  if (outcome.kind !== 'out-of-time') return outcome;
  budget.end(outcome.starved);
  return null;
}

const isShort = (
  { clock, limitMs }: Extract<EndedOutcome, { kind: 'timed-out' }>,
  { isShort: isShortAsAWhole, untilRow }: OutsideLimits,
): boolean | undefined =>
  untilRow === undefined ? isShortAsAWhole : limitMs === (clock === 'cpu' ? untilRow.cpuMs : untilRow.wallMs);

/** As it is written, without its arguments; undefined where a step is no single call. */
const callAt = (step: Script['steps'][number] | undefined): string | undefined => {
  if (step?.op !== 'new' && step?.op !== 'call' && step?.op !== 'callStatic') return undefined;
  const given = step.args.length === 0 ? '()' : '(…)';
  return step.op === 'new' ? `new ${step.class}${given}` : `${step.method}${given}`;
};
