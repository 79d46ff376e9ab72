import { describe, expect, it } from 'vitest';
import { boardsAtDistance, distance } from '../../oracle/distances.ts';
import { unwatched } from '../../oracle/watch.ts';
import { leadsToGoal } from '../../puzzle/solution.ts';
import { toRows } from '../../puzzle/cells.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { type Tiles, goal } from '../../puzzle/tiles.ts';
import { bidirectional } from './bidirectional.ts';
import { fastDeepening } from '../deepening/fast-deepening.ts';

const limits = { maxNodes: Infinity, maxBytes: 2 ** 30 };

/** The board after a random walk from this one. */
const walked = (tiles: Tiles, random: () => number): Tiles => {
  const n = tiles.length;
  const cells = tiles.flat();
  for (let step = 0; step < 120; step++) {
    const blank = cells.indexOf(0);
    const [down = 0, right = 0] =
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ][Math.floor(4 * random())] ?? [];
    const [row, column] = [Math.floor(blank / n) + down, (blank % n) + right];
    if (row < 0 || row >= n || column < 0 || column >= n) continue;
    cells[blank] = cells[row * n + column] ?? 0;
    cells[row * n + column] = 0;
  }
  return toRows(cells);
};

describe('bidirectional search', () => {
  it('does not end with the first way that it finds: that is longer than needed for every tenth board', () => {
    const tiles = [22, 23, 24].flatMap((moves) => boardsAtDistance(3, moves).filter((_, index) => index % 200 === 0));
    for (const board of tiles) {
      const result = bidirectional(board, limits, unwatched);
      expect(result.kind === 'solved' ? result.moves.length : null).toBe(distance(board));
    }
  });

  it.each([4, 5])('finds solutions as short as those of iterative deepening, n = %i', (n) => {
    const random = randomFrom(n);
    for (let board = 0; board < 6; board++) {
      const tiles = walked(goal(n), random);
      const result = bidirectional(tiles, limits, unwatched);
      const other = fastDeepening(tiles);
      if (result.kind !== 'solved' || other.kind !== 'solved') throw new Error('not solved');
      expect(leadsToGoal(tiles, result.moves)).toBe(true);
      expect([result.moves.length, result.atLeast]).toEqual([other.moves.length, other.moves.length]);
    }
  });

  it('gives up when memory is full, with a bound', () => {
    const tiles = randomBoard(5, randomFrom(5));
    const result = bidirectional(tiles, { ...limits, maxBytes: 2 ** 20 }, unwatched);
    expect(result).toMatchObject({ kind: 'gave-up', reason: 'memory' });
    expect(result.nodes).toBeGreaterThan(10_000);
  });
});
