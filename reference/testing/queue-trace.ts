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

/** Of the initial board's search: one entry list per dequeue, ascending by priority. */
export const queueTrace = (tiles: Tiles): TraceEntry[][] => {
  const steps: TraceEntry[][] = [];
  new Solver(new Board(tiles), (search, queue) => {
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
