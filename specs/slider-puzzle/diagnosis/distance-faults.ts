/** Known faults of hamming() and manhattan(). */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { type Fault, family } from './fault.ts';

const blank = defineMessages('8puzzle-fault-blank', {
  advice: 'The blank is not a tile. Skip it: go on to the next cell without counting it or leaving the loop.',
  'hamming-counts-blank': 'hamming() counts the blank when it is not in the last cell.',
  'hamming-plus-one':
    'hamming() is one too large on every board: it counts the blank as well (0 is never in its place), or begins at 1.',
  'manhattan-counts-blank': 'manhattan() counts the blank as if it were a tile.',
  'distances-count-blank': 'hamming() and manhattan() count the blank as if it were a tile.',
  'distances-stop-at-blank': 'hamming() and manhattan() stop looking at a row when they meet the blank.',
  'manhattan-stops-at-blank': 'manhattan() stops looking at a row when it meets the blank.',
});

const home = defineMessages('8puzzle-fault-home', {
  advice:
    'Tile t belongs in row (t - 1) / n and in column (t - 1) % n, both counted from 0. The division must drop the fraction.',
  'advice@java':
    'Tile t belongs in row (t - 1) / n and in column (t - 1) % n, both counted from 0, with integer division.',
  'advice@typescript': 'Tile t belongs in row Math.floor((t - 1) / n) and in column (t - 1) % n, both counted from 0.',
  'rows-columns-exchanged': 'The distances exchange rows and columns: a tile’s goal row is taken for its goal column.',
  'goal-row-of-tile':
    'The goal row of a tile is computed as t / n, which is one row too low for the last tile of each row.',
  'goal-column-minus-late':
    'The goal column of a tile is computed as t % n - 1, which is -1 for the last tile of each row.',
  'goal-begins-with-blank': 'The distances are measured to a goal that begins with the blank instead of tile 1.',
  'goal-row-by-modulo': 'The goal row of a tile is computed like its goal column, with a remainder.',
  'goal-column-by-division': 'The goal column of a tile is computed like its goal row, with a division.',
  'distance-without-floor': 'The division that gives the goal row keeps its fraction.',
  'goal-row-rounded': 'The division that gives the goal row is rounded to the nearest integer instead of down.',
  'goal-for-3-by-3': 'The goal position of a tile is computed with a fixed 3 instead of n.',
});

const sum = defineMessages('8puzzle-fault-sum', {
  advice:
    'The Manhattan distance is the sum over all tiles of |row - goal row| + |column - goal column|: two absolute values, added for each tile.',
  'manhattan-without-abs': 'manhattan() adds a difference without taking its absolute value.',
  'manhattan-rows-only': 'manhattan() adds the vertical distances only.',
  'manhattan-columns-only': 'manhattan() adds the horizontal distances only.',
  'manhattan-larger-of-two': 'manhattan() adds the larger of the vertical and the horizontal distance, not both.',
  'manhattan-of-difference':
    'manhattan() takes the difference of the vertical and the horizontal distance, not their sum.',
  'manhattan-last-tile-only':
    'manhattan() is the distance of the last tile alone: its sum is set to that of each tile (= instead of +=), or reset.',
  'manhattan-plus-one': 'manhattan() is one too large on every board.',
  'manhattan-is-hamming': 'manhattan() returns the Hamming distance.',
  'manhattan-zero': 'manhattan() always returns 0.',
  'manhattan-negative': 'manhattan() returns the distance with the wrong sign.',
});

const count = defineMessages('8puzzle-fault-count', {
  advice:
    'hamming() starts at 0 and adds 1 for each tile whose row or column (or both) differs from that of its goal position.',
  'hamming-needs-both': 'hamming() counts a tile only when both its row and its column are wrong.',
  'hamming-rows-only': 'hamming() counts a tile only when its row is wrong.',
  'hamming-columns-only': 'hamming() counts a tile only when its column is wrong.',
  'hamming-in-place': 'hamming() counts the tiles that are in their place, not those that are out of it.',
  'hamming-counts-all': 'hamming() counts every tile, wherever it is.',
  'hamming-counts-down': 'hamming() counts down: its result has the wrong sign.',
  'hamming-is-manhattan': 'hamming() returns the Manhattan distance.',
  'hamming-zero': 'hamming() always returns 0.',
});

const cells = defineMessages('8puzzle-fault-cells', {
  advice: 'Check the first and last row and column that your loops visit: they must visit every cell exactly once.',
  'distances-skip-first-row': 'The distances leave out the first row.',
  'distances-skip-last-row': 'The distances leave out the last row.',
  'distances-skip-last-column': 'The distances leave out the last column.',
  'distances-skip-last-cell': 'The distances leave out the last cell, where a tile may be.',
  'distances-skip-first-cell': 'The distances leave out the first cell.',
  'hamming-skips-last-cell': 'hamming() leaves out the last cell, where a tile may be.',
});

const narrow = defineMessages('8puzzle-fault-narrow', {
  advice: 'Use a larger type: a large board exceeds what a small one can hold.',
  'advice@java': 'Use an int: a large board exceeds what a smaller type can hold.',
  'advice@typescript': 'Use ordinary numbers: a large board exceeds what an element of a Uint8Array can hold.',
  'tiles-in-bytes': 'The tiles are kept in bytes, which are too small for the tiles of large boards.',
});

const stale = defineMessages('8puzzle-fault-stale', {
  advice:
    'Compute the distances of a new board from its own tiles, or adjust them by exactly what the exchange changes.',
  'derived-stale-hamming': 'Boards that a method returns keep the Hamming distance of the board they come from.',
  'derived-stale-manhattan': 'Boards that a method returns keep the Manhattan distance of the board they come from.',
});

export const distanceFaults: readonly Fault[] = [blank, home, sum, count, cells, narrow, stale].flatMap(family);
