/** Judges constructions: did `new` give an object? */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Asking } from '../words/asking.ts';
import { objectProblem } from './answer.ts';

/** Null when the object was made; otherwise the judgement that says why not. */
export const constructionProblem = (asking: Asking, observed: Observation | undefined): Judgement | null => {
  if (observed?.kind === 'object') return null;
  const argument = asking.type === 'Board' ? 'tiles' : 'initial';
  return objectProblem({ ...asking, call: `new ${asking.type}(${argument})` }, observed, `a ${asking.type}`);
};

/** The first construction that gave no object; null when all did. */
export const firstConstructionProblem = (
  asking: Asking,
  observed: readonly (Observation | undefined)[],
): Judgement | null =>
  observed.map((one) => constructionProblem(asking, one)).find((problem) => problem !== null) ?? null;
