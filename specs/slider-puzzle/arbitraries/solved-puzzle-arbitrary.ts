/** Random boards for a Solver, each with its right answer. */
import fc, { type Arbitrary } from 'fast-check';
import { twin } from '../../../reference/puzzle/tiles.ts';
import type { SolvedPuzzle } from '../judges/moves.ts';
import { solvedPuzzle } from '../puzzles/solved-puzzle.ts';
import { boardArbitrary } from './board-arbitrary.ts';
import { distanceArbitrary } from './distance-arbitrary.ts';
import { walkArbitrary } from './walk-arbitrary.ts';

/** Any 2-by-2 board: half of them cannot be solved, and every search is short. */
export const anySmallPuzzle = (): Arbitrary<SolvedPuzzle> => boardArbitrary(2).map(solvedPuzzle);

export const puzzleAtDistance = (n: 2 | 3, moves: number): Arbitrary<SolvedPuzzle> =>
  distanceArbitrary(n, moves).map(solvedPuzzle);

export const puzzleByWalk = (n: number, moves: number): Arbitrary<SolvedPuzzle> =>
  walkArbitrary(n, moves).map(({ tiles }) => solvedPuzzle(tiles));

/** Twins of boards near the goal: they cannot be solved, and the search of their twin is short. */
export const unsolvableByWalk = (n: number, moves: number): Arbitrary<SolvedPuzzle> =>
  walkArbitrary(n, moves).map(({ tiles }) => solvedPuzzle(twin(tiles)));

/** Half of each. */
export const solvableOrNot = (n: number, moves: number): Arbitrary<SolvedPuzzle> =>
  fc
    .record({ walk: walkArbitrary(n, moves), exchanged: fc.noBias(fc.boolean()) })
    .map(({ walk, exchanged }) => solvedPuzzle(exchanged ? twin(walk.tiles) : walk.tiles));
