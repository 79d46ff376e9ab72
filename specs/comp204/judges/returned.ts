/** Judges the string that solvePuzzle() returns: its moves legal, to the goal, shortest; or the prescribed message. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { stringAnswer } from '../../slider-puzzle/judges/answer.ts';
import type { SolvedPuzzle } from '../../slider-puzzle/judges/moves.ts';
import { failed, passed, type QuestionContext } from '../../slider-puzzle/questions/question-context.ts';
import { drawn, gridMessages } from '../../slider-puzzle/wording/grids.ts';
import { plural, quote } from '../../slider-puzzle/wording/show.ts';
import { saysUnsolvable, solved, unsolvableMessage, walk, type Walked } from '../answers.ts';
import { fewestMoves } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { mistakeHint } from './mistaken-moves.ts';

const messages = defineMessages('comp204.returned', {
  expected: 'moves of the blank: U, D, L and R ({moves})',
  returned: '{call} on {on} returned {value}',
  tooLong: '{returned}, which is longer than any solution.',
  noMove: '{returned}: letter {number}, {letter}, is not a move.',
  offBoard: '{returned}: move {number}, {letter}, takes the blank off the board.',
  solvableHint:
    'A board that can be solved is taken for one that cannot: its number of inversions, not counting the blank, is even.',
  lettersHint: 'The string may contain only the letters U, D, L and R, without spaces or commas.',
  offBoardHint:
    'The letters are moves of the blank: U to the row above, D to the row below, L and R to the column left and right. Are the letters those of the tile instead, or are rows and columns swapped?',
  notThereHint:
    'The last move may be missing, the moves may be in reverse order, or the letters may be those of the tile.',
  notShortestHint:
    'Take the state with the lowest cost + heuristic from the queue, end when the goal is taken out (not when it is put in), and do not skip a state that is reached again at a lower cost.',
  goalExpected: 'moves to the goal 1 2 3 / 4 5 6 / 7 8 0',
  notToGoal: '{call} on {on} returned {value}, which does not lead to the goal.',
  movesCannotBeMade: 'The moves cannot be made; the check of legal moves says which.',
  notShortest: '{call} on {on} returned a string of {amount}; the shortest solution has {moves}.',
  notTheMessage: '{call} on {on} returned {value}, although the board cannot be solved.',
  messageHint: 'The sentence must be the prescribed one, letter for letter, with its two full stops.',
  inversionsHint:
    'The number of inversions is odd here: pairs of tiles in which the larger comes first, row by row, not counting the blank.',
  emptyString: 'the empty string',
  goalWrong: '{call} on the goal board returned {value}.',
  goalHint:
    'The goal board needs no moves: test for the goal when a state is taken from the queue, including the start state.',
});

type Observed = Observation | undefined;
export type JudgeReturned = (question: QuestionContext, posed: SolvedPuzzle, observed: Observed) => Judgement;

/** Every letter is a move of the blank that the board allows. */
export const judgeLegal: JudgeReturned = (question, posed, observed) => {
  const { tiles } = posed;
  const expected = messages.expected({ moves: plural(fewestMoves(posed), 'move') });
  const answer = stringAnswer(question, observed, expected);
  if (!answer.known) return answer.judgement;
  const walked = walk(tiles, answer.value);
  const returned = messages.returned({ call: question.call, on: question.on, value: quote(answer.value, 60) });
  switch (walked.kind) {
    case 'arrived':
      return passed;
    case 'too-long':
      return failed(question, {
        message: messages.tooLong({ returned }),
        expected,
        actual: plural(answer.value.length, 'letter'),
      });
    case 'no-move': {
      const message = messages.noMove({ returned, number: String(walked.at), letter: quote(walked.letter) });
      return failed(question, {
        message,
        expected,
        actual: quote(answer.value),
        hint: solvableHint(answer.value) ?? messages.lettersHint(),
        grids: drawn(gridMessages.start(), tiles),
      });
    }
    case 'illegal':
      return failed(question, {
        message: messages.offBoard({ returned, number: String(walked.at), letter: walked.letter }),
        expected,
        actual: quote(answer.value),
        hint: mistakeHint(tiles, answer.value) ?? messages.offBoardHint(),
        grids: [
          ...drawn(gridMessages.start(), tiles),
          ...drawn(gridMessages.beforeMove({ number: String(walked.at) }), walked.board),
        ],
      });
  }
};

/** Of an answer that says that a board is not solvable, which is; null for any other answer. */
export const solvableHint = (answer: string): string | null =>
  saysUnsolvable(answer) ? messages.solvableHint() : null;

/** The moves lead to the goal. Moves that are not legal are another check's matter, but do not lead there. */
export const judgeGoal: JudgeReturned = (question, { tiles }, observed) => {
  const expected = messages.goalExpected();
  const answer = stringAnswer(question, observed, expected);
  if (!answer.known) return answer.judgement;
  const walked = walk(tiles, answer.value);
  if (walked.kind === 'arrived' && walked.solved) return passed;
  return failed(question, {
    message: messages.notToGoal({ call: question.call, on: question.on, value: quote(answer.value, 60) }),
    expected,
    actual: quote(answer.value),
    hint: notToGoalHint(tiles, answer.value, walked),
    grids: [
      ...drawn(gridMessages.start(), tiles),
      ...(walked.kind === 'arrived' ? drawn(gridMessages.afterMoves(), walked.board) : []),
    ],
  });
};

const notToGoalHint = (tiles: Tiles, answer: string, { kind }: Walked): string =>
  solvableHint(answer) ??
  mistakeHint(tiles, answer) ??
  (kind === 'arrived' ? messages.notThereHint() : messages.movesCannotBeMade());

/** No string of moves to the goal is shorter. The moves themselves are other checks' matter. */
export const judgeShortest: JudgeReturned = (question, posed, observed) => {
  const { tiles } = posed;
  const fewest = fewestMoves(posed);
  const answer = stringAnswer(question, observed, plural(fewest, 'move'));
  if (!answer.known) return answer.judgement;
  if (answer.value.length === fewest) return passed;
  const count = plural(answer.value.length, 'letter');
  return failed(question, {
    message: messages.notShortest({
      call: question.call,
      on: question.on,
      amount: count,
      moves: plural(fewest, 'move'),
    }),
    expected: plural(fewest, 'move'),
    actual: `${count}: ${quote(answer.value, 60)}`,
    hint: lengthHint(posed, answer.value),
    grids: drawn(gridMessages.start(), tiles),
  });
};

const lengthHint = (posed: SolvedPuzzle, answer: string): string => {
  if (walk(posed.tiles, answer).kind === 'no-move') return solvableHint(answer) ?? messages.lettersHint();
  return answer.length > fewestMoves(posed) ? messages.notShortestHint() : messages.notThereHint();
};

/** For a board that cannot be solved, exactly the prescribed sentence. */
export const judgeMessage: JudgeReturned = (question, { tiles }, observed) => {
  const answer = stringAnswer(question, observed, unsolvableMessage);
  if (!answer.known) return answer.judgement;
  if (answer.value === unsolvableMessage) return passed;
  return failed(question, {
    message: messages.notTheMessage({ call: question.call, on: question.on, value: quote(answer.value) }),
    expected: unsolvableMessage,
    actual: quote(answer.value),
    hint: messageHint(answer.value),
    grids: drawn(gridMessages.start(), tiles),
  });
};

const messageHint = (answer: string): string =>
  saysUnsolvable(answer) ? messages.messageHint() : messages.inversionsHint();

/** The goal board needs no moves. */
export const judgeEmpty: JudgeReturned = (question, _, observed) => {
  const answer = stringAnswer(question, observed, messages.emptyString());
  if (!answer.known) return answer.judgement;
  if (answer.value === '') return passed;
  return failed(question, {
    message: messages.goalWrong({ call: question.call, value: quote(answer.value) }),
    expected: messages.emptyString(),
    actual: quote(answer.value),
    hint: solvableHint(answer.value) ?? messages.goalHint(),
  });
};

/** Do the moves solve the board? For judges that ask whether an answer belongs to a board. */
export const solves = (tiles: Tiles, observed: Observed): boolean =>
  observed?.kind === 'value' && typeof observed.value === 'string' && solved(tiles, observed.value);
