/** The text of a report file as a report: every way in which it may not be one is told apart. */
import type { z } from 'zod';
import { type GraderError, usageError } from '../errors.ts';
import { clean } from './clean.ts';
import { type Report, report as schema, schemaId } from './schema.ts';
import { mapStrings } from './strings.ts';
import { readWords as words } from './words/read.ts';

/** `where` names the file. @throws {GraderError} of usage */
export const parseReport = async (bytes: Buffer, where: string): Promise<Report> => {
  const value = await parseJson(textOf(bytes, where), bytes.length, where);
  requireVersion(value, where);
  return consistent(cleaned(fieldsOf(value, where)), where);
};

const textOf = (bytes: Buffer, where: string): string => {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (text.trim() === '') throw usageError('empty-report', words.empty(), { where, remedy: words.again() });
  if (text.includes('\u0000')) throw usageError('report-no-text', words.notText(), { where, remedy: words.give() });
  return text;
};

const parseJson = async (text: string, bytes: number, where: string): Promise<unknown> => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = Number(/at position (\d+)/.exec(reason)?.[1] ?? Number.NaN);
    if (endsEarly(text, reason, position)) {
      const lines = text.split('\n').length;
      throw usageError('truncated-report', words.truncated({ bytes, lines }), { where, remedy: words.again() });
    }
    const start = Number.isNaN(position) ? await firstFault(text) : position;
    const at = start === null ? where : `${where}:${lineAndColumn(text, start)}`;
    const shown = clean(reason.replace(/ in JSON at position.*$/s, '').replace(/, (?:\.\.\.)?".*$/s, ''), 200);
    throw usageError('report-no-json', words.notJson({ reason: shown }), { where: at, remedy: words.give() });
  }
};

/** The runtime's own parser does not always say where; the compiler's does. */
const firstFault = async (text: string): Promise<number | null> => {
  const { default: typescript } = await import('typescript');
  const parsed = typescript.parseConfigFileTextToJson('report.json', text);
  return parsed.error?.start ?? null;
};

/** It begins as JSON does, and what was missed came where it ends. */
const endsEarly = (text: string, reason: string, position: number): boolean =>
  text.trimStart().startsWith('{') &&
  (/end of JSON input|Unterminated string/.test(reason) || position >= text.trimEnd().length);

const lineAndColumn = (text: string, position: number): string => {
  const before = text.slice(0, position).split('\n');
  return `${String(before.length)}:${String((before.at(-1) ?? '').length + 1)}`;
};

const family = schemaId.replace(/\d+$/, '');

const requireVersion = (value: unknown, where: string): void => {
  const found = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : null;
  if (found === schemaId) return;
  const version =
    typeof found === 'string' && found.startsWith(family) ? Number(found.slice(family.length)) : Number.NaN;
  if (!Number.isInteger(version)) throw usageError('no-report', words.notReport(), { where, remedy: words.give() });
  const facts = { found: `${family}${String(version)}`, known: schemaId };
  throw version < Number(schemaId.slice(family.length))
    ? usageError('old-report', words.older(facts), { where, remedy: words.gradeAgain() })
    : usageError('new-report', words.newer(facts), { where, remedy: words.update() });
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
  const [first] = issues;
  const problem = clean(first?.message ?? '', 300);
  const count = issues.length - 1;
  const message = count === 0 ? words.field({ problem }) : words.moreFields({ problem, count });
  return usageError('wrong-report', message, {
    where: `${where}: ${pathOf(first?.path ?? [])}`,
    remedy: words.again(),
  });
};

/** `checks[3].cases[0].verdict` */
const pathOf = (path: readonly PropertyKey[]): string =>
  clean(
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
  return mapStrings({ ...report, checks }, (text) => clean(text, 100_000, { multiline: true }));
};

const cleanKeys = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [clean(key, 200), value]));

/** What the schema cannot say. */
const consistent = (report: Report, where: string): Report => {
  const problem = contradiction(report);
  if (problem === null) return report;
  throw usageError('contradictory-report', words.contradiction({ problem }), { where, remedy: words.again() });
};

const contradiction = ({ gradable, summary: { score }, checks }: Report): string | null => {
  if (score !== null && (score < 0 || score > 100)) return words.scoreRange({ score: String(score) });
  if (gradable && score === null) return words.gradableWithout();
  if (!gradable && score !== null) return words.scoreWithout();
  const ids = checks.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined ? null : words.twice({ id: twice });
};
