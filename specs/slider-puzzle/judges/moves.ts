/** Judges moves(). */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type QuestionContext, failed, passed } from '../questions/question-context.ts';
import { drawn, gridMessages } from '../wording/grids.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { numberAnswer } from './answer.ts';

const messages = defineMessages('moves', {
  wrong: '{call} on {on} returned {value} instead of {right}.',
  unsolvableHint: 'moves() must return -1 for a board that cannot be solved.',
  twinHint:
    'moves() must return -1 for a board that cannot be solved. This number may belong to the search of the twin.',
  neverSetHint: 'The result is 0: is the field ever set, or does a local variable of the same name hide it?',
  givenUpHint:
    'The board can be solved, but the Solver says it cannot: did the search of the twin win by mistake, or did the search end too early?',
  boardsCountedHint: 'moves() is one too large: a solution of m moves has m + 1 boards, the initial one included.',
  oneShortHint:
    'moves() is one too small: the search seems to end before the goal is taken from the queue, or the last move is not counted.',
  notShortestHint:
    'The solution is not the shortest one: the priority must be the moves made so far plus the Manhattan distance, and the search ends when the goal is taken from the queue, not when it is put in.',
  evenHint:
    'Every solution of this board has an even number of moves, so moves() counts something else, for example the nodes taken from the queue.',
  oddHint:
    'Every solution of this board has an odd number of moves, so moves() counts something else, for example the nodes taken from the queue.',
  tooFewHint:
    'No solution is this short: are the moves of a search node counted from its previous node (previous.moves + 1)?',
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
  longerHint = messages.notShortestHint,
): Judgement => {
  const right = posed.moves ?? -1;
  const answer = numberAnswer(question, observed, String(right));
  if (!answer.known) return answer.judgement;
  if (answer.value === right) return passed;
  return failed(question, {
    message: messages.wrong({
      call: question.call,
      on: question.on,
      value: String(answer.value),
      right: String(right),
    }),
    expected: String(right),
    actual: String(answer.value),
    hint: movesHint(answer.value, right, longerHint),
    grids: drawn(gridMessages.initial(), posed.tiles),
  });
};

const movesHint = (actual: number, right: number, longerHint: () => string): string => {
  if (right === -1) return actual > 0 ? messages.twinHint() : messages.unsolvableHint();
  if (actual === -1) return messages.givenUpHint();
  if (actual === right + 1) return messages.boardsCountedHint();
  if (actual === right - 1) return messages.oneShortHint();
  if (actual > right && (actual - right) % 2 === 0) return longerHint();
  if (actual > right) return right % 2 === 0 ? messages.evenHint() : messages.oddHint();
  return actual === 0 ? messages.neverSetHint() : messages.tooFewHint();
};
