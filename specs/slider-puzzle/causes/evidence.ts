/**
 * Causes that the results of several checks show together: one of them alone fits others as well. They are told after the faults
 * that are known by their models, but for those that join several of these.
 */
import type { Diagnosis } from '../../../harness/contracts/prepare.ts';
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { isFailure } from '../../../harness/contracts/is-failure.ts';
import { isNamed } from '../../../harness/text/is-named.ts';
import { methodOf } from './holds-for.ts';
import { evidenceMessages as words } from './messages.ts';
import { movesAnswers, solutionAnswers } from './solver-consequences.ts';

type Rule = (results: readonly CheckResult[], language: string) => Diagnosis | null;

/** `known`: faults that models show. */
export const withEvidence = (
  results: readonly CheckResult[],
  known: readonly Diagnosis[],
  language: string,
): readonly Diagnosis[] => {
  const joined = solvedForTwin(results, language) ?? nothingFound(results, language);
  const first = [...(joined === null ? [] : [joined]), ...known];
  const taken = first.flatMap(({ checks }) => checks);
  const rules = [dependsOnOrder, goalNotZero, otherThanSolution, unsolvableEndless];
  const others = rules.map((rule) => rule(results, language)).filter((one) => one !== null);
  const second = others.find(({ checks }) => !checks.some((id) => taken.includes(id)));
  return withoutRepeats(second === undefined ? first : [...first, second]);
};

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

const failuresOf = ({ cases }: CheckResult): readonly CaseResult[] => cases.filter(isFailure);

/** The failed ones of these of which each failed case is so. */
const allOf = (
  results: readonly CheckResult[],
  names: readonly string[],
  is: (one: CaseResult) => boolean,
): readonly CheckResult[] =>
  failedOnes(results, names).filter((check) => failuresOf(check).length > 0 && failuresOf(check).every(is));

const failedOnes = (results: readonly CheckResult[], names: readonly string[]): readonly CheckResult[] =>
  results.filter((check) => isFailure(check) && isNamed(check.id, names));

const hasPassed = (results: readonly CheckResult[], id: string): boolean =>
  results.some((check) => check.id === id && check.verdict === 'passed');

const hintOf = ({ hint }: CaseResult): string => (hint === null ? '' : messageIdOf(hint));
const isHinted =
  (...ids: readonly string[]) =>
  (one: CaseResult): boolean =>
    ids.includes(hintOf(one));

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

const isChanged = ({ message }: CaseResult): boolean => messageIdOf(message ?? '') === 'same-answers.notKept';

/** Of moves() only the goal's are wrong, and nothing else is. */
const goalNotZero: Rule = (results, language) => {
  const failed = failedOnes(results, movesAnswers);
  const ofGoal = allOf(results, movesAnswers, ({ expected, actual }) => expected === '0' && actual === '-1');
  const isElsewhere = failedOnes(results, [...solutionAnswers, 'solver-6*']).length > 0;
  if (ofGoal.length === 0 || ofGoal.length < failed.length || isElsewhere) return null;
  const advice = language === 'typescript' ? words.goalAdviceTypescript() : words.goalAdvice();
  return diagnosis('goal-moves-not-zero', words.goal(), advice, ofGoal);
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

const isUnfinished = (one: CaseResult): boolean =>
  ['timed-out', 'out-of-memory'].includes(one.verdict) || hintOf(one) === 'outcome.operationsHint';

const ofUnsolvable = ['solver-7', 'solver-8', 'solver-9b'];

/** All that can be solved is solved in time, by a search that is right as far as it is seen; or no twin is searched. */
const unsolvableEndless: Rule = (results) => {
  const checks = allOf(results, ['solver-6*', ...ofUnsolvable, 'solver-16'], isUnfinished);
  const solved = [...movesAnswers, ...solutionAnswers];
  const isSearchWrong = failedOnes(results, [...solved, 'queue-*', 'solver-9a', 'solver-10*']).length > 0;
  const isSolved = solved.some((id) => hasPassed(results, id));
  if (checks.length < 2 || !(isSearchWrong ? isTwinMissing(results) : isSolved)) return null;
  return diagnosis('unsolvable-endless', words.endless(), words.endlessAdvice(), checks);
};

/** A search with too many nodes solves all of the smallest boards; not one that cannot be solved ends, though its twin is as small. */
const isTwinMissing = (results: readonly CheckResult[]): boolean =>
  ['solver-12a', 'solver-12b'].every((id) => hasPassed(results, id)) &&
  failedOnes(results, ['queue-*']).flatMap(failuresOf).some(isHinted('queue-puzzle04-counts.tooManyEnqueuedHint')) &&
  allOf(results, ofUnsolvable, isUnfinished).some(({ cases }) => !cases.some(({ verdict }) => verdict === 'passed'));

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

const diagnosis = (id: string, title: string, advice: string, checks: readonly CheckResult[]): Diagnosis => ({
  ...{ id, title, advice, checks: checks.map(({ id }) => id) },
});
