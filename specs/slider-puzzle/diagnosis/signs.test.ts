import { describe, expect, it } from 'vitest';
import type { CaseResult } from '../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { signsOf } from './signs.ts';

const random = (shrinks: number): CaseResult =>
  aCase('random', { verdict: 'failed', actual: '4', random: { seed: 1, path: '0', shrinks } });
const slow = aCase('slow', { verdict: 'timed-out' });

const signOf = (...cases: CaseResult[]): string | undefined =>
  signsOf([aCheck('a', { verdict: 'failed', cases })], { sameSeed: true, count: 25 })
    .get('a')
    ?.get('random');

describe('the sign of a random case', () => {
  it('is that of its answer', () => {
    expect(signOf(random(0))).toBe(signOf(random(2)));
  });

  it('is marked where nobody had time to make its input smaller', () => {
    expect(signOf(random(0), slow)).toBe(`~${signOf(random(0)) ?? ''}`);
    expect(signOf(random(2), slow)).toBe(signOf(random(2)));
  });
});
