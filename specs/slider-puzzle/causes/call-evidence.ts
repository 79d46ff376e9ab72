/** Causes that lie in how the constructor refuses its argument, and in what later calls do. */
import type { CaseResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { evidenceMessages as words } from './messages.ts';
import { allOf, diagnosis, failedOnes, failuresOf, isChanged, isHinted, isUnfinished, type Rule } from './results.ts';

/** Thrown on purpose: the place of the statement, by which exceptions are told, says nothing of what is wrong with it. */
export const refusedOtherwise: Rule = (results) => {
  const isOtherClass = isHinted('refusal.otherClassHint', 'refusal.ofLibraryHint');
  const checks = allOf(results, ['solver-11', 'solver-unsolvable*'], isOtherClass);
  return checks.length === 0
    ? null
    : diagnosis('refused-otherwise', words.otherClass(), words.otherClassAdvice(), checks);
};

const isAgain = isHinted('solver-searches-once.hint');
const isCostly = isHinted('timing.cause.searchedAnew', 'timing.cause.tooManyNodes');
const isInterrupted = ({ message }: CaseResult): boolean => messageIdOf(message ?? '') === 'interrupted-walk.changed';

/** A call that searches anew counts as more of the same search, and may go on with what is left in its queues. */
export const searchesAgain: Rule = (results) => {
  const isShown = failedOnes(results, ['solver-16']).some((check) => failuresOf(check).some(isAgain));
  const timed = allOf(results, ['timing-*'], (one) => isCostly(one) || isUnfinished(one));
  if (!isShown || !timed.flatMap(failuresOf).some(isCostly)) return null;
  const isOfCalls = (one: CaseResult): boolean => isAgain(one) || isChanged(one) || isInterrupted(one);
  const checks = [...allOf(results, ['solver-9a', 'solver-16'], isOfCalls), ...timed];
  return diagnosis('searches-again', words.again(), words.againAdvice(), checks);
};
