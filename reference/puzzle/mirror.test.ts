import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../oracle/distances.ts';
import { toRows } from './cells.ts';
import { mirrored } from './mirror.ts';
import { isSolvable } from './parity.ts';
import { goal, hamming, manhattan, neighbors, sameTiles, type Tiles } from './tiles.ts';

/** Any board from 2-by-2 to 5-by-5. */
const boards = fc.integer({ min: 2, max: 5 }).chain((n) =>
  fc
    .shuffledSubarray(
      Array.from({ length: n * n }, (_, tile) => tile),
      { minLength: n * n },
    )
    .map(toRows),
);

const sorted = (tiles: readonly Tiles[]): string[] => tiles.map((one) => JSON.stringify(one)).sort();

describe('the mirrored twin', () => {
  it('has its tiles mirrored and renamed', () => {
    expect(
      mirrored([
        [1, 2, 3],
        [4, 5, 6],
        [7, 0, 8],
      ]),
    ).toEqual([
      [1, 2, 3],
      [4, 5, 0],
      [7, 8, 6],
    ]);
  });

  it.each([1, 2, 3, 4, 10])('of the goal is the goal, n = %i', (n) => {
    expect(mirrored(goal(n))).toEqual(goal(n));
  });

  it('of the twin is the board itself', () => {
    fc.assert(fc.property(boards, (tiles) => sameTiles(mirrored(mirrored(tiles)), tiles)));
  });

  it('has the mirrored twins of the neighbors as its neighbors', () => {
    fc.assert(
      fc.property(boards, (tiles) => {
        expect(sorted(neighbors(mirrored(tiles)))).toEqual(sorted(neighbors(tiles).map(mirrored)));
      }),
    );
  });

  it('is as far from the goal by every measure, and solvable when the board is', () => {
    fc.assert(
      fc.property(boards, (tiles) => {
        const twin = mirrored(tiles);
        expect([hamming(twin), manhattan(twin), isSolvable(twin)]).toEqual([
          hamming(tiles),
          manhattan(tiles),
          isSolvable(tiles),
        ]);
      }),
    );
  });

  it('needs as many moves', () => {
    const small = boards.filter((tiles) => tiles.length <= 3);
    fc.assert(fc.property(small, (tiles) => distance(mirrored(tiles)) === distance(tiles)));
  });
});
