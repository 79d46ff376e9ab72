/** How the blank moves on an n-by-n board whose cells are numbered row by row. */

/**
 * The order in which the searches try directions: that of Korf's paper (up, left, right, down), whose goal has the blank
 * first, seen on the course's goal, which is his turned by 180 degrees. It is the course's order of neighbors, too. The
 * opposite of direction d is 3 - d.
 */
export const letters = ['D', 'R', 'L', 'U'] as const;

export interface Grid {
  /** Change of the blank's cell, in the order of `letters`. */
  readonly offsets: readonly number[];
  /** 1 where a direction stays on the board, at `cell * 4 + direction`. */
  readonly isLegal: Uint8Array;
}

export const gridOf = (n: number): Grid => ({
  offsets: [n, 1, -1, -n],
  isLegal: Uint8Array.from(
    Array.from({ length: n * n }, (_, cell) =>
      [cell < n * (n - 1), cell % n < n - 1, cell % n > 0, cell >= n].map(Number),
    ).flat(),
  ),
});

/** A path as letters. */
export const movesOf = (directions: Iterable<number>): string =>
  Array.from(directions, (direction) => letters[direction] ?? '').join('');
