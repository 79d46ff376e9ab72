/** The five tables of the timing section, for a text of 80 columns. */
import type { AssessmentLimits } from '../../../harness/assignment.ts';
import type { Column, Measured, TableSpec } from '../../../harness/engine/check.ts';
import type { CheckContext } from '../context.ts';
import { timingCheckId, timingTableIds, type TimingTable } from './checks.ts';
import { countRemarks, timeRemarks } from './remarks.ts';
import { secondsFor } from './series.ts';
import type { TimedPuzzle, TimedPuzzles } from './timed-puzzles.ts';
import { timingWords } from './words/tables.ts';

export const timingTables = (
  context: CheckContext,
  { puzzles, missing }: TimedPuzzles,
  limits: AssessmentLimits,
): readonly TableSpec[] =>
  timingTableIds.map((table) => ({
    id: `timing-${table}`,
    title: titleOf(table, limits),
    section: 'timing',
    rowTitle: timingWords.puzzleColumn(),
    columns: columnsOf(table),
    rows: [...puzzles, ...missing].map(({ name }) => ({ name: numberOf(name), check: timingCheckId(table, name) })),
    remarks: remarksFor(context, table, puzzles, limits),
  }));

/** `36` for `puzzle36.txt`. */
const numberOf = (name: string): string => name.replace(/^puzzle|\.txt$/g, '');

const titleOf = (table: TimingTable, limits: AssessmentLimits): string => {
  const limit = timingWords.limitWords({ factor: limits.countFactor.toFixed(2) });
  switch (table) {
    case '1':
      return timingWords.table1();
    case '2':
      return timingWords.table2({ limit });
    case '3':
      return timingWords.table3();
    case '4a':
      return timingWords.table4a({ limit });
    case '4b':
      return timingWords.table4b({ limit });
  }
};

const count = (id: string, title: string): Column => ({ id, title, unit: 'count' });
const rule = (): Column => ({ id: 'rule', title: timingWords.ruleColumn(), unit: 'text' });

/** A count with what it is held against; the limit is told by the title, and shown where there is room. */
const held = (id: string, title: string): Column[] => [
  count(id, title),
  { ...count(`${id}Reference`, timingWords.referenceColumn()), detail: true },
  { ...count(`${id}Limit`, timingWords.limitOfCountColumn()), detail: true },
  { id: `${id}Ratio`, title: timingWords.ratioColumn(), unit: 'ratio' },
  { ...count(`${id}Most`, timingWords.provableColumn()), detail: true },
];

const boardColumns = (): readonly Column[] => [
  ...held('boards', 'Board()'),
  ...held('equals', 'equals()'),
  ...held('manhattan', timingWords.manhattanColumn()),
  rule(),
];

const columnsOf = (table: TimingTable): readonly Column[] => {
  switch (table) {
    case '1':
      return [
        count('moves', timingWords.movesColumn()),
        { id: 'seconds', title: timingWords.secondsColumn(), unit: 'seconds' },
        { id: 'limit', title: timingWords.limitColumn(), unit: 'seconds' },
        { id: 'ratio', title: timingWords.ofLimitColumn(), unit: 'ratio' },
        count('runs', timingWords.runsColumn()),
      ];
    case '2':
      return [...held('inserts', 'insert()').map(shown), ...held('delMins', 'delMin()').map(shown), rule()];
    case '3':
      return [count('hamming', 'hamming()'), count('toStrings', 'toString()'), rule()];
    case '4a':
    case '4b':
      return boardColumns();
  }
};

/** Two counts leave room for the reference’s. */
function shown(column: Column): Column {
  return { ...column, detail: column.id.endsWith('Reference') ? false : column.detail };
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
