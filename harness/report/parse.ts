/** The text of a report file as a report: every way in which it may not be one is told apart. */
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { type GraderError, usageError } from '../contracts/errors.ts';
import { sanitizeText } from '../text/sanitize.ts';
import { type Report, report as schema, schemaId } from '../contracts/report.ts';
import { mapStrings } from '../text/map-strings.ts';
import { at } from '../text/at.ts';
import { errorMessage } from '../text/error-message.ts';

const gradeAgain = 'Grade the submission again, or copy the file again from where it was written.';
const giveReport = 'Give the report.json of a grading, or - for standard input.';

/** `where` names the file. @throws {GraderError} of usage */
export const parseReport = (bytes: Buffer, where: string): Report => {
  const value = parseJson(textOf(bytes, where), bytes.length, where);
  requireVersion(value, where);
  return consistent(cleaned(fieldsOf(value, where)), where);
};

/** The report is not one, or cannot be read at all. */
export const noReport = (code: string, message: string, where: string): GraderError =>
  usageError(code, message, { where, remedy: giveReport });

/** The report was one, and is not whole or has been changed. */
const damaged = (code: string, message: string, where: string): GraderError =>
  usageError(code, message, { where, remedy: gradeAgain });

const textOf = (bytes: Buffer, where: string): string => {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (text.trim() === '') throw damaged('empty-report', 'The report is empty.', where);
  if (text.includes('\u0000')) throw noReport('report-no-text', 'The report is not UTF-8 text.', where);
  return text;
};

const parseJson = (text: string, bytes: number, where: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = errorMessage(error);
    const position = Number(/at position (\d+)/.exec(reason)?.[1] ?? Number.NaN);
    throw endsEarly(text, reason, position)
      ? cutOff(text, bytes, where)
      : notJson(reason, placeOf(text, position, where));
  }
};

const cutOff = (text: string, bytes: number, where: string): GraderError => {
  const lines = text.split('\n').length;
  const message = `The report is cut off: it ends at byte ${bytes}, on line ${lines}, within a value.`;
  return damaged('truncated-report', message, where);
};

/** The parser's words without the place and the piece of the text that it adds. */
const notJson = (reason: string, where: string): GraderError => {
  const token = /^Unexpected token '(.+?)'/su.exec(reason)?.[1];
  const isMore = reason.startsWith('Unexpected non-whitespace character after JSON');
  const what = isMore
    ? 'something follows the first value'
    : token === undefined
      ? reason
      : `"${token}" cannot stand here`;
  const shown = sanitizeText(what.replace(/ in JSON at position.*$/s, '').replace(/, (?:\.\.\.)?".*$/s, ''), 200);
  return noReport('report-no-json', `The report is not JSON: ${shown}.`, where);
};

const placeOf = (text: string, position: number, where: string): string => {
  const start = Number.isNaN(position) ? firstFault(text) : position;
  return start === null ? where : `${where}:${lineAndColumn(text, start)}`;
};

/** The runtime's own parser does not always say where. JSON is YAML, and a reader of that does. */
const firstFault = (text: string): number | null => {
  const [error] = parseDocument(text, { schema: 'json', prettyErrors: false, logLevel: 'silent' }).errors;
  return error?.pos[0] ?? null;
};

/** It begins as JSON does, and what was missed came where it ends. */
const endsEarly = (text: string, reason: string, position: number): boolean =>
  text.trimStart().startsWith('{') &&
  (/end of JSON input|Unterminated string/.test(reason) || position >= text.trimEnd().length);

const lineAndColumn = (text: string, position: number): string => {
  const before = text.slice(0, position).split('\n');
  return `${String(before.length)}:${String(at(before, -1).length + 1)}`;
};

const family = schemaId.replace(/\d+$/, '');

const requireVersion = (value: unknown, where: string): void => {
  const found = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : null;
  if (found === schemaId) return;
  const version =
    typeof found === 'string' && found.startsWith(family) ? Number(found.slice(family.length)) : Number.NaN;
  if (!Number.isInteger(version)) throw noReport('no-report', 'This is JSON, but not a report of this grader.', where);
  const [code, age, remedy] =
    version < Number(schemaId.slice(family.length))
      ? (['old-report', 'an older', 'Grade the submission again with this version of the grader.'] as const)
      : (['new-report', 'a newer', 'Use the version of the grader that wrote it, or a newer one.'] as const);
  const message = `The report has ${age} format (${family}${version}); this version reads ${schemaId}.`;
  throw usageError(code, message, { where, remedy });
};

/** Fields that are not known are left out: within one version fields may be added. */
const fieldsOf = (value: unknown, where: string): Report => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (unknown.length === issues.length) {
    for (const { path, keys } of unknown) removeKeys(value, path, keys);
    return fieldsOf(value, where);
  }
  throw wrongField(
    issues.filter((issue) => issue.code !== 'unrecognized_keys'),
    where,
  );
};

const removeKeys = (value: unknown, path: readonly PropertyKey[], keys: readonly string[]): void => {
  const holder = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
  for (const key of keys) Reflect.deleteProperty(holder as object, key);
};

const wrongField = (issues: readonly z.core.$ZodIssue[], where: string): GraderError => {
  const first = at(issues, 0);
  const problem = sanitizeText(first.message, 300);
  const count = issues.length - 1;
  const message =
    count === 0
      ? `A field of the report is wrong: ${problem}.`
      : `A field of the report is wrong: ${problem} (and ${count} more).`;
  return damaged('wrong-report', message, `${where}: ${pathOf(first.path)}`);
};

/** `checks[3].cases[0].verdict` */
const pathOf = (path: readonly PropertyKey[]): string =>
  sanitizeText(
    path
      .map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`))
      .join('')
      .replace(/^\./, ''),
    300,
  );

/** As at the border of a grading, which leaves nothing to be changed here. The keys of measured values are only looked up. */
const cleaned = (report: Report): Report => {
  const checks = report.checks.map((check) => ({
    ...check,
    cases: check.cases.map((one) => ({ ...one, measured: one.measured === null ? null : cleanKeys(one.measured) })),
  }));
  const settings = cleanKeys(report.settings);
  return mapStrings({ ...report, checks, settings }, (text) => sanitizeText(text, 100_000, { multiline: true }));
};

const cleanKeys = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [sanitizeText(key, 200), value]));

/** What the schema cannot say. */
const consistent = (report: Report, where: string): Report => {
  const problem = contradiction(report);
  if (problem === null) return report;
  throw damaged('contradictory-report', `The report contradicts itself: ${problem}.`, where);
};

const contradiction = ({ gradable, summary: { score }, checks }: Report): string | null => {
  if (score !== null && (score < 0 || score > 100)) return `a score must be from 0 to 100, and this one is ${score}`;
  if (gradable && score === null) return 'it is gradable but has no score';
  if (!gradable && score !== null) return 'it is not gradable but has a score';
  const ids = new Set<string>();
  const twice = checks.find(({ id }) => ids.size === ids.add(id).size);
  return twice === undefined ? null : `two checks have the id ${twice.id}`;
};
