/** Memory of a Board that has answered every question a few times, and of one made by another: what they keep of that. */
import fc from 'fast-check';
import type { Check, Explanation } from '../../../../harness/contracts/check.ts';
import type { Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { boardArbitrary } from '../../arbitraries/board-arbitrary.ts';
import { neighborsLimit } from '../../judges/neighbors.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, callFor, newBoard } from '../../questions/steps.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { exactly } from '../../wording/show.ts';
import { valueMethods } from '../board/extended/methods.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { hiddenSize, hiddenSizes } from './hidden-boards.ts';
import { judgeSize } from './judge.ts';
import { boardRule, methodIn, ruleWords, usedBoards, useRounds, valueAt, type Method } from './rules.ts';

const messages = defineMessages('memory-board-after-use', {
  title: 'bytes of a Board that has been used, and of one made by another',
  measured:
    'How many bytes a Board takes after each of its methods was called {rounds} times and neighbors() was iterated over; and how many its twin takes, and a board {generations} neighbors away from it.',
  why: 'A board may keep what it has computed: a distance, its string, its neighbors, its twin. What grows with each call, or holds on to the boards it came from, fills the memory of a search, however small a new board is.',
  passing:
    'At most {boards} x {factor} x ({rule}) bytes: room for the board, its four neighbors, its twin and its string. For a board made by another one: as much as {few} boards.',
  inputs: 'One random board with n from {least} to {most}, chosen by a separate seed (hiddenSeed).',
  aBoard: 'a used Board with n = {n}',
  used: 'n = {n}',
  aDistantBoard: 'a Board {generations} neighbors away from one with n = {n}',
  distant: 'n = {n}, {generations} neighbors away',
  aTwin: 'the twin of a Board with n = {n}',
  twin: 'n = {n}, its twin',
});

const generations = 20;
/** What a board made by another may weigh, in boards: itself, the one that it comes from, as a twin may know its twin, and room. */
const derivedBoards = 5;

/** `memoryFactor`: how many times the rule a board may take. */
export const boardAfterUseCheck = (context: CheckContext, memoryFactor: number, hiddenSeed: number): Check => ({
  id: 'memory-board-after-use',
  section: 'memory',
  group: 'Board',
  title: messages.title(),
  explanation: explain(context, memoryFactor),
  needs: ['Board'],
  cases: casesOf(context, memoryFactor, hiddenSize(hiddenSeed)),
});

const casesOf = (context: CheckContext, memoryFactor: number, n: number): Check['cases'] =>
  fc
    .sample(boardArbitrary(n), { seed: context.seed + n, numRuns: 1 })
    .flatMap((tiles) =>
      weighed(context, n).map((one) => fixedCase(one.name, question(context, memoryFactor, one), tiles)),
    );

interface Weighed {
  readonly name: string;
  /** What is done with a new board, or how another comes of it. */
  readonly make: readonly Step[];
  readonly what: string;
  /** As many boards as it may weigh. */
  readonly boards: number;
}

const weighed = (context: CheckContext, n: number): readonly Weighed[] => {
  const facts = { n, generations };
  const derived = { boards: derivedBoards };
  return [
    { name: messages.used(facts), make: uses(context), what: messages.aBoard(facts), boards: usedBoards },
    { name: messages.distant(facts), make: moves, what: messages.aDistantBoard(facts), ...derived },
    ...(context.edition.hasTwin
      ? [
          {
            name: messages.twin(facts),
            make: [callFor('board', 'board', 'twin')],
            what: messages.aTwin(facts),
            ...derived,
          },
        ]
      : []),
  ];
};

const explain = ({ language }: CheckContext, memoryFactor: number): Explanation => {
  const method = methodIn(language);
  return {
    measured: messages.measured({ rounds: useRounds, generations }),
    why: messages.why(),
    passing: messages.passing({
      ...limitWords(method, memoryFactor),
      boards: usedBoards,
      few: derivedBoards,
    }),
    source: from.boardMemory(),
    inputs: messages.inputs({ least: Math.min(...hiddenSizes), most: Math.max(...hiddenSizes) }),
  };
};

const limitWords = (method: Method, memoryFactor: number) => ({
  factor: exactly(memoryFactor),
  rule: ruleWords(boardRule[method]),
});

const question = (context: CheckContext, memoryFactor: number, { make, what, boards }: Weighed): Question<Tiles> => {
  const { notation } = context;
  const lines = (tiles: Tiles): readonly string[] => [
    gridLine(notation, 'tiles', tiles),
    notation.construct('board', 'Board', ['tiles']),
  ];
  const of = { of: 'board', queues: false, vary: 'tiles', roughly: true };
  return {
    steps: [newBoard('other'), { op: 'measure', make: [newBoard('board'), ...make], ...of }],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [, seen]) =>
      judgeSize({ what, reproduction: lines(tiles) }, seen, (method) => {
        const { factor, rule } = limitWords(method, memoryFactor);
        const limit = boards * memoryFactor * valueAt(boardRule[method], tiles.length);
        return { limit, rule: `${String(boards)} x ${factor} x (${rule})`, reference: null };
      }),
    reproduce: lines,
  };
};

/** To another board each time, again and again: each may keep the one that it comes from. */
const moves: readonly Step[] = Array.from({ length: generations }, (): Step[] => [
  callFor('neighbors', 'board', 'neighbors'),
  { op: 'iterate', on: 'neighbors', as: 'walk', limit: neighborsLimit },
  { op: 'pick', from: 'walk', index: 1, as: 'board' },
]).flat();

const uses = ({ edition }: CheckContext): Step[] => {
  const once: readonly Step[] = [
    ...valueMethods(edition).flatMap(({ steps }) => steps('board', '')),
    call('board', 'equals', [{ kind: 'handle', name: 'other' }]),
    callFor('neighbors', 'board', 'neighbors'),
    { op: 'iterate', on: 'neighbors', as: 'walk', limit: neighborsLimit },
    ...(edition.hasTwin ? [callFor('twin', 'board', 'twin')] : []),
  ];
  return Array.from({ length: useRounds }, () => once).flat();
};
