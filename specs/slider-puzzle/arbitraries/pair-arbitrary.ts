/** Two boards, to be compared or kept side by side. */
import fc, { type Arbitrary } from 'fast-check';
import { at } from '../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { boardArbitrary } from './board-arbitrary.ts';

export interface Pair {
  readonly left: Tiles;
  readonly right: Tiles;
}

/** Independent random boards of two sizes. */
export const pairArbitrary = (leftSize: number, rightSize: number): Arbitrary<Pair> =>
  fc.record({ left: boardArbitrary(leftSize), right: boardArbitrary(rightSize) });

/** Pairs of one size for equals(): a third equal, a third with two cells exchanged, a third independent. */
export const similarPairArbitrary = (n: number): Arbitrary<Pair> =>
  fc
    .record({
      left: boardArbitrary(n),
      other: boardArbitrary(n),
      relation: fc.noBias(fc.constantFrom<Relation>('equal', 'exchanged', 'independent')),
    })
    .map(({ left, other, relation }) => ({ left, right: related(left, other, relation) }));

type Relation = 'equal' | 'exchanged' | 'independent';

const related = (left: Tiles, other: Tiles, relation: Relation): Tiles => {
  switch (relation) {
    case 'equal':
      return left.map((row) => [...row]);
    case 'exchanged':
      return exchanged(left, at(at(other, 0), 0), at(at(other, 0), 1));
    case 'independent':
      return other;
  }
};

const exchanged = (tiles: Tiles, a: number, b: number): Tiles =>
  tiles.map((row) => row.map((tile) => (tile === a ? b : tile === b ? a : tile)));
