/** Board 7: twin() exchanges exactly two tiles, the blank untouched. Any such board is right. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { isPromise, noAnswer, objectProblem } from '../../judges/answer.ts';
import { oneRowHint } from '../../judges/neighbors-hint.ts';
import { isPermutation, readBoard, repeatsOneRow } from '../../judges/read-board.ts';
import { boardFiles, sized } from '../../puzzles/file-sets.ts';
import { failed, passed, type QuestionContext } from '../../questions/question-context.ts';
import { callFor, toText } from '../../questions/steps.ts';
import { drawn, gridMessages } from '../../wording/grids.ts';
import { inline } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { boardQuestion } from './board-question.ts';
import { filesAndRandom } from './files-and-random.ts';

const messages = defineMessages('board-7', {
  filesTitle: 'twin() with file inputs',
  randomTitle: 'twin() with random boards',
  measured: 'The board that twin() returns.',
  why: 'Exactly one of a board and its twin can be solved: with a wrong twin the Solver never finishes on boards that cannot be solved. Common mistakes: the blank is exchanged; the first two cells are exchanged no matter what they hold; the board itself is changed; two exchanges cancel each other.',
  passing:
    'A board that differs in exactly two positions, which hold each other’s tiles; the blank stays. Any two tiles will do, as long as every call gives the same twin.',
  expected: 'the board with two of its tiles exchanged, the blank where it was',
  unreadable: 'What {call} on {on} returned cannot be read: its toString() {problem}.',
  unreadableActual: 'a board that cannot be read',
  otherSize: '{call} on {on} returned a board of another size.',
  otherSizeHint: 'The twin has the same size as the board.',
  same: '{call} on {on} returned the same board.',
  sameHint:
    'The twin has no two tiles exchanged. Perhaps they are exchanged twice, or in an array that the new Board does not use, or a tile is exchanged with itself, as can happen when both are chosen at random.',
  lostTile: '{call} on {on} returned a board in which a tile appears twice or is missing.',
  lostTileHint:
    'twin() loses a tile: exchange the two cells with a temporary variable, and do not mix up rows and columns.',
  movedBlank: '{call} on {on} moved the blank.',
  movedBlankHint: 'The blank is not a tile: choose two cells that do not hold 0, no matter where the blank is.',
  moreExchanged: '{call} on {on} changed more than two cells.',
  moreExchangedHint:
    'twin() changes more than two cells. Exchange exactly one pair of tiles, and not the blank: leave the loops once it is done.',
});

export const twinChecks = (context: CheckContext): readonly Check[] => {
  const question = boardQuestion(context, {
    method: 'twin',
    steps: [callFor('twin', 'board', 'twin'), toText('twin')],
    judge: (asked, tiles, [twin, text]) => judgeTwin(asked, tiles, twin, text),
  });
  const sizes = [...sized([2, 3, 4, 5], 1_000), { n: 9, count: 100 }, { n: 10, count: 10 }];
  const about = { id: 'board-7', messages, source: from.twin(), question };
  return filesAndRandom(context, { ...about, files: boardFiles.boards, sizes });
};

/** `call` is what twin() gave, `text` its toString(). */
export const judgeTwin = (
  question: QuestionContext,
  tiles: Tiles,
  call: Observation | undefined,
  text: Observation | undefined,
): Judgement => {
  const expected = messages.expected();
  const problem = objectProblem(question, call, expected);
  if (problem !== null) return problem;
  const read = readBoard(text);
  if (!read.readable) {
    if (isPromise(call)) return noAnswer(question, call, expected).judgement;
    return failed(question, {
      message: messages.unreadable({ call: question.call, on: question.on, problem: read.problem }),
      expected,
      actual: messages.unreadableActual(),
      hint: read.hint,
    });
  }
  const fault = faultOf(tiles, read.tiles);
  if (fault === null) return passed;
  return failed(question, {
    message: messages[fault]({ call: question.call, on: question.on }),
    expected,
    actual: inline(read.tiles),
    hint: fault === 'lostTile' && repeatsOneRow(read.tiles) ? oneRowHint() : messages[`${fault}Hint`](),
    grids: [...drawn(gridMessages.board(), tiles), ...drawn(gridMessages.twin(), read.tiles, tiles)],
  });
};

type Fault = 'otherSize' | 'same' | 'lostTile' | 'movedBlank' | 'moreExchanged';

const faultOf = (tiles: Tiles, twin: Tiles): Fault | null => {
  const cells = tiles.flat();
  const other = twin.flat();
  if (twin.length !== tiles.length) return 'otherSize';
  const changed = cells.map((_, index) => index).filter((index) => cells[index] !== other[index]);
  if (changed.length === 0) return 'same';
  if (!isPermutation(twin)) return 'lostTile';
  if (changed.length > 2) return 'moreExchanged';
  return changed.some((index) => cells[index] === 0 || other[index] === 0) ? 'movedBlank' : null;
};
