import { describe, expect, it } from 'vitest';
import { notRun } from '../contracts/report.ts';
import { checkResult } from '../engine/check-result.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';
import { revokePasses } from './6-revoke-passes.ts';

const message = 'The answers to the published files seem to be stored in the program.';
const one = { checks: ['timing-*'], case: 'puzzle20.txt', message, hint: 'Search.', revokedBy: 'integrity-hidden' };

const unfinished = checkResult({ id: 'timing-1', section: 'timing', group: 'timing', title: 'Timing' }, [
  aCase('puzzle20.txt', { verdict: 'passed' }),
  aCase('puzzle21.txt', { verdict: 'skipped', message: 'It was not run.', actual: notRun }),
]);

describe('a pass that is not believed', () => {
  it('becomes a failure that says why, and with it the check', () => {
    const check = aCheck('timing-1-puzzle20', {
      verdict: 'passed',
      cases: [aCase('puzzle20.txt', { verdict: 'passed' })],
    });
    const [result] = revokePasses([check], [one]);
    expect(result?.verdict).toBe('failed');
    expect(result?.cases[0]).toMatchObject({
      verdict: 'failed',
      message,
      hint: 'Search.',
      revokedBy: 'integrity-hidden',
    });
  });

  it('is that of the named checks and case alone', () => {
    const cases = [aCase('puzzle21.txt', { verdict: 'passed' })];
    const others = [
      aCheck('timing-1-puzzle21', { verdict: 'passed', cases }),
      aCheck('solver-3a', { verdict: 'passed', cases: [aCase('puzzle20.txt', { verdict: 'passed' })] }),
    ];
    expect(revokePasses(others, [one])).toEqual(others);
  });

  it('leaves what did not pass as it was judged', () => {
    const cases = [aCase('puzzle20.txt', { verdict: 'timed-out', message: 'It took too long.' })];
    const check = aCheck('timing-1-puzzle20', { verdict: 'timed-out', cases });
    expect(revokePasses([check], [one])).toEqual([check]);
  });

  it('does not make a check pass that was not run to its end, though it is named', () => {
    expect(revokePasses([unfinished], [{ ...one, case: 'puzzle22.txt' }])).toEqual([unfinished]);
  });

  it('decides a check that was not run to its end', () => {
    expect(revokePasses([unfinished], [one])).toMatchObject([{ verdict: 'failed', reason: null, dependsOn: null }]);
  });
});
