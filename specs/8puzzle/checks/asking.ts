/** How the checks tell what they asked. */
import type { Notation } from '../../../harness/languages/language.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import type { Asking } from '../words/asking.ts';
import { onBoard, onSolver } from '../words/reproduction.ts';
import { boardWords } from '../words/show.ts';

/** A method without arguments, called on a new Board. */
export const boardAsking =
  (notation: Notation, method: string) =>
  (tiles: Tiles): Asking => ({
    type: 'Board',
    call: `${method}()`,
    on: boardWords(tiles),
    reproduction: onBoard(notation, tiles, { method }),
  });

/** A method without arguments, called on a new Solver. */
export const solverAsking =
  (notation: Notation, method: string) =>
  (tiles: Tiles): Asking => ({
    type: 'Solver',
    call: `${method}()`,
    on: boardWords(tiles),
    reproduction: onSolver(notation, tiles, { method }),
  });

/** The construction of a Solver itself: what it does to queues and boards. */
export const solvingAsking =
  (notation: Notation) =>
  (tiles: Tiles): Asking => ({
    type: 'Solver',
    call: 'new Solver(initial)',
    on: boardWords(tiles),
    reproduction: onSolver(notation, tiles),
  });
