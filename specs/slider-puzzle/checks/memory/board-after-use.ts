/** Memory of a Board that has answered every question a few times: what it keeps of that. */
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
import { judgeSize } from './judge.ts';
import { boardRule, methodIn, ruleWords, usedBoards, useRounds, valueAt, type Method } from './rules.ts';

const messages = defineMessages('memory-board-after-use', {
  title: 'bytes of a Board that has been used',
  measured:
    'How many bytes a Board with n = {n} takes after each of its methods was called {rounds} times and neighbors() was iterated over.',
  why: 'A board may keep what it has found out: a distance, its string, its neighbors, its twin. What grows with each call fills the memory of a search, however small a new board is.',
  passing:
    'At most {boards} x {factor} x ({rule}), which is {limit} bytes: room for the board, its four neighbors, its twin and its string.',
  inputs: 'One random board of this size.',
  aBoard: 'a used Board with n = {n}',
});

const n = 12;

/** `memoryFactor`: how many times the rule a board may take. */
export const boardAfterUseCheck = (context: CheckContext, memoryFactor: number): Check => ({
  id: 'memory-board-after-use',
  section: 'memory',
  group: 'Board',
  title: messages.title(),
  explanation: explain(context, memoryFactor),
  needs: ['Board'],
  cases: fc
    .sample(boardArbitrary(n), { seed: context.seed + n, numRuns: 1 })
    .map((tiles) => fixedCase(`n = ${String(n)}`, question(context, memoryFactor), tiles)),
});

const explain = ({ language }: CheckContext, memoryFactor: number): Explanation => {
  const method = methodIn(language);
  return {
    measured: messages.measured({ n, rounds: useRounds }),
    why: messages.why(),
    passing: messages.passing({
      ...limitWords(method, memoryFactor),
      limit: Math.floor(limitOf(method, memoryFactor)),
    }),
    source: from.boardMemory(),
    inputs: messages.inputs(),
  };
};

const limitOf = (method: Method, memoryFactor: number): number =>
  usedBoards * memoryFactor * valueAt(boardRule[method], n);

const limitWords = (method: Method, memoryFactor: number) => ({
  boards: usedBoards,
  factor: exactly(memoryFactor),
  rule: ruleWords(boardRule[method]),
});

const question = (context: CheckContext, memoryFactor: number): Question<Tiles> => {
  const { notation } = context;
  const lines = (tiles: Tiles): readonly string[] => [
    gridLine(notation, 'tiles', tiles),
    notation.construct('board', 'Board', ['tiles']),
  ];
  return {
    steps: [
      newBoard('other'),
      {
        op: 'measure',
        make: [newBoard('board'), ...uses(context)],
        of: 'board',
        queues: false,
        vary: 'tiles',
        roughly: true,
      },
    ],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [, seen]) =>
      judgeSize({ what: messages.aBoard({ n: String(n) }), reproduction: lines(tiles) }, seen, (method) => {
        const { boards, factor, rule } = limitWords(method, memoryFactor);
        const limit = limitOf(method, memoryFactor);
        return { limit, rule: `${String(boards)} x ${factor} x (${rule})`, reference: null };
      }),
    reproduce: lines,
  };
};

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
