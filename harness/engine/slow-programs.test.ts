/** What is not asked any more of a program that takes too long, on a real subject in a real sandbox. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Case, Check, Judgement, Series, SeriesCase } from '../contracts/check.ts';
import type { Script } from '../contracts/protocol.ts';
import type { CaseResult } from '../contracts/report.ts';
import type { Subject } from '../contracts/subject.ts';
import { startSample } from '../testing/typescript.ts';
import { unexplained } from '../testing/unexplained.ts';
import { startBudget } from './budget.ts';
import { runChecks } from './run-checks.ts';
import { openPool } from './subject-pool.ts';

const subject = await startSample(`export class Sample {
  constructor(private readonly n: number) {}
  lasts(): number { for (const end = Date.now() + 300; Date.now() < end;) {} return this.n; }
  loopsFrom7(): number { for (; this.n >= 7;) {} return this.n; }
  fills(): void { const all: number[][] = []; for (;;) all.push(new Array(100_000).fill(1.5)); }
}`);
let runs = 0;
const counted: Subject = {
  ...subject,
  run: (...asked) => {
    runs += 1;
    return subject.run(...asked);
  },
};
const pool = openPool(1, () => counted);
afterAll(() => pool.close());

const steps: Script['steps'] = [
  { op: 'new', class: 'Sample', args: [{ kind: 'row', field: 'n' }], as: 's' },
  { op: 'call', on: 's', method: 'loopsFrom7', args: [] },
];

const lasting: Script['steps'] = [...steps.slice(0, 1), { op: 'call', on: 's', method: 'lasts', args: [] }];

const results = async (
  needs: readonly string[],
  cases: readonly Case[],
  own: Partial<Check> = {},
  caseCpuMs = 600,
): Promise<readonly CaseResult[]> => {
  const facts = { id: 'check', section: 'correctness', group: 'Group', title: 'A check', explanation: unexplained };
  const alone: Check = { ...facts, id: 'alone', needs: ['Sample'], cases: Array.from({ length: 4 }, () => fixed(8)) };
  const budget = startBudget({ caseWallMs: 6 * caseCpuMs, caseCpuMs, totalMs: 120_000 });
  const context = { pool, long: pool, code: null, budget, seed: 1, unusable: new Map<string, string>() };
  const { signal } = new AbortController();
  const asked: Check = { ...facts, ...own, needs, cases };
  const all = await runChecks(needs.length > 1 ? [asked, alone] : [asked], { ...context, signal, onEvent: () => null });
  return all.find(({ id }) => id === 'check')?.cases ?? [];
};

const fixed = (n: number): Case => ({
  ...{ kind: 'fixed', name: String(n), script: { substitute: [], rows: [{ n }], steps } },
  ...{ judge: () => ({ passed: true as const }), reproduction: [] },
});

const rowsOf = (numbers: readonly number[], facts: Partial<Series>): Case[] => {
  const rows = numbers.map((n) => ({ n }));
  const names = numbers.map(String);
  const limits = { cpuMs: 600, wallMs: 6_000, maxCrashes: 3 };
  const series: Series = { script: { substitute: [], rows, steps, paced: true }, names, ...limits, ...facts };
  return names.map((name, index) => ({
    ...{ kind: 'series', name, series, rows: [index], judge: () => ({ passed: true as const }), reproduction: [] },
  }));
};

const verdicts = (found: readonly CaseResult[]): string[] => found.map(({ verdict }) => verdict);

describe('a series', () => {
  it('goes on after a row that took too much, since another may be easier', async () => {
    expect(verdicts(await results(['Sample'], rowsOf([1, 8, 2], {})))).toEqual(['passed', 'timed-out', 'passed']);
  });

  it('ends at such a row where each is harder than the one before, and says so', async () => {
    const found = await results(['Sample'], rowsOf([1, 8, 2], { isAscending: true }));
    expect(verdicts(found)).toEqual(['passed', 'timed-out', 'skipped']);
    expect(found[2]?.message).toBe('Not run, because easier inputs (8) did not finish.');
  });

  it('is not asked what took too much in another one, nor what is harder than that', async () => {
    const ladder = rowsOf([1, 8, 9], { isAscending: true, asks: ['1', '8', '9'] });
    const again = rowsOf([9, 1, 8, 2], { asks: ['9', '1', '8', ''] });
    const found = (await results(['Sample'], [...ladder, ...again])).slice(ladder.length);
    expect(verdicts(found)).toEqual(['skipped', 'passed', 'skipped', 'passed']);
    expect(found[0]?.message).toBe('Not run, because easier inputs (8) did not finish.');
  });

  it('has half of the reserve left after a row that did more than any right program does', async () => {
    const found = await results(['Sample'], rowsOf([1, 8], { isExcessive: () => true }));
    expect(found[1]?.message).toMatch(/^The program did not finish within 0\.45 s of CPU time/u);
  });

  it('is not asked after its last row whether more are needed', async () => {
    const isNeeded = (): never => {
      throw new Error('there are no more');
    };
    const cases = rowsOf([1, 2], { spare: { stops: [2], isNeeded } });
    expect(verdicts(await results(['Sample'], cases))).toEqual(['passed', 'passed']);
  });

  it.each([
    ['is judged by the rows before its spare ones if these are enough', [1, 2, 3], false, 'two rows'],
    ['is judged by all rows otherwise', [1, 2, 3], true, 'three rows'],
    ['needs its spare rows where one before them has not finished', [1, 8, 3], false, undefined],
  ])('%s', async (_, numbers, needed, message) => {
    const [one] = rowsOf(numbers, { spare: { stops: [2], isNeeded: () => needed } });
    const judge: SeriesCase['judge'] = ({ length }) => failed(length === 2 ? 'two rows' : 'three rows');
    const found = await results(['Sample'], [{ ...(one as SeriesCase), rows: [0, 1, 2], judge }]);
    expect(found[0]).toMatchObject(message === undefined ? { verdict: 'timed-out' } : { message });
  });

  it('is asked at each stop whether the rows from there on are needed', async () => {
    const asked: number[] = [];
    const isNeeded = ({ length }: readonly unknown[]): boolean => asked.push(length) < 2;
    const [one] = rowsOf([1, 1, 1, 1], { spare: { stops: [1, 3], isNeeded } });
    const judge: SeriesCase['judge'] = ({ length }) => failed(`${String(length)} rows`);
    const found = await results(['Sample'], [{ ...(one as SeriesCase), rows: [0, 1, 2, 3], judge }]);
    expect([asked, found[0]?.message]).toEqual([[1, 3], '3 rows']);
  });
});

describe('a script that begins as one that did not finish', () => {
  it('is not run, and told as that one was', async () => {
    runs = 0;
    const found = await results(['Sample'], [fixed(8), fixed(8)]);
    expect([runs, verdicts(found)]).toEqual([1, ['timed-out', 'timed-out']]);
    expect(found[1]?.message).toMatch(/within 0\.6 s of CPU time and was stopped in loopsFrom7\(\)/u);
  });
});

describe('a program that fills its memory', () => {
  it('is told with the call in which it did, and with the usual cause', async () => {
    const filling: Script['steps'] = [...steps.slice(0, 1), { op: 'call', on: 's', method: 'fills', args: [] }];
    const script = { substitute: [], rows: [{ n: 1 }], steps: filling };
    const usualCauseOfTimeout = 'It is usually the filling.';
    const [found] = await results(['Sample'], [{ ...fixed(1), script } as Case], { usualCauseOfTimeout }, 60_000);
    expect(found?.message).toMatch(/ MiB of memory and was stopped in fills\(\)\.$/u);
    expect(found?.hint).toMatch(/, or keep creating new ones\. It is usually the filling\.$/u);
  });
});

describe('random inputs that take long, each of which passes alone', () => {
  it('are not resumed again once patience is spent', { tags: 'long' }, async () => {
    runs = 0;
    const random: Case = {
      ...{ kind: 'random', name: 'slow', inputs: 'numbers', arbitrary: fc.constant(1), count: 200 },
      ...{ script: { substitute: [], steps: lasting }, row: (n: unknown) => ({ n: n as number }) },
      ...{ judgeRow: () => ({ passed: true as const }), reproduce: () => [] },
    };
    const [found] = await results(['Sample'], [random], {}, 1_000);
    expect([found?.verdict, runs]).toEqual(['timed-out', 6]);
    expect(found?.message).toMatch(/No single input causes this/u);
  });
});

const failed = (message: string): Judgement => ({ passed: false, message, expected: '', actual: '' });

describe('several classes of which one does not finish by itself', () => {
  it('are asked shortly, and what they do not finish is not held against them', async () => {
    const [right, endless] = await results(['Sample', 'Other'], [fixed(1), fixed(8)]);
    expect([right?.verdict, endless?.verdict]).toEqual(['passed', 'skipped']);
    expect(endless?.message).toMatch(/^Not judged: this uses several classes, and one of them does not finish/u);
  });

  it('are not asked more of a check after that', { tags: 'long' }, async () => {
    const found = await results(['Sample', 'Other'], [fixed(8), fixed(1)]);
    expect(verdicts(found)).toEqual(['skipped', 'skipped']);
  });
});
