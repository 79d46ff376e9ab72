/** Lower bounds on the moves to the goal that a search carries along: one number, updated move by move. */

export const heuristicNames = [
  'hamming',
  'manhattan',
  'linear-conflict',
  'walking-distance',
  'pattern-4-4',
  'pattern-5-5-5',
  'pattern-6-6-3',
  'pattern-7-8',
] as const;
export type HeuristicName = (typeof heuristicNames)[number];

/** Cells are numbered row by row, 0 for the blank, as in `cells[row * n + column]`. */
export interface Heuristic {
  readonly name: HeuristicName;
  /** A state is a whole number below 2^53 that means something to this heuristic alone. */
  start(cells: ArrayLike<number>): number;
  /** The state after `tile` has slid from cell `from` to the blank in cell `to`; `cells` are those before the move. */
  after(state: number, tile: number, from: number, to: number, cells: ArrayLike<number>): number;
  /** A number of moves that no solution can undercut; 0 on the goal alone. */
  bound(state: number): number;
}
