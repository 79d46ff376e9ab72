import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCheck } from '../../testing/reports/passed.ts';
import { graded, randomStaffReports } from '../../testing/formats/graded.ts';
import { mostPoints, scoredItems } from './items.ts';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe('the checks of a report with their points', () => {
  it('sum up to the score and to 100, with nothing left over', () => {
    fc.assert(
      fc.property(randomStaffReports, (report) => {
        const { items, rest, score } = scoredItems(report);
        if (score === null) return;
        expect(sum(items.map(({ earned }) => earned)) + (rest?.earned ?? 0)).toBe(score);
        expect(sum(items.map(({ available }) => available)) + (rest?.available ?? 0)).toBe(mostPoints);
        if (report.scores.some(({ available }) => available > 0)) expect(rest).toBeNull();
      }),
    );
  });

  it('cost what the ledger says', () => {
    fc.assert(
      fc.property(randomStaffReports, (report) => {
        const { items, score } = scoredItems(report);
        if (score === null) return;
        const lost = report.lost.map(({ points }) => Math.round(points * 100));
        const failed = items.filter(({ check }) => check.verdict !== 'passed' && check.verdict !== 'skipped');
        const own = failed.map(({ available }) => available).filter((available) => available > 0);
        expect(lost.filter((points) => points > 0).slice(0, own.length)).toEqual(own);
        expect(sum(items.map(({ available, earned }) => available - earned))).toBe(sum(lost));
      }),
    );
  });

  it('are told of weights so small that they are written with an exponent', () => {
    const report = graded([aCheck('a', { verdict: 'failed' }), aCheck('b')], {}, { correctness: 1e-7 });
    expect(scoredItems(report)).toMatchObject({ items: [{ available: 5_000 }, { earned: 5_000 }], score: 5_000 });
  });

  it('are rounded at ties as the ledger is', () => {
    const failed = (index: number): 'failed' | 'passed' => (index < 2 ? 'failed' : 'passed');
    const report = graded(Array.from({ length: 32 }, (_, index) => aCheck(String(index), { verdict: failed(index) })));
    expect(
      scoredItems(report)
        .items.slice(0, 2)
        .map(({ available }) => available),
    ).toEqual([312, 313]);
    expect(report.lost.map(({ points }) => points)).toEqual([3.12, 3.13]);
  });

  it('have all of their points or none', () => {
    fc.assert(
      fc.property(randomStaffReports, (report) => {
        for (const { check, available, earned } of scoredItems(report).items) {
          expect(earned).toBe(check.verdict === 'passed' ? available : 0);
          expect(available).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('leave to the rest what belongs to checks that are not listed', () => {
    const checks = [aCheck('a'), aCheck('b', { verdict: 'failed' }), aCheck('c'), aCheck('d', { verdict: 'failed' })];
    const whole = graded(checks);
    const { items, rest } = scoredItems({ ...whole, checks: whole.checks.slice(0, 1) });
    expect(items.map(({ earned }) => earned)).toEqual([2_500]);
    expect(rest).toEqual({ available: 7_500, earned: 2_500 });
  });

  it('never have a rest below zero, whatever is not listed', () => {
    fc.assert(
      fc.property(randomStaffReports, fc.array(fc.boolean()), (report, shown) => {
        const checks = report.checks.filter((_, index) => shown[index] !== false);
        const { rest } = scoredItems({ ...report, checks });
        if (rest === null) return;
        expect(rest.earned).toBeGreaterThanOrEqual(0);
        expect(rest.available).toBeGreaterThanOrEqual(rest.earned);
      }),
    );
  });

  it('have no points where there is no score', () => {
    const { items, rest, score } = scoredItems(graded([aCheck('a'), aCheck('b', { verdict: 'grader-fault' })]));
    expect(items.map(({ available }) => available)).toEqual([0, 0]);
    expect({ rest, score }).toEqual({ rest: null, score: null });
  });
});
