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

/** What a script keeps at least: a second of the ten that a case has. Right programs need a third of that. */
const LEAST = { share: 1 / 10, ms: 1_000 } as const;
/** After so many in a row that did not finish: what is no search has answered long before. */
const HOPELESS = { inRow: 6, share: 1 / 20, ms: 500 } as const;

/** Scripts that did not finish until patience is spent. */
const SPENT = 3;

export function newPatience(): Patience {
  let unfinished = 0;
  let inRow = 0;
  return {
    limits(whole) {
      const least = inRow < HOPELESS.inRow ? LEAST : HOPELESS;
      const part = (ms: number): number => Math.min(ms, Math.max(ms * least.share, least.ms, ms * 2 ** -unfinished));
      return { ...whole, wallMs: part(whole.wallMs), cpuMs: part(whole.cpuMs) };
    },
    note({ kind }) {
      const hasFinished = kind === 'completed' || kind === 'fault';
      if (!hasFinished) unfinished += 1;
      inRow = hasFinished ? 0 : inRow + 1;
    },
    isSpent: () => unfinished >= SPENT,
  };
}
