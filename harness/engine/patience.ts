/**
 * How long the scripts of the same classes may take. A program that does not finish again and again would use up the time of all
 * that comes after it, so each script that does not finish halves what the next one gets, down to a part that a right program
 * does not need. It depends on the program alone, not on the machine: its scripts are run one after another.
 */
import type { OutsideLimits, ScriptOutcome } from '../contracts/subject.ts';

export interface Patience {
  /** What of these limits a script gets now. */
  limits(whole: OutsideLimits): OutsideLimits;
  /** To be told of each script that was run. */
  note(outcome: ScriptOutcome): void;
  /** Has so much not finished that one input more in a check is enough to know its verdict? */
  isSpent(): boolean;
}

/** The least part of the limits, a second of the ten that a case has; right programs need a third of it. */
const LEAST = 1 / 10;

/** Scripts that did not finish until patience is spent. */
const SPENT = 3;

export function newPatience(): Patience {
  let unfinished = 0;
  return {
    limits(whole) {
      const share = Math.max(LEAST, 2 ** -unfinished);
      return { ...whole, wallMs: whole.wallMs * share, cpuMs: whole.cpuMs * share };
    },
    note({ kind }) {
      if (kind !== 'completed' && kind !== 'fault') unfinished += 1;
    },
    isSpent: () => unfinished >= SPENT,
  };
}
