/** Board 18: every method of boards that neighbors() and twin() made, to the third generation. */
import type { Case, Check, Judgement } from '../../../../../harness/contracts/check.ts';
import type { Argument, Observation, RowDatum, Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { at } from '../../../../../reference/puzzle/at.ts';
import { goal, neighbors, twin, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { exchanged, toRows } from '../../../arbitraries/near-boards.ts';
import { constructionProblem } from '../../../judges/construction.ts';
import { boardTextLimits, call, newBoard } from '../../../questions/steps.ts';
import { designedCase, toGrid, type Question } from '../../../questions/question.ts';
import { boardCheck, explained, type CheckContext } from '../../context.ts';
import { sourceMessages as from } from '../../sources.ts';
import { judgeVisit, originOf, type DerivedJudge } from './derived-judge.ts';
import { readVisit, stepsOf, treeOf, type Tree, type Way } from './derived-tree.ts';
import { makingMethods, valueMethods } from './methods.ts';

const messages = defineMessages('board-18', {
  title: 'every method of boards that neighbors() and twin() made',
  measured:
    'All methods of boards that were not made by a caller: neighbors and twins, their neighbors and twins, and those of these.',
  why: 'A search sees almost only such boards. Usual mistakes: a second constructor forgets a field; the place of the blank, a cached distance or "is the goal" is that of the board it came from; a distance is updated step by step, and wrongly in one direction.',
  passing:
    'The same answers as of a new board with the same tiles; equals() is true both ways for the two. That holds whether the board it came from was asked before or not.',
  inputs:
    'Boards of size 2 to 5 with the blank in each place, the goal among them, and larger ones with tiles above 127 and 255: of each the neighbors, their neighbors and the neighbors of these, with the twins of all.',
  before: 'asked before others are made',
  after: 'asked after others were made',
  large: 'sizes 12 and 17',
});

const [n, t] = ['neighbors', 'twin'] as const;
const allWays: readonly Way[] = [[n, n, n], [n, n, t], [n, t, n], [t, n, n], [t, t]];
const fewWays: readonly Way[] = [[n, n], [n, t], [t]];

export const derivedCheck = (context: CheckContext): Check => {
  const possible = (ways: readonly Way[]): readonly Way[] =>
    context.edition.hasTwin ? ways : ways.filter((way) => !way.includes('twin'));
  const tree = (ways: readonly Way[], order: Tree['order']): Question<Tiles> =>
    treeQuestion(context, treeOf({ ways: possible(ways), order, asks: asks(context) }));
  const cases: readonly Case[] = [
    designedCase(messages.before(), tree(allWays, 'before'), starts()),
    designedCase(messages.after(), tree(allWays, 'after'), starts()),
    designedCase(messages.large(), tree(fewWays, 'before'), [scattered(12), scattered(17)]),
  ];
  return boardCheck({
    id: 'board-18',
    title: messages.title(),
    explanation: { ...explained(messages, from.neighbors()), inputs: messages.inputs() },
    cases,
  });
};

/** New boards of these fields are there to be compared with: the start, its neighbors, two twins that students make. */
const fresh = { start: ['start'], neighbors: ['n0', 'n1', 'n2', 'n3'], twins: ['t0', 't1'] } as const;
const freshNames = Object.values(fresh).flat();

/** Those that may be equal to a board that was reached so; a way back ends at the start. */
const comparedOn = (way: Way): readonly string[] => {
  if (way.includes('twin')) return way.length === 1 ? fresh.twins : fresh.start;
  return way.length % 2 === 1 ? fresh.neighbors : fresh.start;
};

const asks =
  ({ edition }: CheckContext) =>
  (on: string, way: Way): readonly Step[] => [
    ...valueMethods(edition).flatMap(({ steps }) => steps(on, '')),
    call(on, 'equals', [{ kind: 'null' }]),
    ...comparedOn(way).flatMap((name): Step[] => [
      call(on, 'equals', [handle(name)]),
      call(name, 'equals', [handle(on)]),
    ]),
    // Those that others are made of are asked for these by that.
    ...(way.length === 3 ? makingMethods(edition).flatMap(({ steps }) => steps(on, 'last')) : []),
  ];

const handle = (name: string): Argument => ({ kind: 'handle', name });

const treeQuestion = (context: CheckContext, tree: Tree): Question<Tiles> => {
  const judge: DerivedJudge = { context, comparedOn };
  return {
    steps: [newBoard('board', 'start'), ...freshNames.map((name) => newBoard(name, name)), ...stepsOf(tree)],
    limits: boardTextLimits,
    row: (tiles) => rowOf(tiles),
    judge: (tiles, [made, ...observations]): Judgement => {
      const others = observations.slice(0, freshNames.length);
      const problem = firstProblem(judge, tiles, [made, ...others]);
      if (problem !== null) return problem;
      const visit = readVisit(tree, observations.slice(freshNames.length));
      return judgeVisit(judge, boardsOf(tiles), { tiles, way: [], boards: [tiles] }, visit);
    },
    reproduce: (tiles) => originOf(context, tiles),
  };
};

const firstProblem = (
  { context }: DerivedJudge,
  tiles: Tiles,
  made: readonly (Observation | undefined)[],
): Judgement | null => {
  const question = { type: 'Board', call: '', on: '', reproduction: originOf(context, tiles) };
  return made.map((one) => constructionProblem(question, one)).find((problem) => problem !== null) ?? null;
};

/** A board in a corner has two neighbors: the last names are then for the last of them. */
const boardsOf = (tiles: Tiles): Readonly<Record<string, Tiles>> => {
  const near = neighbors(tiles);
  const firstTwo = tiles.flat().flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
  return {
    start: tiles,
    ...Object.fromEntries(fresh.neighbors.map((name, index) => [name, near[index] ?? at(near, -1)])),
    t0: twin(tiles),
    t1: exchanged(tiles, at(firstTwo, 0), at(firstTwo, 1)),
  };
};

const rowOf = (tiles: Tiles): Record<string, RowDatum> =>
  Object.fromEntries(Object.entries(boardsOf(tiles)).map(([name, board]) => [name, toGrid(board)]));

/** The blank in each place of the small sizes, in the middle and in a corner of the larger ones; goals among them. */
const starts = (): readonly [Tiles, ...Tiles[]] => [
  goal(3),
  ...[1, 2, 3, 4].map((place) => toRows([3, 1, 2].toSpliced(place - 1, 0, 0))),
  goal(2),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((blank) => toRows([8, 1, 3, 4, 2, 7, 6, 5].toSpliced(blank, 0, 0))),
  ...[0, 5, 10].map((blank) => toRows([5, 1, 9, 4, 2, 15, 8, 3, 14, 7, 6, 13, 10, 12, 11].toSpliced(blank, 0, 0))),
  goal(4),
  scattered(5),
];

/** A board with the tiles in descending order and the blank in the middle. */
const scattered = (size: number): Tiles => {
  const count = size * size;
  const tiles = Array.from({ length: count - 1 }, (_, index) => count - 1 - index);
  return toRows(tiles.toSpliced(Math.floor(count / 2), 0, 0));
};
