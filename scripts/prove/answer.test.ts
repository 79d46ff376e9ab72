import { describe, expect, it } from 'vitest';
import type { Report } from '../../index.ts';
import { passedReport } from '../../harness/testing/reports/passed.ts';
import { answerOf } from './answer.ts';

const withMeasured = (id: string, section: string, bytes: number): Report => {
  const report = passedReport();
  const [check] = report.checks;
  const [first] = check?.cases ?? [];
  if (check === undefined || first === undefined) throw new Error('The report has no case.');
  return passedReport({ checks: [{ ...check, id, section, cases: [{ ...first, measured: { bytes } }] }] });
};

describe('what is kept of a report', () => {
  it('has a digest that leaves out what is volatile, and nothing else that is said', () => {
    const { digest } = answerOf(passedReport());
    const volatile = { ...passedReport().volatile, durationMs: 99 };
    expect(answerOf(passedReport({ volatile })).digest).toBe(digest);
    expect(answerOf(passedReport({ notes: ['another'] })).digest).not.toBe(digest);
  });

  it('leaves out what was timed, and what was weighed in Node', () => {
    const digestOf = (id: string, bytes: number, language: string): string | null =>
      answerOf({ ...withMeasured(id, 'memory', bytes), language }).digest;
    expect(digestOf('timing-1-puzzle20', 1, 'java')).toBe(digestOf('timing-1-puzzle20', 2, 'java'));
    expect(digestOf('memory-board-2', 1, 'java')).not.toBe(digestOf('memory-board-2', 2, 'java'));
    expect(digestOf('memory-board-2', 1, 'typescript')).toBe(digestOf('memory-board-2', 2, 'typescript'));
  });

  it('has the numbers of memory and timing', () => {
    expect(answerOf(withMeasured('memory-board-2', 'memory', 128)).measured).toEqual({
      'memory-board-2': { bytes: 128 },
    });
    expect(answerOf(withMeasured('board-1a', 'correctness', 128)).measured).toEqual({});
  });
});
