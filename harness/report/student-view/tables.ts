/** Tables and plots of a report as students may see them. */
import type { Report } from '../../contracts/report.ts';
import type { Sight } from './visible-parts.ts';
import { audienceMessages } from '../messages/audience.ts';

type Table = Report['tables'][number];

/** Those with a row that may be seen; of rows whose values may not be, the verdict is left. */
export const seenTables = (tables: Report['tables'], sight: Sight): Report['tables'] =>
  tables
    .filter(({ rows }) => rows.some(({ check }) => sight.seesDetails(check)))
    .map((table) => seenTable(table, sight));

const seenTable = (table: Table, { seesCheck, seesDetails }: Sight): Table => ({
  ...table,
  rows: table.rows
    .filter(({ check }) => seesCheck(check))
    .map((row) =>
      seesDetails(row.check) ? row : { ...row, name: audienceMessages.hiddenRow(), cells: row.cells.map(() => null) },
    ),
  // A remark is on all rows together.
  remarks: table.rows.every(({ check }) => seesDetails(check)) ? table.remarks : [],
});

/** Those in which nothing is that may not be seen. */
export const seenPlots = (plots: Report['plots'], { seesDetails }: Sight): Report['plots'] =>
  plots.filter(({ checks }) => checks.length > 0 && checks.every(seesDetails));
