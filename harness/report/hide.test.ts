import { describe, expect, it } from 'vitest';
import { hideInputs } from './hide.ts';
import { aCase, aCheck } from './testing.ts';

const secret = aCase('puzzle77.txt', {
  verdict: 'failed',
  expected: '77',
  actual: '78',
  message: 'moves() of 1 2 3',
  hint: 'see 1 2 3',
  reproduction: ['int[][] tiles'],
  output: { head: '1 2 3', tail: '', bytes: 5 },
  measured: { bytes: 1 },
});

describe('a hidden check', () => {
  it('shows its verdict and nothing of its inputs', () => {
    const check = aCheck('solver-15a', { details: 'staff', verdict: 'failed', cases: [secret, aCase('puzzle78.txt')] });
    const hidden = hideInputs(check);
    expect(hidden.verdict).toBe('failed');
    expect(hidden.cases.map(({ verdict }) => verdict)).toEqual(['failed', 'passed']);
    expect(JSON.stringify(hidden)).not.toMatch(/77|78|1 2 3|tiles/);
  });

  it('is left alone when the course does not hide it', () => {
    const check = aCheck('solver-15a', { cases: [secret] });
    expect(hideInputs(check)).toBe(check);
  });
});
