/** The five tables of the timing section, for a text of 80 columns. */
import type { AssessmentLimits } from '../../../harness/assignment.ts';
import type { Column, Measured, TableSpec } from '../../../harness/engine/check.ts';
import type { CheckContext } from '../context.ts';
import { timingCheckId, timingTableIds, type TimingTable } from './checks.ts';
import { countRemarks, timeRemarks } from './remarks.ts';
import { secondsFor } from './series.ts';
import type { TimedPuzzle, TimedPuzzles } from './timed-puzzles.ts';

export const timingTables = (
  context: CheckContext,
  { puzzles, missing }: TimedPuzzles,
  limits: AssessmentLimits,
): readonly TableSpec[] =>
  timingTableIds.map((table) => ({
    id: `timing-${table}`,
    title: titleOf(table, limits),
    section: 'timing',
    rowTitle: 'puzzle',
    columns: columnsOf[table],
    rows: [...puzzles, ...missing].map(({ name }) => ({ name: numberOf(name), check: timingCheckId(table, name) })),
    remarks: remarksFor(context, table, puzzles, limits),
  }));

/** `36` for `puzzle36.txt`. */
const numberOf = (name: string): string => name.replace(/^puzzle|\.txt$/g, '');

const titleOf = (table: TimingTable, limits: AssessmentLimits): string => {
  const limit = `limit ${limits.countFactor.toFixed(2)} x reference`;
  switch (table) {
    case '1':
      return 'Timing 1: CPU time with the answer checked';
    case '2':
      return `Timing 2: operations of the queues (${limit})`;
    case '3':
      return 'Timing 3: hamming() and toString() while solving (limit 0)';
    case '4a':
      return `Timing 4a: Board operations (${limit}; manhattan() in each comparison)`;
    case '4b':
      return `Timing 4b: Board operations, strict (${limit}; priorities kept)`;
  }
};

const count = (id: string, title: string): Column => ({ id, title, unit: 'count' });
const rule: Column = { id: 'rule', title: 'rule', unit: 'text' };

/** A count with what it is held against; the limit is told by the title, and shown where there is room. */
const held = (id: string, title: string): Column[] => [
  count(id, title),
  { ...count(`${id}Reference`, 'reference'), detail: true },
  { ...count(`${id}Limit`, 'limit'), detail: true },
  { id: `${id}Ratio`, title: 'ratio', unit: 'ratio' },
  { ...count(`${id}Most`, 'provable'), detail: true },
];

const boardColumns: readonly Column[] = [
  ...held('boards', 'Board()'),
  ...held('equals', 'equals()'),
  ...held('manhattan', 'manhattan'),
  rule,
];

const columnsOf: Readonly<Record<TimingTable, readonly Column[]>> = {
  '1': [
    count('moves', 'moves'),
    { id: 'seconds', title: 'CPU s', unit: 'seconds' },
    { id: 'limit', title: 'limit s', unit: 'seconds' },
    { id: 'ratio', title: 'of limit', unit: 'ratio' },
    count('runs', 'runs'),
  ],
  '2': [...held('inserts', 'insert()').map(shown), ...held('delMins', 'delMin()').map(shown), rule],
  '3': [count('hamming', 'hamming()'), count('toStrings', 'toString()'), rule],
  '4a': boardColumns,
  '4b': boardColumns,
};

/** Two counts leave room for the reference’s. */
function shown(column: Column): Column {
  return { ...column, detail: column.title === 'reference' ? false : column.detail };
}

const remarksFor = (
  context: CheckContext,
  table: TimingTable,
  puzzles: readonly TimedPuzzle[],
  limits: AssessmentLimits,
): ((rows: readonly Measured[]) => readonly string[]) => {
  const seconds = secondsFor(context, limits);
  return table === '1'
    ? (rows) => timeRemarks(rows, seconds)
    : (rows) => countRemarks(rows, { table, puzzles, limits });
};
