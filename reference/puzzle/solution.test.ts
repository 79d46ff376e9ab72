import { describe, expect, it } from 'vitest';
import { boardsAtDistance } from '../oracle/distances.ts';
import { boardAfter, expandSolution, isSolution, leadsToGoal, walkSolution } from './solution.ts';
import { tableSolution } from '../oracle/table-solution.ts';
import { goal } from './tiles.ts';

const start = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];

describe('solutions as letters', () => {
  it('are expanded to boards that lead to the goal', () => {
    const boards = expandSolution(start, 'RDRD');
    expect(boards).toHaveLength(5);
    expect(isSolution(start, boards)).toBe(true);
    expect(boards[2]).toEqual([
      [1, 2, 3],
      [4, 0, 5],
      [7, 8, 6],
    ]);
  });

  it('are judged without boards', () => {
    expect(leadsToGoal(start, 'RDRD')).toBe(true);
    expect(leadsToGoal(start, 'RDR')).toBe(false);
    expect(leadsToGoal(goal(127), 'UD')).toBe(true);
    expect(boardAfter(start, 'RD')).toEqual(expandSolution(start, 'RD').at(-1));
  });

  it('are refused where the blank cannot move, by all three', () => {
    for (const moves of ['RRR', 'U', 'L', 'RDRDD', 'Rx', 'DDL']) {
      expect(() => expandSolution(start, moves)).toThrow(/^the blank cannot move "/);
      expect(() => leadsToGoal(start, moves)).toThrow(/^the blank cannot move "/);
    }
    expect(() => expandSolution(start, 'RDRDD')).toThrow('the blank cannot move "D" after 4 moves');
  });

  it('are walked lazily: what lies before an impossible move is given', () => {
    const walk = walkSolution(start, 'RU');
    expect(walk.next().value).toEqual(start);
    expect(walk.next().done).toBe(false);
    expect(() => walk.next()).toThrow(RangeError);
  });
});

describe('solutions from the table', () => {
  it('are as long as the distance', () => {
    for (const [moves, size] of [
      [31, 3],
      [20, 3],
      [6, 2],
      [0, 2],
    ] as const) {
      const [board = []] = boardsAtDistance(size, moves);
      const solution = tableSolution(board) ?? '';
      expect(solution).toHaveLength(moves);
      expect(leadsToGoal(board, solution)).toBe(true);
    }
  });
});
