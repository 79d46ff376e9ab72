import { describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../../oracle/distances.ts';
import { leadsToGoal } from '../../puzzle/solution.ts';
import { randomBoard, randomFrom } from '../../testing/random-board.ts';
import { type Tiles, goal, twin } from '../../puzzle/tiles.ts';
import { construct, mostMoves } from './constructive.ts';
import { type CornerState, cornerMove, longestCornerWay, moved } from './corner-table.ts';

const solutionOf = (tiles: Tiles): string => {
  const result = construct(tiles);
  if (result.kind !== 'solved') throw new Error(result.kind);
  expect(leadsToGoal(tiles, result.moves)).toBe(true);
  return result.moves;
};

/** Rows from the bottom up, each from the right: every tile far from its place. */
const upsideDown = (n: number): Tiles => {
  const tiles = goal(n)
    .map((row) => row.toReversed())
    .toReversed();
  return construct(tiles).kind === 'solved' ? tiles : twin(tiles);
};

describe('the constructive method', () => {
  it('solves random boards of many sizes in no more moves than are proved to suffice', () => {
    const random = randomFrom(1);
    for (const [n, boards] of [
      [4, 500],
      [5, 300],
      [6, 200],
      [7, 100],
      [8, 100],
      [13, 20],
      [37, 3],
    ] as const) {
      for (let i = 0; i < boards; i++) {
        expect(solutionOf(randomBoard(n, random)).length).toBeLessThanOrEqual(mostMoves(n));
      }
    }
  });

  it('solves the largest boards, also when every tile is far from its place', () => {
    expect(solutionOf(randomBoard(127, randomFrom(2))).length).toBeLessThanOrEqual(mostMoves(127));
    expect(solutionOf(upsideDown(126)).length).toBeLessThanOrEqual(mostMoves(126));
  });

  it('needs about 8/3 n^3 moves on average, as published', () => {
    const random = randomFrom(3);
    const lengths = Array.from({ length: 10 }, () => solutionOf(randomBoard(50, random)).length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean / 50 ** 3).toBeCloseTo(8 / 3, 0);
  });

  it('needs at most 5n^3 + 19n^2 + 79n moves', () => {
    for (let n = 2; n <= 127; n++) expect(mostMoves(n)).toBeLessThanOrEqual(5 * n ** 3 + 19 * n ** 2 + 79 * n);
  });

  it('finds shortest solutions of the 3-by-3 boards that need most moves', () => {
    expect(boardsAtDistance(3, 31).map((tiles) => solutionOf(tiles).length)).toEqual([31, 31]);
  });

  it('leaves a solved board as it is', () => {
    for (const n of [2, 3, 4, 127]) expect(solutionOf(goal(n))).toBe('');
  });

  it('knows what has no solution', () => {
    for (const n of [2, 3, 4, 127]) expect(construct(twin(goal(n)))).toEqual({ kind: 'unsolvable' });
  });

  it('stops when it is told to', () => {
    const result = construct(randomBoard(20, randomFrom(4)), { tick: (nodes) => nodes > 1000 });
    expect(result.kind).toBe('stopped');
  });
});

describe('the ways into a corner', () => {
  it('lead there from all 120 states, none longer than said', () => {
    const cells = [0, 1, 2, 3, 4, 5];
    const states = cells.flatMap((nextToLast) =>
      cells.flatMap((last) => cells.map((blank) => ({ nextToLast, last, blank }))),
    );
    const lengths = states
      .filter(({ nextToLast, last, blank }) => new Set([nextToLast, last, blank]).size === 3)
      .map((state) => lengthFrom(state));
    expect(lengths).toHaveLength(120);
    expect(Math.max(...lengths)).toBe(longestCornerWay);
  });

  it('are not said to be at their end where there is none', () => {
    expect(() => cornerMove({ nextToLast: 0, last: 0, blank: 0 })).toThrow(RangeError);
  });
});

const lengthFrom = (start: CornerState): number => {
  let state: CornerState = start;
  for (let length = 0; ; length++) {
    const next = cornerMove(state);
    if (next === null) {
      expect(state).toMatchObject({ nextToLast: 0, last: 1 });
      return length;
    }
    const after = moved(state, next);
    if (after === null) throw new Error('outside the window');
    state = after;
  }
};
