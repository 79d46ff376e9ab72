import { describe, expect, it } from 'vitest';
import { aCheck, passedReport } from '../../testing/reports/passed.ts';
import { pointedAt } from './cases.ts';
import { skippedChecks } from './checks.ts';

const skipped = (id: string, reason = 'It was refused.') => aCheck(id, { verdict: 'skipped', reason, cases: [] });
const numbers = [1, 2, 3, 4, 5, 6];
const lines = (checks: ReturnType<typeof skipped>[]): string[] => skippedChecks(passedReport({ checks }), 80);

describe('what was not run', () => {
  it('is told by its reason', () => {
    expect(lines([skipped('board-1a'), skipped('board-2'), skipped('solver-1', 'It was late.')])).toEqual([
      'It was refused.',
      '  board-1a, board-2',
      'It was late.',
      '  solver-1',
    ]);
  });

  it('is not referred to itself where the whole time was not enough', () => {
    expect(lines([{ ...skipped('board-1a'), dependsOn: 'board-1a' }])).toEqual(['It was refused.', '  board-1a']);
  });

  it('is told in one name where it is a whole family', () => {
    expect(lines([...numbers.map((n) => skipped(`timing-1-${String(n)}`)), skipped('api')])).toEqual([
      'It was refused.',
      '  timing-1-* (6), api',
    ]);
  });

  it('is told one by one where others of the family were run', () => {
    const [, names] = lines([...numbers.map((n) => skipped(`board-${String(n)}`)), aCheck('board-7')]);
    expect(names).toBe('  board-1, board-2, board-3, board-4, board-5, board-6');
  });
});

it('has the mark of a compiler below its place, also behind letters that are two columns wide', () => {
  expect(pointedAt(['"盤面" + 1', '       ^'], 80)).toEqual(['  "盤面" + 1', '           ^']);
});
