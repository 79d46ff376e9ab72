import { defineWords } from '../../../../harness/words/words.ts';

export const distanceWords = defineWords('distance', {
  wrong: '{call} on {on} returned {value} instead of {right}.',
  cellsCountedHint: 'This is the number of cells. {method}() is the number of rows, n.',
  tilesCountedHint: 'This is the number of tiles. {method}() is the number of rows, n.',
  lastIndexHint: 'This is one too small, like the last index of a row.',
  alwaysThreeHint: 'The size is taken to be 3 always; it is the length of the given array.',
  sizeNeverSetHint: 'The field for the size is never set, or a local variable of the same name hides it.',
  blankCountedHint: 'The blank is counted like a tile. Leave out the cell that holds 0.',
  manhattanAsHammingHint: 'This is the Manhattan distance. hamming() counts the tiles out of place.',
  indexFromZeroHint: 'Each tile is compared with its index from 0; the tile at index i of the goal is i + 1.',
  inPlaceCountedHint: 'The tiles in place are counted instead of those out of place.',
  alwaysZeroHint: 'The result is always 0, or the fields that it is computed from are not set yet.',
  hammingAsManhattanHint: 'This is the Hamming distance. manhattan() adds up how far each tile is from its place.',
  transposedHint:
    'Rows and columns of the goal are exchanged: tile t belongs in row (t - 1) / n and column (t - 1) % n.',
  goalBeginsWithZeroHint:
    'The goal is taken to begin with 0; tile t belongs in row (t - 1) / n and column (t - 1) % n.',
  goalBeginsWithBlankHint:
    'The goal is taken to begin with the blank; tile t belongs in row (t - 1) / n and column (t - 1) % n.',
  hammingHint: 'Count the tiles (not the blank) that are not where the goal has them: tile t belongs at index t - 1.',
  manhattanHint:
    'Add up rows and columns between each tile (not the blank) and its place: tile t belongs in row (t - 1) / n and column (t - 1) % n, with whole-number division.',
  dimensionHint: 'dimension() is the number of rows of the array that the constructor was given.',
  sizeHint: 'size() is the number of rows of the array that the constructor was given.',
});
