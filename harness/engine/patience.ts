/**
 * How long the scripts of the same classes may take. A program that does not finish again and again would use up the time of all
 * that comes after it, so the next ones get a quarter, and soon a part that is enough for a right
 * program. It depends on the program alone, not on the machine: its scripts are run one after another, until patience
 * is spent and all get the same.
 */
import type { OutsideLimits } from '../contracts/subject.ts';
import { type EndedOutcome, tookTooMuch } from './outcome-text.ts';

export interface Patience {
  /** What of these limits a script gets now. */
  limits(whole: OutsideLimits): OutsideLimits;
  /** To be told of each script that was run. */
  note(outcome: EndedOutcome): void;
  /** How every script will end, since many ended so and none gave a single answer; null while that is not known. */
  known(): EndedOutcome | null;
  /** Has anything not finished? */
  isTried(): boolean;
  /** Has so much not finished that all get the same from now on, and one input more is enough to know a check's verdict? */
  isSpent(): boolean;
  /** Spent, and it is known as well whether there is ever an answer: what is run beside it changes nothing any more. */
  isSettled(): boolean;
}

const nothing = { head: '', tail: '', bytes: 0 } as const;

/** What a script keeps at least: 1.25 seconds of the ten that a case has. Right programs need a quarter of that. */
const LEAST = { share: 1 / 8, ms: 1_000 } as const;

/** By scripts that did not finish, what the next one gets; after these patience is spent. */
const SHARES = [1, 1 / 4, 1 / 4] as const;
/** Of a program that runs out of memory at first: to do so again takes longer beside other work, and the verdict is to be the same. */
const LEAST_TO_FILL_MEMORY = 1 / 4;

/** So many scripts without any answer that neither one method nor a few can be the cause: there will be none. */
const LAST_HOPE = 12;

const unanswered = { rows: [], rowCpuMs: [], out: nothing, err: nothing, isAssumed: true } as const;

export function newPatience(): Patience {
  let unfinished = 0;
  let hasAnswered = false;
  let known: EndedOutcome | null = null;
  let least: number = LEAST.share;
  return {
    limits(whole) {
      const part = (ms: number): number => Math.min(ms, Math.max(ms * (SHARES[unfinished] ?? least), LEAST.ms));
      const limits = { ...whole, wallMs: part(whole.wallMs), cpuMs: part(whole.cpuMs) };
      return limits.cpuMs < whole.cpuMs ? { ...limits, isShort: true } : limits;
    },
    note(outcome) {
      const { kind, rows } = outcome;
      if (kind === 'out-of-memory' && unfinished < SHARES.length) least = LEAST_TO_FILL_MEMORY;
      if (kind !== 'completed' && kind !== 'fault') unfinished += 1;
      hasAnswered ||= kind === 'completed' || rows.length > 0;
      if (!hasAnswered && unfinished >= LAST_HOPE && tookTooMuch(outcome)) known ??= { ...outcome, ...unanswered };
    },
    known: () => known,
    isTried: () => unfinished > 0,
    isSpent: () => unfinished >= SHARES.length,
    isSettled: () => unfinished >= (hasAnswered ? SHARES.length : LAST_HOPE),
  };
}
