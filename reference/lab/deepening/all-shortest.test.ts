import { describe, expect, it } from 'vitest';
import { boardAtDistance, boardsAtDistance, countAtDistance, distance } from '../../oracle/distances.ts';
import { expandSolution } from '../../puzzle/solution.ts';
import { korfPuzzles } from '../../testing/korf-1985.ts';
import { type Tiles, goal, isGoal, neighbors, twin } from '../../puzzle/tiles.ts';
import { allShortest } from './all-shortest.ts';

/** By the table: ways to go down to the goal step by step. */
const countByTable = (tiles: Tiles, known = new Map<string, number>()): number => {
  const moves = distance(tiles) ?? 0;
  if (moves === 0) return 1;
  const key = tiles.join();
  const count =
    known.get(key) ??
    neighbors(tiles)
      .filter((next) => distance(next) === moves - 1)
      .reduce((sum, next) => sum + countByTable(next, known), 0);
  known.set(key, count);
  return count;
};

const counted = async (tiles: Tiles, limit = 10) => {
  const result = await allShortest(tiles, { limit });
  if (result.kind !== 'counted') throw new Error(result.kind);
  return result;
};

describe('all shortest solutions', () => {
  it('are as many as the table of distances has ways', async () => {
    for (let moves = 0; moves <= 31; moves++) {
      const tiles = boardAtDistance(3, moves, Math.floor(countAtDistance(3, moves) / 2));
      expect(await counted(tiles)).toMatchObject({ moves, count: countByTable(tiles) });
    }
  });

  it('are two for the 2-by-2 board of six moves, each leading to the goal', async () => {
    const [tiles = goal(2)] = boardsAtDistance(2, 6);
    const { count, solutions } = await counted(tiles);
    expect([count, new Set(solutions).size]).toEqual([2, 2]);
    expect(solutions.every((moves) => isGoal(expandSolution(tiles, moves).at(-1) ?? tiles))).toBe(true);
  });

  it('are counted beyond the limit', async () => {
    const tiles = boardAtDistance(3, 31, 0);
    const { count, solutions } = await counted(tiles, 3);
    expect([count, solutions.length]).toEqual([countByTable(tiles), 3]);
  });

  it('are the two of the published puzzle07', async () => {
    const puzzle07 = [
      [1, 2, 3],
      [0, 7, 6],
      [5, 4, 8],
    ];
    expect(await counted(puzzle07)).toMatchObject({ moves: 7, count: 2 });
  });

  it('are one, without a move, for solved boards', async () => {
    expect(await counted(goal(4))).toMatchObject({ moves: 0, count: 1, solutions: [''] });
    expect(await counted(goal(127))).toMatchObject({ moves: 0, count: 1, solutions: [''] });
  });

  it('are the same by pattern databases, which are used for boards that take long', async () => {
    const [tiles = goal(4)] = korfPuzzles().flatMap((one) => (one.number === 17 ? [one.tiles] : []));
    const byPatterns = await allShortest(tiles, { limit: 100, cacheDir: null });
    expect(byPatterns).toMatchObject({ kind: 'counted', moves: 66, count: 9 });
    expect(byPatterns).toEqual(await counted(tiles, 100));
  });

  it('are found in one iteration when the number of moves is known', async () => {
    const tiles = boardAtDistance(3, 31, 1);
    expect(await allShortest(tiles, { limit: 1000, moves: 31 })).toEqual(await counted(tiles, 1000));
  });

  it('are not looked for when parity says that there are none', async () => {
    expect(await allShortest(twin(goal(127)), { limit: 1 })).toEqual({ kind: 'unsolvable' });
  });
});
