import { describe, expect, it } from 'vitest';
import { reviewOf } from './review.ts';
import type { CheckResult } from '../contracts/report.ts';
import { aCase, aCheck, sections } from '../testing/reports/passed.ts';

const tampered = aCase('puzzle04.txt', { verdict: 'tampering', message: 'The program interfered with the grader: x.' });
const distrusted = aCase('puzzle20.txt', { verdict: 'failed', message: 'The mirrored puzzle gets 999 moves.' });

const having = (...checks: CheckResult[]) => ({ checks, sections });

describe('the reasons for a look by a person', () => {
  it('are none for what passed or merely failed', () => {
    const failed = aCheck('board-1a', { verdict: 'failed', cases: [aCase('a', { verdict: 'failed' })] });
    expect(reviewOf(having(aCheck('board-2'), failed))).toEqual([]);
  });

  it('name the check that was tampered with, once', () => {
    const check = aCheck('board-1a', { verdict: 'tampering', cases: [tampered, tampered] });
    expect(reviewOf(having(check))).toEqual([
      {
        reason:
          'board-1a, hamming() of the boards in the files: The program interfered with the grader: x. It happened in one more case.',
        path: null,
        line: null,
      },
    ]);
  });

  it('name what a check of integrity found', () => {
    const check = aCheck('integrity-hidden', { section: 'integrity', verdict: 'failed', cases: [distrusted] });
    expect(reviewOf(having(check)).map(({ reason }) => reason)).toEqual([
      'integrity-hidden, hamming() of the boards in the files. The mirrored puzzle gets 999 moves.',
    ]);
  });

  it('are what failed, and no case that was not judged', () => {
    const skipped = aCase('puzzle04.txt', { verdict: 'skipped', message: 'Time ran out before this could run.' });
    const check = aCheck('integrity-hidden', { section: 'integrity', verdict: 'failed', cases: [skipped, distrusted] });
    const forged: CheckResult = { ...check, verdict: 'tampering', cases: [tampered, skipped] };
    expect(reviewOf(having(check)).map(({ reason }) => reason)).toEqual([expect.stringContaining('999 moves')]);
    expect(reviewOf(having(forged))).toHaveLength(1);
  });

  it('are not made of faults of the grader', () => {
    const check = aCheck('integrity-hidden', { section: 'integrity', verdict: 'grader-fault', cases: [distrusted] });
    expect(reviewOf(having(check))).toEqual([]);
  });
});
