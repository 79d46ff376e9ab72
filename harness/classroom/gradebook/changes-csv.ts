/** What filling a gradebook changed, for whoever uploads it. */
import { stringify } from 'csv-stringify/sync';
import { noFormula } from '../../text/escape/csv.ts';
import type { ClassStudent } from '../store/class-file.ts';

export interface CellChange {
  readonly student: string;
  /** In the file, 1-based. */
  readonly line: number;
  readonly old: string;
  readonly new: string;
  /** Of the student: why there is no new value, as `missing`, `grader-fault` and `waiting`. */
  readonly state: ClassStudent['state'];
}

/** UTF-8 with CRLF (RFC 4180). */
export const changesCsv = (changes: readonly CellChange[]): string =>
  stringify([['student', 'line', 'old', 'new', 'state'], ...changes.map(rowOf)], { record_delimiter: '\r\n' });

const rowOf = ({ student, line, old, new: now, state }: CellChange): (string | number)[] => [
  noFormula(student),
  line,
  old,
  now,
  state,
];
