/** Measured values as tables for people show them. */
import type { Table } from '../../contracts/report.ts';
import { localeTag } from '../../messages/messages.ts';

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
