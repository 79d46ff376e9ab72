/** `grades.csv`: the scores of a class for whatever reads CSV. */
import { stringify } from 'csv-stringify/sync';
import { noFormula } from '../../text/escape/csv.ts';
import type { ClassStudent } from '../store/class-file.ts';

const columns = [
  'key',
  'id',
  'name',
  'email',
  'section',
  'attempt',
  'score',
  'max',
  'late',
  'status',
  'report',
] as const;

/** UTF-8 with CRLF (RFC 4180). An empty score is none, and never 0. */
export const gradesCsv = (students: readonly ClassStudent[]): string =>
  stringify([columns, ...students.map(rowOf)], { record_delimiter: '\r\n' });

const rowOf = (student: ClassStudent): (string | number)[] => {
  const { key, id, lmsId, username, name, email, section, attempt, score, state, report } = student;
  const texts = [key, id ?? lmsId ?? username, name, email, section].map((text) => noFormula(text ?? ''));
  return [...texts, attempt ?? '', score ?? '', 100, latenessOf(student), state, report ?? ''];
};

/** Days, as far as the policy counts them; else what the platform says. */
const latenessOf = ({ late, attempt, attempts }: ClassStudent): number | string => {
  if (late !== null) return late.days;
  return attempts.find(({ number }) => number === attempt)?.late === true ? 'yes' : '';
};
