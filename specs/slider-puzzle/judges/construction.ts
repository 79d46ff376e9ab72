/** Judges constructions: did `new` give an object? */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import type { QuestionContext } from '../questions/question-context.ts';
import { objectProblem } from './answer.ts';

type Making = Omit<QuestionContext, 'call'>;

/** Null when the object was made; otherwise the judgement that says why not. */
export const constructionProblem = (question: Making, observed: Observation | undefined): Judgement | null => {
  if (observed?.kind === 'object') return null;
  const argument = question.type === 'Board' ? 'tiles' : 'initial';
  return objectProblem({ ...question, call: `new ${question.type}(${argument})` }, observed, `a ${question.type}`);
};

/** The first construction that gave no object; null when all did. */
export const firstConstructionProblem = (
  question: Making,
  observed: readonly (Observation | undefined)[],
): Judgement | null =>
  observed.map((one) => constructionProblem(question, one)).find((problem) => problem !== null) ?? null;
