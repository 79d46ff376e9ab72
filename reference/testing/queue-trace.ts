/** What a search's queue holds just before each dequeue, as the assignment's FAQ prints it for puzzle04. */
import { Board } from '../oracle/board.ts';
import { Solver } from '../oracle/solver.ts';
import type { Tiles } from '../puzzle/tiles.ts';

export interface TraceEntry {
  readonly priority: number;
  readonly moves: number;
  readonly manhattan: number;
  readonly tiles: Tiles;
}

export const puzzle04: Tiles = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];

/** Of the initial board's search: one entry list per dequeue, ascending by priority. */
export const queueTrace = (): TraceEntry[][] => {
  const steps: TraceEntry[][] = [];
  new Solver(new Board(puzzle04), (search, queue) => {
    if (search !== 'initial') return;
    const entries = Array.from(queue, ({ priority, moves, manhattan, board }) => ({
      priority,
      moves,
      manhattan,
      tiles: board.tiles(),
    }));
    steps.push(entries);
  });
  return steps;
};
