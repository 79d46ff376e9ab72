import { describe, expect, it } from 'vitest';
import { unreachedCase } from '../../engine/case-result.ts';
import type { CheckResult } from '../../contracts/report.ts';
import { isUnreached, unreachedBlocks } from './unreached.ts';

const check = (id: string, ...cases: CheckResult['cases']): CheckResult => ({
  id,
  section: 'correctness',
  group: 'Board',
  title: id,
  verdict: 'timed-out',
  visibility: 'always',
  details: 'always',
  reason: null,
  dependsOn: null,
  cases,
});
const late = unreachedCase('a', 30_000);

describe('checks that had no turn', () => {
  it('are those of which no failed case was run', () => {
    expect(isUnreached(check('x', late, { ...late, verdict: 'passed', actual: null }))).toBe(true);
    expect(isUnreached(check('x', late, { ...late, actual: 'none' }))).toBe(false);
    expect(isUnreached(check('x'))).toBe(false);
  });

  it('are told together, by the reason', () => {
    const other = unreachedCase('b', 15_000, 'measuring');
    expect(unreachedBlocks([check('x', late), check('y', other), check('z', late, other)], 80)).toEqual([
      [
        'Not run: the earlier cases used up the 30 s allowed for a grading.',
        '  x, z',
        '  Hint: Fix what times out first; then this will run.',
      ],
      [
        'Not run: the earlier cases used up the 15 s allowed for measuring.',
        '  y',
        '  Hint: Fix what times out first; then this will run.',
      ],
    ]);
  });
});
