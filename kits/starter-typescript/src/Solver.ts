import type { Board } from './Board';

/** A solution of a board in the fewest moves, by A* search. The queue is MinPQ: import { MinPQ } from 'algs4'. */
export class Solver {
  constructor(initial: Board) {
    void initial; // used as soon as you write the search
    throw new Error('constructor(initial) of Solver is not written yet');
  }

  /** Is the initial board solvable? */
  isSolvable(): boolean {
    throw new Error('isSolvable() is not written yet');
  }

  /** Fewest moves that solve the initial board; -1 if it is unsolvable. */
  moves(): number {
    throw new Error('moves() is not written yet');
  }

  /** The boards of a shortest solution, from the initial one to the goal; null if it is unsolvable. */
  solution(): Iterable<Board> | null {
    throw new Error('solution() is not written yet');
  }
}
