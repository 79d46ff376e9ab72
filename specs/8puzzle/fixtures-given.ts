/** Puzzle files whose boards are not drawn at random. */
import type { Tiles } from '../../reference/tiles.ts';

/**
 * puzzle04, puzzle07 (two shortest solutions) and puzzle3x3-unsolvable are the assignment's own examples. puzzle4x4-80
 * is one of the 17 boards that need 80 moves, the most that any does (Brüngger, Marzetta, Fukuda and Nievergelt, "The
 * parallel search bench ZRAM and its applications", 1999); puzzle4x4-78 lies two moves from it.
 */
export const givenBoards: Readonly<Record<string, Tiles>> = {
  'puzzle04.txt': [
    [0, 1, 3],
    [4, 2, 5],
    [7, 8, 6],
  ],
  'puzzle07.txt': [
    [1, 2, 3],
    [0, 7, 6],
    [5, 4, 8],
  ],
  'puzzle3x3-unsolvable.txt': [
    [1, 2, 3],
    [4, 5, 6],
    [8, 7, 0],
  ],
  'puzzle4x4-78.txt': [
    [15, 12, 10, 13],
    [11, 0, 14, 9],
    [3, 7, 2, 5],
    [4, 8, 6, 1],
  ],
  'puzzle4x4-80.txt': [
    [0, 12, 10, 13],
    [15, 11, 14, 9],
    [3, 7, 2, 5],
    [4, 8, 6, 1],
  ],
};

/** Shortest solutions that take minutes to find: recorded once, and proved to be shortest whenever fixtures are made. */
export const recordedSolutions: Readonly<Record<string, string>> = {
  'puzzle4x4-78.txt': 'URRDDLULDRULLURRRDDDLLULUURRRDDDLULLDRULUURRDRDLLURRDLLLUURDRURDDDLLLUUURRRDDD',
  'puzzle4x4-80.txt': 'RRRDLLURDDLULDRUULDRRDLDLUURDDRURUULLDDRRDLURUULLDDRRUULLLDRDDLUURDRRUULLLDDRDRR',
};
