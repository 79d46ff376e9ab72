/** Measured values as tables for people show them. */
import type { Table } from '../../contracts/report.ts';
import { localeTag } from '../../messages/messages.ts';

export type Unit = Table['columns'][number]['unit'];

/** The table with only those columns of which `kept` says so, by their index. */
export const withColumns = (table: Table, kept: readonly boolean[]): Table => ({
  ...table,
  columns: table.columns.filter((_, index) => kept[index]),
  rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => kept[index]) })),
});

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
