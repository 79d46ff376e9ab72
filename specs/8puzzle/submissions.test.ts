/**
 * Grades every folder of fixtures/submissions with the real pipeline and compares what fails with its expected.yaml
 * (see docs/fixtures.md). A new folder is graded without any change here.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { GradingLimits } from '../../harness/config/settings.ts';
import { resolveSettings } from '../../harness/config/resolve.ts';
import { grade } from '../../harness/grade.ts';
import { languages } from '../../harness/languages/registry.ts';
import { packageRoot } from '../../harness/package-root.ts';
import type { CheckResult, Report } from '../../harness/report/schema.ts';
import { verdict } from '../../harness/report/schema.ts';
import { assignment8puzzle } from './index.ts';

const expectedSchema = z.strictObject({
  /** False: there is nothing that could be built, and no check is judged. */
  gradable: z.boolean().default(true),
  /** Ids of exactly the checks that do not pass; `*` at the end stands for any ending. */
  failing: z.array(z.string()),
  /** Their verdicts where they are not `failed`. */
  verdicts: z.record(z.string(), verdict).default({}),
  /** Ids and groups of exactly the checks that are skipped. */
  skipped: z.array(z.string()).default([]),
  /** Ids of the only checks that are run; `*` at the end stands for any ending. By default those of correctness. */
  only: z.array(z.string()).default(['api', 'board*', 'solver*', 'queue*']),
  /** Tighter limits for a fixture that exceeds them on purpose, in milliseconds. */
  limits: z.strictObject({ caseWallMs: z.int().positive(), caseCpuMs: z.int().positive() }).partial().default({}),
});
type Expected = z.infer<typeof expectedSchema>;

const folder = join(packageRoot(), 'fixtures', 'submissions');
const atOnce = pLimit(2);
/** A tenth of the official numbers finds the same faults, and all the fixtures are graded in minutes. */
const randomInputs = 100;
/** A grading takes seconds; waiting for the machine and for others may take minutes. */
const patience = 600_000;

/** What a fixture runs with unless it asks for less. Nothing comes near it that ends at all. */
const limits: GradingLimits = {
  caseWallMs: 60_000,
  caseCpuMs: 10_000,
  totalMs: patience,
  buildMs: 60_000,
  heapBytes: 512 * 1_024 * 1_024,
};

describe.each(languages.map(({ id }) => id))('submissions in %s', async (id) => {
  const lacking = (await languages.find((language) => language.id === id)?.unavailable()) ?? null;

  it.skipIf(lacking !== null).concurrent.each(casesOf(id))('%s', { timeout: patience }, async (name) => {
    const expected = readExpected(name);
    const report = await atOnce(() => gradeFixture(name, expected));
    expect(differences(report, expected)).toEqual([]);
  });
});

/** `passed/two-queues` and so on, by the files that are there. */
function casesOf(language: string): string[] {
  return globSync('*/*/expected.yaml', { cwd: join(folder, language) })
    .map((path) => join(language, dirname(path)))
    .sort();
}

describe('every fixture', () => {
  it('says what it expects', () => {
    const folders = globSync('*/*/*', { cwd: folder });
    const told = new Set(globSync('*/*/*/expected.yaml', { cwd: folder }).map(dirname));
    expect(folders.filter((path) => !told.has(path))).toEqual([]);
  });

  it('lies in the folder of its verdict', () => {
    const paths = globSync('*/*/*/expected.yaml', { cwd: folder }).map(dirname);
    expect(paths.filter((path) => !belongs(path.split('/')[1] ?? '', readExpected(path)))).toEqual([]);
  });
});

function belongs(kind: string, { gradable, failing, verdicts }: Expected): boolean {
  const others = new Set(Object.values(verdicts));
  switch (kind) {
    case 'passed':
      return gradable && failing.length === 0;
    case 'not-gradable':
      return !gradable;
    case 'compile-error':
    case 'compile-warning':
    case 'missing-class':
      return failing.includes('compilation');
    case 'api-error':
      return failing.includes('api');
    case 'failed':
      return failing.length > 0 && others.size === 0;
    default:
      return failing.length > 0 && [...others].join() === kind;
  }
}

function readExpected(name: string): Expected {
  return expectedSchema.parse(parse(readFileSync(join(folder, name, 'expected.yaml'), 'utf8')));
}

const noFile = { file: null, config: {} };

function gradeFixture(name: string, expected: Expected): Promise<Report> {
  return grade({
    path: join(folder, name),
    assignments: [assignment8puzzle],
    settings: {
      ...resolveSettings({ allowWeakIsolation: true, jobs: 1, style: false }, noFile, [assignment8puzzle]).settings,
      randomInputs,
      limits: {
        ...limits,
        caseWallMs: expected.limits.caseWallMs ?? limits.caseWallMs,
        caseCpuMs: expected.limits.caseCpuMs ?? limits.caseCpuMs,
      },
    },
    only: expected.only,
    signal: new AbortController().signal,
    onEvent: () => undefined,
  });
}

/** One sentence for each check whose verdict is not the expected one, with what its cases say. */
function differences(report: Report, expected: Expected): string[] {
  const gradable = report.gradable === expected.gradable ? [] : [report.notGradable ?? 'It can be graded.'];
  const known = report.checks.flatMap(({ id, group }) => [id, group]);
  const named = [...expected.failing, ...Object.keys(expected.verdicts), ...expected.skipped];
  const unknown = named.filter((name) => !known.some((id) => isNamed(id, [name]))).map((name) => `There is no check or group "${name}".`);
  const wrong = report.checks.filter((check) => check.verdict !== verdictOf(check, expected));
  return [...gradable, ...unknown, ...wrong.map((check) => difference(check, verdictOf(check, expected)))];
}

function verdictOf({ id, group }: CheckResult, { failing, verdicts, skipped }: Expected): string {
  if (isNamed(id, failing)) return verdicts[id] ?? 'failed';
  return skipped.includes(id) || skipped.includes(group) ? 'skipped' : 'passed';
}

const isNamed = (id: string, names: readonly string[]): boolean =>
  names.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name));

function difference(check: CheckResult, expected: string): string {
  const cases = check.cases.filter(({ verdict: found }) => found !== 'passed').slice(0, 3);
  const messages = cases.map(({ name, verdict: found, message }) => `${name} ${found}: ${message ?? ''}`);
  return `${check.id} is ${check.verdict}, not ${expected}. ${check.reason ?? messages.join(' | ')}`.trim();
}
