/** What was mistaken in moves that do not solve a board: they would, if they were read in another way. */
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { solved } from '../answers.ts';

const messages = defineMessages('comp204.mistakenMoves', {
  reversed:
    'The moves solve the board in reverse order. The path was followed back from the goal: put each letter before those that you have.',
  ofTiles:
    'Each letter is the opposite of what it should be: it says where the tile goes. Return where the blank goes: U to the row above, D to the row below.',
  transposed: 'Rows and columns are swapped: with U for L, L for U, D for R and R for D, the moves solve the board.',
});

interface Reading {
  readonly read: (moves: string) => string;
  readonly hint: () => string;
}

const letters =
  (by: Readonly<Record<string, string>>): Reading['read'] =>
  (moves) =>
    Array.from(moves, (letter) => by[letter] ?? letter).join('');

const readings: readonly Reading[] = [
  { read: (moves) => Array.from(moves).reverse().join(''), hint: messages.reversed },
  { read: letters({ U: 'D', D: 'U', L: 'R', R: 'L' }), hint: messages.ofTiles },
  { read: letters({ U: 'L', L: 'U', D: 'R', R: 'D' }), hint: messages.transposed },
];

/** Null where no reading solves the board, or more than one does: of two letters, reverse order may be swapped columns, too. */
export const mistakeHint = (tiles: Tiles, moves: string): string | null => {
  const [found, another] = readings.filter(({ read }) => solved(tiles, read(moves)));
  return found === undefined || another !== undefined ? null : found.hint();
};
