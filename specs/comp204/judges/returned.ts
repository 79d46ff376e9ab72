/** Judges the string that solvePuzzle() returns: its moves legal, to the goal, shortest; or the prescribed message. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { stringAnswer } from '../../8puzzle/judges/answer.ts';
import type { Posed } from '../../8puzzle/judges/moves.ts';
import { failed, passed, type Asking } from '../../8puzzle/words/asking.ts';
import { drawn } from '../../8puzzle/words/grids.ts';
import { plural, quote } from '../../8puzzle/words/show.ts';
import { unsolvableMessage, walk } from '../answers.ts';
import { gridWords } from '../../8puzzle/words/shown-words.ts';

type Observed = Observation | undefined;
export type JudgeReturned = (asking: Asking, posed: Posed, observed: Observed) => Judgement;

/** Every letter is a move of the blank that the board allows. */
export const judgeLegal: JudgeReturned = (asking, { tiles, moves }, observed) => {
  const expected = `moves of the blank: U, D, L and R (${plural(moves ?? 0, 'move')})`;
  const answer = stringAnswer(asking, observed, expected);
  if (!answer.known) return answer.judgement;
  const walked = walk(tiles, answer.value);
  const returned = `${asking.call} on ${asking.on} returned ${quote(answer.value, 60)}`;
  switch (walked.kind) {
    case 'arrived':
      return passed;
    case 'too-long':
      return failed(asking, { message: `${returned}, which is longer than any solution.`, expected, actual: 'more' });
    case 'no-move': {
      const message = `${returned}: its letter ${String(walked.at)}, ${quote(walked.letter)}, is no move.`;
      const hint = answer.value === unsolvableMessage ? hints.solvable : hints.letters;
      return failed(asking, {
        message,
        expected,
        actual: quote(answer.value),
        hint,
        grids: drawn(gridWords.start(), tiles),
      });
    }
    case 'illegal':
      return failed(asking, {
        message: `${returned}: move ${String(walked.at)}, ${walked.letter}, takes the blank off the board.`,
        expected,
        actual: quote(answer.value),
        hint: hints.directions,
        grids: [
          ...drawn(gridWords.start(), tiles),
          ...drawn(gridWords.beforeMove({ number: String(walked.at) }), walked.board),
        ],
      });
  }
};

const hints = {
  solvable: 'This board can be solved: its number of inversions, the blank left out, is even.',
  letters: 'The string holds nothing but the letters U, D, L and R, without blanks or commas.',
  directions:
    'The letters are moves of the blank: U to the row above, D to the row below, L and R to the column left and right. Are the letters those of the tile instead, or rows and columns exchanged?',
  solved: 'The last move may be missing, the moves may be in reverse order, or the letters may be those of the tile.',
  shortest:
    'Take the state with the lowest cost + heuristic from the queue, end when the goal is taken out (not when it is put in), and do not skip a state that is reached again at a lower cost.',
} as const;

/** The moves lead to the goal. Moves that are not legal are another check's matter, but do not lead there. */
export const judgeGoal: JudgeReturned = (asking, { tiles }, observed) => {
  const expected = 'moves to the goal 1 2 3 / 4 5 6 / 7 8 0';
  const answer = stringAnswer(asking, observed, expected);
  if (!answer.known) return answer.judgement;
  const walked = walk(tiles, answer.value);
  if (walked.kind === 'arrived' && walked.solved) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} returned ${quote(answer.value, 60)}, which does not lead to the goal.`,
    expected,
    actual: quote(answer.value),
    hint: walked.kind === 'arrived' ? hints.solved : 'The moves cannot be made; the check of legal moves says which.',
    grids: [
      ...drawn(gridWords.start(), tiles),
      ...(walked.kind === 'arrived' ? drawn(gridWords.afterMoves(), walked.board) : []),
    ],
  });
};

/** No string of moves to the goal is shorter. The moves themselves are other checks' matter. */
export const judgeShortest: JudgeReturned = (asking, { tiles, moves }, observed) => {
  const fewest = moves ?? 0;
  const answer = stringAnswer(asking, observed, plural(fewest, 'move'));
  if (!answer.known) return answer.judgement;
  if (answer.value.length === fewest) return passed;
  const count = plural(answer.value.length, 'letter');
  return failed(asking, {
    message: `${asking.call} on ${asking.on} returned a string of ${count}; the shortest solution has ${plural(fewest, 'move')}.`,
    expected: plural(fewest, 'move'),
    actual: `${count}: ${quote(answer.value, 60)}`,
    hint: answer.value.length > fewest ? hints.shortest : hints.solved,
    grids: drawn(gridWords.start(), tiles),
  });
};

/** For a board that cannot be solved, exactly the prescribed sentence. */
export const judgeMessage: JudgeReturned = (asking, { tiles }, observed) => {
  const answer = stringAnswer(asking, observed, unsolvableMessage);
  if (!answer.known) return answer.judgement;
  if (answer.value === unsolvableMessage) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} returned ${quote(answer.value)}, although the board cannot be solved.`,
    expected: unsolvableMessage,
    actual: quote(answer.value),
    hint: messageHint(answer.value),
    grids: drawn(gridWords.start(), tiles),
  });
};

const messageHint = (answer: string): string =>
  /solvable/iu.test(answer)
    ? 'The sentence must be the prescribed one, letter by letter, with its two full stops.'
    : 'The number of inversions is odd here: pairs of tiles of which the larger comes first, row by row, the blank left out.';

/** The goal board needs no moves. */
export const judgeEmpty: JudgeReturned = (asking, _, observed) => {
  const answer = stringAnswer(asking, observed, 'the empty string');
  if (!answer.known) return answer.judgement;
  if (answer.value === '') return passed;
  return failed(asking, {
    message: `${asking.call} on the goal board returned ${quote(answer.value)}.`,
    expected: 'the empty string',
    actual: quote(answer.value),
    hint: 'The goal board needs no moves: test for the goal when a state is taken from the queue, the start state included.',
  });
};

/** Do the moves solve the board? For judges that ask whether an answer belongs to a board. */
export const solves = (tiles: Tiles, observed: Observed): boolean => {
  if (observed?.kind !== 'value' || typeof observed.value !== 'string') return false;
  const walked = walk(tiles, observed.value);
  return walked.kind === 'arrived' && walked.solved;
};
