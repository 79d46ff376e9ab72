import { describe, expect, it } from 'vitest';
import { boardAtDistance, boardsAtDistance, countAtDistance } from '../../oracle/distances.ts';
import type { Heuristic } from '../../oracle/heuristics/heuristic.ts';
import { lightHeuristic } from '../heuristics/index.ts';
import { manhattanHeuristic } from '../../oracle/heuristics/manhattan.ts';
import { type SolveResult, tieBreaks, twinSearches } from '../methods/method.ts';
import { unwatched } from '../../oracle/watch.ts';
import { leadsToGoal } from '../../puzzle/solution.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { type Tiles, goal, twin } from '../../puzzle/tiles.ts';
import { type AStarSetup, aStar } from './a-star.ts';
import { weightOf } from './weight.ts';

const setup: AStarSetup = {
  heuristic: manhattanHeuristic(3),
  weight: weightOf(1),
  ties: 'heap',
  twin: 'none',
  maxNodes: Infinity,
  maxBytes: 2 ** 30,
};

const solve = (tiles: Tiles, changes: Partial<AStarSetup> = {}): SolveResult =>
  aStar(tiles, { ...setup, ...changes }, unwatched);

const solutionOf = (tiles: Tiles, changes: Partial<AStarSetup> = {}): SolveResult & { readonly kind: 'solved' } => {
  const result = solve(tiles, changes);
  if (result.kind !== 'solved') throw new Error(result.kind);
  expect(leadsToGoal(tiles, result.moves)).toBe(true);
  return result;
};

const someBoards = [0, 1, 2, 5, 9, 14, 17, 20, 22, 23, 25, 28, 30, 31].map((moves) => ({
  moves,
  tiles: boardAtDistance(3, moves, Math.floor(countAtDistance(3, moves) / 3)),
}));

describe.each(tieBreaks)('A* with ties by %s', (ties) => {
  it.each(twinSearches)('finds shortest solutions, twin: %s', (twinSearch) => {
    for (const { moves, tiles } of someBoards) {
      const result = solutionOf(tiles, { ties, twin: twinSearch });
      expect([result.moves.length, result.atLeast]).toEqual([moves, moves]);
    }
  });

  it.each(twinSearches)('finds out that there is none, twin: %s', (twinSearch) => {
    for (const { tiles } of someBoards) {
      expect(solve(twin(tiles), { ties, twin: twinSearch }).kind).toBe('unsolvable');
    }
  });

  it.each([1.25, 2, 100])('stays within the bound with weight %d', (weight) => {
    for (const { moves, tiles } of someBoards) {
      const result = solutionOf(tiles, { ties, weight: weightOf(weight) });
      expect(result.moves.length).toBeLessThanOrEqual(weight * moves);
      expect(result.atLeast).toBeLessThanOrEqual(moves);
      expect(result.atLeast * weight).toBeGreaterThanOrEqual(result.moves.length);
    }
  });
});

describe('A*', () => {
  it('counts what goes through its queues', () => {
    const [tiles = []] = boardsAtDistance(3, 4);
    const alone = solve(tiles, { twin: 'none' });
    const two = solve(tiles, { twin: 'two' });
    const one = solve(tiles, { twin: 'one' });
    expect([alone.queues.length, two.queues.length, one.queues.length]).toEqual([1, 2, 1]);
    for (const { nodes, queues } of [alone, two, one]) {
      expect(nodes).toBe(queues.reduce((sum, { inserts }) => sum + inserts, 0));
      for (const { inserts, delMins, finalSize } of queues) expect(finalSize).toBe(inserts - delMins);
    }
  });

  it('finds shortest solutions with a heuristic that is admissible, but not consistent', () => {
    for (const { moves, tiles } of someBoards) {
      expect(solutionOf(tiles, { heuristic: jumping }).moves).toHaveLength(moves);
    }
  });

  it('solves 15-puzzles', () => {
    const random = randomFrom(7);
    for (let board = 0; board < 2; board++) {
      const result = solutionOf(randomBoard(4, random), { heuristic: manhattanHeuristic(4), weight: weightOf(2) });
      expect(result.atLeast * 2).toBeGreaterThanOrEqual(result.moves.length);
    }
  });

  it('finds solutions of 5-by-5 boards with a weight', () => {
    const random = randomFrom(8);
    for (let board = 0; board < 3; board++) {
      const changes = { heuristic: lightHeuristic('linear-conflict', 5), weight: weightOf(3) };
      const result = solutionOf(randomBoard(5, random), changes);
      expect(result.atLeast * 3).toBeGreaterThanOrEqual(result.moves.length);
    }
  });

  it('gives up when memory is full, with the best bound', () => {
    const result = solve(boardAtDistance(3, 31, 0), { maxBytes: 50_000 });
    expect(result).toMatchObject({ kind: 'gave-up', reason: 'memory' });
    const atLeast = result.kind === 'gave-up' ? result.atLeast : 0;
    expect(atLeast).toBeGreaterThan(21);
    expect(atLeast).toBeLessThanOrEqual(31);
  });

  it('searches all boards when nothing else tells that there is no solution', () => {
    const result = solve(boardAtDistance(2, 6, 0), { heuristic: manhattanHeuristic(2), twin: 'two' });
    expect(result).toMatchObject({ kind: 'solved' });
    expect(solve(twin(goal(2)), { heuristic: manhattanHeuristic(2), twin: 'two' }).kind).toBe('unsolvable');
  });
});

/** The Manhattan distance where the blank is in an even cell, 1 or 0 elsewhere; the state holds both. */
const manhattan3 = manhattanHeuristic(3);
const jumping: Heuristic = {
  name: 'manhattan',
  start: (cells) => 9 * manhattan3.start(cells) + Array.from(cells).indexOf(0),
  after: (state, tile, from, to, cells) => 9 * manhattan3.after(Math.floor(state / 9), tile, from, to, cells) + from,
  bound: (state) => {
    const distance = Math.floor(state / 9);
    return (state - 9 * distance) % 2 === 0 ? distance : Math.min(1, distance);
  },
};

describe('weights', () => {
  it('are exact fractions', () => {
    expect(weightOf(1)).toEqual({ numerator: 1, denominator: 1 });
    expect(weightOf(1.1)).toEqual({ numerator: 11, denominator: 10 });
    expect(weightOf(2.25)).toEqual({ numerator: 9, denominator: 4 });
  });

  it.each([0.5, 0, -1, 101, NaN, Infinity, 1.001])('%d is refused', (weight) => {
    expect(() => weightOf(weight)).toThrow(`this one is ${String(weight)}`);
  });
});
