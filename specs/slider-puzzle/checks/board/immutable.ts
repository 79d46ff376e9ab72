/** Board 12: each method keeps its answer, whatever is called in between. */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { randomOrders, type Method } from '../../arbitraries/random-orders.ts';
import type { Edition } from '../../edition.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import { neighborsLimit } from '../../judges/neighbors.ts';
import { judgeSameAnswers } from '../../judges/same-answers.ts';
import { files, sized } from '../../puzzles/file-sets.ts';
import { toGrid, type Question } from '../../questions/question.ts';
import { randomBoardCases } from '../../questions/random-boards.ts';
import { call, callFor, equals, listBoards, newBoard, toText } from '../../questions/steps.ts';
import { boardLines } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import { boardCheck, explained, fileCases, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';

const messages = defineMessages('board-12', {
  title: 'immutable: each method always gives the same answer, after any other calls',
  measured:
    'Whether each method gives the same answer again after the other methods have been called in random orders.',
  why: 'Common mistakes: neighbors(), or twin() where there is one, exchanges tiles in the board and does not put them back; a field keeps adding up a distance; a method chooses tiles at random.',
  passing: 'The same answer each time; for neighbors() the same boards in any order.',
  changesItselfHint:
    'Some method changes the fields or the tiles of the board: neighbors() must work on copies (of the rows, too), toString(), hamming() and manhattan() must not keep adding to a field, and isGoal() and equals() must only read.',
  changesItselfOrTwinHint:
    'Some method changes the fields or the tiles of the board: neighbors() and twin() must work on copies (of the rows, too), toString(), hamming() and manhattan() must not keep adding to a field, and isGoal() and equals() must only read.',
  neighborsHint:
    'neighbors() no longer gives the same boards: it must work on copies of the tiles, and make a new collection (or keep one that is never emptied).',
  twinHint:
    'twin() must return the same board each time. Exchange the tiles in a copy, and choose them by a rule, or once in the constructor if by chance.',
  inOtherOrders: '{calls}: each first on a new board, then all of them again in other orders',
  walk: 'iterate over {call}',
});

const puzzles = files('10', '20', '30');

/** What is said of a board that answers differently although only its own methods were called. */
export const changesItselfHint = ({ hasTwin }: Edition): string =>
  hasTwin ? messages.changesItselfOrTwinHint() : messages.changesItselfHint();

/** What is said of a twin() that gives another board each time. */
export const otherTwinHint = (): string => messages.twinHint();

export const immutableCheck = (context: CheckContext): Check => {
  const question = ordersQuestion(context);
  return boardCheck({
    id: 'board-12',
    title: messages.title(),
    explanation: explained(messages, from.immutable()),
    cases: [
      ...fileCases(context, puzzles, question, ({ tiles }) => tiles),
      ...randomBoardCases(question, sized([2, 3, 4], 20)),
    ],
  });
};

const ordersQuestion = (context: CheckContext): Question<Tiles> => {
  const orders = randomOrders(context.seed, methodsOf(context.edition), (as) => [newBoard(as)]);
  const about = (tiles: Tiles) =>
    ({ type: 'Board', on: describeBoard(tiles), reproduction: lines(context, tiles) }) as const;
  return {
    steps: [newBoard('other'), ...orders.steps],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [other, ...observations]) => {
      const { made, calls } = orders.read(observations);
      const problem = firstConstructionProblem(about(tiles), [other, ...made]);
      return problem ?? judgeSameAnswers(about(tiles), calls, (methods) => told(context, tiles, methods));
    },
    reproduce: (tiles) => lines(context, tiles),
  };
};

const methodsOf = (edition: Edition): readonly Method[] => {
  const hint = changesItselfHint(edition);
  const isSolvable = edition.solvableBy === 'Board' ? ['isSolvable'] : [];
  const values = ['hamming', 'manhattan', 'toString', edition.sizeMethod, 'isGoal', ...isSolvable];
  return [
    ...values.map((name): Method => ({ name, perObject: false, hint, steps: (on) => [call(on, name)] })),
    {
      name: 'equals',
      perObject: false,
      hint,
      steps: (on) => [equals(on, 'other')],
    },
    {
      name: 'neighbors',
      perObject: false,
      hint: messages.neighborsHint(),
      steps: (on, prefix) => listBoards(on, 'neighbors', neighborsLimit, prefix),
    },
    ...(edition.hasTwin ? [twinMethod()] : []),
  ];
};

const twinMethod = (): Method => ({
  name: 'twin',
  perObject: true,
  hint: otherTwinHint(),
  steps: (on, prefix) => [callFor(`${prefix}twin`, on, 'twin'), toText(`${prefix}twin`)],
});

const lines = (context: CheckContext, tiles: Tiles): string[] => {
  const calls = methodsOf(context.edition).map(({ name }) => callWords(name));
  return withComment(context, tiles, messages.inOtherOrders({ calls: calls.join(', ') }));
};

/** The calls on one board, to be made again in their order. */
const told = (context: CheckContext, tiles: Tiles, methods: readonly string[]): string[] =>
  withComment(context, tiles, methods.map(callWords).join(', '));

const callWords = (method: string): string => {
  if (method === 'equals') return 'board.equals(new Board(tiles))';
  return method === 'neighbors' ? messages.walk({ call: 'board.neighbors()' }) : `board.${method}()`;
};

const withComment = ({ notation }: CheckContext, tiles: Tiles, comment: string): string[] => [
  ...boardLines(notation, tiles),
  notation.comment(comment),
];
