/** What solvePuzzle() may answer, and what a string of moves does to a board. */
import { isGoal, slide, type Direction, type Tiles } from '../../reference/puzzle/tiles.ts';

/** The prescribed answer for a board that cannot be solved. */
export const unsolvableMessage = 'No moves because this puzzle is not solvable. Inversion total is odd.';

/** Does it say that, in whatever words? */
export const saysUnsolvable = (answer: string): boolean => /solvable/iu.test(answer);

/** More letters than any program that works returns; the rest of a longer string is not followed. */
const mostMoves = 5_000;

export type Walked =
  /** A letter other than U, D, L and R; `at` counts from 1. */
  | { readonly kind: 'no-move'; readonly at: number; readonly letter: string }
  /** A move over the edge, with the board on which it was tried. */
  | { readonly kind: 'illegal'; readonly at: number; readonly letter: Direction; readonly board: Tiles }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'arrived'; readonly board: Tiles; readonly solved: boolean };

/** Moves the blank letter by letter. */
export const walk = (start: Tiles, moves: string): Walked => {
  if (moves.length > mostMoves) return { kind: 'too-long' };
  let board = start;
  for (const [index, letter] of Array.from(moves).entries()) {
    if (!isDirection(letter)) return { kind: 'no-move', at: index + 1, letter };
    const next = slide(board, letter);
    if (next === null) return { kind: 'illegal', at: index + 1, letter, board };
    board = next;
  }
  return { kind: 'arrived', board, solved: isGoal(board) };
};

/** Do these moves solve the board? */
export const solved = (start: Tiles, moves: string): boolean => {
  const walked = walk(start, moves);
  return walked.kind === 'arrived' && walked.solved;
};

const isDirection = (letter: string): letter is Direction => 'UDLR'.includes(letter) && letter.length === 1;
