import { defineWords } from '../../../../harness/words/words.ts';

export const neighborsWords = defineWords('neighbors', {
  walking: 'walking through {call}',
  unreadable: 'Board {number} of {call} on {on} cannot be read: its toString() {problem}.',
  unreadableActual: 'a board that cannot be read',
  unreadableHint:
    'Boards are read through toString(). Is the check of toString() passed? An item that is null fails here, too.',
  missing: '{boards} missing',
  extra: '{boards} too many or wrong',
  endless: 'no end after the first ones',
  wrong: '{call} on {on}: {faults}.',
  moreThan: 'more than {boards}',
  none: 'no boards',
  moveMissingHint:
    'The move of the blank {sides} is missing: look at the condition that guards it, at the edges above all.',
  endlessHint: 'The iterable does not end: its hasNext() or next() never says that all boards have been given.',
  noneHint: 'Nothing is put into the collection, or the blank is not found: look for the cell that holds 0.',
  itselfHint: 'A board is not its own neighbor: when a move is not possible, add nothing.',
  unchangedHint:
    'Boards come back unchanged: the exchange is made in an array that the new Board does not use, or it is undone before the Board has copied it.',
  sharedArrayHint:
    'All boards are the same: they share one array. Copy the tiles for each neighbor, row by row (clone() of a two-dimensional array copies only the outer one).',
  lostTileHint: 'A tile is there twice, so another is lost: exchange the two cells through a third variable.',
  wrapsHint:
    'The blank goes over the edge to the other side: with a one-dimensional array, index - 1 and index + 1 may lie in another row.',
  farMoveHint: 'The blank moves to a cell that is not next to it: only up, down, left and right by one cell are moves.',
  twiceHint: 'A neighbor is there more than once.',
  piledUpHint:
    'The moves are made on top of each other: undo each exchange, or begin each neighbor from a fresh copy of the tiles.',
  hint: 'A neighbor is the board with the blank exchanged with the tile above, below, left or right of it, each made from a fresh copy.',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  /** Between two directions. */
  and: ' and ',
});
