/** Which checks fail only because others do: what they ask cannot be right before. */
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { isNamed } from '../../../harness/text/is-named.ts';

interface Consequence {
  readonly checks: readonly string[];
  /** Those alone whose failed cases are all about this method. */
  readonly about?: string;
  /** Those alone that have a case with a hint of this id. */
  readonly hinted?: string;
  /** Those alone whose failed cases all have a hint of this id. */
  readonly onlyHinted?: string;
  /** Those alone whose failed cases all say this. */
  readonly says?: RegExp;
  /** Only when this check failed too, with a hint of this id where one is named. */
  readonly beside?: { readonly id: string; readonly hinted?: string };
  /** Only when these do not show exceptions, or the check is more than exceptions. */
  readonly unlessThrownIn?: readonly string[];
  /** Those alone that came to a limit; all by default. */
  readonly unfinished?: boolean;
  /** The first of them that failed is what it follows from. */
  readonly from: readonly string[];
  /** Those alone that have a case with a hint of this id. */
  readonly fromHinted?: string;
  /** Those alone that have a case that says this. */
  readonly fromSaying?: RegExp;
}

/** Searches that put too many nodes into the queue, or take them out in another order. */
const searches = ['queue-puzzle04-counts', 'queue-priorities', 'solver-10*'];

/** Of a search that does less than it should: what takes too long has another reason. */
const lessWork = ['queue-puzzle04-counts.endsEarlyHint', 'queue-puzzle04-counts.tooFewEnqueuedHint'];

/** What a Solver answers, asked of one at a time. */
const answers = ['solver-2*', 'solver-3*', 'solver-4*', 'solver-12*', 'solver-13*', 'solver-14*', 'solver-15*'];

/** What asks about all methods in their turn shows of each what the checks of that method show. */
const ofEachMethod: readonly Consequence[] = [
  { about: 'hamming', from: ['board-1*'] },
  { about: 'manhattan', from: ['board-2*'] },
  { about: 'dimension', from: ['board-3'] },
  { about: 'toString', from: ['board-4*'] },
  { about: 'neighbors', from: ['board-5*'] },
  { about: 'twin', from: ['board-7*'] },
  { about: 'isGoal', from: ['board-8*', 'board-19'] },
  { about: 'equals', from: ['board-10*', 'board-20'] },
].map((rule) => ({ ...rule, checks: ['board-18', 'board-20'] }));

/** What the check of the API says of an equals() with another parameter. */
export const anEquals = /\bequals\(/;

const notEqual = /^equals\([^]* returned false instead of true\.$/;

/** What a call throws when the method is not there, or is declared in another way: in Java, and in JavaScript. */
const noSuchMethod =
  /\b(?:NoSuchMethodError|NoSuchFieldError|IllegalAccessError|AbstractMethodError)\b|\bis not a function\b/;

/** What changes with a second call. */
const ofCalls: readonly Consequence[] = ['hamming', 'manhattan', 'isGoal'].map((about) => ({
  ...{ checks: ['board-18'], about, hinted: 'derived-boards-tree.againHint', from: ['board-12', 'board-21'] },
}));

/** A distance that is right only after other calls: the checks that ask for it first cannot tell why. */
const ofOrder: readonly Consequence[] = ['hamming', 'manhattan'].map((method) => ({
  ...{ checks: ['board-1*', 'board-2*', 'board-21'], says: new RegExp(`^${method}\\(\\)`) },
  ...{ from: ['board-12'], fromHinted: 'same-answers.firstHint', fromSaying: new RegExp(`^${method}\\(\\)`) },
}));

/** Elsewhere board-11 tells of other things than that. */
const keepsArray = 'board-11.changedHint';

/** These ask one board at a time: what they show does not come of another one. */
const ofOneBoard = ['board-1a', 'board-1b', 'board-2*', 'board-3', 'board-4*', 'board-8*'];

/**
 * Of random inputs the smallest that fails is shown, which often fails in its own way: what the files show of the same method
 * comes first. A check that reads a text cannot say more than that the text is wrong; one that measures a search,
 * that the search is.
 */
const table: readonly Consequence[] = [
  { checks: ['*'], hinted: 'answer.missingMemberHint', from: ['api'] },
  { checks: ['*'], says: noSuchMethod, from: ['api'] },
  // An equals() with another parameter is not asked: the inherited one compares references.
  { checks: ['board-*'], says: notEqual, from: ['api'], fromSaying: anEquals },
  // One object changes with the next: then what each of them answers is the other's.
  {
    ...{ checks: ['board-*'], beside: { id: 'board-9', hinted: 'independence.hint' }, unlessThrownIn: ofOneBoard },
    from: ['rule-static-state'],
  },
  { checks: ['solver-*'], beside: { id: 'solver-5' }, from: ['rule-static-state'] },
  { checks: ['board-4b', 'board-5*', 'board-6*', 'board-7*', 'board-16', 'board-17'], from: ['board-4a'] },
  // Tiles that are lost can be seen in the text.
  ...['format.cappedHint', 'format.narrowHint'].map((fromHinted) => ({
    ...{ checks: ['board-10b', 'board-19'], from: ['board-4*'], fromHinted },
  })),
  // A text that is copied makes boards look like others.
  {
    ...{ checks: ['board-6*', 'board-7*', 'board-12', 'board-21'], from: ['board-18'] },
    fromHinted: 'derived-boards-tree.staleTextHint',
  },
  { checks: ['board-20'], onlyHinted: 'board-20.afterUseHint', from: ['board-12', 'board-21'] },
  { checks: ['board-18'], onlyHinted: 'first-answers.openWalkHint', from: ['board-21'] },
  { checks: ['board-13', 'board-14', 'board-15', 'board-21'], from: ['board-4a'] },
  { checks: ['board-13', 'board-14', 'board-15', 'board-21'], from: ['board-11'], fromHinted: keepsArray },
  { checks: ['board-13', 'board-14', 'board-15', 'board-21'], from: ['board-12'] },
  { checks: ['board-12', 'board-20'], from: ['board-11'], fromHinted: keepsArray },
  { checks: ['board-5b', 'board-6b', 'board-7b', 'board-18', 'board-20', 'board-21'], from: ['board-4b'] },
  // What is lost can be seen in the text.
  { checks: ['memory-board*'], hinted: 'memory.size.tooLittleHint', from: ['board-4b'] },
  { checks: ['growth-*'], hinted: 'growth.judge.notTimedHint', from: ['board-4b'] },
  { checks: ['integrity-memory'], from: ['memory-*'] },
  ...ofEachMethod,
  ...ofCalls,
  ...ofOrder,
  { checks: ['memory-solver*'], from: ['rule-solver-fields'] },
  { checks: ['solver-1', 'queue-*', 'rule-queue', 'integrity-queue'], from: ['queue-used'] },
  { checks: ['solver-5'], from: answers },
  { checks: ['solver-4a', 'solver-15a'], from: ['solver-2a', 'solver-12a'] },
  { checks: ['solver-4b', 'solver-15b'], from: ['solver-2b', 'solver-12b'] },
  { checks: ['solver-10*'], from: ['queue-puzzle04-counts'] },
  { checks: ['timing-1*', 'timing-2*', 'timing-4*'], from: searches },
  { checks: ['memory-queue*', 'memory-solver*', 'growth-solver*'], from: searches },
  // Calls that no search needs do not come of its order.
  { checks: ['timing-3*'], unfinished: true, from: searches },
  { checks: ['solver-*', 'queue-*', 'client*', 'integration*'], unfinished: true, from: searches },
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
      const found = others.find((one) => isNamed(one, [name]) && !isNamed(check, [name]) && isSource(one, rule));
      if (found !== undefined) return found.id;
    }
  }
  return null;
};

const isBeside = (failed: readonly CheckResult[], { beside }: Consequence): boolean =>
  beside === undefined ||
  failed.some((one) => one.id === beside.id && (beside.hinted === undefined || hasHint(one, beside.hinted)));

const isSource = (check: CheckResult, { fromHinted, fromSaying }: Consequence): boolean =>
  (fromHinted === undefined || hasHint(check, fromHinted)) &&
  (fromSaying === undefined || check.cases.some(({ message }) => fromSaying.test(message ?? '')));

/** Exceptions alone, which are thrown as well where another fault has no part in them. */
const isThrown = (check: CheckResult, failed: readonly CheckResult[], { unlessThrownIn = [] }: Consequence): boolean =>
  failedCases(check).every(isException) &&
  failed.some((one) => isNamed(one, unlessThrownIn) && failedCases(one).some(isException));

const isException = ({ trace }: CaseResult): boolean => trace.length > 0;

const failedCases = ({ cases }: CheckResult): readonly CaseResult[] =>
  cases.filter(({ verdict }) => verdict === 'failed');

const isAbout = (
  check: CheckResult,
  { checks, about, hinted, onlyHinted, says, unfinished = false }: Consequence,
): boolean =>
  isNamed(check, checks) &&
  (about === undefined || asksOnly(check, about)) &&
  (hinted === undefined || hasHint(check, hinted)) &&
  (onlyHinted === undefined || failedCases(check).every(({ hint }) => messageIdOf(hint ?? '') === onlyHinted)) &&
  (says === undefined || failedCases(check).every(({ message }) => says.test(message ?? ''))) &&
  (!unfinished || isUnfinished(check));

const asksOnly = ({ cases }: CheckResult, method: string): boolean =>
  cases
    .filter(({ verdict }) => verdict !== 'passed' && verdict !== 'skipped')
    .every(({ message }) => message?.startsWith(`${method}(`) === true);

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
