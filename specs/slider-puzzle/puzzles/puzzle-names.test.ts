import { describe, expect, it } from 'vitest';
import { claimOf, isPuzzleName } from './puzzle-names.ts';

describe('the name of a puzzle file', () => {
  it.each([
    ['puzzle04.txt', null, 4],
    ['puzzle4x4-38.txt', 4, 38],
    ['puzzle3x3-unsolvable1.txt', 3, null],
    ['puzzle4x4-hard1.txt', 4, 38],
    ['puzzle4x4-hard2.txt', 4, 47],
  ])('%s promises a size and a number of moves', (name, size, moves) => {
    expect(isPuzzleName(name)).toBe(true);
    expect(claimOf(name)).toEqual({ size, moves });
  });

  it.each(['puzzle4x4-hard3.txt', 'puzzle3x4-10.txt', 'puzzle4.txt', 'toString', '../puzzle04.txt'])(
    '%s promises nothing',
    (name) => {
      expect(isPuzzleName(name)).toBe(false);
      expect(() => claimOf(name)).toThrow(RangeError);
    },
  );
});
