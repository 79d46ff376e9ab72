/** Plots, and the tables of what was measured. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import type { Table } from '../../contracts/report.ts';
import {
  cappedRows,
  cell,
  checkLink,
  fold,
  leftParagraph,
  row,
  dataTable,
  titleLine,
  verdictMark,
  shorten,
} from './parts.ts';
import type { View } from './view.ts';
import { measuredMessages } from './messages.ts';
import { rowWord, type Unit, valueText, withMeasured } from '../common/values.ts';
import { wasRun } from '../text/tables.ts';

type Cell = Table['rows'][number]['cells'][number];

export const drawMeasured = (view: View): (VNode | null)[] => {
  const nothingLost = view.report.lost.length === 0;
  const plots = view.plots.map((drawn, index) => drawPlotPart(view, drawn, index, nothingLost && index === 0));
  return [
    ...plots,
    ...leftParagraph(view, view.report.plots.length - plots.length),
    ...view.report.tables
      .filter(wasRun)
      .slice(0, view.limits.entries)
      .map((table) => drawTable(view, table)),
  ];
};

/** Title and sentence stand in the line that opens it. */
const drawPlotPart = (view: View, drawn: VNode, index: number, isOpen: boolean): VNode | null => {
  const plot = view.report.plots[index];
  if (plot === undefined) return null;
  const most = view.limits.rowCharacters;
  return fold(titleLine(shorten(plot.title, most), shorten(plot.sentence, most)), isOpen, drawn);
};

const drawTable = (view: View, full: Table): VNode => {
  const table = withMeasured(full);
  const passed = table.rows.filter(({ verdict }) => verdict === 'passed').length;
  const columns = [
    { title: table.rowTitle },
    ...table.columns.map(({ title, unit }) => ({
      title: `${title}${unitText(unit, `${table.title} ${title}`)}`,
      number: unit !== 'text',
    })),
    { title: measuredMessages.verdict() },
  ];
  const rows = cappedRows(view, table.rows, columns, (one) => drawRow(view, table, one));
  const counts = measuredMessages.rows({ passed, count: table.rows.length });
  return fold(
    titleLine(table.title, counts, passed === table.rows.length ? 'soft' : 'verdict bad'),
    false,
    dataTable(table.title, columns, rows),
    table.remarks.slice(0, view.limits.entries).map((remark) => element('p', { class: 'remark' }, remark)),
  );
};

/** Where neither the table nor the column says it. */
const unitText = (unit: Unit, said: string): string => {
  if (unit !== 'bytes' && unit !== 'seconds' && unit !== 'microseconds') return '';
  const name = measuredMessages[unit]();
  return said.split(/[^\p{L}]+/u).some((word) => word === name || word === unit) ? '' : ` (${name})`;
};

const drawRow = (view: View, { columns }: Table, one: Table['rows'][number]): VNode => {
  const { name, check, verdict, cells } = one;
  const mark = verdictMark(verdict, rowWord(columns, one));
  return row(name, [
    ...cells.map((value, index) => drawCell(value, columns[index]?.unit ?? 'text', view)),
    cell(verdict === 'passed' ? mark : checkLink(view, check, mark)),
  ]);
};

const drawCell = (value: Cell, unit: Unit, { limits }: View): VNode => {
  if (value === null) {
    const said = element('span', { class: 'unseen' }, measuredMessages.notMeasured());
    return cell([element('span', { 'aria-hidden': 'true' }, '–'), said], unit !== 'text');
  }
  return typeof value === 'string'
    ? cell(shorten(value, limits.rowCharacters))
    : cell(valueText(value, unit), unit !== 'text');
};
