/** Which boards the checks use. */
const range = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `puzzle3x3-${String(from + index).padStart(2, '0')}.txt`);

export const files = {
  solvable: range(1, 31),
  unsolvable: ['puzzle3x3-unsolvable.txt', 'puzzle3x3-unsolvable1.txt', 'puzzle3x3-unsolvable2.txt'],
  /** Short enough that the whole trace is kept, and long enough that it has an order. */
  traced: ['puzzle3x3-01.txt', 'puzzle3x3-04.txt', 'puzzle3x3-09.txt', 'puzzle3x3-14.txt', 'puzzle3x3-18.txt'],
  again: ['puzzle3x3-02.txt', 'puzzle3x3-05.txt', 'puzzle3x3-10.txt'],
} as const;

/** Random boards by walks of at most so many moves, and any that cannot be solved. */
export const random = {
  solvable: { moves: 24, count: 200 },
  unsolvable: { count: 200 },
} as const;
