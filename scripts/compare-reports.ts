/**
 * Compares two folders of report.json files, made from the same submissions by two versions of the grader: exit codes,
 * scores, points, the verdict of every check and case, and all table cells that do not depend on the machine. Titles and
 * messages may change; they are only counted.
 *
 * Usage: node scripts/compare-reports.ts <before> <after> [known]
 * A report is <name>.json; <name>.exit beside it holds the exit code, if anything does. `known` is the output of an
 * earlier comparison, for instance of two runs of the same version: what differs there is listed and not counted.
 * The exit code is 1 when anything that is counted differs, 2 when there is nothing to compare.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CheckResult, Report, Table } from '../harness/contracts/report.ts';

/** What must not change, by a description that is unique in its report, and the wording, which may. */
interface Facts {
  readonly facts: Map<string, string>;
  readonly wording: Map<string, string>;
}

const MACHINE_UNITS = new Set(['bytes', 'seconds', 'microseconds', 'ratio']);
/** Counts that depend on how fast the machine is: a slow row is measured once more. */
const MACHINE_COLUMNS = new Set(['timing-1 runs']);

process.exitCode = main();

function main(): number {
  const [before, after, known] = parseArgs({ allowPositionals: true }).positionals;
  if (before === undefined || after === undefined) {
    console.error('Usage: node scripts/compare-reports.ts <before> <after> [known]');
    return 2;
  }
  const names = namesIn(before).filter((name) => namesIn(after).includes(name));
  const skipped = namesIn(before).length + namesIn(after).length - 2 * names.length;
  const expected = known === undefined ? new Set<string>() : keysOf(readFileSync(known, 'utf8'));
  const pairs = names.map((name) => ({ name, old: readFacts(before, name), now: readFacts(after, name) }));
  const differences = pairs.flatMap(({ name, old, now }) =>
    differencesOf(old.facts, now.facts).map((line) => `${name}: ${line}`),
  );
  const reworded = pairs.flatMap(({ old, now }) => differencesOf(old.wording, now.wording)).length;
  const counted = differences.filter((line) => !expected.has(keyOf(line)));
  for (const line of differences) console.log(counted.includes(line) ? line : `${line} (known)`);
  const files = new Set(counted.map((line) => line.split(': ')[0])).size;
  console.log(
    `${names.length} reports compared, ${skipped} only in one folder: ${counted.length} differences in ${files} reports, ` +
      `${differences.length - counted.length} known; messages differ in ${reworded} checks.`,
  );
  if (names.length === 0) return 2;
  return counted.length > 0 ? 1 : 0;
}

function namesIn(folder: string): string[] {
  const names = readdirSync(folder).flatMap((file) => /^(.*)\.(?:json|exit)$/.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

function keysOf(text: string): Set<string> {
  return new Set(text.split('\n').map(keyOf));
}

/** Report and description, without the two values. */
function keyOf(line: string): string {
  return line.split(': ').slice(0, 2).join(': ');
}

function differencesOf(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const keys = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
  const listed = keys.includes('report') ? ['report'] : keys;
  return listed.map((key) => `${key}: ${brief(old.get(key))} -> ${brief(now.get(key))}`);
}

function brief(value = 'none'): string {
  return value.length > 200 ? `${value.slice(0, 200)} ...` : value;
}

function readFacts(folder: string, name: string): Facts {
  const facts = new Map<string, string>();
  const exit = join(folder, `${name}.exit`);
  if (existsSync(exit)) facts.set('exit code', readFileSync(exit, 'utf8').trim());
  const json = join(folder, `${name}.json`);
  facts.set('report', existsSync(json) ? 'written' : 'missing');
  if (!existsSync(json)) return { facts, wording: new Map() };
  const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
  const found = [...summaryFacts(report), ...report.checks.flatMap(checkFacts), ...report.tables.flatMap(tableFacts)];
  for (const [key, value] of found) facts.set(key, String(value));
  return { facts, wording: new Map(report.checks.map((check) => [check.id, wordingOf(check)])) };
}

function summaryFacts(report: Report): [string, unknown][] {
  return [
    ['assignment', `${report.assignment}, ${String(report.language)}`],
    ['gradable', report.gradable],
    ['score', report.summary.score],
    ['findings for a person', report.review.length],
    ['order of checks', report.checks.map(({ id }) => id).join(' ')],
    ...report.scores.map(({ section, passed, total, available, earned }): [string, unknown] => [
      `section ${section}`,
      `${passed}/${total} checks, ${earned}/${available} points`,
    ]),
    ...report.lost.map(({ check, points }): [string, unknown] => [`points lost by ${check}`, points]),
  ];
}

function checkFacts({ id, verdict, dependsOn, visibility, details, cases }: CheckResult): [string, unknown][] {
  return [
    [`verdict of ${id}`, dependsOn === null ? verdict : `${verdict}, depends on ${dependsOn}`],
    [`visibility of ${id}`, `${visibility}, details ${details}`],
    [`cases of ${id}`, runsOf(cases.map((one) => one.verdict))],
  ];
}

/** `29 passed, 2 timed-out, 1 passed`: how many, and in which order. */
function runsOf(verdicts: readonly string[]): string {
  const starts = verdicts.flatMap((verdict, index) => (verdict === verdicts[index - 1] ? [] : [index]));
  return starts.map((at, run) => `${(starts[run + 1] ?? verdicts.length) - at} ${verdicts[at]}`).join(', ');
}

function tableFacts({ id: table, columns, rows }: Table): [string, unknown][] {
  const facts: [string, unknown][] = [[`columns of table ${table}`, columns.map(({ id }) => id).join(' ')]];
  rows.forEach(({ name, check, verdict, cells }, number) => {
    facts.push([`row ${number + 1} of table ${table}`, `${name}, ${check}, ${verdict}`]);
    columns.forEach(({ id, unit }, index) => {
      if (cells[index] === null || MACHINE_UNITS.has(unit) || MACHINE_COLUMNS.has(`${table} ${id}`)) return;
      facts.push([`${id} of ${name} in table ${table}`, cells[index]]);
    });
  });
  return facts;
}

/** Everything a student reads of a check, without the values that were measured. */
function wordingOf({ title, group, reason, cases }: CheckResult): string {
  return JSON.stringify([title, group, reason, cases.map(({ name, message, hint }) => [name, message, hint])]);
}
