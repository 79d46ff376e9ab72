import { describe, expect, it } from 'vitest';
import { Board, newBoardCounts } from './board.ts';
import { boardAtDistance } from './distances.ts';
import { Solver } from './solver.ts';
import { goal, manhattan, twin } from '../puzzle/tiles.ts';
import { puzzle04, queueTrace } from '../testing/queue-trace.ts';

/** The FAQ's table for puzzle04: priority, moves, manhattan, board. Entries of equal priority have no fixed order. */
const faqTrace = [
  ['4 0 4 013/425/786'],
  ['4 1 3 103/425/786', '6 1 5 413/025/786'],
  ['4 2 2 123/405/786', '6 1 5 413/025/786', '6 2 4 130/425/786'],
  ['4 3 1 123/450/786', '6 3 3 123/485/706', '6 2 4 130/425/786', '6 3 3 123/045/786', '6 1 5 413/025/786'],
  [
    ...['4 4 0 123/456/780', '6 3 3 123/045/786', '6 4 2 120/453/786', '6 2 4 130/425/786'],
    ...['6 3 3 123/485/706', '6 1 5 413/025/786'],
  ],
];

describe('the official search', () => {
  it('holds in its queue what the FAQ prints for puzzle04, step by step', () => {
    const steps = queueTrace().map((entries) =>
      entries.map(
        ({ priority, moves, manhattan: distance, tiles }) =>
          `${String(priority)} ${String(moves)} ${String(distance)} ${tiles.map((row) => row.join('')).join('/')}`,
      ),
    );
    expect(steps.map((entries) => entries.toSorted())).toEqual(faqTrace.map((entries) => entries.toSorted()));
  });

  it('shows its queue in ascending order of priority', () => {
    for (const entries of queueTrace()) {
      const priorities = entries.map(({ priority }) => priority);
      expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
    }
  });

  it('enqueues 10 and dequeues 5 in the initial search of puzzle04', () => {
    expect(new Solver(new Board(puzzle04)).queues().initial).toMatchObject({ inserts: 10, delMins: 5 });
  });

  it('calls manhattan() once for each node made and once for each node taken', () => {
    const counts = newBoardCounts();
    const { initial, twin: other } = new Solver(new Board(boardAtDistance(3, 18, 0), counts)).queues();
    expect(counts['Board.manhattan()']).toBe(initial.inserts + initial.delMins + other.inserts + other.delMins);
    expect(counts['Board.hamming()'] + counts['Board.toString()']).toBe(0);
  });

  it('is stopped by the twin on an unsolvable board', () => {
    const solver = new Solver(new Board(twin(goal(3))));
    expect([solver.isSolvable(), solver.moves(), solver.solution()]).toEqual([false, -1, null]);
  });

  it('refuses a missing board', () => {
    expect(() => new Solver(null)).toThrow(RangeError);
  });
});

describe('Board', () => {
  it('is not changed by its caller', () => {
    const tiles = [
      [1, 2],
      [3, 0],
    ];
    const board = new Board(tiles);
    tiles.reverse();
    expect(board.isGoal()).toBe(true);
  });

  it('shares its counts with the boards that come from it', () => {
    const counts = newBoardCounts();
    const board = new Board(puzzle04, counts);
    board.neighbors().forEach((neighbor) => neighbor.isGoal());
    expect(board.twin().equals(board)).toBe(false);
    expect(counts).toMatchObject({ 'Board()': 4, 'Board.isGoal()': 2, 'Board.manhattan()': 2, 'Board.equals()': 1 });
    expect(manhattan(board.tiles())).toBe(4);
  });

  it('equals boards of the same tiles and nothing else', () => {
    const board = new Board(puzzle04);
    expect(
      [new Board(puzzle04), null, board.toString(), new Board(goal(2))].map((other) => board.equals(other)),
    ).toEqual([true, false, false, false]);
  });
});
