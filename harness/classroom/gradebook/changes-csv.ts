/** What filling a gradebook changed, for whoever uploads it. */
import { stringify } from 'csv-stringify/sync';
import { noFormula } from '../../text/escape/csv.ts';

export interface CellChange {
  readonly student: string;
  /** In the file, 1-based. */
  readonly line: number;
  readonly old: string;
  readonly new: string;
}

/** UTF-8 with CRLF (RFC 4180). */
export const changesCsv = (changes: readonly CellChange[]): string =>
  stringify([['student', 'line', 'old', 'new'], ...changes.map(rowOf)], { record_delimiter: '\r\n' });

const rowOf = ({ student, line, old, new: now }: CellChange): (string | number)[] => [
  noFormula(student),
  line,
  old,
  now,
];
