/** What the instruments counted while a puzzle was solved: as observed, added up, and as a row of a table keeps it. */
import type { Measured } from '../../../../harness/contracts/check.ts';
import { callsOf, operationNames } from '../../judges/operations.ts';
import type { Counters } from '../../judges/queue.ts';

const operations = ['boards', 'equals', 'manhattan', 'isGoal', 'neighbors', 'twin', 'hamming', 'toStrings'] as const;

type CountName = 'inserts' | 'delMins' | (typeof operations)[number];

const countNames = ['inserts', 'delMins', ...operations] as const;

/** `inserts` and `delMins` are sums over all queues. */
export interface RawCounts extends Readonly<Record<CountName, number>> {
  /** Each queue that something was put into. */
  readonly queues: readonly { readonly inserts?: number | undefined; readonly delMins: number }[];
  /** How many different boards were asked for their neighbors, by moves + Manhattan distance: estimates. */
  readonly expanded: ReadonlyMap<number, number>;
  /** Calls of neighbors() when it was not their turn, many at a time; null where nothing came out of a queue. */
  readonly outOfTurn: OutOfTurn | null;
}

/** Before the first removal from a queue, between two, and after the last. */
export type OutOfTurn = Readonly<Record<'before' | 'between' | 'after', number>>;

const outOfTurnIn = (counters: Counters): OutOfTurn | null => {
  if (!(operationNames.before in counters.operations)) return null;
  return {
    before: callsOf(counters, 'before'),
    between: callsOf(counters, 'between'),
    after: callsOf(counters, 'after'),
  };
};

const expandedName = /^Board\.neighbors\(\) at (\d+)$/u;

const expandedIn = (operations: Counters['operations']): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(operations).flatMap(([name, boards]): [number, number][] => {
      const level = expandedName.exec(name)?.[1];
      return level === undefined ? [] : [[Number(level), boards]];
    }),
  );

export const rawCounts = (counters: Counters): RawCounts => {
  const used = counters.queues.filter(({ inserts }) => inserts > 0);
  const counted = (name: CountName): number =>
    name === 'inserts' || name === 'delMins'
      ? used.reduce((sum, { [name]: count }) => sum + count, 0)
      : callsOf(counters, name);
  return {
    ...eachCount(counted),
    queues: used,
    expanded: expandedIn(counters.operations),
    outOfTurn: outOfTurnIn(counters),
  };
};

const eachCount = (countOf: (name: CountName) => number): Readonly<Record<CountName, number>> =>
  Object.fromEntries(countNames.map((name) => [name, countOf(name)])) as Record<CountName, number>;

export const noCounts: RawCounts = { ...eachCount(() => 0), queues: [], expanded: new Map(), outOfTurn: null };

export const sumOfCounts = (all: readonly RawCounts[]): RawCounts => ({
  ...eachCount((name) => all.reduce((total, raw) => total + raw[name], 0)),
  queues: all.flatMap(({ queues }) => queues),
  expanded: new Map(),
  outOfTurn: null,
});

/** All counts as a row of a table keeps them; of the queues, the first two are listed separately. */
export const measuredCounts = (raw: RawCounts): Measured => ({
  queues: raw.queues.length,
  firstDelMins: raw.queues[0]?.delMins ?? null,
  secondDelMins: raw.queues[1]?.delMins ?? null,
  ...eachCount((name) => raw[name]),
});

/** The counts back from a row, but for the boards that were expanded. */
export const countsFrom = (row: Measured): RawCounts => {
  const queues = [row['firstDelMins'], row['secondDelMins']].filter((delMins) => typeof delMins === 'number');
  const more = Math.max(0, numberIn(row, 'queues') - queues.length);
  return {
    ...eachCount((name) => numberIn(row, name)),
    queues: [...queues, ...new Array<number>(more).fill(0)].map((delMins) => ({ delMins })),
    expanded: new Map(),
    outOfTurn: null,
  };
};

/** What was not measured adds nothing. */
export const numberIn = (row: Measured, key: string): number => {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
};

export const sumIn = (rows: readonly Measured[], key: string): number =>
  rows.reduce((total, row) => total + numberIn(row, key), 0);
