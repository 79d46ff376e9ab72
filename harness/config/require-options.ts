/** Options that a program hands to the library, looked over by the schemas by which a file of settings is. */
import { z } from 'zod';
import { type GraderError, usageError } from '../contracts/errors.ts';
import { shown } from '../text/shown.ts';
import { suggestion } from '../text/suggest.ts';
import { complaint } from './problems.ts';

/** Something that takes options, and those that it knows. */
export interface Wanted {
  /** What the options are given to, for messages: `openGrader`. */
  readonly of: string;
  readonly shape: Readonly<Record<string, z.ZodType>>;
}

/** @throws {GraderError} for a value that is not as the schema of its key says; keys without a schema may be there */
export const requireValues = (options: unknown, { of, shape }: Wanted): void => {
  const parsed = z.looseObject(shape).safeParse(Array.isArray(options) ? null : options);
  const issue = parsed.error?.issues[0];
  if (issue === undefined) return;
  const [key] = issue.path;
  if (key === undefined) {
    throw wrongOption(`The options of ${of} must be an object, but are ${shown(options)}.`, `Write ${of}({ ... }).`);
  }
  const remedy =
    issue.code === 'invalid_value' ? suggestion(String(valueIn(options, issue)), issue.values.map(String)) : null;
  const name = issue.path.join('.');
  throw wrongOption(`The option "${name}" of ${of} ${complaint(issue, shownIn(options, issue))}.`, remedy);
};

/** @throws {GraderError} for a key that is not among these, with the one that was meant */
export const requireKnown = (options: object, of: string, known: readonly string[]): void => {
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown !== undefined) throw wrongOption(`${of} has no option "${unknown}".`, suggestion(unknown, known));
};

const wrongOption = (message: string, remedy: string | null): GraderError =>
  usageError('wrong-option', message, { remedy: remedy ?? 'docs/assignments.md lists the options.' });

const valueIn = (whole: unknown, { path }: z.core.$ZodIssue): unknown =>
  path.reduce((inner, part) => (inner as Record<PropertyKey, unknown>)[part], whole);

/** What was found instead, in a few words. */
export const shownIn = (whole: unknown, issue: z.core.$ZodIssue): string => shown(valueIn(whole, issue));
