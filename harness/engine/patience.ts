/**
 * How long the scripts of the same classes may take. A program that does not finish again and again would use up the time of all
 * that comes after it, so the next ones get a quarter, and soon a part that is enough for a right
 * program. It depends on the program alone, not on the machine: its scripts are run one after another, until patience
 * is spent and all get the same.
 */
import type { OutsideLimits, ScriptOutcome } from '../contracts/subject.ts';

export interface Patience {
  /** What of these limits a script gets now. */
  limits(whole: OutsideLimits): OutsideLimits;
  /** To be told of each script that was run. */
  note(outcome: ScriptOutcome): void;
  /** Has anything not finished? */
  isTried(): boolean;
  /** Has so much not finished that all get the same from now on, and one input more is enough to know a check's verdict? */
  isSpent(): boolean;
}

/** What a script keeps at least: 1.25 seconds of the ten that a case has. Right programs need a quarter of that. */
const LEAST = { share: 1 / 8, ms: 1_000 } as const;

/** By scripts that did not finish, what the next one gets; after these patience is spent. */
const SHARES = [1, 1 / 4, 1 / 4] as const;
/** Of a program that runs out of memory at first: to do so again takes longer beside other work, and the verdict is to be the same. */
const LEAST_TO_FILL_MEMORY = 1 / 4;

export function newPatience(): Patience {
  let unfinished = 0;
  let least: number = LEAST.share;
  return {
    limits(whole) {
      const part = (ms: number): number => Math.min(ms, Math.max(ms * (SHARES[unfinished] ?? least), LEAST.ms));
      const limits = { ...whole, wallMs: part(whole.wallMs), cpuMs: part(whole.cpuMs) };
      return limits.cpuMs < whole.cpuMs ? { ...limits, isShort: true } : limits;
    },
    note({ kind }) {
      if (kind === 'out-of-memory' && unfinished < SHARES.length) least = LEAST_TO_FILL_MEMORY;
      if (kind !== 'completed' && kind !== 'fault') unfinished += 1;
    },
    isTried: () => unfinished > 0,
    isSpent: () => unfinished >= SHARES.length,
  };
}
