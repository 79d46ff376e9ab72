/** Programs that end or forge at a certain moment: real processes, which play them, or outcomes alone. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Case, FixedCase, RandomCase, Series } from '../contracts/check.ts';
import type { Script } from '../contracts/protocol.ts';
import type { Verdict } from '../contracts/report.ts';
import type { ScriptOutcome, Subject } from '../contracts/subject.ts';
import { fakeSubject } from '../testing/probe/fake-subject.ts';
import { unexplained } from '../testing/unexplained.ts';
import { startBudget } from './budget.ts';
import { runChecks } from './run-checks.ts';
import { openPool } from './subject-pool.ts';

const script: Omit<Script, 'rows'> = {
  substitute: [],
  steps: [{ op: 'callStatic', class: 'Fake', method: 'f', args: [] }],
};
const passes = { judge: () => ({ passed: true }) as const, reproduction: [] };

const seriesCases = (facts: Partial<Series> = {}): Case[] => {
  const limits = { cpuMs: 5_000, wallMs: 20_000, maxCrashes: 3 };
  const names = ['easy', 'hard'];
  const series: Series = { script: { ...script, rows: [{}, {}], paced: true }, names, ...limits, ...facts };
  return names.map((name, index) => ({ kind: 'series', name, series, rows: [index], ...passes }));
};

const random: RandomCase = {
  ...{ kind: 'random', name: 'random', count: 3, inputs: 'numbers', arbitrary: fc.integer(), script },
  ...{ row: () => ({}), judgeRow: () => ({ passed: true }), reproduce: () => ['f()'] },
};

const verdicts = async (manner: string, ...cases: readonly Case[]): Promise<readonly Verdict[]> =>
  verdictsOf(await fakeSubject(manner), ...cases);

const silence = { head: '', tail: '', bytes: 0 };
const rows = [[], []];
const completed: ScriptOutcome = { kind: 'completed', rows, rowCpuMs: [1, 1], out: silence, err: silence };
const forged: ScriptOutcome = { ...completed, kind: 'tampering', detail: 'a line that is not JSON' };
const failedUs: ScriptOutcome = { ...completed, kind: 'fault', message: 'no sandbox', rows: [] };

/** Its scripts end like this, one after another. */
const playing = (...ends: ScriptOutcome[]): Subject => ({
  run: () => Promise.resolve(ends.shift() ?? completed),
  starved: () => false,
  close: () => Promise.resolve(),
});

const verdictsOf = async (subject: Subject, ...cases: readonly Case[]): Promise<readonly Verdict[]> => {
  const pool = openPool(1, () => subject);
  const facts = { id: 'check', section: 'correctness', group: 'Group', title: 'A check', explanation: unexplained };
  const [check] = await runChecks([{ ...facts, needs: ['Fake'], cases }], {
    ...{ pool, long: pool, code: null, seed: 1, unusable: new Map<string, string>() },
    budget: startBudget({ caseWallMs: 20_000, caseCpuMs: 5_000, totalMs: 60_000 }),
    signal: new AbortController().signal,
    onEvent: () => undefined,
  });
  await pool.close();
  return check?.cases.map(({ verdict }) => verdict) ?? [];
};

it.each([
  ['of all', {}],
  ['of the first, which is run by itself,', { isExcessive: () => false }],
])('an end after the last row %s is no end of a row', async (_, facts) => {
  expect(await verdicts('exit after the last row', ...seriesCases(facts))).toEqual(['passed', 'passed']);
});

it('an end after the last of random rows is no end of a row either', async () => {
  expect(await verdicts('exit after the last row', random)).toEqual(['passed']);
});

it('an end after the last row of a fixed case is told with that row', async () => {
  const asked: number[] = [];
  const fixed: Case = {
    ...{ kind: 'fixed', name: 'fixed', script: { ...script, rows: [{}, {}] }, ...passes },
    reproduceRow: (row) => (asked.push(row), []),
  };
  const ended: ScriptOutcome = { ...completed, kind: 'crashed', exitCode: 1, signal: null };
  expect([await verdictsOf(playing(ended, ended), fixed), asked]).toEqual([['crashed'], [1]]);
});

it('what is forged after the last row is tampering', async () => {
  expect(await verdicts('bytes after the end', ...seriesCases())).toEqual(['passed', 'tampering']);
  expect(await verdicts('bytes after the end', random)).toEqual(['tampering']);
});

it('what is forged in a script that cases share is tampering in each of them', async () => {
  const shared = { ...script, rows: [{ manner: 'garbage' }] };
  const fixed: Case = {
    ...{ kind: 'fixed', name: 'fixed', script: { ...script, rows: [{}] }, ...passes },
    sharedScript: { script: shared, pick: (rows) => rows },
  };
  expect(await verdicts('honest', fixed, fixed)).toEqual(['tampering', 'tampering']);
});

it.each([
  ['its own', 'exit', []],
  ['a forgery', 'garbage', null],
  ['none', 'honest', null],
])('of a script to compare with, %s end is told', async (_, manner, expected) => {
  const told: unknown[] = [];
  const judge: FixedCase['judge'] = (_rows, _prints, _beside, unfinished) => {
    told.push(unfinished);
    return { passed: true };
  };
  const rows = [{ manner: 'honest' }];
  const fixed: Case = {
    ...{ kind: 'fixed', name: 'fixed', script: { ...script, rows }, reproduction: [], judge },
    comparisonScript: { ...script, rows: [{ manner }] },
  };
  await verdicts('honest', fixed);
  expect(told).toEqual([expected]);
});

it.each([
  ['what is forged', forged, 'tampering'],
  ['a fault of ours', failedUs, 'grader-fault'],
] as const)(
  '%s in a script to compare with, or where a row is measured again, is told as that',
  async (_, end, verdict) => {
    const own = { ...script, rows: [{}] };
    const fixed: Case = { kind: 'fixed', name: 'fixed', script: own, comparisonScript: own, ...passes };
    expect(await verdictsOf(playing(completed, end), fixed)).toEqual([verdict]);
    expect(await verdictsOf(playing(end, completed), { ...fixed, comparesFirst: true })).toEqual([verdict]);
    const again = seriesCases({ shouldRemeasure: (_row, index) => index === 1 });
    expect(await verdictsOf(playing(completed, end), ...again)).toEqual(['passed', verdict]);
  },
);

it('what is forged among random rows is tampering, though one of them is wrong', async () => {
  const judgeRow = () => ({ passed: false, message: 'wrong', expected: '1', actual: '2' }) as const;
  expect(await verdictsOf(playing(forged), { ...random, judgeRow })).toEqual(['tampering']);
});

it('a program that ends itself is judged by what it printed, where it may', async () => {
  const judge: FixedCase['judge'] = (_, { out }) => {
    return out.head === 'done' ? { passed: true } : { passed: false, message: '', expected: '', actual: '' };
  };
  const one: FixedCase = { kind: 'fixed', name: 'one', script: { ...script, rows: [{}] }, reproduction: [], judge };
  const cases = [
    { ...one, mayExit: true },
    { ...one, name: 'other' },
  ];
  expect(await verdicts('prints, and exits', ...cases)).toEqual(['passed', 'crashed']);
  const wrong = [1, 2, 3, 4].map((name) => ({
    ...one,
    name: String(name),
    mayExit: true,
    judge: () => judge([], { out: silence, err: silence }, []),
  }));
  expect(await verdicts('prints, and exits', ...wrong)).toEqual(Array(4).fill('failed'));
  const gaveUp: ScriptOutcome = { ...completed, kind: 'crashed', exitCode: 1, signal: null, rows: [], step: 0 };
  const other = { ...one, mayExit: true, inapplicable: () => 'It reads another file.' };
  expect(await verdictsOf(playing(gaveUp), other)).toEqual(['skipped']);
});
