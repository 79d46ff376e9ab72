import { describe, expect, it } from 'vitest';
import { hideDetails } from './redact.ts';
import { aCase, aCheck } from '../../testing/reports/passed.ts';

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

describe('a check whose details are hidden', () => {
  it('shows its verdict and nothing of its inputs', () => {
    const check = aCheck('solver-15a', { details: 'staff', verdict: 'failed', cases: [secret, aCase('puzzle78.txt')] });
    const hidden = hideDetails(check);
    expect(hidden.verdict).toBe('failed');
    expect(hidden.cases.map(({ verdict }) => verdict)).toEqual(['failed', 'passed']);
    expect(JSON.stringify(hidden)).not.toMatch(/77|78|1 2 3|tiles/);
  });

  it('says in other words why it was not run', () => {
    const check = aCheck('solver-15a', { verdict: 'skipped', reason: 'There is no puzzle77.txt.', cases: [] });
    expect(hideDetails(check).reason).toBe('The course does not show why this check was not run.');
    expect(hideDetails({ ...check, dependsOn: 'api' }).reason).toBe('It depends on api, which did not pass.');
    expect(hideDetails({ ...check, dependsOn: check.id }).reason).toBe(hideDetails(check).reason);
  });
});
