/** Tables that people and platforms save: any of the usual encodings, with commas, semicolons or tabs. */
import { decode } from '../../intake/decode.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { delimiterOf, rowsOf, unreadableTable } from './cells.ts';

export interface TableRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Nobody's class has more; a slip with another file has. */
const mostBytes = 50_000_000;

/**
 * Reads a table, its cells each on one line, in NFC and harmless to show. UTF-8, UTF-16, else Windows-1252.
 * @throws {GraderError} of usage, with file and line, when it is no table
 */
export const readTable = (bytes: Buffer, file: string): Table => {
  if (bytes.length > mostBytes) throw unreadableTable('it is larger than 50 MB', file, 1);
  const decoded = decode(bytes);
  if (decoded.kind === 'binary') throw unreadableTable(`it is not text: ${decoded.why}`, file, 1);
  const [header, ...rows] = rowsOf(decoded.text, delimiterOf(decoded.text), file).map(({ line, cells }) => ({
    line,
    cells: cells.map(({ value }) => sanitizeText(withoutFormula(onOneLine(value)).normalize('NFC'), 500)),
  }));
  if (header === undefined) throw unreadableTable('it is empty', file, 1);
  return { header: header.cells, rows };
};

/** A spreadsheet's cell may have lines, and what was pasted into it, or is written from right to left, unseen marks at its ends. */
const onOneLine = (cell: string): string => cell.replace(/\s+/g, ' ').replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');

/** By `="0042"` spreadsheets are told to leave the zeros. */
const withoutFormula = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
