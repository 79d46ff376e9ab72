/** Whether a rule of the table in consequences.ts holds for a check, and for one that it may follow from. */
import { isFailure } from '../../../harness/contracts/is-failure.ts';
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { catalogue } from '../../../harness/messages/messages.ts';
import { isNamed } from '../../../harness/text/is-named.ts';
import type { Consequence } from './consequence.ts';

/** Does the rule say of this check that it follows from another one? */
export const holdsFor = (check: CheckResult, failed: readonly CheckResult[], rule: Consequence): boolean =>
  isBeside(failed, rule) && isAbout(check, rule) && !isThrown(check, failed, rule);

const isBeside = (failed: readonly CheckResult[], { beside }: Consequence): boolean =>
  beside === undefined ||
  failed.some((one) => one.id === beside.id && (beside.hinted === undefined || hasHint(one, beside.hinted)));

/** What it may follow from, in order; nothing where some of its cases are about a method whose own checks passed. */
export const sourcesOf = (
  check: CheckResult,
  { from, byMethod }: Consequence,
  others: readonly CheckResult[],
): readonly string[] => {
  if (byMethod === undefined) return from;
  const ofCases = check.cases.filter(isFailure).map(({ message }) => byMethod[methodIn(message ?? '')]);
  const isExplained = ofCases.every((names = []) => others.some(({ id }) => isNamed(id, names) && id !== check.id));
  return isExplained ? ofCases.flatMap((names = []) => names) : [];
};

const methodIn = (message: string): string => /^\w+(?=\()/.exec(message)?.[0] ?? '';

export const isSource = (check: CheckResult, { fromHinted, fromSaying }: Consequence): boolean =>
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
  { checks, about, hinted, onlyHinted, unlessHinted = [], says, unfinished = false }: Consequence,
): boolean =>
  isNamed(check.id, checks) &&
  (about === undefined || asksOnly(check, about)) &&
  (hinted === undefined || hasHint(check, hinted)) &&
  (onlyHinted === undefined || allFail(check, ({ hint }) => messageIdOf(hint ?? '') === onlyHinted)) &&
  !(unlessHinted.length > 0 && check.cases.some(({ hint }) => unlessHinted.includes(firstIn(hint ?? '')))) &&
  (says === undefined || allFail(check, ({ message }) => says.test(message ?? ''))) &&
  (!unfinished || isUnfinished(check));

/** The first of the messages that a hint is made of. */
const firstIn = (hint: string): string => {
  const sentences = hint.split(/(?<=[.?!]) /);
  const ids = sentences.map((_, last) => messageIdOf(sentences.slice(0, sentences.length - last).join(' ')));
  return ids.find((id) => catalogue().has(id)) ?? hint;
};

const asksOnly = ({ cases }: CheckResult, method: string): boolean =>
  cases.filter(isFailure).every(({ message }) => message?.startsWith(`${method}(`) === true);

export const hasHint = (check: CheckResult, id: string): boolean => hintsOf(check).has(id);

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

const isUnfinished = (check: CheckResult): boolean =>
  ['timed-out', 'out-of-memory'].includes(check.verdict) ||
  allFail(check, ({ hint }) => messageIdOf(hint ?? '') === 'outcome.operationsHint');
