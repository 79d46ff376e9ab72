/**
 * The cells of a table with their places in its text, so that one of them can be replaced and everything else stays, byte
 * for byte. Libraries for CSV give values without places, and write files of their own.
 */
import { usageError } from '../../contracts/errors.ts';
import { at } from '../../text/at.ts';
import { sanitizeText } from '../../text/sanitize.ts';

export interface Cell {
  /** Without quotes. */
  readonly value: string;
  /** Of the cell with its quotes, in the text; `end` is behind it. */
  readonly start: number;
  readonly end: number;
  /** Delimiters that are missing before it. */
  readonly before?: string;
}

export interface Row {
  /** On which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** A title stands above the table that begins with this row. */
  readonly isBelowTitle?: true;
}

/** By what cells are kept apart: what the first line names, for Excel (`sep=;`), else the most frequent mark in it, outside of quotes. */
export const delimiterOf = (text: string): string => {
  // Its quoted cells may have lines.
  const [first = ''] = /^(?:"[^"]*"|[^"\r\n]+)+/.exec(text.trimStart()) ?? [];
  const named = /^sep=([,;|\t])$/i.exec(first)?.[1];
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return named ?? counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
};

/**
 * Rows as RFC 4180 has them, with any delimiter and line end. Rows without text are left out, one that names the delimiter, and a
 * title above the table.
 * @throws {GraderError} of usage, with file and line, for quotes that do not end with their cell: rows may be lost in them
 */
export const rowsOf = (text: string, delimiter: string, file: string): readonly Row[] => {
  const rows: Row[] = [];
  let [line, at] = [1, text.startsWith('\uFEFF') ? 1 : 0];
  while (at < text.length) {
    const cells: Cell[] = [];
    for (;;) {
      const end = endOfCell(text, at, delimiter);
      if (end === null)
        throw unreadableTable('a quoted cell does not end with its quotes', file, linesIn(text.slice(0, at)) + 1);
      cells.push({ value: valueOf(text.slice(at, end)), start: at, end });
      at = end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    rows.push({ line, cells });
    const first = cells[0]?.start ?? at;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += linesIn(text.slice(first, at));
  }
  return belowTitle(rows).filter(isOfTable);
};

/** Sakai's grades.csv has a row of title and grade type, an empty one, and then the names of the columns (SpreadsheetExporter.java). */
const belowTitle = (rows: readonly Row[]): readonly Row[] => {
  const [title, gap, header, ...others] = rows;
  if (title === undefined || gap === undefined || header === undefined) return rows;
  const isTitle = textsOf(title).length > 0 && title.cells.length < header.cells.length && textsOf(gap).length === 0;
  const isHeader = textsOf(header).length === header.cells.length;
  return isTitle && isHeader ? [{ ...header, isBelowTitle: true }, ...others] : rows;
};

const textsOf = ({ cells }: Row): readonly string[] =>
  cells.map(({ value }) => value.trim()).filter((value) => value !== '');

const isOfTable = (row: Row): boolean => {
  const texts = textsOf(row);
  const namesDelimiter =
    row.cells.length === 2 && texts.length === 1 && row.cells[0]?.value.trim().toLowerCase() === 'sep=';
  return texts.length > 0 && !namesDelimiter;
};

/** The cell of a column; where a spreadsheet dropped empty ones at the end of the row, one that begins with what is missing. */
export const cellAt = ({ cells }: Row, column: number, delimiter: string): Cell => {
  const [found, last] = [cells[column], at(cells, -1)];
  if (found !== undefined) return found;
  return { value: '', start: last.end, end: last.end, before: delimiter.repeat(column + 1 - cells.length) };
};

/** Null where it begins with a quote and does not end with one. */
const endOfCell = (text: string, start: number, delimiter: string): number | null => {
  const isEnd = (at: number): boolean =>
    at >= text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r';
  if (text[start] === '"') {
    const end = endOfQuotes(text, start + 1);
    return end !== null && isEnd(end) ? end : null;
  }
  let at = start;
  while (!isEnd(at)) at += 1;
  return at;
};

/** Behind the closing quote, null where there is none; two in a row are one in the value. */
const endOfQuotes = (text: string, start: number): number | null => {
  let at = start;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    if (text[quote + 1] !== '"') return quote + 1;
    at = quote + 2;
  }
};

const valueOf = (raw: string): string => (raw.startsWith('"') ? raw.replace(/^"|"$/g, '').replaceAll('""', '"') : raw);

const linesIn = (text: string): number => text.split(/\r\n|\n|\r/).length - 1;

export const unreadableTable = (reason: string, file: string, line: number): Error =>
  usageError('unreadable-table', `The table cannot be read: ${reason}.`, {
    where: `${sanitizeText(file, 300)}:${String(line)}`,
    remedy: 'Save it as CSV (UTF-8), with the column names in the first line.',
  });

/** The text with these cells replaced; a cell that was quoted stays so, and one with the delimiter in it is quoted. */
export const replaceCells = (
  text: string,
  replaced: readonly { readonly cell: Cell; readonly value: string }[],
  delimiter: string,
): string => {
  let [result, from] = ['', 0];
  for (const { cell, value } of replaced.toSorted((one, other) => one.cell.start - other.cell.start)) {
    const quote = text[cell.start] === '"' || value.includes(delimiter) ? '"' : '';
    result += `${text.slice(from, cell.start)}${cell.before ?? ''}${quote}${value}${quote}`;
    from = cell.end;
  }
  return result + text.slice(from);
};
