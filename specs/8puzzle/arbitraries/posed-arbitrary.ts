/** Random boards for a Solver, each with its right answer. */
import fc, { type Arbitrary } from 'fast-check';
import { twin } from '../../../reference/tiles.ts';
import type { Posed } from '../judges/moves.ts';
import { posed } from '../posed.ts';
import { boardArbitrary } from './board-arbitrary.ts';
import { distanceArbitrary } from './distance-arbitrary.ts';
import { walkArbitrary } from './walk-arbitrary.ts';

/** Any 2-by-2 board: half of them cannot be solved, and every search is short. */
export const anySmallPosed = (): Arbitrary<Posed> => boardArbitrary(2).map(posed);

export const posedAtDistance = (n: 2 | 3, moves: number): Arbitrary<Posed> => distanceArbitrary(n, moves).map(posed);

export const posedByWalk = (n: number, moves: number): Arbitrary<Posed> =>
  walkArbitrary(n, moves).map(({ tiles }) => posed(tiles));

/** Twins of boards near the goal: they cannot be solved, and the search of their twin is short. */
export const unsolvableByWalk = (n: number, moves: number): Arbitrary<Posed> =>
  walkArbitrary(n, moves).map(({ tiles }) => posed(twin(tiles)));

/** Half of each. */
export const solvableOrNot = (n: number, moves: number): Arbitrary<Posed> =>
  fc
    .record({ walk: walkArbitrary(n, moves), exchanged: fc.noBias(fc.boolean()) })
    .map(({ walk, exchanged }) => posed(exchanged ? twin(walk.tiles) : walk.tiles));
