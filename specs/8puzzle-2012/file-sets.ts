/** Which boards the checks use that only this edition has. */
import { type RandomSize, solverFiles } from '../slider-puzzle/puzzles/file-sets.ts';

/** Both kinds at odd and even sizes. */
export const solvabilityFiles: readonly string[] = [
  ...['puzzle00.txt', 'puzzle01.txt', 'puzzle04.txt', 'puzzle17.txt', 'puzzle2x2-03.txt'],
  ...['puzzle3x3-10.txt', 'puzzle4x4-00.txt', 'puzzle4x4-07.txt'],
  ...solverFiles.unsolvable,
];

/** Half of all boards can be solved. Counting inversions pair by pair takes time proportional to n to the fourth. */
export const solvabilitySizes: readonly RandomSize[] = [
  ...[2, 3, 4, 5, 6, 9, 10].map((n) => ({ n, count: 1_000 })),
  { n: 127, count: 4 },
];

/** Walks to boards that are asked, by the steps over neighbors(). */
export const solvabilityWalks: readonly { readonly file: string; readonly steps: number }[] = [
  ...[1, 2, 13].map((steps) => ({ file: 'puzzle27.txt', steps })),
  ...['puzzle2x2-unsolvable1.txt', 'puzzle3x3-unsolvable1.txt', 'puzzle4x4-unsolvable.txt', 'puzzle4x4-10.txt'].map(
    (file) => ({ file, steps: 7 }),
  ),
];

/** Boards that a Solver must refuse: two tiles exchanged near the goal, so that no search would be long. */
export const refusedSizes: readonly { readonly n: number; readonly moves: number; readonly count: number }[] = [
  { n: 2, moves: 6, count: 40 },
  { n: 3, moves: 10, count: 40 },
  { n: 4, moves: 10, count: 40 },
  { n: 5, moves: 10, count: 40 },
];

/** The smallest board that the edition allows. */
export const smallest = [[0]] as const;
