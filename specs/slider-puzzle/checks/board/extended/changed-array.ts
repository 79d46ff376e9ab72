/** A board that nobody has asked anything yet stays as it was when its caller changes every cell of the array. */
import type { FixedCase, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { at } from '../../../../../reference/puzzle/at.ts';
import { goal, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../../../reference/puzzle/cells.ts';
import { scattered } from '../../../arbitraries/near-boards.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { firstFailure, passed, type QuestionContext } from '../../../questions/question-context.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { arrayOf, equals, newBoard, newBoardOfArray, showArray } from '../../../questions/steps.ts';
import { boardLines, gridLine } from '../../../wording/reproduction.ts';
import { describeBoard, describeSize } from '../../../wording/show.ts';
import type { CheckContext } from '../../context.ts';
import { frozenProblem } from '../frozen-array.ts';
import { judgeEquals, seenOfEach, type BoardMethod } from './methods.ts';

const messages = defineMessages('changed-array', {
  name: 'the caller changes each cell of its array, {size}',
  otherSizes: 'the caller changes some cells of its array, all other sizes up to {most}',
  changeSome: 'now change some cells of the array `tiles`',
  changeAll: 'now change every cell of the array `tiles`',
  on: '{board} (after the caller changed its array)',
  equalBoard: 'a board with the same tiles',
  hint: 'The board changed along with the array. The constructor must copy every row: the array belongs to the caller.',
});

/** A constructor may copy only so many rows, or arrays of some sizes only: one from 4 on is as likely as one up to 12. */
const sizes = [2, 3, 4, 5, 7, 10, 12, 20];

/** No size is left at which an array could be kept. */
const mostChanged = 40;
const otherSizes = Array.from({ length: mostChanged - 1 }, (_, index) => index + 2).filter((n) => !sizes.includes(n));

export const changedArrayCases = (context: CheckContext, methods: readonly BoardMethod[]): readonly FixedCase[] => [
  ...sizes.map((n) =>
    designedCase(messages.name({ size: describeSize(n) }), question(context, methods, n), [
      goal(n),
      scattered(n),
      scattered(n, 0),
      scattered(n, n * n - 1),
    ]),
  ),
  designedCase(
    messages.otherSizes({ most: mostChanged }),
    textQuestion(
      context,
      methods.filter(({ name }) => name === 'toString'),
    ),
    otherSizes.map((n) => scattered(n)),
  ),
];

/** The text alone: each method at each size would take long. */
const textQuestion = (context: CheckContext, methods: readonly BoardMethod[]): Question<Tiles> => ({
  steps: [
    ...[arrayOf('tiles'), newBoardOfArray('board'), ...changeSome, newBoard('same')],
    ...['board', 'same'].flatMap((on) => methods.flatMap(({ steps }) => steps(on, on))),
  ],
  row: (tiles) => ({ tiles: toGrid(tiles) }),
  judge: (tiles, [, made, other, ...answers]) => {
    const on = { type: 'Board', call: 'new Board(tiles)', on: describeBoard(tiles) };
    const reproduction = linesOf(context, tiles, 'toString', messages.changeSome());
    const problem = [made, other].map((seen) => constructionProblem({ ...on, reproduction }, seen));
    const about = { ...aboutOf(context, tiles, 'toString'), reproduction };
    return firstFailure([...problem.filter((one) => one !== null), ...judgeEach(() => about, methods, tiles, answers)]);
  },
  reproduce: (tiles) => linesOf(context, tiles, 'toString', messages.changeSome()),
});

/** No board has three blanks. */
const changeSome: readonly Step[] = [
  [0, 0],
  [0, 1],
  [1, 0],
].map(([row = 0, column = 0]) => ({ op: 'setCell', grid: 'array', row, column, value: 0 }));

const question = (context: CheckContext, methods: readonly BoardMethod[], size: number): Question<Tiles> => ({
  steps: [
    ...[arrayOf('tiles'), newBoardOfArray('board')],
    ...[...changeAll(size), showArray],
    ...[newBoard('same'), equals('board', 'same'), equals('same', 'board')],
    ...['board', 'same'].flatMap((on) => methods.flatMap(({ steps }) => steps(on, on))),
  ],
  row: (tiles) => ({ tiles: toGrid(tiles) }),
  judge: (tiles, [, made, read, ...rest]) => {
    const question = { ...aboutOf(context, tiles, 'toString'), call: 'new Board(tiles)', on: describeBoard(tiles) };
    const problem =
      constructionProblem(question, made) ?? frozenProblem(question, [tiles, changed(tiles.length)], read);
    return problem ?? judge(context, methods, tiles, rest);
  },
  reproduce: (tiles) => linesOf(context, tiles, 'toString'),
});

/** The blank goes to another row, and no row is left as it was. */
const changeAll = (size: number): Step[] =>
  Array.from({ length: size * size }, (_, cell) => ({
    ...{ op: 'setCell', grid: 'array', row: Math.floor(cell / size), column: cell % size },
    value: changedTo(cell, size),
  }));

const changedTo = (cell: number, size: number): number => (cell + size + 1) % (size * size);

const changed = (size: number): Tiles =>
  toRows(Array.from({ length: size * size }, (_, cell) => changedTo(cell, size)));

/** What is wrong on a board whose array is left alone is told by other checks. */
const judge = (
  context: CheckContext,
  methods: readonly BoardMethod[],
  tiles: Tiles,
  [other, ...answers]: readonly Observation[],
): Judgement => {
  const about = (method: string): QuestionContext => aboutOf(context, tiles, method);
  const [oneWay, otherWay, ...asked] = answers;
  const judged = judgeEach(about, methods, tiles, asked);
  // Where no other answer changed, equals() itself may be what is wrong: its own hint tells.
  const equal = [
    judgeEquals(context, aboutEquals(context, tiles, ['board', 'same']), tiles, tiles, oneWay),
    judgeEquals(context, aboutEquals(context, tiles, ['same', 'board']), tiles, tiles, otherWay),
  ];
  return constructionProblem(about(''), other) ?? firstFailure([...judged, ...equal]);
};

/** Of the board whose array was changed, and then of one of an array of its own. */
const judgeEach = (
  about: (method: string) => QuestionContext,
  methods: readonly BoardMethod[],
  tiles: Tiles,
  asked: readonly Observation[],
): Judgement[] => {
  const seen = seenOfEach([...methods, ...methods], asked);
  return methods.map(({ name, judge: judgeMethod }, index) => {
    const [spoilt, kept] = [at(seen, index), at(seen, methods.length + index)];
    const one = judgeMethod(about(name), tiles, spoilt);
    return one.passed || !judgeMethod(about(name), tiles, kept).passed ? passed : { ...one, hint: messages.hint() };
  });
};

const aboutOf = (context: CheckContext, tiles: Tiles, method: string): QuestionContext => ({
  ...{ type: 'Board', call: `${method}()`, on: messages.on({ board: describeBoard(tiles) }) },
  reproduction: linesOf(context, tiles, method),
});

/** Of the board and one that is made of an array of its own. */
const aboutEquals = (
  { notation }: CheckContext,
  tiles: Tiles,
  [on, other]: readonly [Compared, Compared],
): QuestionContext => {
  const words = { board: messages.on({ board: describeBoard(tiles) }), same: messages.equalBoard() };
  return {
    ...{ type: 'Board', call: `equals(${words[other]})`, on: words[on] },
    reproduction: [
      ...[gridLine(notation, 'others', tiles), notation.construct('same', 'Board', ['others'])],
      ...[...boardLines(notation, tiles), notation.comment(messages.changeAll())],
      notation.call(on, 'equals', [notation.asObject(other)]),
    ],
  };
};

type Compared = 'board' | 'same';

const linesOf = (
  { notation }: CheckContext,
  tiles: Tiles,
  method: string,
  change: string = messages.changeAll(),
): string[] => [...boardLines(notation, tiles), notation.comment(change), notation.call('board', method, [])];
