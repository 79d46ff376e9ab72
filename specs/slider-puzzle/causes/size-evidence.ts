/** What failures of Board have in common: the size of the board, whatever the method; or the answer, whatever the size. */
import { methodOf } from './holds-for.ts';
import { evidenceMessages as words } from './messages.ts';
import { boardsIn, diagnosis, failedOnes, failuresOf, type Rule } from './results.ts';

/** Smaller and larger ones, of even and of odd size: no other fault spares 3-by-3 alone. */
const otherSizes = [2, 4, 5];

/** Fewer methods are told by themselves. */
const leastMethods = 3;

export const onlyThree: Rule = (results) => {
  const failed = failedOnes(results, ['board-*']);
  const sizes = failed
    .flatMap(failuresOf)
    .map((one) => boardsIn(one).map(({ length }) => Math.sqrt(length)))
    .filter((ofCase) => ofCase.length > 0);
  const isOfThree = sizes.some((ofCase) => ofCase.every((n) => n === 3));
  const isOfOthers = otherSizes.every((n) => sizes.some((ofCase) => ofCase.includes(n)));
  const methods = new Set(failed.flatMap(failuresOf).map(methodOf));
  if (isOfThree || !isOfOthers || methods.size < leastMethods) return null;
  return diagnosis('only-3-by-3', words.onlyThree(), words.onlyThreeAdvice(), failed);
};

/** A rule that is wrong at both kinds of sizes gives both answers where they are wrong. */
export const oneAnswer: Rule = (results) => {
  const checks = failedOnes(results, ['board-is-solvable*']);
  const failures = checks.flatMap(failuresOf);
  const [answer, ...others] = new Set(failures.map(({ actual }) => actual));
  const kinds = new Set(failures.flatMap(boardsIn).map(({ length }) => length % 2));
  const title = { true: words.alwaysSolvable, false: words.neverSolvable }[answer ?? ''];
  if (title === undefined || others.length > 0 || kinds.size < 2) return null;
  return diagnosis('one-answer', title(), words.oneAnswerAdvice(), checks);
};
