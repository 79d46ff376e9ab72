/** Judges moves(). */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { QuestionContext } from '../questions/question-context.ts';
import { drawn, gridMessages } from '../wording/grids.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { numberAnswer } from './answer.ts';
import { isCutOff } from './cut-off.ts';
import { judgeValue } from './value.ts';

const messages = defineMessages('moves', {
  wrong: '{call} on {on} returned {value} instead of {right}.',
  unsolvableHint: 'moves() must return -1 for a board that cannot be solved.',
  twinHint:
    'moves() must return -1 for a board that cannot be solved. This number may belong to the search of the twin.',
  givenUpHint:
    'moves() is -1, as if the board could not be solved. If solution() is null as well, look at how the Solver decides that, such as by a limit on its steps; if not, at where moves() gets its number.',
  givenUpOrNarrowHint:
    'moves() is -1, as if the board could not be solved. If solution() is null as well, look at how the Solver decides that, such as by a limit on its steps; if not, moves() may be kept in a type that is too small for it: use a type for larger numbers, in the search nodes, too.',
  'givenUpOrNarrowHint@java':
    'moves() is -1, as if the board could not be solved. If solution() is null as well, look at how the Solver decides that, such as by a limit on its steps; if not, moves() may be kept in a type that is too small for it: in a byte, 255 is -1. Use int, in the search nodes, too.',
  narrowHint:
    'moves() may be right but for a type that is too small for it: use a type for larger numbers, in the search nodes, too.',
  'narrowHint@java':
    'moves() may be right but for a type that is too small for it: a byte holds numbers up to 127, a short up to 32,767. Use int, in the search nodes, too.',
  boardsCountedHint: 'moves() is one too large: a solution of m moves has m + 1 boards, the initial one included.',
  oneShortHint: 'moves() is one too small: the last move, the one to the goal, is not counted.',
  tooManyHint:
    'moves() is larger than necessary. Either the search finds a longer solution, since its priority is not the moves made so far plus the Manhattan distance, or is compared as text; or moves() counts something else.',
  impossibleHint:
    'moves() is a number of moves that no solution of this board has, since either all of them are even, or all are odd. So it counts something else, for example the nodes taken from the queue.',
  tooFewHint:
    'moves() is less than the moves of any solution. Is the number of moves ever set, and does each search node have one move more than its previous node (previous.moves + 1)?',
});

/** A board for a Solver, with the right answer: the fewest moves, or null when it cannot be solved. */
export interface SolvedPuzzle {
  readonly tiles: Tiles;
  readonly moves: number | null;
}

/** `longerHint`: why a longer solution may be found on this very board, where that is known. */
export const judgeMoves = (
  question: QuestionContext,
  posed: SolvedPuzzle,
  observed: Observation | undefined,
  longerHint = messages.tooManyHint,
): Judgement => {
  const right = posed.moves ?? -1;
  return judgeValue(question, right, numberAnswer(question, observed, String(right)), {
    message: messages.wrong,
    more: (value) => ({
      hint: movesHint(value, right, longerHint),
      grids: drawn(gridMessages.initial(), posed.tiles),
    }),
  });
};

const movesHint = (actual: number, right: number, longerHint: () => string): string => {
  if (right === -1) return actual > 0 ? messages.twinHint() : messages.unsolvableHint();
  const isNarrow = isCutOff(actual, right);
  if (actual === -1) return isNarrow ? messages.givenUpOrNarrowHint() : messages.givenUpHint();
  if (isNarrow) return messages.narrowHint();
  if (actual === right + 1) return messages.boardsCountedHint();
  if (actual === right - 1) return messages.oneShortHint();
  if (actual > right && (actual - right) % 2 === 0) return longerHint();
  return actual > right ? messages.impossibleHint() : messages.tooFewHint();
};
