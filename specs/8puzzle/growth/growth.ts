/**
 * The assignment's performance requirement: every method of Board takes time proportional to n^2 at most. Each is called
 * over and over at four sizes; the exponent of its growth is the slope of a line in logarithms.
 */
import type { Check, MeasuredRow, Series, SeriesCase, TableSpec } from '../../../harness/engine/check.ts';
import type { Step } from '../../../harness/probe/protocol.ts';
import { goal, type Tiles } from '../../../reference/tiles.ts';
import type { CheckContext } from '../context.ts';
import { toGrid } from '../questions.ts';
import { call, callFor, newBoard } from '../steps.ts';
import { judgeGrowth } from './judge.ts';
import { growthWords } from './words.ts';

export const growthSizes = [16, 32, 64, 127] as const;

/** Whatever disturbs a measurement makes it longer, and the runtime compiles while the first rounds are run. */
const rounds = 3;
const rowSizes = Array.from({ length: rounds }, () => growthSizes).flat();

/** By the clock: on a busy machine a third of it is spent on calls. */
const repeatMs = 15;
const mostTimes = 200_000;

/** What is repeated, by method. The board is the goal: isGoal() and equals() then have the most to do. */
const methods = (context: CheckContext): Readonly<Record<string, readonly Step[]>> => {
  const { edition } = context;
  return {
    Board: [newBoard('made')],
    toString: [call('board', 'toString')],
    [edition.sizeMethod]: [call('board', edition.sizeMethod)],
    hamming: [call('board', 'hamming')],
    manhattan: [call('board', 'manhattan')],
    isGoal: [call('board', 'isGoal')],
    equals: [call('board', 'equals', [{ kind: 'handle', name: 'same' }])],
    neighbors: [callFor('iterable', 'board', 'neighbors'), { op: 'iterate', on: 'iterable', as: 'list', limit: 5 }],
    ...(edition.hasTwin ? { twin: [callFor('made', 'board', 'twin')] } : {}),
  };
};

export const growthChecks = (context: CheckContext): readonly Check[] =>
  Object.entries(methods(context)).map(([method, steps]) => ({
    id: growthId(method),
    section: 'performance',
    group: 'Growth',
    title: growthWords.title({ method: nameOf(method) }),
    needs: ['Board'],
    cases: [growthCase(context, method, steps)],
  }));

const growthId = (method: string): string => `growth-${method === 'Board' ? 'constructor' : method}`;
const nameOf = (method: string): string => (method === 'Board' ? growthWords.constructor() : `${method}()`);

const growthCase = ({ notation }: CheckContext, method: string, steps: readonly Step[]): SeriesCase => ({
  kind: 'series',
  name: nameOf(method),
  series: growthSeries(steps),
  rows: rowSizes.map((_, index) => index),
  judge: (rows: readonly MeasuredRow[]) => judgeGrowth(nameOf(method), growthSizes, rows),
  reproduction: [notation.comment(growthWords.reproduction({ method: nameOf(method), sizes: growthSizes.join(', ') }))],
});

const growthSeries = (steps: readonly Step[]): Series => ({
  script: {
    substitute: [],
    rows: rowSizes.map((n) => ({ tiles: toGrid(goalOf(n)) })),
    steps: [...boardsFor(steps), { op: 'repeat', steps: [...steps], forMs: repeatMs, most: mostTimes }],
    // Long enough for the text of the largest board.
    limits: { stringCharacters: 200_000 },
  },
  names: rowSizes.map((n) => `n = ${String(n)}`),
  cpuMs: 10_000,
  wallMs: 20_000,
  deaths: 1,
});

/** The boards that the steps need; no more, since making them takes time. */
const boardsFor = (steps: readonly Step[]): Step[] =>
  ['board', 'same'].filter((name) => JSON.stringify(steps).includes(`"${name}"`)).map((name) => newBoard(name));

const goalOf = (n: number): Tiles => goal(n);

export const growthTable = (context: CheckContext): TableSpec => ({
  id: 'growth',
  title: growthWords.tableTitle(),
  section: 'performance',
  rowTitle: growthWords.methodColumn(),
  columns: [
    ...growthSizes.map((n) => ({ id: `n${String(n)}`, title: `n = ${String(n)}`, unit: 'microseconds' as const })),
    { id: 'exponent', title: 'exponent', unit: 'ratio' },
    { id: 'confidence', title: '+/-', unit: 'ratio' },
  ],
  rows: Object.keys(methods(context)).map((method) => ({ name: nameOf(method), check: growthId(method) })),
  remarks: () => [growthWords.exponentRemark()],
});
