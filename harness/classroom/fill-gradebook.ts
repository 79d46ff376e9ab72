/** The scores of a class in a gradebook that was downloaded from the platform. */
import { changesCsv } from './gradebook/changes-csv.ts';
import { type Filled, fillGradebook } from './gradebook/fill.ts';
import type { ClassFile } from './store/class-file.ts';

export interface FillOptions {
  /** The platform, where its file is not recognised. */
  readonly kind?: string | undefined;
  /** Titles of columns by what is in them: `score`. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  /** Points that 100 percent are worth, where the gradebook does not say. */
  readonly outOf?: number | undefined;
  /** It holds only some of the class. */
  readonly partial?: boolean | undefined;
}

export interface FilledGradebook extends Filled {
  /** What was changed, as CSV. */
  readonly list: string;
}

/** Pure. @throws {GraderError} for a gradebook that is none, is of another course, or lacks the column */
export const fillFrom = (
  { students }: ClassFile,
  bytes: Buffer,
  file: string,
  options: FillOptions,
): FilledGradebook => {
  const { outOf = 100, kind, columns, partial } = options;
  const graded = students.filter(({ state }) => state !== 'waiting');
  const filled = fillGradebook({ bytes, file, outOf, kind, columns, partial, students: graded });
  return { ...filled, list: changesCsv(filled.changes) };
};
