/** Known faults of neighbors() and twin(). */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type Fault, family } from './fault.ts';

const edges = defineMessages('8puzzle-fault-edges', {
  advice:
    'The blank moves up unless it is in row 0, down unless it is in row n - 1, and in the same way left and right: four tests, one for each direction.',
  'neighbors-not-up': 'neighbors() never moves the blank up.',
  'neighbors-not-down': 'neighbors() never moves the blank down.',
  'neighbors-not-left': 'neighbors() never moves the blank to the left.',
  'neighbors-not-right': 'neighbors() never moves the blank to the right.',
  'neighbors-beyond-edge':
    'neighbors() goes beyond the edge of the board: the test for one side lets the blank through.',
  'neighbors-not-to-first-row': 'neighbors() does not move the blank up into the first row.',
  'neighbors-not-to-first-column': 'neighbors() does not move the blank into the first column.',
  'neighbors-not-to-last-row': 'neighbors() does not move the blank down into the last row.',
  'neighbors-not-to-last-column': 'neighbors() does not move the blank into the last column.',
  'neighbors-not-from-edge': 'neighbors() does not move the blank away from one of the edges of the board.',
  'neighbors-wrap-sideways': 'neighbors() moves the blank over the left or the right edge to the other side.',
  'neighbors-wrap-down': 'neighbors() moves the blank over the lower edge to the first row.',
});

const list = defineMessages('8puzzle-fault-list', {
  advice: 'Put each board that is one move away into a new Stack, Queue or list, once, and return that.',
  'neighbors-twice': 'neighbors() contains a board twice.',
  'neighbors-and-itself': 'neighbors() also contains the board itself.',
  'neighbors-and-twin': 'neighbors() also contains the twin.',
  'neighbors-none': 'neighbors() contains no boards.',
  'neighbors-null': 'neighbors() returns null.',
});

const exchange = defineMessages('8puzzle-fault-exchange', {
  advice:
    'First copy the whole array, row by row; then exchange two cells of the copy with a temporary variable, and make a new Board from it.',
  'neighbors-change-board':
    'A method that makes boards exchanges tiles in rows that belong to the board itself, so calling it changes that board.',
  'neighbors-lose-tile':
    'The exchange for a new board writes only one cell, so that one number appears twice and another is lost.',
});

const twin = defineMessages('8puzzle-fault-twin', {
  advice:
    'Exchange two cells that hold tiles, wherever the blank is: two cells of the first row, or of the second row when the blank is in the first.',
  'twin-moves-blank': 'twin() exchanges the blank with a tile on some boards.',
  'twin-itself':
    'twin() returns a board that equals the board itself: nothing is exchanged, or not in the board that it returns.',
  'twin-null': 'twin() returns null.',
  'twin-two-exchanges':
    'twin() exchanges two pairs of tiles; the second exchange undoes the effect of the first on solvability.',
  'twin-neighbor': 'twin() returns one of the neighbors on some boards: it moves the blank.',
});

const steady = defineMessages('8puzzle-fault-steady', {
  advice:
    'A Board never changes: choose the two tiles by a rule, or once in the constructor, so that every call gives the same twin.',
  'twin-random': 'twin() chooses tiles at random on every call, so that a board has different twins.',
});

export const neighborFaults: readonly Fault[] = [edges, list, exchange, twin, steady].flatMap(family);
