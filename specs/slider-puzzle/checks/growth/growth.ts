/**
 * The assignment's performance requirement: every method of Board takes time proportional to n^2 at most. Each is called
 * over and over at four sizes; the exponent of its growth is the slope of a line in logarithms.
 */
import type {
  Check,
  Explanation,
  MeasuredRow,
  Series,
  SeriesCase,
  TableSpec,
} from '../../../../harness/contracts/check.ts';
import type { Script, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { remembered } from '../../../../harness/text/remembered.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { toGrid } from '../../questions/question.ts';
import { call, callFor, iterateOver, newBoard } from '../../questions/steps.ts';
import { allowedExponent, clearExcess, isInDoubt, judgeGrowth } from './judge.ts';

const messages = defineMessages('growth', {
  title: 'the time of {method} grows no faster than n^2',
  constructor: 'the constructor',
  measured: 'How the CPU time of {method} grows with the size of the board.',
  constructorOfBoard: 'the constructor of Board',
  why: 'The assignment requires time at most proportional to n^2. Common reasons for more: the whole board is searched for each tile, a string is built piece by piece with +, boards are compared by their strings, distances are computed for each neighbor.',
  passing:
    'An exponent of at most {exponent} after its standard error is subtracted: {allowed} by the rule, plus a margin of {excess} for measurement error. The exponent is the slope of a line fitted to the times against the sizes on a log-log scale.',
  inputs:
    'The goal and a board with all tiles in reverse order, for n = {sizes}, new ones for each call. If one round leaves a doubt, the shortest time of three to {rounds} counts.',
  reproduction: 'time many calls of {method} on new boards of {sizes} rows, the goal and its reverse',
  table: 'Growth of running times: microseconds for two new n-by-n boards and a call on each',
  methodColumn: 'Method',
  exponentRemark:
    'An exponent k means that the time grows like n^k; +/- is twice its standard error. The assignment allows 2.',
});

const sizes = [16, 32, 64, 127] as const;

/**
 * Whatever disturbs a measurement makes it longer, and the runtime compiles while the first rounds are run: on a busy machine
 * the small boards may still be slow in the third, which makes n^4 look like n^2.5.
 */
const rounds = 8;
/** After one round and its first size once more, after those that may speak against a method, and after each of the others. */
const stops = [sizes.length + 1, ...[3, 4, 5, 6, 7].map((round) => round * sizes.length)];
const rowSizes = Array.from({ length: rounds }, () => sizes).flat();

/** By size: every round of every grading asks for the same boards. */
const rowOf = new Map<number, ReturnType<typeof boardsOf>>();
const boardsOf = (n: number) => ({ goal: toGrid(goal(n)), reverse: toGrid(toRows(goal(n).flat().toReversed())) });

/** By the clock: on a busy machine a third of it is spent on calls. */
const repeatMs = 15;
const mostTimes = 200_000;

/** Where isGoal() and equals() have the most to do, and where the distances have: fields of a row, and handles. */
const boards = ['goal', 'reverse'] as const;

/**
 * What is repeated, by method. Each board is new: what a method computes at the first call and keeps costs nothing later, and
 * making a board takes no more than the n^2 that is allowed.
 */
const methods = (context: CheckContext): Readonly<Record<string, readonly Step[]>> => {
  const { edition } = context;
  const onEach = (calls: (on: string) => readonly Step[]): readonly Step[] =>
    boards.flatMap((board) => [newBoard(board, board), ...calls(board)]);
  const value = (method: string): readonly Step[] => onEach((on) => [call(on, method)]);
  return {
    Board: onEach(() => []),
    toString: value('toString'),
    [edition.sizeMethod]: value(edition.sizeMethod),
    hamming: value('hamming'),
    manhattan: value('manhattan'),
    isGoal: value('isGoal'),
    equals: onEach((on) => [call(on, 'equals', [{ kind: 'handle', name: `same-${on}` }])]),
    neighbors: onEach((on) => iterateOver(on, 'neighbors', 5)),
    ...(edition.hasTwin ? { twin: onEach((on) => [callFor('made', on, 'twin')]) } : {}),
  };
};

export const growthChecks = (context: CheckContext): readonly Check[] => {
  const rows = rowSizes.map((n) => remembered(rowOf, n, boardsOf));
  return Object.entries(methods(context)).map(([method, steps]) => ({
    id: growthId(method),
    section: 'performance',
    group: 'Growth',
    title: messages.title({ method: nameOf(method) }),
    explanation: explain(method),
    needs: ['Board'],
    cases: [growthCase(context, method, { rows, steps })],
  }));
};

const growthId = (method: string): string => `growth-${method === 'Board' ? 'constructor' : method}`;
const nameOf = (method: string): string => (method === 'Board' ? messages.constructor() : `${method}()`);

const explain = (method: string): Explanation => ({
  measured: messages.measured({ method: method === 'Board' ? messages.constructorOfBoard() : nameOf(method) }),
  why: messages.why(),
  passing: messages.passing({
    exponent: allowedExponent + clearExcess,
    allowed: allowedExponent,
    excess: clearExcess,
  }),
  source: from.quadratic(),
  inputs: messages.inputs({ sizes: sizes.join(', '), rounds }),
});

interface Calls {
  /** A board of each size. */
  readonly rows: Script['rows'];
  readonly steps: readonly Step[];
}

const growthCase = ({ notation, language }: CheckContext, method: string, calls: Calls): SeriesCase => ({
  kind: 'series',
  name: nameOf(method),
  series: growthSeries(calls),
  rows: rowSizes.map((_, index) => index),
  judge: (rows: readonly MeasuredRow[]) => judgeGrowth(nameOf(method), sizes, rows, language),
  reproduction: [notation.comment(messages.reproduction({ method: nameOf(method), sizes: sizes.join(', ') }))],
});

const growthSeries = ({ rows, steps }: Calls): Series => ({
  script: {
    substitute: [],
    rows,
    steps: [...boardsFor(steps), { op: 'repeat', steps: [...steps], forMs: repeatMs, most: mostTimes }],
  },
  names: rowSizes.map((n) => `n = ${String(n)}`),
  cpuMs: 10_000,
  wallMs: 20_000,
  maxCrashes: 1,
  spare: { stops, isNeeded: (rows) => isInDoubt(sizes, rows) },
});

/** The boards that the steps need beside their own; no more, since making them takes time. */
const boardsFor = (steps: readonly Step[]): Step[] =>
  boards
    .filter((board) => JSON.stringify(steps).includes(`"same-${board}"`))
    .map((board) => newBoard(`same-${board}`, board));

export const growthTable = (context: CheckContext): TableSpec => ({
  id: 'growth',
  title: messages.table(),
  section: 'performance',
  rowTitle: messages.methodColumn(),
  columns: [
    ...sizes.map((n) => ({ id: `n${String(n)}`, title: `n = ${String(n)}`, unit: 'microseconds' as const })),
    { id: 'exponent', title: 'exponent', unit: 'ratio' },
    { id: 'confidence', title: '+/-', unit: 'ratio' },
  ],
  rows: Object.keys(methods(context)).map((method) => ({ name: nameOf(method), check: growthId(method) })),
  remarks: () => [messages.exponentRemark()],
});
