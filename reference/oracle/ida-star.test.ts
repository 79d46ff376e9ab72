import { describe, expect, it } from 'vitest';
import { boardAtDistance, boardsAtDistance, countAtDistance } from './distances.ts';
import { manhattanHeuristic } from './heuristics/manhattan.ts';
import { searchDeepening, shortestSolution } from './ida-star.ts';
import { isSolution } from '../puzzle/solution.ts';
import { type Tiles, goal, twin } from '../puzzle/tiles.ts';

/** Korf (1985), by number: his goal has the blank first, so cells are reversed and tile v becomes 16 - v. */
const korf = (cells: readonly number[]): Tiles => {
  const turned = cells.toReversed().map((tile) => (tile === 0 ? 0 : 16 - tile));
  return [0, 1, 2, 3].map((row) => turned.slice(4 * row, 4 * row + 4));
};
const korf12 = korf([14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15]);
const korf55 = korf([13, 8, 14, 3, 9, 1, 0, 7, 15, 5, 4, 10, 12, 2, 6, 11]);
const korf1 = korf([14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3]);

const lengthOf = (tiles: Tiles): number | null => {
  const boards = shortestSolution(tiles);
  if (boards === null) return null;
  expect(isSolution(tiles, boards)).toBe(true);
  return boards.length - 1;
};

describe('iterative deepening', () => {
  it('agrees with breadth-first search at every distance of the 3-by-3 boards', () => {
    for (let moves = 0; moves <= 31; moves++) {
      const count = countAtDistance(3, moves);
      for (const part of [0, 0.3, 0.6, 0.9]) {
        expect(lengthOf(boardAtDistance(3, moves, Math.floor(part * count)))).toBe(moves);
      }
    }
  });

  it('agrees with breadth-first search on all 2-by-2 boards', () => {
    for (let moves = 0; moves <= 6; moves++) {
      expect(boardsAtDistance(2, moves).map(lengthOf)).toEqual(boardsAtDistance(2, moves).map(() => moves));
    }
  });

  it('finds the published lengths of 15-puzzles', () => {
    expect([lengthOf(korf12), lengthOf(korf55)]).toEqual([45, 41]);
  });

  it('finds the same lengths with the weaker bound', () => {
    const result = searchDeepening(korf55, { heuristic: manhattanHeuristic(4) });
    expect(result).toMatchObject({ kind: 'solved' });
    expect(result.kind === 'solved' ? result.moves.length : null).toBe(41);
  });

  it('solves a solved board in no moves, also the largest', () => {
    expect(lengthOf(goal(127))).toBe(0);
  });

  it('finds nothing for the twin of a solvable board', () => {
    expect(shortestSolution(twin(goal(3)))).toBeNull();
    expect(shortestSolution(twin(goal(127)))).toBeNull();
  });

  it('says how far it has come when it gives up', () => {
    const result = searchDeepening(korf1, { maxNodes: 1000 });
    expect(result).toMatchObject({ kind: 'gave-up' });
    expect(result.kind === 'gave-up' ? result.atLeast : 0).toBeGreaterThanOrEqual(41);
  });
});
