/** Board 18: every method at every size, and on boards that neighbors() and twin() made, to the third generation. */
import type { Case, Check, Judgement } from '../../../../../harness/contracts/check.ts';
import type { RowDatum, Step } from '../../../../../harness/contracts/protocol.ts';
import { lazyCases } from '../../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { at } from '../../../../../reference/puzzle/at.ts';
import { goal, neighbors, twin, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { exchanged, toRows } from '../../../../../reference/puzzle/cells.ts';
import { scattered } from '../../../arbitraries/near-boards.ts';
import { boardArbitrary } from '../../../arbitraries/board-arbitrary.ts';
import { equals, newBoard } from '../../../questions/steps.ts';
import { designedCase, randomCase, toGrid, type Question } from '../../../questions/question.ts';
import { boardCheck, explained, type CheckContext } from '../../context.ts';
import { sourceMessages as from } from '../../sources.ts';
import { boardProblem } from '../board-question.ts';
import { judgeVisit, type Boards, type DerivedJudge } from './derived-judge.ts';
import { readVisit, stepsOf, treeOf, type By, type Tree, type Way } from './derived-tree.ts';
import { farAwayCase } from './far-away.ts';
import { judgeFirstAnswers } from './first-answers.ts';
import { hashMethods, makingMethods, methodsAndHash, methodsOf, valueMethods } from './methods.ts';
import { afterEquals, childrenAfterEach, randomSequence } from './sequences.ts';
import type { Command } from './commands.ts';
import { everySize, someSizes } from './derived-sizes.ts';
import { questionOf } from './replay.ts';
import { twoWaysCase } from './two-ways.ts';
import { sized } from '../../../puzzles/file-sets.ts';
import { boardLines } from '../../../wording/reproduction.ts';
import { describeSize } from '../../../wording/show.ts';

const messages = defineMessages('board-18', {
  title: 'every method at every size, and on boards that your own methods returned',
  measured:
    'All methods, on boards of many sizes, and on boards that your own methods returned: neighbors and, where there are any, twins; theirs, one more generation, and boards up to 260 moves away.',
  why: 'A search sees almost only such boards. Common mistakes: a second constructor forgets a field; the position of the blank, a cached distance or "is the goal" is copied from the board it came from; a distance is updated step by step, and wrongly in one direction.',
  passing:
    'The same answers as from a new board with the same tiles; equals() of the two is true in both orders, and so it is of two boards with the same tiles that were reached in different ways. This holds whether or not anything was called on the board it came from.',
  inputs:
    'Boards of size 2 to 5 with the blank in each position, including the goal, and larger ones with tiles above 127 and 255, and their goals: three generations of neighbors of each, and all their twins, where there are any; 260 moves, one after the other, on boards of size 2 to 4; boards of size 41, 49, 68, 101 and 127, the largest, with what is made from them; boards of every size up to 32, and of size 41, 49, 50, 64, 77, 99, 100, 107 and 126, by themselves, some of them the goal. On the caller’s boards, each method is called twice.',
  threeBefore: 'three generations, asked before others are made',
  threeAfter: 'three generations, asked after others were made',
  twoBefore: 'two generations, asked before others are made',
  twoAfter: 'two generations, asked after others were made',
  large: 'sizes 12 and 17',
  largeGoals: 'the goals of sizes 12 and 17, and what is made from them',
  larger: 'sizes 41, 49 and 68, and what is made from them',
  muchLarger: '{size}, and what is made from it',
  everySize: 'sizes 2 to 32',
  someSizes: 'some sizes from 41 to 126',
  single: 'when one method was called before',
  afterEquals: 'after equals() with other boards',
  random: 'after random calls, random {size}',
});

const [n, t] = ['neighbors', 'twin'] as const;
const muchLarger = 101;
const largest = 127;
/** Three generations of a few boards, two of many, and of large boards what shows how tiles are kept. */
const ways = {
  three: [
    [n, n, n],
    [n, n, t],
    [n, t, n],
    [t, n, n],
    [t, t],
  ],
  two: [
    [n, n],
    [n, t],
    [t, n],
    [t, t],
  ],
  large: [[n, n], [n, t], [t]],
  one: [[n], [t]],
  none: [],
} as const satisfies Record<string, readonly Way[]>;

export const derivedCheck = (context: CheckContext): Check =>
  boardCheck(
    lazyCases(
      {
        id: 'board-18',
        title: messages.title(),
        explanation: explained(messages, from.neighbors()),
      },
      () => casesOf(context),
    ),
  );

const casesOf = (context: CheckContext): readonly Case[] => {
  const { hasTwin } = context.edition;
  const allMaking = makingMethods(context.edition);
  const tree = (chosen: readonly Way[], order: Tree['order'], compared = comparedOn, making = allMaking) => {
    const possible = hasTwin ? chosen : chosen.filter((way) => !way.includes(t));
    const judge: DerivedJudge = {
      context,
      comparedOn: compared,
      making,
      hashing: order === 'before' ? hashMethods(context) : [],
    };
    return treeQuestion(judge, treeOf({ ways: possible, order, asks: asks(judge) }));
  };
  const names = methodsOf(context.edition).map(({ name }) => name);
  const withHash = methodsAndHash(context).map(({ name }) => name);
  const randomly = sequenceQuestion(context, randomSequence(context.seed, random.runs, names));
  return [
    designedCase(messages.threeBefore(), tree(ways.three, 'before'), starts.few),
    designedCase(messages.threeAfter(), tree(ways.three, 'after'), starts.few),
    designedCase(messages.twoBefore(), tree(ways.two, 'before'), starts.many()),
    designedCase(messages.twoAfter(), tree(ways.two, 'after'), starts.many()),
    designedCase(messages.large(), tree(ways.large, 'before'), [scattered(12), scattered(17)]),
    designedCase(messages.largeGoals(), tree(ways.large, 'before'), [goal(12), goal(17)]),
    designedCase(messages.larger(), tree(ways.one, 'before'), starts.larger()),
    designedCase(messages.muchLarger({ size: describeSize(muchLarger) }), tree(ways.one, 'before', onItself), [
      withBlankLast(muchLarger),
    ]),
    designedCase(messages.everySize(), tree(ways.none, 'before'), everySize()),
    designedCase(messages.someSizes(), tree(ways.none, 'before', onItself), someSizes()),
    designedCase(describeSize(largest), tree(ways.one, 'before', onItself, []), [withBlankBeyond64(largest)]),
    designedCase(messages.single(), sequenceQuestion(context, childrenAfterEach(withHash)), starts.few),
    farAwayCase(context, methodsOf(context.edition), starts.few),
    twoWaysCase(context, methodsAndHash(context), starts.few),
    designedCase(messages.afterEquals(), sequenceQuestion(context, afterEquals(names)), [starts.few[0], starts.few[2]]),
    ...random.sizes.map(({ n: size, count }) => {
      const what = messages.random({ size: describeSize(size) });
      return randomCase(randomly, { what, count, arbitrary: boardArbitrary(size) });
    }),
  ];
};

/** The fields of a row with the new boards. */
const fresh = { start: ['start'], neighbors: ['n0', 'n1', 'n2', 'n3'], twins: ['t0', 't1'] } as const;
const freshNames = Object.values(fresh).flat();

/** Those that may be equal to a board that was reached so, a way back ends at the start; for the start those that are near it. */
const comparedOn: DerivedJudge['comparedOn'] = (way) => {
  if (way.length === 0) return freshNames;
  if (way.includes('twin')) return way.length === 1 ? fresh.twins : fresh.start;
  return way.length % 2 === 1 ? fresh.neighbors : fresh.start;
};

/**
 * Of large boards no more: who puts a text together with +, and compares boards by their texts, moves n^4 characters for each
 * comparison.
 */
const onItself: DerivedJudge['comparedOn'] = (way) => (way.length === 0 ? fresh.start : []);

const asks =
  ({ context: { edition }, comparedOn: compared, making, hashing }: DerivedJudge) =>
  (on: string, way: Way, left: readonly By[]): readonly Step[] => [
    ...valueMethods(edition).flatMap(({ steps }) => steps(on, '')),
    ...hashing.flatMap(({ steps }) => steps(on, '')),
    ...compared(way).flatMap((name) => [equals(on, name), equals(name, on)]),
    ...making.filter(({ name }) => left.some((by) => by === name)).flatMap(({ steps }) => steps(on, 'last')),
    ...(way.length === 0 ? valueMethods(edition).flatMap(({ steps }) => steps(on, 'again')) : []),
  ];

const treeQuestion = (judge: DerivedJudge, tree: Tree): Question<Tiles> => {
  const { context } = judge;
  const hashes = judge.hashing.flatMap(({ steps }) => freshNames.flatMap((name) => steps(name, '')));
  return {
    steps: [newBoard('board', 'start'), ...freshNames.map((name) => newBoard(name, name)), ...hashes, ...stepsOf(tree)],
    row: (tiles) => rowOf(tiles),
    judge: (tiles, observations): Judgement => {
      const boards = boardsOf(tiles);
      const made = [tiles, ...freshNames.map((name) => boards[name])];
      const problem = made.map((one, index) => boardProblem(context, one, observations[index])).find(Boolean);
      if (problem) return problem;
      const visit = readVisit(tree, observations.slice(made.length + hashes.length));
      return judgeVisit(judge, boards, { tiles, way: [], boards: [tiles], order: tree.order }, visit);
    },
    reproduce: (tiles) => boardLines(context.notation, tiles),
  };
};

/** A board in a corner has two neighbors: the last names are then for the last of them. */
const boardsOf = (tiles: Tiles): Boards => {
  const all = neighbors(tiles);
  const near = (index: number): Tiles => at(all, Math.min(index, all.length - 1));
  const firstTwo = tiles.flat().flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
  return {
    start: tiles,
    ...{ n0: near(0), n1: near(1), n2: near(2), n3: near(3) },
    t0: twin(tiles),
    t1: exchanged(tiles, at(firstTwo, 0), at(firstTwo, 1)),
  };
};

const rowOf = (tiles: Tiles): Record<string, RowDatum> =>
  Object.fromEntries(Object.entries(boardsOf(tiles)).map(([name, board]) => [name, toGrid(board)]));

const starts = {
  few: [
    goal(3),
    goal(2),
    toRows([8, 1, 3, 4, 0, 2, 7, 6, 5]),
    toRows([5, 1, 9, 4, 2, 0, 15, 8, 3, 14, 7, 6, 13, 10, 12, 11]),
  ] as const,
  /** The blank in each place of the small sizes. */
  many: (): readonly Tiles[] => [
    goal(4),
    ...[0, 1, 2, 3].map((blank) => toRows([3, 1, 2].toSpliced(blank, 0, 0))),
    ...[0, 1, 2, 3, 5, 6, 7, 8].map((blank) => toRows([8, 1, 3, 4, 2, 7, 6, 5].toSpliced(blank, 0, 0))),
    toRows([0, 5, 1, 9, 4, 2, 15, 8, 3, 14, 7, 6, 13, 10, 12, 11]),
    toRows([5, 1, 9, 4, 2, 15, 8, 3, 14, 7, 0, 6, 13, 10, 12, 11]),
    scattered(5),
  ],
  larger: (): readonly Tiles[] => [...[41, 49].map(withSecondRowBelowBlank), withBlankBeyond64(68)],
};

/** The first tile of the second row at home, below the blank in the corner: where rows are rounded down, it is a tile of the first row. */
const withSecondRowBelowBlank = (size: number): Tiles => {
  const tiles = scattered(size, 0);
  return exchanged(tiles, size, tiles.flat().indexOf(size + 1));
};

/** The blank in the last cell: six bits, or two digits, do not hold its row and column, nor four digits the number of its cell. */
const withBlankLast = (size: number): Tiles => scattered(size, size * size - 1);

/** The blank where a bit of its column is none of 64. */
const withBlankBeyond64 = (size: number): Tiles => scattered(size, 63 * size + 64);

/** Random sequences in one script, and boards that they start from. */
const random = { runs: 6, sizes: sized([2, 3, 4], 4) };

const sequenceQuestion = (context: CheckContext, commands: readonly Command[]): Question<Tiles> =>
  questionOf(context, commands, judgeFirstAnswers, (tiles) => boardLines(context.notation, tiles));
