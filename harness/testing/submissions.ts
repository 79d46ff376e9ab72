/** Grades example submissions with the real pipeline and compares what fails with what each says (docs/fixtures.md). */
import { globSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { availableParallelism, homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { afterAll, describe, expect, it } from 'vitest';
import { cacheDir } from '../platform/cache-dir.ts';
import type { GradingLimits } from '../contracts/settings.ts';
import { resolveSettings } from '../config/resolve.ts';
import { type Grader, graderFor } from '../api/grader.ts';
import { languages } from '../languages/registry.ts';
import { packageRoot } from '../platform/package-root.ts';
import { json } from '../formats/json.ts';
import { text } from '../formats/text.ts';
import type { CheckResult, Report } from '../contracts/report.ts';
import type { Assignment } from '../contracts/assignment.ts';
import { writeCase } from './expand-case.ts';
import { type FixtureCase, caseFile, readCase } from './fixture-case.ts';
import { isNamed } from '../text/is-named.ts';
import { remembered } from '../text/remembered.ts';
import { hasFault, kindOf, sampleOf } from './sample.ts';

/** A folder of `fixtures/` with submissions for one assignment: `<language>/<verdict>/<case>/`. */
export interface Examples {
  readonly folder: string;
  readonly assignment: Assignment;
  /** Ids of the checks that an example runs unless it names others; empty for all. */
  readonly only: readonly string[];
  /**
   * A sample (sample.ts), and of examples with a fault only the checks to see failing and these: that all others pass in spite of
   * the fault, or fail by it as well, is for `npm run verify`, as are all other examples.
   */
  readonly sample?: readonly string[];
  /** At most so many inputs a random case: fewer than the official numbers find the same faults sooner. */
  readonly inputs: number | 'official';
  /** What examples of the verdict `passed` that name no checks of their own are asked; `only` by default. */
  readonly onlyOfPassed?: readonly string[];
}

/** One more than there are cores: a grading waits now and then. */
const atOnce = pLimit(availableParallelism() + 1);
/** A grading takes seconds; waiting for the machine and for others may take minutes. */
const patience = 600_000;

/** What an example runs with unless it asks for less. Nothing comes near it that ends at all. */
const limits = { totalMs: patience, buildMs: 60_000 } as const satisfies Partial<GradingLimits>;
const MEBIBYTE = 1_048_576;

/** Declares a test for every folder with a `case.yaml`; a new one is graded without any change. */
export function describeExamples(examples: Examples): void {
  afterAll(() => Promise.all([...graders.values()].map((grader) => grader.close())));
  const known = languages.filter(({ id }) => id in examples.assignment.languages);
  describe.each(known.map(({ id }) => id))(`${examples.folder} in %s`, async (id) => {
    const lacking = (await known.find((language) => language.id === id)?.unavailable()) ?? null;

    const cases = casesOf(examples, id);
    it.skipIf(lacking !== null).concurrent.each([...cases.keys()])('%s', { timeout: patience }, async (name) => {
      const expected = readExpected(examples, name);
      const seen = cases.get(name) ?? [];
      const only = checksOf(examples, name, { ...expected, failing: [...seen] });
      const report = await atOnce(() => gradeExample(examples, name, only));
      expect(differences(report, expected, seen)).toEqual([]);
      expect(machinePaths(report)).toEqual([]);
    });
  });

  describe(`every folder of ${examples.folder}`, () => {
    it('says what it expects', () => {
      const folders = globSync('*/*/*', { cwd: placeOf(examples) });
      const told = new Set(globSync(`*/*/*/${caseFile}`, { cwd: placeOf(examples) }).map(dirname));
      expect(folders.filter((path) => !told.has(path))).toEqual([]);
    });

    it('is named by its verdict', () => {
      const paths = globSync(`*/*/*/${caseFile}`, { cwd: placeOf(examples) }).map(dirname);
      expect(paths.filter((path) => !belongs(kindOf(path), readExpected(examples, path)))).toEqual([]);
    });
  });
}

const placeOf = ({ folder }: Examples): string => join(packageRoot(), 'fixtures', folder);

/** `java/passed/two-queues` and so on, by the files that are there, with the checks to see failing. */
function casesOf(examples: Examples, language: string): ReadonlyMap<string, readonly string[]> {
  const failing = (path: string): readonly string[] => readExpected(examples, path).failing;
  const own = namesIn(examples, language).map((name) => join(language, name));
  if (examples.sample === undefined) return new Map(own.map((path) => [path, failing(path)]));
  const names = new Map(Object.keys(examples.assignment.languages).map((id) => [id, namesIn(examples, id)]));
  return new Map([...sampleOf(names, failing)].filter(([path]) => own.includes(path)));
}

/** `passed/two-queues` and so on. */
const namesIn = (examples: Examples, language: string): string[] =>
  globSync(`*/*/${caseFile}`, { cwd: join(placeOf(examples), language) })
    .map(dirname)
    .sort();

function belongs(kind: string, { gradable, failing, verdicts }: FixtureCase): boolean {
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

/** Read once: the sample is chosen by looking at each example again and again. */
const cases = new Map<string, FixtureCase>();

function readExpected(examples: Examples, name: string): FixtureCase {
  const folder = join(placeOf(examples), name);
  return remembered(cases, folder, () => readCase(folder));
}

const noFile = { file: null, config: {} };

/** One for all examples of a folder that need no limits of their own. */
const graders = new Map<string, Grader>();

function graderOf({ folder, assignment, inputs }: Examples, own: FixtureCase['limits']): Grader {
  const { heapMiB, ...times } = own;
  const chosen: GradingLimits = { ...limits, ...times, heapBytes: heapMiB * MEBIBYTE };
  const key = JSON.stringify([folder, chosen]);
  const resolved = resolveSettings({ allowWeakIsolation: true, jobs: 1, style: false }, noFile, [assignment]);
  const settings = { ...resolved.settings, inputs, limits: chosen };
  return remembered(graders, key, () => graderFor({ ...resolved, settings }));
}

async function gradeExample(examples: Examples, name: string, only: readonly string[]): Promise<Report> {
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'example-'));
  const path = join(scratch.path, basename(name));
  writeCase(join(placeOf(examples), name), path);
  return await graderOf(examples, readExpected(examples, name).limits).grade(path, { only });
}

function checksOf(
  { only, sample, onlyOfPassed = only }: Examples,
  name: string,
  expected: FixtureCase,
): readonly string[] {
  const all = expected.only ?? (kindOf(name) === 'passed' ? onlyOfPassed : only);
  // What an example names beyond whole groups belongs to its fault.
  const isWhole = all.every((id) => only.includes(id));
  if (sample === undefined || !hasFault(name) || !isWhole) return all;
  return [...expected.failing, ...sample.filter((id) => isNamed(id, all))];
}

/** One sentence for each check whose verdict is not the expected one, with what its cases say. `seen`: of the failing ones, those asked. */
function differences(report: Report, expected: FixtureCase, seen: readonly string[]): string[] {
  const gradable = report.gradable === expected.gradable ? [] : [report.notGradable ?? 'It can be graded.'];
  const known = report.checks.flatMap(({ id, group }) => [id, group]);
  const named = [...seen, ...Object.keys(expected.verdicts).filter((id) => isNamed(id, seen)), ...expected.skipped];
  const unknown = named
    .filter((name) => !known.some((id) => isNamed(id, [name])))
    .map((name) => `There is no check or group "${name}".`);
  const wrong = report.checks.filter((check) => check.verdict !== verdictOf(check, expected));
  return [...gradable, ...unknown, ...wrong.map((check) => difference(check, verdictOf(check, expected)))];
}

function verdictOf({ id, group }: CheckResult, { failing, verdicts, skipped }: FixtureCase): string {
  if (isNamed(id, failing)) return verdicts[id] ?? 'failed';
  return skipped.includes(id) || skipped.includes(group) ? 'skipped' : 'passed';
}

/** Paths of this machine in what a student sees: there must be none. */
function machinePaths(report: Report): string[] {
  const shown = text.render(report, { width: 100, color: false, verbose: true, details: null });
  const written = json.render(report);
  return [packageRoot(), cacheDir(), homedir(), tmpdir()].filter((path) => `${shown}${written}`.includes(`${path}/`));
}

function difference(check: CheckResult, expected: string): string {
  const cases = check.cases.filter(({ verdict: found }) => found !== 'passed').slice(0, 3);
  const messages = cases.map(({ name, verdict: found, message }) => `${name} ${found}: ${message ?? ''}`);
  return `${check.id} is ${check.verdict}, not ${expected}. ${check.reason ?? messages.join(' | ')}`.trim();
}
