/** The measured values: one table for each section's questions, as wide as 80 columns allow. */
import CliTable from 'cli-table3';
import type { Report, Table } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { wrap } from '../../text/wrap.ts';
import { verdictMessages } from '../../messages/names.ts';
import { labelMessages } from '../common/messages.ts';
import { type Unit, valueText } from '../common/values.ts';

type Cell = Table['rows'][number]['cells'][number];

/** All tables with their remarks, an empty line between them. */
export const tableLines = ({ tables }: Report, width: number, paint: Paint): string[] =>
  tables.flatMap((table, index) => [...(index === 0 ? [] : ['']), ...oneTable(table, width, paint)]);

const oneTable = (table: Table, width: number, paint: Paint): string[] => [
  ...wrap(table.title, width).map(paint.heading),
  ...drawTable(table, paint),
  ...table.remarks.flatMap((remark) => wrap(remark, width)),
];

/** Without its title and its remarks. */
export const drawTable = (table: Table, paint: Paint): string[] => {
  const { rowTitle, columns, rows } = withoutDetails(table);
  const left = (unit: Unit): boolean => unit === 'text';
  const drawing = new CliTable({
    head: [rowTitle, ...columns.map(({ title }) => title), ''],
    colAligns: ['left', ...columns.map(({ unit }) => (left(unit) ? ('left' as const) : ('right' as const))), 'left'],
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 1 },
  });
  for (const { name, cells, verdict } of rows) {
    const shown = cells.map((cell, index) => cellText(cell, columns[index]?.unit ?? 'text'));
    drawing.push([
      name,
      ...shown,
      verdict === 'passed' ? paint.good(labelMessages.ok()) : paint.verdict(verdict, short(verdict)),
    ]);
  }
  return drawing.toString().split('\n');
};

/** Without what is too much for a page, and without columns in which nothing was measured. */
const withoutDetails = ({ columns, rows, ...rest }: Table): Table => {
  const kept = columns.map(({ detail }, index) => !detail && rows.some(({ cells }) => cells[index] !== null));
  return {
    ...rest,
    columns: columns.filter((_, index) => kept[index]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => kept[index]) })),
  };
};

const short = (verdict: Table['rows'][number]['verdict']): string =>
  verdict === 'failed' ? labelMessages.over() : verdictMessages[verdict]();

/** What was not measured is a dash. */
const cellText = (cell: Cell, unit: Unit): string => {
  if (cell === null) return '-';
  return typeof cell === 'string' ? cell : valueText(cell, unit);
};
