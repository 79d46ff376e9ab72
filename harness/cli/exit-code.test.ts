import { describe, expect, it } from 'vitest';
import { graderFault, usageError } from '../contracts/errors.ts';
import { notGradableReport } from '../testing/reports/failed.ts';
import { aCheck, passedReport } from '../testing/reports/passed.ts';
import { errorText } from './error-text.ts';
import { exitCodeOf, exitCodeOfError } from './exit-code.ts';
import { Interrupted } from './interrupt.ts';

const scored = (score: number): ReturnType<typeof passedReport> =>
  passedReport({ summary: { ...passedReport().summary, score } });
const faulty = passedReport({ gradable: false, checks: [aCheck('board-1a', { verdict: 'grader-fault' })] });

describe('the exit code', () => {
  it.each([
    ['a score', scored(12), null, 0],
    ['a score that is reached', scored(60), 60, 0],
    ['a score below the minimum', scored(59.99), 60, 1],
    ['nothing to build', notGradableReport(), 60, 3],
    ['a fault of the grader', faulty, 60, 4],
  ])('of %s', (_, report, minimum, code) => {
    expect(exitCodeOf(report, minimum)).toBe(code);
  });

  it.each([
    [usageError('x', 'x'), 2],
    [graderFault('x', 'x'), 4],
    [new Error('x'), 4],
    ['thrown text', 4],
    [new Interrupted(), 130],
  ])('of the error %s', (error, code) => {
    expect(exitCodeOfError(error)).toBe(code);
  });
});

describe('an error in words', () => {
  it('says what, where and what to do', () => {
    expect(errorText(usageError('x', 'What.', { where: 'a.yaml:1:2', remedy: 'Do this.' }), false)).toBe(
      'Error: What.\n  Where: a.yaml:1:2\n  What to do: Do this.\n',
    );
  });

  it('owns up to what nobody foresaw, with the stack only when asked for', () => {
    const error = new TypeError('x is undefined');
    expect(errorText(error, false)).toMatch(/^This is a fault of the grader, not of the submission: x is undefined\n/);
    expect(errorText(error, false)).not.toContain('    at ');
    expect(errorText(error, true)).toContain('    at ');
  });

  it('obeys nothing that a path says', () => {
    expect(errorText(usageError('x', 'No.', { where: '\u001b[2Jx\u0000' }), false)).toBe(
      'Error: No.\n  Where: x\\x00\n',
    );
  });
});
