/** Which checks fail only because others do: what they ask cannot be right before. */
import type { CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { isNamed } from '../../../harness/text/is-named.ts';
import { answers, ofGivingUp, ofTheSearch } from './solver-consequences.ts';

export interface Consequence {
  readonly checks: readonly string[];
  /** Those alone whose failed cases are all about this method. */
  readonly about?: string;
  /** Those alone that have a case with a hint of this id. */
  readonly hinted?: string;
  /** Those alone whose failed cases all threw this. */
  readonly thrown?: RegExp;
  /** Only when this check failed too. */
  readonly beside?: string;
  /** Those alone that came to a limit; all by default. */
  readonly unfinished?: boolean;
  /** The first of them that failed is what it follows from. */
  readonly from: readonly string[];
  /** Only from one that has a case with a hint of one of these ids. */
  readonly fromHinted?: readonly string[];
}

/** Searches that put too many nodes into the queue, or take them out in another order. */
const searches = ['queue-puzzle04-counts', 'queue-priorities', 'solver-10*'];

/** Of a search that does less than it should: what takes too long has another reason. */
const lessWork = ['queue-puzzle04-counts.endsEarlyHint', 'queue-puzzle04-counts.tooFewEnqueuedHint'];

/** What asks about all methods in their turn shows of each what the checks of that method show. */
const ofEachMethod: readonly Consequence[] = [
  { about: 'hamming', from: ['board-1*'] },
  { about: 'manhattan', from: ['board-2*'] },
  { about: 'dimension', from: ['board-3'] },
  { about: 'toString', from: ['board-4*'] },
  { about: 'isGoal', from: ['board-8*'] },
  { about: 'equals', from: ['board-10*'] },
].map((rule) => ({ ...rule, checks: ['board-18', 'board-20'] }));

/** Of a random input that failed only after others. */
const keptHint = 'case.keptHint';

/** What a call throws when the method is not there, or is declared in another way: in Java, and in JavaScript. */
const noSuchMethod =
  /\b(?:NoSuchMethodError|NoSuchFieldError|IllegalAccessError|AbstractMethodError)\b|\bis not a function\b/;

/**
 * Of random inputs the smallest that fails is shown, which often fails in its own way: what the files show of the same method
 * comes first. A check that reads a text cannot say more than that the text is wrong; one that measures a search,
 * that the search is.
 */
const table: readonly Consequence[] = [
  { checks: ['*'], hinted: 'answer.missingMemberHint', from: ['api'] },
  { checks: ['*'], thrown: noSuchMethod, from: ['api'] },
  // One object changes with the next: then what each of them answers is the other's.
  { checks: ['board-*'], beside: 'board-9', from: ['rule-static-state'] },
  { checks: ['solver-*'], beside: 'solver-5', from: ['rule-static-state'] },
  // The same input alone was answered rightly: what is kept from one object for the next shows wherever several are made.
  { checks: ['solver-*'], hinted: keptHint, from: ['rule-static-state'] },
  {
    checks: ['solver-16', 'memory-queue*'],
    from: ['solver-4*', 'solver-6b', 'solver-9*', 'solver-15*'],
    fromHinted: [keptHint],
  },
  { checks: ['board-4b', 'board-5*', 'board-6*', 'board-7*', 'board-16', 'board-17'], from: ['board-4a'] },
  { checks: ['board-13', 'board-14', 'board-15', 'board-21'], from: ['board-4a', 'board-11', 'board-12'] },
  { checks: ['board-12', 'board-20'], from: ['board-11'] },
  { checks: ['board-5b', 'board-6b', 'board-7b', 'board-18', 'board-20', 'board-21'], from: ['board-4b'] },
  // What is lost can be seen in the text.
  { checks: ['memory-board*'], hinted: 'memory.size.tooLittleHint', from: ['board-4b'] },
  { checks: ['growth-*'], hinted: 'growth.judge.notTimedHint', from: ['board-4b'] },
  { checks: ['integrity-memory'], from: ['memory-*'] },
  ...ofEachMethod,
  ...ofGivingUp,
  ...ofTheSearch,
  { checks: ['memory-solver*'], from: ['rule-solver-fields'] },
  { checks: ['solver-1', 'queue-*', 'rule-queue', 'integrity-queue'], from: ['queue-used'] },
  { checks: ['solver-5'], from: answers },
  { checks: ['solver-4a', 'solver-15a'], from: ['solver-2a', 'solver-12a'] },
  { checks: ['solver-4b', 'solver-15b'], from: ['solver-2b', 'solver-12b'] },
  { checks: ['solver-10*'], from: ['queue-puzzle04-counts'] },
  // Not a matter of time: the answer is wrong, as it is on the boards of the files.
  { checks: ['timing-*'], hinted: 'timing.counts.answerWrongHint', from: answers },
  { checks: ['timing-1*'], about: 'moves', from: answers },
  { checks: ['timing-1*', 'timing-2*', 'timing-4*'], from: searches },
  { checks: ['memory-queue*', 'memory-solver*', 'growth-solver*'], from: searches },
  // Calls that no search needs do not come of its order.
  { checks: ['timing-3*'], unfinished: true, from: searches },
  { checks: ['solver-*', 'queue-*', 'client*', 'integration*'], unfinished: true, from: searches },
  { checks: ['solver-7', 'solver-8', 'solver-9b'], unfinished: true, from: ['solver-6a'] },
  { checks: ['client-output'], from: ['prints-*'] },
  { checks: ['client*', 'integration*'], from: ['board-*', 'solver-*'] },
  { checks: ['rule-public-api'], from: ['api'] },
];

/** Id of the failed check that another one follows from; null: it fails for itself. */
export const consequenceOf = (check: CheckResult, failed: readonly CheckResult[]): string | null => {
  const others = failed.filter((one) => one.id !== check.id && !lessWork.some((hint) => hasHint(one, hint)));
  const isBeside = ({ beside }: Consequence): boolean => beside === undefined || failed.some(({ id }) => id === beside);
  for (const { from, fromHinted } of table.filter((rule) => isBeside(rule) && isAbout(check, rule))) {
    const isTold = (one: CheckResult): boolean =>
      fromHinted === undefined || fromHinted.some((hint) => hasHint(one, hint));
    for (const name of from) {
      const found = others.find((one) => isNamed(one, [name]) && !isNamed(check, [name]) && isTold(one));
      if (found !== undefined) return found.id;
    }
  }
  return null;
};

const isAbout = (check: CheckResult, { checks, about, hinted, thrown, unfinished = false }: Consequence): boolean =>
  isNamed(check, checks) &&
  (about === undefined || asksOnly(check, about)) &&
  (hinted === undefined || hasHint(check, hinted)) &&
  (thrown === undefined || threwOnly(check, thrown)) &&
  (!unfinished || isUnfinished(check));

const asksOnly = ({ cases }: CheckResult, method: string): boolean =>
  cases
    .filter(({ verdict }) => verdict !== 'passed' && verdict !== 'skipped')
    .every(({ message }) => message?.startsWith(`${method}(`) === true);

const threwOnly = ({ cases }: CheckResult, thrown: RegExp): boolean =>
  cases.filter(({ verdict }) => verdict === 'failed').every(({ message }) => thrown.test(message ?? ''));

const hasHint = (check: CheckResult, id: string): boolean => hintsOf(check).has(id);

/** By check, since each is asked of once for every other one that failed. */
const hints = new WeakMap<CheckResult, ReadonlySet<string>>();

/** Ids of the hints of its cases. */
const hintsOf = (check: CheckResult): ReadonlySet<string> => {
  const known = hints.get(check);
  if (known !== undefined) return known;
  const found = new Set(check.cases.flatMap(({ hint }) => (hint === null ? [] : [messageIdOf(hint)])));
  hints.set(check, found);
  return found;
};

const isUnfinished = ({ verdict, cases }: CheckResult): boolean =>
  ['timed-out', 'out-of-memory'].includes(verdict) ||
  cases
    .filter((one) => one.verdict === 'failed')
    .every(({ hint }) => hint !== null && messageIdOf(hint) === 'outcome.operationsHint');
