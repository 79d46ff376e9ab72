/**
 * Causes that the results of several checks show together: one of them alone fits others as well. They are told after the faults
 * that are known by their models, but for those that join several of these.
 */
import type { Diagnosis } from '../../../harness/contracts/prepare.ts';
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIn } from '../../../harness/messages/message-id.ts';
import { isNamed } from '../../../harness/text/is-named.ts';
import { refusedOtherwise, searchesAgain } from './call-evidence.ts';
import { goalNotZero, goalOverlooked } from './goal-evidence.ts';
import { doesNoMoreWork, methodOf } from './holds-for.ts';
import { evidenceMessages as words } from './messages.ts';
import {
  allOf,
  diagnosis,
  failedOnes,
  failuresOf,
  hasPassed,
  hintOf,
  isChanged,
  isHinted,
  isUnfinished,
  type Rule,
} from './results.ts';
import { oneAnswer, onlyThree } from './size-evidence.ts';
import { movesAnswers, solutionAnswers } from './solver-consequences.ts';

/** `known`: faults that models show. */
export const withEvidence = (
  results: readonly CheckResult[],
  known: readonly Diagnosis[],
  language: string,
): readonly Diagnosis[] => {
  const joined = solvedForTwin(results, language) ?? nothingFound(results, language);
  const named = [...(joined === null ? [] : [joined]), ...known];
  const ofSize = onlyThree(without(results, named), language);
  const first = [...named, ...(ofSize === null ? [] : [ofSize])];
  const rules = [
    oneAnswer,
    goalOverlooked,
    otherThanSolution,
    solutionEndless,
    unsolvableEndless,
    refusedOtherwise,
    searchesAgain,
  ];
  const others = [
    dependsOnOrder(results, language),
    // What is known of solution() says nothing of moves().
    goalNotZero(without(results, first), language),
    ...rules.map((rule) => rule(results, language)),
  ].filter((one) => one !== null);
  return withoutRepeats([...first, ...apartFrom(first, others)]);
};

/** Those that have no check in common with what is told before them: none is told in part. */
const apartFrom = (first: readonly Diagnosis[], others: readonly Diagnosis[]): readonly Diagnosis[] => {
  const taken = new Set(first.flatMap(({ checks }) => checks));
  return others.filter(({ checks }) => {
    const isApart = !checks.some((id) => taken.has(id));
    if (isApart) for (const id of checks) taken.add(id);
    return isApart;
  });
};

/** Those that none of these explains. */
const without = (results: readonly CheckResult[], known: readonly Diagnosis[]): readonly CheckResult[] =>
  results.filter(({ id }) => !known.some(({ checks }) => checks.includes(id)));

/** Each check belongs to the first that explains it. */
const withoutRepeats = (all: readonly Diagnosis[]): readonly Diagnosis[] => {
  const taken = new Set<string>();
  return all
    .map((one) => {
      const checks = one.checks.filter((id) => !taken.has(id));
      for (const id of checks) taken.add(id);
      return { ...one, checks };
    })
    .filter(({ checks }) => checks.length > 0);
};

/** What each method returns when nothing was found, as it is shown, and what is said of it where something could be. */
const empties = [
  { method: 'moves', nothing: '-1', shown: ['-1'], hint: 'moves.givenUpHint' },
  { method: 'solution', nothing: 'null', shown: ['null', 'undefined'], hint: 'solution.nothingReturnedHint' },
  { method: 'isSolvable', nothing: 'false', shown: ['false'], hint: 'solver-6.solvableHint' },
] as const;

const foundNothing = isHinted('solver-6.goalHint', ...empties.map(({ hint }) => hint));

/** On a new Solver a method finds nothing, and on another one of the same board it does. */
const dependsOnOrder: Rule = (results) => {
  const changed = failedOnes(results, ['solver-9a', 'solver-16']).flatMap(failuresOf).filter(isChanged);
  const found = empties.find(
    ({ method, shown, hint }) =>
      results.some((check) => isNamed(check.id, ['solver-*']) && failuresOf(check).some(isHinted(hint))) &&
      changed.some(
        (one) =>
          methodOf(one) === method &&
          [one.expected, one.actual].filter((text) => shown.some((empty) => empty === text)).length === 1,
      ),
  );
  if (found === undefined) return null;
  const isOfOrder = (one: CaseResult): boolean =>
    isHinted('queue.gaveUpHint')(one) || foundNothing(one) || isChanged(one);
  const checks = allOf(results, ['solver-*', 'queue-*'], isOfOrder);
  const call = `${found.method}()`;
  return diagnosis('answers-by-order', words.order({ call, nothing: found.nothing }), words.orderAdvice(), checks);
};

/** solution() is right wherever moves() is not. */
const otherThanSolution: Rule = (results) => {
  const failed = failedOnes(results, movesAnswers);
  const counted = allOf(
    results,
    movesAnswers,
    (one) => hintOf(one).startsWith('moves.') && !isHinted('moves.givenUpHint')(one),
  );
  const isRight = failed.every(({ id }) => hasPassed(results, `${id.slice(0, -1)}b`));
  if (counted.length === 0 || counted.length < failed.length || !isRight) return null;
  const inLong = allOf(results, ['solver-16'], (one) => methodOf(one) === 'moves' && !isChanged(one));
  return diagnosis('moves-not-of-solution', words.counted(), words.countedAdvice(), [...counted, ...inLong]);
};

/** They ask for solution() among other things. */
const alsoAsking = ['solver-9a', 'solver-16', 'memory-solver-*', 'timing-*', 'integration*', 'client*'];

/** Every moves() is right, so that no search takes long. */
const solutionEndless: Rule = (results) => {
  const stopped = allOf(results, solutionAnswers, isStoppedIn('solution()'));
  const others = allOf(results, alsoAsking, isUnfinished);
  const isFound = movesAnswers.some((id) => hasPassed(results, id));
  if (!isFound || stopped.length === 0 || failedOnes(results, movesAnswers).length > 0) return null;
  return diagnosis('solution-endless', words.endlessSolution(), words.endlessSolutionAdvice(), [...stopped, ...others]);
};

const isStoppedIn =
  (call: string) =>
  (one: CaseResult): boolean =>
    isUnfinished(one) && messageIn(one.message ?? '')?.facts['call'] === call;

const ofUnsolvable = ['solver-7', 'solver-8', 'solver-9b'];

/** All that can be solved is solved in time, by a search that is right as far as it is seen; or no twin is searched. */
const unsolvableEndless: Rule = (results) => {
  const checks = allOf(results, ['solver-6*', ...ofUnsolvable, 'solver-16'], isUnfinished);
  const solved = [...movesAnswers, ...solutionAnswers];
  const others = failedOnes(results, [...solved, 'queue-*', 'solver-9a', 'solver-10*']);
  const isSearchWrong = others.some((one) => !doesNoMoreWork(one) && !(isOfEquals(one) && hasFewNodes(results)));
  const isSolved = solved.some((id) => hasPassed(results, id));
  if (checks.length < 2 || !(isSearchWrong ? isTwinMissing(results) : isSolved)) return null;
  const weighed = allOf(results, ['memory-solver-after-use'], isUnfinished).filter(isPassedInPart);
  return diagnosis('unsolvable-endless', words.endless(), words.endlessAdvice(), [...checks, ...weighed]);
};

const isPassedInPart = ({ cases }: CheckResult): boolean => cases.some(({ verdict }) => verdict === 'passed');

const isOfEquals = ({ id }: CheckResult): boolean => isNamed(id, ['solver-10*']);

/** Whatever equals() is asked, it puts the nodes into the queue that it should. */
const hasFewNodes = (results: readonly CheckResult[]): boolean => {
  const counted = results.filter(({ id }) => isNamed(id, ['timing-2*']));
  return counted.length > 0 && counted.every(({ verdict }) => verdict === 'passed');
};

/**
 * A search with another fault solves all of the smallest boards; not one that cannot be solved ends, though its twin is as small.
 * What is told of several searches says so already.
 */
const isTwinMissing = (results: readonly CheckResult[]): boolean =>
  ['solver-12a', 'solver-12b'].every((id) => hasPassed(results, id)) &&
  !failedOnes(results, ['queue-*']).flatMap(failuresOf).some(isHinted('queue-puzzle04-counts.severalHint')) &&
  allOf(results, ofUnsolvable, isUnfinished).some((check) => !isPassedInPart(check));

/** All three methods answer as if a board that cannot be solved were. */
const solvedForTwin: Rule = (results) => {
  const hinted = isHinted('solver-6.unsolvableHint', 'moves.twinHint', 'solution.notNullHint');
  const checks = allOf(results, ['solver-6*', 'solver-7', 'solver-8', 'solver-9b', 'solver-16'], hinted);
  const isAll = ['solver-6*', 'solver-7', 'solver-8'].every((name) => checks.some((one) => isNamed(one.id, [name])));
  return isAll ? diagnosis('unsolvable-solved', words.solved(), words.solvedAdvice(), checks) : null;
};

/** As if there had been no search: of the goal, too, no method knows a solution. */
const nothingFound: Rule = (results, language) => {
  const answers = [...movesAnswers, ...solutionAnswers];
  const checks = allOf(results, ['solver-6*', ...answers], foundNothing);
  const isAll = ['solver-6*', 'solver-2a', 'solver-2b'].every((name) => checks.some((one) => isNamed(one.id, [name])));
  const isAnyFound = results.some(
    ({ id, cases }) => isNamed(id, answers) && cases.some(({ verdict }) => verdict === 'passed'),
  );
  if (!isAll || isAnyFound) return null;
  const advice = language === 'typescript' ? words.nothingAdviceTypescript() : words.nothingAdvice();
  return diagnosis('nothing-found', words.nothing(), advice, checks);
};
