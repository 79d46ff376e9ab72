/** A caller's array stays as it is after every method of a board was called, and a second board of it is like the first. */
import type { FixedCase, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { sameTiles, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { firstConstructionProblem } from '../../../judges/construction.ts';
import { tilesIn } from '../../../judges/read-board.ts';
import { failed, firstFailure, passed, type QuestionContext } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { arrayOf, newBoardOfArray, showArray, toText } from '../../../questions/steps.ts';
import { gridLine } from '../../../wording/reproduction.ts';
import { describeBoard, inline, inlineApart } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { arraysApart } from '../frozen-array.ts';
import type { BoardMethod } from './methods.ts';

const messages = defineMessages('same-array', {
  name: 'two boards of one array',
  second: 'a second board made from the same array',
  changed:
    '{call} on {on} does not show the board that the first one showed, after each method of that one was called.',
  otherNumbers:
    'The array that {board} was made from holds other numbers once each method of the board has been called.',
  noBoard: 'no board',
  callEach: 'call each method of the first one',
  hint: 'The array belongs to the caller, and the constructor must only read it. Copy it, and change only the copy.',
});

export const sameArrayCase = (
  context: CheckContext,
  methods: readonly BoardMethod[],
  boards: readonly Tiles[],
): FixedCase => designedCase(messages.name(), sameArrayQuestion(context, methods), boards);

const sameArrayQuestion = (context: CheckContext, methods: readonly BoardMethod[]): Question<Tiles> => {
  const about = (tiles: Tiles): QuestionContext => ({
    type: 'Board',
    call: 'toString()',
    on: messages.second(),
    reproduction: linesOf(context, tiles),
  });
  return {
    steps: [
      arrayOf('tiles'),
      ...[newBoardOfArray('first'), toText('first')],
      ...methods.flatMap(({ name, steps }) => steps('first', name)),
      ...[newBoardOfArray('second'), toText('second'), showArray],
    ],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [, first, before, ...rest]) =>
      firstFailure([
        judgeSecond(about(tiles), [first, before], rest.slice(-3)),
        judgeArray(firstLines(context, tiles), tiles, rest.at(-1)),
      ]),
    reproduce: (tiles) => linesOf(context, tiles),
  };
};

type Made = readonly (Observation | undefined)[];

const judgeSecond = (question: QuestionContext, [first, told]: Made, [second, after]: Made): Judgement => {
  const problem = firstConstructionProblem(question, [first, second]);
  if (problem !== null) return problem;
  const [expected, actual] = [tilesIn(told), tilesIn(after)];
  // What toString() itself does wrong is told by the other cases.
  if (expected === null || (actual !== null && sameTiles(expected, actual))) return passed;
  const [before, shown] = actual === null ? [inline(expected), messages.noBoard()] : inlineApart(expected, actual);
  return failed(question, {
    message: messages.changed({ call: question.call, on: question.on }),
    expected: before,
    actual: shown,
    hint: messages.hint(),
  });
};

/** Also what no board shows: one may take n * n for the blank, and write it into the array. */
const judgeArray = (reproduction: readonly string[], tiles: Tiles, read: Observation | undefined): Judgement => {
  if (read?.kind !== 'value' || read.value === String(tiles)) return passed;
  const message = messages.otherNumbers({ board: describeBoard(tiles) });
  return failed({ reproduction }, { message, ...arraysApart(tiles, String(read.value)), hint: messages.hint() });
};

const firstLines = ({ notation }: CheckContext, tiles: Tiles): string[] => [
  gridLine(notation, 'tiles', tiles),
  notation.construct('first', 'Board', ['tiles']),
  notation.comment(messages.callEach()),
];

const linesOf = (context: CheckContext, tiles: Tiles): string[] => [
  ...firstLines(context, tiles),
  context.notation.construct('second', 'Board', ['tiles']),
  context.notation.call('second', 'toString', []),
];
