/** Tables that people and platforms save: any of the usual encodings, with commas, semicolons or tabs. */
import { CsvError, parse } from 'csv-parse/sync';
import { usageError } from '../../contracts/errors.ts';
import { decode } from '../../intake/decode.ts';
import { at } from '../../text/at.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { delimiterOf, namesDelimiter } from './delimiter.ts';

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
 * Reads a table, its cells trimmed, in NFC and harmless to show. UTF-8, UTF-16, else Windows-1252.
 * @throws {GraderError} of usage, with file and line, when it is no table
 */
export const readTable = (bytes: Buffer, file: string): Table => {
  if (bytes.length > mostBytes) throw invalid('it is larger than 50 MB', file, 1);
  const decoded = decode(bytes);
  if (decoded.kind === 'binary') throw invalid(`it is not text: ${decoded.why}`, file, 1);
  const lines = parseRows(decoded.text.replace(/^\uFEFF/, ''), file);
  if (lines.length === 0) throw invalid('it is empty', file, 1);
  const [header, ...rows] = lines;
  return { header: at([header], 0)?.cells ?? [], rows };
};

const parseRows = (text: string, file: string): TableRow[] => {
  try {
    const found = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // `="0042"` is no quoted cell, and stands so in tables that are made for Excel.
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 1_000_000,
    }) as unknown as readonly { readonly info: { readonly lines: number }; readonly record: readonly string[] }[];
    return withStarts(found).filter(({ cells }) => cells.some((cell) => cell !== '') && !namesDelimiter(cells));
  } catch (error) {
    const line = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw invalid(error instanceof Error ? sanitizeText(error.message, 300) : 'it is no table', file, line);
  }
};

/** The library tells the line on which a row ends; one with line breaks in a cell began before. */
const withStarts = (
  found: readonly { readonly info: { readonly lines: number }; readonly record: readonly string[] }[],
): TableRow[] =>
  found.map(({ info, record }) => ({
    line: info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
    cells: record.map((cell) => sanitizeText(withoutFormula(cell.trim()).normalize('NFC'), 500)),
  }));

/** By `="0042"` spreadsheets are told to leave the zeros. */
const withoutFormula = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

const invalid = (reason: string, file: string, line: number): Error =>
  usageError('unreadable-table', `The table cannot be read: ${reason}.`, {
    where: `${sanitizeText(file, 300)}:${String(line)}`,
    remedy: 'Save it as CSV (UTF-8), with the column names in the first line.',
  });
