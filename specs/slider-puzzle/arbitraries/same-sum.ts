/**
 * Boards with the goal's checksum: the sum of all tiles, each times a weight that its cell has. Found by trying all 3-by-3 boards and,
 * for powers of larger numbers, from the last digit on.
 */
import { at } from '../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../reference/puzzle/cells.ts';
import type { Pair } from './pair-arbitrary.ts';

const small = [
  // The number of the cell, times the tile's square; the same by exclusive or of the tiles alone.
  '016532847',
  // The number of the cell, or its square; prime numbers.
  '104683572',
  // Cubes of the cell's number; prime numbers times the tile's square, or the number of the cell times that of the next tile.
  ...['073461825', '132650874'],
  // Powers of 2, from the last cell and from the first; by exclusive or, the number of the cell, or a shift by it.
  ...['036512748', '123857604'],
  // Powers of 3, 4, 6 and 7 from the last cell, and of 3 and 4 from the first; those of 5 are among the above.
  ...['045827613', '063517428', '083457216', '123456807', '184672503', '513846702'],
];

/** Powers of 8 to 14 from the last cell, as digits of a number, and of 5 to 7 from the first. */
const large = [
  '0 10 2 12 4 14 7 9 1 11 3 13 5 15 6 8',
  '0 11 2 13 4 15 7 8 10 1 12 3 14 6 5 9',
  '0 12 2 14 5 6 7 8 9 11 1 13 3 15 4 10',
  '0 13 2 15 5 6 7 8 9 10 12 1 14 4 3 11',
  '0 14 3 4 5 6 7 8 9 10 11 13 1 15 2 12',
  '0 15 3 4 5 6 7 8 9 10 11 12 14 2 1 13',
  '1 2 3 4 5 6 7 8 9 10 11 12 13 15 0 14',
  '1 7 2 4 5 11 6 8 9 15 10 12 13 14 0 3',
  '7 13 1 4 5 12 6 8 9 10 11 0 15 14 3 2',
  '8 15 1 4 5 6 14 7 9 10 11 12 13 0 3 2',
];

/** Boards of size 3 and 4, none of them the goal. */
export const sameSumAsGoal = (): readonly Tiles[] =>
  [...small.map((digits) => Array.from(digits)), ...large.map((text) => text.split(' '))].map((words) =>
    toRows(words.map(Number)),
  );

/** The same sums of two boards with the blank in its place, at equal Hamming and Manhattan distances. */
const pairs = [
  // The number of the cell, or its square, times the tile or its square; prime numbers; powers of 2 from the first cell.
  '385416720 723658140',
  // Cubes of the cell's number, and of the tile; shifts, with powers of 6 from the first cell.
  ...['153482670 163427850', '163475280 753416280'],
  // Powers of 2 to 7 from the last cell, and of 3, 4, 5 and 7 from the first.
  ...[
    '563214780 624753180',
    '138456720 143856720',
    '125468730 125473680',
    '423576180 423615780',
    '423685710 423715680',
  ],
  ...['123467580 123754680', '183452760 183456270', '123758640 128653740', '173428650 863421750'],
];

export const sameSumAndDistances = (): readonly Pair[] =>
  pairs.map((pair) => {
    const boards = pair.split(' ').map((digits) => toRows(Array.from(digits, Number)));
    return { left: at(boards, 0), right: at(boards, 1) };
  });
