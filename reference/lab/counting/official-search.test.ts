import { describe, expect, it } from 'vitest';
import { Board, newBoardCounts } from '../../oracle/board.ts';
import { boardAtDistance, countAtDistance } from '../../oracle/distances.ts';
import { Solver } from '../../oracle/solver.ts';
import { expandSolution, isSolution } from '../../puzzle/solution.ts';
import { type Tiles, goal, neighbors, twin } from '../../puzzle/tiles.ts';
import { boundedOfficialSearch, officialSearch } from './official-search.ts';

/** Both searches: a few boards of every distance, and their unsolvable twins; larger boards besides. */
const boards = (): Tiles[] => {
  const solvable = [0, 1, 2, 3, 5, 8, 12, 16, 20, 24].flatMap((moves) =>
    [0, 0.5].map((part) => boardAtDistance(3, moves, Math.floor(part * countAtDistance(3, moves)))),
  );
  const large = [2, 4, 5, 17].flatMap((n) => neighbors(goal(n)).flatMap(neighbors).slice(0, 2));
  return [...solvable, ...large].flatMap((tiles) => [tiles, twin(tiles)]);
};

describe('the official search', () => {
  it('costs the same with stored nodes as it does readably, on solvable and unsolvable boards', () => {
    for (const tiles of boards()) {
      const counts = newBoardCounts();
      const solver = new Solver(new Board(tiles, counts));
      const stored = officialSearch(tiles);
      expect({ initial: stored.initial, twin: stored.twin }).toEqual(solver.queues());
      expect(counts).toMatchObject(stored.counts);
      expect(stored.moves).toBe(solver.moves());
    }
  });

  it('finds the same solution with stored nodes as it does readably', () => {
    for (const tiles of boards()) {
      const { solution } = officialSearch(tiles);
      const boardsOf = new Solver(new Board(tiles)).solution()?.map((board) => board.tiles()) ?? null;
      expect(solution === null ? null : expandSolution(tiles, solution)).toEqual(boardsOf);
      if (boardsOf !== null) expect(isSolution(tiles, boardsOf)).toBe(true);
    }
  });

  it('stops at a bound on the insertions', () => {
    expect(boundedOfficialSearch(boardAtDistance(3, 31, 0), 1000)).toBeNull();
  });
});
