/** Judges whether solvePuzzle() leaves the array that it is given as it was. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Posed } from '../../8puzzle/judges/moves.ts';
import { failed, passed, type Asking } from '../../8puzzle/words/asking.ts';
import { valueWords } from '../../8puzzle/judges/answer.ts';
import { solves } from './returned.ts';

/**
 * A string of moves solves one board alone, so the answer for an array tells what is in it. `again`: by a new solver for
 * the same array; `fresh`: by a new solver for an array of its own, which tells whether searches disturb each other.
 */
export const judgeUnchanged = (
  asking: Asking,
  { tiles }: Posed,
  [, first, , fresh, , again]: readonly (Observation | undefined)[],
): Judgement => {
  if (solves(tiles, again)) return passed;
  const disturbed = !solves(tiles, first) || !solves(tiles, fresh);
  return failed(asking, {
    message: disturbed
      ? `${asking.call} on ${asking.on} does not solve the board each time that it is asked by a new AstarPuzzleSolver.`
      : `${asking.call} on ${asking.on} changes its array: asked again with the same array, it solves another board.`,
    expected: 'a solution of the same board',
    actual: again?.kind === 'value' ? valueWords(again) : 'no solution',
    hint: disturbed
      ? 'If it fails the first time, see the checks of the moves; if only later, something static is left over from the search before.'
      : 'performMove must work on a copy of the array, made row by row: clone() of a two-dimensional array copies only the outer one.',
  });
};
