/** Values of a report's table, by row and column. */
import type { Table } from '../../../harness/report/schema.ts';
import type { Plot } from '../../../harness/report/shown.ts';

export interface Row {
  readonly name: string;
  readonly check: string;
  /** Null for what is no number or was not measured. */
  readonly value: (column: string) => number | null;
}

type Series = Plot['series'][number];

export const rowsOf = (table: Table): readonly Row[] =>
  table.rows.map(({ name, check, cells }) => ({
    name,
    check,
    value: (column) => {
      const cell = cells[table.columns.findIndex(({ id }) => id === column)];
      return typeof cell === 'number' ? cell : null;
    },
  }));

/** A series of one column; rows without a value keep their places. */
export const seriesOf = (
  rows: readonly Row[],
  { title, role, column }: { readonly title: string; readonly role: Series['role']; readonly column: string },
  x: (row: Row) => string | number = ({ name }) => name,
): Series => ({ title, role, points: rows.map((row) => ({ x: x(row), y: row.value(column), high: null })) });
