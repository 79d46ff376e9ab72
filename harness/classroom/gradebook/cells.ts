/**
 * The cells of a table with their places in its text, so that one of them can be replaced and everything else stays, byte
 * for byte. Libraries for CSV give values without places, and write files of their own.
 */
import { at } from '../../text/at.ts';
import { namesDelimiter } from '../roster/delimiter.ts';

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
}

/** Rows as RFC 4180 has them, with any delimiter and line end. Rows without text are left out, and one that names the delimiter. */
export const rowsOf = (text: string, delimiter: string): readonly Row[] => {
  const rows: Row[] = [];
  let [line, at] = [1, text.startsWith('\uFEFF') ? 1 : 0];
  while (at < text.length) {
    const cells: Cell[] = [];
    for (;;) {
      const end = endOfCell(text, at, delimiter);
      cells.push({ value: valueOf(text.slice(at, end)), start: at, end });
      at = end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (isOfTable(cells.map(({ value }) => value.trim()))) rows.push({ line, cells });
    const first = cells[0]?.start ?? at;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += linesIn(text.slice(first, at));
  }
  return rows;
};

const isOfTable = (values: readonly string[]): boolean =>
  values.some((value) => value !== '') && !namesDelimiter(values);

/** The cell of a column; where a spreadsheet dropped empty ones at the end of the row, one that begins with what is missing. */
export const cellAt = ({ cells }: Row, column: number, delimiter: string): Cell => {
  const [found, last] = [cells[column], at(cells, -1)];
  if (found !== undefined) return found;
  return { value: '', start: last.end, end: last.end, before: delimiter.repeat(column + 1 - cells.length) };
};

const endOfCell = (text: string, start: number, delimiter: string): number => {
  let at = start;
  if (text[at] === '"') {
    at = endOfQuotes(text, at + 1);
  }
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

/** Behind the closing quote; two in a row are one in the value. */
const endOfQuotes = (text: string, start: number): number => {
  let at = start;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    if (text[quote + 1] !== '"') return quote + 1;
    at = quote + 2;
  }
};

const valueOf = (raw: string): string => (raw.startsWith('"') ? raw.replace(/^"|"$/g, '').replaceAll('""', '"') : raw);

const linesIn = (text: string): number => text.split(/\r\n|\n|\r/).length - 1;

/** The text with these cells replaced; a cell that was quoted stays so. */
export const replaceCells = (
  text: string,
  replaced: readonly { readonly cell: Cell; readonly value: string }[],
): string => {
  let [result, from] = ['', 0];
  for (const { cell, value } of replaced.toSorted((one, other) => one.cell.start - other.cell.start)) {
    const quote = text[cell.start] === '"' ? '"' : '';
    result += `${text.slice(from, cell.start)}${cell.before ?? ''}${quote}${value}${quote}`;
    from = cell.end;
  }
  return result + text.slice(from);
};
