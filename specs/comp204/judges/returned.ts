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
import { returnedWords } from './returned-words.ts';

type Observed = Observation | undefined;
export type JudgeReturned = (asking: Asking, posed: Posed, observed: Observed) => Judgement;

/** Every letter is a move of the blank that the board allows. */
export const judgeLegal: JudgeReturned = (asking, { tiles, moves }, observed) => {
  const expected = returnedWords.expected({ moves: plural(moves ?? 0, 'move') });
  const answer = stringAnswer(asking, observed, expected);
  if (!answer.known) return answer.judgement;
  const walked = walk(tiles, answer.value);
  const returned = returnedWords.returned({ call: asking.call, on: asking.on, value: quote(answer.value, 60) });
  switch (walked.kind) {
    case 'arrived':
      return passed;
    case 'too-long':
      return failed(asking, { message: returnedWords.tooLong({ returned }), expected, actual: 'more' });
    case 'no-move': {
      const message = returnedWords.noMove({ returned, number: String(walked.at), letter: quote(walked.letter) });
      const hint = answer.value === unsolvableMessage ? returnedWords.solvableHint() : returnedWords.lettersHint();
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
        message: returnedWords.offBoard({ returned, number: String(walked.at), letter: walked.letter }),
        expected,
        actual: quote(answer.value),
        hint: returnedWords.offBoardHint(),
        grids: [
          ...drawn(gridWords.start(), tiles),
          ...drawn(gridWords.beforeMove({ number: String(walked.at) }), walked.board),
        ],
      });
  }
};

/** The moves lead to the goal. Moves that are not legal are another check's matter, but do not lead there. */
export const judgeGoal: JudgeReturned = (asking, { tiles }, observed) => {
  const expected = returnedWords.goalExpected();
  const answer = stringAnswer(asking, observed, expected);
  if (!answer.known) return answer.judgement;
  const walked = walk(tiles, answer.value);
  if (walked.kind === 'arrived' && walked.solved) return passed;
  return failed(asking, {
    message: returnedWords.notToGoal({ call: asking.call, on: asking.on, value: quote(answer.value, 60) }),
    expected,
    actual: quote(answer.value),
    hint: walked.kind === 'arrived' ? returnedWords.notThereHint() : returnedWords.movesCannotBeMade(),
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
    message: returnedWords.notShortest({
      call: asking.call,
      on: asking.on,
      amount: count,
      moves: plural(fewest, 'move'),
    }),
    expected: plural(fewest, 'move'),
    actual: `${count}: ${quote(answer.value, 60)}`,
    hint: answer.value.length > fewest ? returnedWords.notShortestHint() : returnedWords.notThereHint(),
    grids: drawn(gridWords.start(), tiles),
  });
};

/** For a board that cannot be solved, exactly the prescribed sentence. */
export const judgeMessage: JudgeReturned = (asking, { tiles }, observed) => {
  const answer = stringAnswer(asking, observed, unsolvableMessage);
  if (!answer.known) return answer.judgement;
  if (answer.value === unsolvableMessage) return passed;
  return failed(asking, {
    message: returnedWords.notTheMessage({ call: asking.call, on: asking.on, value: quote(answer.value) }),
    expected: unsolvableMessage,
    actual: quote(answer.value),
    hint: messageHint(answer.value),
    grids: drawn(gridWords.start(), tiles),
  });
};

const messageHint = (answer: string): string =>
  /solvable/iu.test(answer) ? returnedWords.messageHint() : returnedWords.inversionsHint();

/** The goal board needs no moves. */
export const judgeEmpty: JudgeReturned = (asking, _, observed) => {
  const answer = stringAnswer(asking, observed, returnedWords.emptyString());
  if (!answer.known) return answer.judgement;
  if (answer.value === '') return passed;
  return failed(asking, {
    message: returnedWords.goalWrong({ call: asking.call, value: quote(answer.value) }),
    expected: returnedWords.emptyString(),
    actual: quote(answer.value),
    hint: returnedWords.goalHint(),
  });
};

/** Do the moves solve the board? For judges that ask whether an answer belongs to a board. */
export const solves = (tiles: Tiles, observed: Observed): boolean => {
  if (observed?.kind !== 'value' || typeof observed.value !== 'string') return false;
  const walked = walk(tiles, observed.value);
  return walked.kind === 'arrived' && walked.solved;
};
