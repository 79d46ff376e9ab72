/** The end of the time of a whole grading, on subjects that play it. */
import { expect, it } from 'vitest';
import type { Case, Check, SeriesCase } from '../contracts/check.ts';
import type { CheckResult } from '../contracts/report.ts';
import type { ScriptOutcome, Subject } from '../contracts/subject.ts';
import { unexplained } from '../testing/unexplained.ts';
import { startBudget } from './budget.ts';
import { runChecks } from './run-checks.ts';
import { openPool } from './subject-pool.ts';

const progress = {
  rows: [],
  rowCpuMs: [],
  out: { head: '', tail: '', bytes: 0 },
  err: { head: '', tail: '', bytes: 0 },
};

const caseOf = (name: string): Case => ({
  kind: 'fixed',
  name,
  script: { substitute: [], rows: [{}], steps: [] },
  judge: () => ({ passed: true }),
  reproduction: [],
});

const checkOf = (id: string, group: string, cases = 1): Check => ({
  ...{ id, section: 'correctness', group, title: id, explanation: unexplained, needs: ['Stack'] },
  cases: Array.from({ length: cases }, (_, index) => caseOf(String(index))),
});

/** Checks of a program that ends its scripts like this, one after another, and completes those after them. */
const run = (checks: readonly Check[], ...ends: readonly ScriptOutcome[]): Promise<CheckResult[]> =>
  runWithin({ totalMs: 60_000, starved: false }, checks, ...ends);

const runWithin = (
  { totalMs, starved }: { readonly totalMs: number; readonly starved: boolean },
  checks: readonly Check[],
  ...ends: readonly ScriptOutcome[]
): Promise<CheckResult[]> => {
  const left = [...ends];
  const subject: Subject = {
    run: () => Promise.resolve(left.shift() ?? { kind: 'completed', ...progress }),
    starved: () => starved,
    close: () => Promise.resolve(),
  };
  const pool = openPool(1, () => subject);
  return runChecks(checks, {
    ...{ pool, long: pool, code: null, seed: 1, unusable: new Map<string, string>() },
    budget: startBudget({ caseWallMs: 1_000, caseCpuMs: 1_000, totalMs }),
    signal: new AbortController().signal,
    onEvent: () => undefined,
  });
};

const timedOut: ScriptOutcome = { kind: 'timed-out', clock: 'cpu', limitMs: 1_000, ...progress };
const operationLimit: ScriptOutcome = { kind: 'operation-limit', limit: 1_000, ...progress };
const outOfTime = (starved: boolean): ScriptOutcome => ({ kind: 'out-of-time', starved, ...progress });

it.each([timedOut, operationLimit])('is told as not run, with the check of the same group: $kind', async (end) => {
  const checks = [checkOf('a', 'Stack'), checkOf('b', 'Queue'), checkOf('c', 'Queue')];
  const results = await run(checks, timedOut, end, outOfTime(false));
  expect(results.map(({ dependsOn }) => dependsOn)).toEqual([null, null, 'b']);
  expect(results.at(-1)).toHaveProperty('verdict', 'skipped');
});

it('is told with a check that called or printed too much, too', async () => {
  const checks = [checkOf('a', 'Stack'), checkOf('b', 'Queue'), checkOf('c', 'Queue')];
  const results = await run(checks, timedOut, { kind: 'operation-limit', limit: 9, ...progress }, outOfTime(false));
  expect(results.map(({ dependsOn }) => dependsOn)).toEqual([null, null, 'b']);
});

it.each([timedOut, operationLimit])(
  'tells the usual cause of a program that takes too long or calls too much: $kind',
  async (end) => {
    const usual = { ...checkOf('a', 'Stack'), usualCauseOfTimeout: 'It is usually the filling.' };
    const [result] = await run([usual], end);
    expect(result?.cases[0]?.hint).toMatch(/^The program takes far too long, .* It is usually the filling\.$/u);
  },
);

it('does not let a check pass of which a case was not run', async () => {
  const done: ScriptOutcome = { kind: 'completed', ...progress };
  const [result] = await run([checkOf('a', 'Stack', 2)], done, outOfTime(false));
  expect(result).toMatchObject({ verdict: 'skipped', dependsOn: 'a' });
});

it('is a fault of ours where the machine was busy: no score instead of a low one', async () => {
  const [result] = await run([checkOf('a', 'Stack')], outOfTime(true));
  expect(result).toMatchObject({ verdict: 'grader-fault' });
  expect(result?.cases[0]?.message).toContain('busy with other work');
});

it('leaves a row that was to be measured once more as one that was measured once', async () => {
  const script = { substitute: [], rows: [{}], steps: [], paced: true };
  const facts = { script, names: ['a row'], cpuMs: 1_000, wallMs: 1_000, maxCrashes: 1, shouldRemeasure: () => true };
  const runs: number[] = [];
  const judge: SeriesCase['judge'] = (rows) => {
    runs.push(...rows.map((row) => row.runs));
    return { passed: true };
  };
  const one = { kind: 'series', name: 'a case', series: facts, rows: [0], judge, reproduction: [] } as const;
  const done: ScriptOutcome = { kind: 'completed', ...progress, rows: [[]], rowCpuMs: [1] };
  await run([{ ...checkOf('a', 'Stack'), cases: [one] }], done, outOfTime(false));
  expect(runs).toEqual([1]);
});

it('is judged by what was run before when it comes between two scripts', async () => {
  const verdicts = async (starved: boolean): Promise<unknown> =>
    (await runWithin({ totalMs: 0, starved }, [checkOf('a', 'Stack')])).map(({ verdict }) => verdict);
  expect(await verdicts(true)).toEqual(['grader-fault']);
  expect(await verdicts(false)).toEqual(['skipped']);
});

it('is not spent on a program that never answered when it was asked twelve times', async () => {
  const checks = Array.from({ length: 14 }, (_, index) => checkOf(`check-${String(index)}`, 'Stack'));
  const results = await run(checks, ...Array<ScriptOutcome>(12).fill(timedOut));
  expect(results.map(({ verdict }) => verdict)).toEqual(Array<string>(14).fill('timed-out'));
  expect(results.map(({ cases }) => cases[0]?.message?.startsWith('Not run:')).indexOf(true)).toBe(12);
});
