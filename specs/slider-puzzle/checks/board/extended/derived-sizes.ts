/** Board 18: boards that are asked by themselves, without what is made from them. */
import { goal, twin, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { scattered } from '../../../arbitraries/near-boards.ts';

/**
 * Each size, so that none is left to be the one that a method gets wrong: with the blank in each cell, among tiles that can be
 * solved and among tiles that cannot; then in the middle, in each corner and on each edge; then in the first and the last cell.
 * Programs that take n^4 steps get as far as 32 without delay.
 */
export const everySize = (): readonly Tiles[] => [
  scattered(2),
  ...range(2, 5).flatMap((size) =>
    range(0, size * size - 1).flatMap((blank) => [scattered(size, blank), twin(scattered(size, blank))]),
  ),
  ...range(6, 16).flatMap((size) => boundary(size).map((blank) => scattered(size, blank))),
  ...range(6, 32).map((size) => scattered(size)),
  ...range(17, 32).flatMap((size) => [scattered(size, 0), scattered(size, size * size - 1)]),
];

/**
 * 41 and 49 are the first sizes where a product with 1 / n, in single and in double precision, is below the quotient, at the
 * beginning of some rows, as it is at 107; 77 and 99 are two where it is above.
 * A product with 2^20 / n, rounded up, is right to 101, and above the quotient at 126. On the goal, no wrong row is taken for another
 * wrong one, so that it shows in the number of tiles out of place, too.
 */
export const someSizes = (): readonly Tiles[] => [
  ...[50, 64, 100].map((size) => scattered(size)),
  ...[41, 49, 77, 99, 126].map(goal),
  ...[41, 49, 107].map((size) => scattered(size, size)),
];

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Corners, and the middle of each edge. */
const boundary = (size: number): number[] => {
  const [middle, end] = [Math.floor(size / 2), size - 1];
  const lines = [0, middle, end];
  return lines.flatMap((row) =>
    lines.flatMap((column) => (row === middle && column === middle ? [] : [row * size + column])),
  );
};
