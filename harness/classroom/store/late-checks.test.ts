/** Which gradings are done again alone. */
import { describe, expect, it } from 'vitest';
import type { Report } from '../../contracts/report.ts';
import { isWorthGradingAlone } from './late-checks.ts';

type Verdict = Report['checks'][number]['verdict'];

/** A report with so many checks that passed, and beside them these. */
const reportWith = (passed: number, failed: readonly { id: string; verdict: Verdict; points: number }[]): Report =>
  ({
    checks: [
      ...Array.from({ length: passed }, (_, index) => ({ id: `p${String(index)}`, verdict: 'passed', cases: [] })),
      ...failed.map(({ id, verdict }) => ({ id, verdict, cases: [{ verdict }] })),
    ],
    tables: [{ columns: [{ unit: 'seconds' }], rows: [{ check: 'timed' }] }],
    lost: failed.map(({ id, points }) => ({ check: id, points, reason: '' })),
  }) as unknown as Report;

describe('a grading beside others is done again alone', () => {
  it.each([
    ['when a row took too long', [{ id: 'a', verdict: 'timed-out' as const, points: 1 }], true],
    ['when a row of a table of times failed', [{ id: 'timed', verdict: 'failed' as const, points: 1 }], true],
    ['not for what is wrong', [{ id: 'b', verdict: 'failed' as const, points: 1 }], false],
    ['not for what costs nothing', [{ id: 'a', verdict: 'timed-out' as const, points: 0 }], false],
    [
      'not when it is late in many',
      Array.from({ length: 5 }, (_, index) => ({ id: `l${String(index)}`, verdict: 'timed-out' as const, points: 1 })),
      false,
    ],
  ])('%s', (_, failed, expected) => {
    expect(isWorthGradingAlone(reportWith(20, failed))).toBe(expected);
  });
});
