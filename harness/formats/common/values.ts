/** Measured values as tables for people show them, and what became of each row. */
import type { Table } from '../../contracts/report.ts';
import { localeTag } from '../../messages/messages.ts';
import { verdictMessages } from '../../messages/names.ts';
import { audienceMessages } from '../../report/messages/audience.ts';
import { labelMessages } from './messages.ts';

export type Unit = Table['columns'][number]['unit'];

/** The table without columns in which nothing was measured, and of the others with those that `isWanted`. */
export const withMeasured = (
  { columns, rows, ...table }: Table,
  isWanted: (column: Table['columns'][number]) => boolean = () => true,
): Table => {
  const kept = columns.map(
    (column, index) => isWanted(column) && rows.some(({ cells }) => (cells[index] ?? null) !== null),
  );
  return {
    ...table,
    columns: columns.filter((_, index) => kept[index]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => kept[index]) })),
  };
};

/** As the locale writes numbers where they count something. */
export const valueText = (value: number, unit: Unit): string => {
  switch (unit) {
    case 'seconds':
    case 'microseconds':
    case 'ratio':
      return value.toFixed(2);
    case 'bytes':
    case 'count':
      return Math.round(value).toLocaleString(localeTag());
    case 'text':
      return String(value);
  }
};

type Columns = Table['columns'];
type Row = Table['rows'][number];

/** The word at the end of a row: what became of it, and only "over" where a measured value is over its limit. */
export const rowWord = (columns: Columns, row: Row): string => {
  if (row.verdict === 'passed') return labelMessages.ok();
  return row.verdict === 'failed' ? failedWord(columns, row) : verdictMessages[row.verdict]();
};

const failedWord = (columns: Columns, { name, cells }: Row): string => {
  if (cells.every((cell) => cell === null)) {
    // What was measured may be kept from students.
    return name === audienceMessages.hiddenRow() ? verdictMessages.failed() : labelMessages.notMeasured();
  }
  const limits = columns.flatMap(({ id }, index) => (/limit$/i.test(id) ? [index] : []));
  const isOver = limits.length === 0 || limits.some((index) => isAbove(columns, cells, index));
  return isOver ? labelMessages.over() : verdictMessages.failed();
};

/** A limit stands after the value that it limits, with no more than a reference between them. */
const isAbove = (columns: Columns, cells: Row['cells'], limitIndex: number): boolean => {
  const unit = columns[limitIndex]?.unit;
  const valueIndex = columns.findLastIndex(
    (column, index) => index < limitIndex && column.unit === unit && !/reference$/i.test(column.id),
  );
  const [value, limit] = [cells[valueIndex] ?? null, cells[limitIndex] ?? null];
  return typeof value === 'number' && typeof limit === 'number' && value > limit;
};
