/** The measured values: one table for each section's questions, as wide as 80 columns allow. */
import CliTable from 'cli-table3';
import type { Report, Table } from '../../contracts/report.ts';
import type { Paint } from '../../text/paint.ts';
import { at } from '../../text/at.ts';
import { displayWidth, wrap } from '../../text/wrap.ts';
import { rowWord, type Unit, valueText, withMeasured } from '../common/values.ts';

type Cell = Table['rows'][number]['cells'][number];

/** All tables of which something was run, with their remarks, an empty line between them. */
export const tableLines = ({ tables }: Report, width: number, paint: Paint): string[] =>
  tables.filter(wasRun).flatMap((table, index) => [...(index === 0 ? [] : ['']), ...oneTable(table, width, paint)]);

export const wasRun = ({ rows }: Table): boolean => rows.some(({ verdict }) => verdict !== 'skipped');

const oneTable = (table: Table, width: number, paint: Paint): string[] => [
  ...wrap(table.title, width).map(paint.heading),
  ...drawTable(table, width, paint),
  ...table.remarks.flatMap((remark) => wrap(remark, width)),
];

/**
 * Without its title and its remarks. Where it would be wider than there is room, numbers are rounded; then the last column
 * is narrowed to what is left.
 */
export const drawTable = (table: Table, width: number, paint: Paint): string[] => {
  const words = table.rows.map((row) => rowWord(table.columns, row));
  // Without what is too much for a page.
  const shown = { ...withMeasured(table, ({ detail }) => !detail), words };
  const exact = drawWith(shown, paint, valueText, null);
  if (widthOf(exact) <= width) return exact;
  const rounded = drawWith(shown, paint, roundedText, null);
  const excess = widthOf(rounded) - width;
  return excess <= 0 ? rounded : drawWith(shown, paint, roundedText, excess);
};

const widthOf = ([border = '']: readonly string[]): number => border.length;

type Write = (value: number, unit: Unit) => string;

/** With the word that ends each row. */
interface Worded extends Table {
  readonly words: readonly string[];
}

const drawWith = (
  { rowTitle, columns, rows, words }: Worded,
  paint: Paint,
  write: Write,
  excess: number | null,
): string[] => {
  const last = excess === null ? null : Math.max(narrowest, Math.max(...words.map(displayWidth)) + 1 - excess);
  const drawing = new CliTable({
    head: [rowTitle, ...columns.map(({ title }) => title), ''],
    colAligns: ['left', ...columns.map(({ unit }) => sideOf(unit)), 'left'],
    colWidths: [null, ...columns.map(() => null), last],
    wordWrap: true,
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 1 },
  });
  for (const [index, { name, cells, verdict }] of rows.entries()) {
    const shown = cells.map((cell, column) => cellText(cell, columns[column]?.unit ?? 'text', write));
    drawing.push([name, ...shown, paint.verdict(verdict, at(words, index))]);
  }
  return drawing.toString().split('\n');
};

const sideOf = (unit: Unit): 'left' | 'right' => (unit === 'text' ? 'left' : 'right');

/** Of the last column: what the longest word of a verdict needs. */
const narrowest = 9;

/** What was not measured is a dash. */
const cellText = (cell: Cell, unit: Unit, write: Write): string => {
  if (cell === null) return '-';
  return typeof cell === 'string' ? cell : write(cell, unit);
};

/** Three digits tell as much where a limit is missed by far: `4.45M`, `38.9M`, `180`. */
const roundedText: Write = (value, unit) => {
  const isCount = unit === 'bytes' || unit === 'count';
  if (isCount && value >= 100_000) {
    return value.toLocaleString('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
  }
  return !isCount && unit !== 'text' && value >= 100 ? String(Math.round(value)) : valueText(value, unit);
};
