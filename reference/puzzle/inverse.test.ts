import { describe, expect, it } from 'vitest';
import { boardsAtDistance, distance } from '../oracle/distances.ts';
import { searchDeepening } from '../oracle/ida-star.ts';
import { inverse } from './inverse.ts';
import { isSolvable } from './parity.ts';
import { type Tiles, goal, hamming, manhattan, sameTiles, twin } from './tiles.ts';

/** All solvable boards of these sizes that need at most that many moves. */
const near: readonly Tiles[] = [2, 3].flatMap((n) =>
  Array.from({ length: 15 }, (_, moves) => (n === 2 || n === 3 ? boardsAtDistance(n, moves) : [])).flat(),
);

describe('the inverse', () => {
  it('exists where the blank is at home, and nowhere else', () => {
    expect(near.every((tiles) => (inverse(tiles) === null) === (tiles.at(-1)?.at(-1) !== 0))).toBe(true);
    expect(inverse(goal(5))).toEqual(goal(5));
  });

  it('needs as many moves, and is as far away by every measure', () => {
    let tried = 0;
    for (const tiles of near) {
      const other = inverse(tiles);
      if (other === null) continue;
      tried++;
      const values = [distance(tiles), hamming(tiles), manhattan(tiles)];
      expect([distance(other), hamming(other), manhattan(other)]).toEqual(values);
      expect(sameTiles(inverse(other) ?? [], tiles)).toBe(true);
      expect(isSolvable(inverse(twin(tiles)) ?? [])).toBe(false);
    }
    expect(tried).toBeGreaterThan(500);
  });

  it('needs as many moves on a larger board', () => {
    const tiles: Tiles = [
      [5, 1, 3, 4],
      [2, 6, 8, 12],
      [9, 10, 7, 11],
      [13, 14, 15, 0],
    ];
    const moves = [tiles, inverse(tiles) ?? []].map((board) => {
      const result = searchDeepening(board);
      return result.kind === 'solved' ? result.moves.length : result.kind;
    });
    expect(moves[0]).toBe(moves[1]);
  });
});
