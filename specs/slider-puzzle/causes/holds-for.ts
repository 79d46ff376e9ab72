/** Whether a rule of the table in consequences.ts holds for a check, and for one that it may follow from. */
import { isFailure } from '../../../harness/contracts/is-failure.ts';
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf, messageIn } from '../../../harness/messages/message-id.ts';
import { catalogue } from '../../../harness/messages/messages.ts';
import { isNamed } from '../../../harness/text/is-named.ts';
import { remembered } from '../../../harness/text/remembered.ts';
import type { Consequence } from './consequence.ts';
import { hintOf } from './results.ts';

/** Does the rule say of this check that it follows from another one? */
export const holdsFor = (check: CheckResult, failed: readonly CheckResult[], rule: Consequence): boolean =>
  isBeside(failed, rule) && isAbout(check, rule) && !isThrown(check, failed, rule);

const isBeside = (failed: readonly CheckResult[], { beside }: Consequence): boolean =>
  beside === undefined || failed.some((one) => one.id === beside.id && beginsWith(one, [beside.hinted]));

/** What it may follow from, in order; nothing where some of its cases that ended are about a method whose own checks passed. */
export const sourcesOf = (
  check: CheckResult,
  { from, byMethod }: Consequence,
  others: readonly CheckResult[],
): readonly string[] => {
  if (byMethod === undefined) return from;
  const ofCases = failedCases(check).map((one) => byMethod[methodOf(one)]);
  const isExplained = ofCases.every((names = []) => others.some(({ id }) => isNamed(id, names) && id !== check.id));
  return isExplained ? ofCases.flatMap((names = []) => names) : [];
};

/** The method that a case tells of: `moves`. */
export const methodOf = ({ message }: CaseResult): string => {
  const said = message ?? '';
  const { method = said, call = method } = factsOf(said);
  return /^\w+(?=\()/.exec(call)?.[0] ?? '';
};

/** The id of the words for what it was called on, where a message gives them. */
export const calledOn = ({ message }: CaseResult): string | undefined => {
  const { on = '' } = factsOf(message ?? '');
  return messageIn(on)?.id;
};

/** What stands in the places of a message, which may only tell more of another one. */
const factsOf = (said: string): Readonly<Record<string, string>> => {
  const facts: Readonly<Record<string, string>> = messageIn(said)?.facts ?? {};
  const { message } = facts;
  return message === undefined ? facts : factsOf(message);
};

export const isSource = (
  source: CheckResult,
  { fromHinted, fromMostHinted, fromAny, fromNamed = false }: Consequence,
  check: CheckResult,
): boolean =>
  (fromHinted === undefined || fromHinted.some((hint) => hasHint(source, hint))) &&
  (fromMostHinted === undefined || isMost(source, fromMostHinted)) &&
  (fromAny === undefined || source.cases.some(fromAny)) &&
  (!fromNamed || namesAll(source, check));

/** `source` tells of members by their declarations, and `check` by the end of its messages: `'int Board.size()'`. */
const namesAll = (source: CheckResult, check: CheckResult): boolean => {
  const names = failedCases(source).flatMap(({ expected, actual }) => [expected, actual].flatMap(memberIn));
  return failedCases(check).every(({ message }) => {
    const end = (message ?? '').slice((message ?? '').lastIndexOf(': '));
    return names.some((name) => new RegExp(`\\b${name}\\b`).test(end));
  });
};

/** `size` of `public int size()`, and of `size(): number`. */
const memberIn = (declaration: string | null): string[] => /(\w+)(?:[(:].*)?$/.exec(declaration ?? '')?.slice(1) ?? [];

const isMost = (check: CheckResult, hint: string): boolean => {
  const failed = failedCases(check);
  return 2 * failed.filter((one) => hintOf(one) === hint).length >= Math.max(1, failed.length);
};

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
  { checks, about, hinted, onlyHinted, unlessHinted = [], all, unfinished = false }: Consequence,
): boolean =>
  isNamed(check.id, checks) &&
  (about === undefined || asksOnly(check, about)) &&
  (hinted === undefined || hasHint(check, hinted)) &&
  (onlyHinted === undefined || allFail(check, (one) => hintOf(one) === onlyHinted)) &&
  !(unlessHinted.length > 0 && beginsWith(check, unlessHinted)) &&
  (all === undefined || allFail(check, all)) &&
  (!unfinished || isUnfinished(check));

const beginsWith = ({ cases }: CheckResult, ids: readonly string[]): boolean =>
  cases.some(({ hint }) => hint !== null && ids.includes(firstIn(hint)));

/** The first of the messages that a hint is made of. */
const firstIn = (hint: string): string => {
  const sentences = hint.split(/(?<=\p{STerm}) /u);
  const ids = sentences.map((_, last) => messageIdOf(sentences.slice(0, sentences.length - last).join(' ')));
  return ids.find((id) => catalogue().has(id)) ?? hint;
};

const asksOnly = ({ cases }: CheckResult, method: string): boolean =>
  cases.filter(isFailure).every((one) => methodOf(one) === method);

export const hasHint = (check: CheckResult, id: string): boolean => hintsOf(check).has(id);

/** Of a search that does no more than it should, or one step more, until it ends: what takes too long has another reason. */
const noMoreWork = ['endsEarly', 'goalStays', 'tooFewEnqueued', 'oneTooMany', 'rootLeftOut', 'emptied'];

export const doesNoMoreWork = (check: CheckResult): boolean =>
  noMoreWork.some((hint) => hasHint(check, `queue-puzzle04-counts.${hint}Hint`));

/** By check, since each is asked of once for every other one that failed. */
const hints = new WeakMap<CheckResult, ReadonlySet<string>>();

/** Ids of the hints of its cases, and of the first message of each. */
const hintsOf = (check: CheckResult): ReadonlySet<string> =>
  remembered(
    hints,
    check,
    ({ cases }) => new Set(cases.flatMap(({ hint }) => (hint === null ? [] : [messageIdOf(hint), firstIn(hint)]))),
  );

const isUnfinished = (check: CheckResult): boolean =>
  ['timed-out', 'out-of-memory'].includes(check.verdict) ||
  allFail(check, ({ message }) => messageIdOf(message ?? '') === 'outcome.operations');
