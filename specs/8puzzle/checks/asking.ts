/** How the checks tell what they asked. */
import type { Notation } from '../../../harness/languages/language.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import type { Asking } from '../words/asking.ts';
import { onBoard, onSolver } from '../words/reproduction.ts';
import { boardWords } from '../words/show.ts';

/** A method without arguments, called on a new Board. */
export const boardAsking =
  (notation: Notation, method: string) =>
  (tiles: Tiles): Asking =>
    lazily('Board', `${method}()`, tiles, () => onBoard(notation, tiles, { method }));

/** A method without arguments, called on a new Solver. */
export const solverAsking =
  (notation: Notation, method: string) =>
  (tiles: Tiles): Asking =>
    lazily('Solver', `${method}()`, tiles, () => onSolver(notation, tiles, { method }));

/** The construction of a Solver itself: what it does to queues and boards. */
export const solvingAsking =
  (notation: Notation) =>
  (tiles: Tiles): Asking =>
    lazily('Solver', 'new Solver(initial)', tiles, () => onSolver(notation, tiles));

/** Thousands of boards are asked about, and few fail: the words are made when they are read. */
const lazily = (type: Asking['type'], call: string, tiles: Tiles, reproduction: () => readonly string[]): Asking => ({
  type,
  call,
  get on() {
    return boardWords(tiles);
  },
  get reproduction() {
    return reproduction();
  },
});
