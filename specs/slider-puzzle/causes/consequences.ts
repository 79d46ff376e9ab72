/** Which checks fail only because others do: what they ask cannot be right before. */
import { isFailure } from '../../../harness/contracts/is-failure.ts';
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { isNamed } from '../../../harness/text/is-named.ts';
import type { Consequence } from './consequence.ts';
import {
  ofAnEquals,
  ofBoards,
  ofCalls,
  ofEachMethod,
  ofKeptAnswers,
  ofOrder,
  ofSharedBoards,
} from './board-consequences.ts';
import { answers, ofGivingUp, ofSharedSolvers, ofTheSearch } from './solver-consequences.ts';

/** Searches that put too many nodes into the queue, or take them out in another order. */
const searches = ['queue-puzzle04-counts', 'queue-priorities', 'solver-10*', 'solver-17'];

/** Of a search that does less than it should: what takes too long has another reason. */
const lessWork = ['queue-puzzle04-counts.endsEarlyHint', 'queue-puzzle04-counts.tooFewEnqueuedHint'];

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
  { checks: ['*'], says: noSuchMethod, from: ['api'] },
  ofAnEquals,
  ofSharedBoards,
  ...ofKeptAnswers,
  ...ofSharedSolvers,
  ...ofBoards,
  // What is lost can be seen in the text.
  { checks: ['memory-board*'], hinted: 'memory.size.tooLittleHint', from: ['board-4b'] },
  { checks: ['growth-*'], hinted: 'growth.judge.notTimedHint', from: ['board-4b'] },
  { checks: ['integrity-memory'], from: ['memory-*'] },
  ...ofEachMethod,
  ...ofCalls,
  ...ofOrder,
  ...ofGivingUp,
  ...ofTheSearch,
  { checks: ['memory-solver*'], from: ['rule-solver-fields'] },
  { checks: ['solver-1', 'queue-*', 'rule-queue', 'integrity-queue'], from: ['queue-used'] },
  { checks: ['solver-5'], from: answers },
  { checks: ['solver-4a', 'solver-15a'], from: ['solver-2a', 'solver-12a'] },
  { checks: ['solver-4b', 'solver-15b'], from: ['solver-2b', 'solver-12b'] },
  { checks: ['solver-10*', 'solver-17'], from: ['queue-puzzle04-counts'] },
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
  for (const rule of table.filter(
    (one) => isBeside(failed, one) && isAbout(check, one) && !isThrown(check, failed, one),
  )) {
    for (const name of rule.from) {
      const found = others.find((one) => isNamed(one.id, [name]) && !isNamed(check.id, [name]) && isSource(one, rule));
      if (found !== undefined) return found.id;
    }
  }
  return null;
};

const isBeside = (failed: readonly CheckResult[], { beside }: Consequence): boolean =>
  beside === undefined ||
  failed.some((one) => one.id === beside.id && (beside.hinted === undefined || hasHint(one, beside.hinted)));

const isSource = (check: CheckResult, { fromHinted, fromSaying }: Consequence): boolean =>
  (fromHinted === undefined || fromHinted.some((hint) => hasHint(check, hint))) &&
  (fromSaying === undefined || check.cases.some(({ message }) => fromSaying.test(message ?? '')));

/** Exceptions alone, which are thrown as well where another fault has no part in them. */
const isThrown = (check: CheckResult, failed: readonly CheckResult[], { unlessThrownIn = [] }: Consequence): boolean =>
  allFail(check, isException) &&
  failed.some((one) => isNamed(one.id, unlessThrownIn) && failedCases(one).some(isException));

const isException = ({ trace }: CaseResult): boolean => trace.length > 0;

const failedCases = ({ cases }: CheckResult): readonly CaseResult[] =>
  cases.filter(({ verdict }) => verdict === 'failed');

/** Do cases fail, and all that do in this way? What did not end tells nothing. */
const allFail = (check: CheckResult, inThisWay: (one: CaseResult) => boolean): boolean => {
  const cases = failedCases(check);
  return cases.length > 0 && cases.every(inThisWay);
};

const isAbout = (
  check: CheckResult,
  { checks, about, hinted, onlyHinted, says, unfinished = false }: Consequence,
): boolean =>
  isNamed(check.id, checks) &&
  (about === undefined || asksOnly(check, about)) &&
  (hinted === undefined || hasHint(check, hinted)) &&
  (onlyHinted === undefined || allFail(check, ({ hint }) => messageIdOf(hint ?? '') === onlyHinted)) &&
  (says === undefined || allFail(check, ({ message }) => says.test(message ?? ''))) &&
  (!unfinished || isUnfinished(check));

const asksOnly = ({ cases }: CheckResult, method: string): boolean =>
  cases.filter(isFailure).every(({ message }) => message?.startsWith(`${method}(`) === true);

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
