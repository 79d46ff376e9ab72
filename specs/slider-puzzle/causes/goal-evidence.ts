/** Causes that only boards show which are the goal already. */
import type { CaseResult } from '../../../harness/contracts/report.ts';
import { evidenceMessages as words } from './messages.ts';
import { allOf, boardsIn, diagnosis, failedOnes, failuresOf, hasPassed, isUnfinished, type Rule } from './results.ts';
import { movesAnswers, solutionAnswers } from './solver-consequences.ts';

/** Of moves() only the goal's are wrong, and nothing else is. */
export const goalNotZero: Rule = (results, language) => {
  const failed = failedOnes(results, movesAnswers);
  const ofGoal = allOf(results, movesAnswers, ({ expected, actual }) => expected === '0' && actual === '-1');
  // What takes too long is none of the goal's.
  const others = failedOnes(results, [...solutionAnswers, 'solver-6*']);
  const isElsewhere = others.some((check) => !failuresOf(check).every(isUnfinished));
  if (ofGoal.length === 0 || ofGoal.length < failed.length || isElsewhere) return null;
  const advice = language === 'typescript' ? words.goalAdviceTypescript() : words.goalAdvice();
  return diagnosis('goal-moves-not-zero', words.goal(), advice, ofGoal);
};

/** All that is not solved is solved already, and neither method answers. */
export const goalOverlooked: Rule = (results) => {
  const asked = [...movesAnswers, ...solutionAnswers];
  const ofGoal = allOf(results, asked, isOfGoal);
  const isElsewhere = failedOnes(results, asked).length > ofGoal.length;
  const isBoth = [movesAnswers, solutionAnswers].every((names) => ofGoal.some(({ id }) => names.includes(id)));
  if (isElsewhere || !isBoth || !asked.some((id) => hasPassed(results, id))) return null;
  const checks = allOf(results, ['solver-*', 'queue-*'], isOfGoal);
  return diagnosis('goal-overlooked', words.overlooked(), words.overlookedAdvice(), checks);
};

const isOfGoal = (one: CaseResult): boolean =>
  boardsIn(one).some((numbers) => numbers.every((tile, index) => tile === (index + 1) % numbers.length));
