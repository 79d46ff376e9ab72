/** Where the blank can go, cell by cell. */

/** The cell that it enters, by `cell * 4 + direction`, -1 beyond the edge: down, right, left, up. The opposite of d is 3 - d. */
export const blankTargets = (n: number): Int16Array =>
  Int16Array.from(
    Array.from({ length: n * n }, (_, cell) => [
      cell < n * (n - 1) ? cell + n : -1,
      cell % n < n - 1 ? cell + 1 : -1,
      cell % n > 0 ? cell - 1 : -1,
      cell >= n ? cell - n : -1,
    ]).flat(),
  );
