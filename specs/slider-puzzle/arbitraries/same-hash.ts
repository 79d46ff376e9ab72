/**
 * Boards with the same 32-bit hash: polynomials with the factor 31 (Java's String) and 33, by sum and by exclusive or, and
 * both orders of FNV, of the tiles themselves and of texts as they are usually made: numbers of one or two places, ended or
 * separated by a space, as JSON, or digits alone. Found by trying all 3-by-3 boards; a pair stands for several of these. What
 * has the goal's hash was found by hashing each half of many boards from its own end, until two halves met.
 */
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../reference/puzzle/cells.ts';
import type { Pair } from './pair-arbitrary.ts';
import { at } from '../../../reference/puzzle/at.ts';

const small = [
  ...['014328657 021473586', '026483715 106845273', '152467380 514683027', '052386741 125603478'],
  ...['014623857 084576213', '034165287 230857614', '165720834 203476185', '023461758 064518273'],
  ...['012675483 028517634', '015384726 042315678', '013658427 041238765', '038627514 052174836'],
  ...['012457368 012853764', '057328641 083176254', '160248735 178345620', '183075462 207318456'],
  ...['081247356 127830465', '027531468 218054376', '028643517 214658073', '035127684 243051687'],
  ...['082751463 085421637', '042736581 140367285', '071234865 075643128', '074268153 075268413'],
  ...['074125683 142035876', '023146758 073641582', '024157836 043758261', '056783412 082351467'],
  ...['065382174 075246318', '046281753 051736824', '146538027 150274683', '034526871 108673524'],
];

/**
 * No two 3-by-3 boards have the same hash with the factor 31 where each number has two places, or more characters. In the order
 * of the pairs after the first two: the texts of Arrays.deepToString, of one array and of the rows' arrays, without and with line
 * breaks; numbers of three, two, and two places with a space; ended by a space, separated by one, by a tab, begun with a space;
 * of four places; separated by hyphens, by spaces alone, and by commas.
 */
const large = [
  ['6 13 10 1 12 15 5 14 2 7 3 11 4 0 8 9', '9 8 15 7 14 4 12 0 13 2 10 6 1 3 11 5'],
  ['14 11 6 5 13 10 15 3 12 0 4 9 2 7 8 1', '2 10 9 0 11 15 8 3 5 14 4 6 1 7 12 13'],
  ['5 14 8 9 0 10 11 13 6 7 3 1 2 15 12 4', '0 10 4 7 5 9 13 14 1 11 2 3 8 12 15 6'],
  ['9 3 6 2 8 11 0 14 13 10 15 1 5 4 7 12', '4 5 8 1 14 13 10 7 9 15 6 3 2 12 0 11'],
  ['12 4 13 0 11 5 8 2 9 15 7 3 1 6 14 10', '6 9 12 4 1 2 10 8 14 7 0 11 15 13 3 5'],
  ['1 9 6 2 14 0 12 7 13 4 10 3 15 11 8 5', '1 9 2 10 12 6 3 7 0 11 4 8 5 14 15 13'],
  ['11 10 15 14 13 1 5 0 4 3 12 8 9 6 2 7', '15 5 4 14 13 1 12 11 9 3 10 2 0 6 8 7'],
  ['2 9 3 10 7 1 5 8 6 12 11 15 14 13 0 4', '15 9 8 2 4 7 13 3 14 5 6 10 1 12 11 0'],
  ['15 1 14 4 7 8 12 13 6 9 10 0 2 11 3 5', '4 7 13 11 0 15 9 2 6 3 1 10 8 5 12 14'],
  ['2 1 5 15 13 8 14 7 0 9 11 6 10 4 3 12', '2 12 8 13 14 3 10 15 0 4 11 6 9 1 5 7'],
  ['14 12 1 9 15 11 5 3 0 10 4 7 6 8 2 13', '12 10 4 1 0 3 13 11 6 15 14 5 2 8 9 7'],
  ['7 13 3 15 8 14 11 2 6 0 12 4 9 1 5 10', '8 11 12 13 5 14 15 6 4 7 1 10 2 3 0 9'],
  ['13 3 12 14 2 1 6 4 15 8 0 11 5 7 10 9', '12 5 15 11 2 1 13 6 14 0 7 10 4 9 8 3'],
  ['11 9 3 5 14 13 10 1 7 12 8 15 6 0 4 2', '2 12 14 3 11 4 9 7 10 5 1 6 15 8 13 0'],
  ['9 6 4 15 0 5 13 7 10 8 1 14 12 3 2 11', '1 4 8 13 10 14 12 15 3 2 5 7 0 11 9 6'],
  ['8 15 4 5 13 1 3 11 14 12 2 6 9 0 7 10', '3 13 9 10 14 8 2 11 7 15 0 5 1 4 12 6'],
  ['8 2 7 1 13 11 0 12 9 6 5 15 3 14 10 4', '7 9 12 3 6 10 4 13 2 15 8 14 1 5 0 11'],
] as const;

export const sameHashPairs = (): readonly Pair[] => [
  ...small.map((pair) => {
    const boards = pair.split(' ').map((digits) => boardOf(Array.from(digits)));
    return { left: at(boards, 0), right: at(boards, 1) };
  }),
  ...large.map(([left, right]) => ({ left: boardOf(left.split(' ')), right: boardOf(right.split(' ')) })),
];

/**
 * Boards with the goal's hash: of the tiles, with the factors 31 and 33 by sum, with 31 from 0 and from 1 and with 33 from 5381 by
 * exclusive or, by both orders of FNV, and with 17, 37 and 131 by sum. Arrays.deepHashCode is the same for any two tiles on
 * a diagonal.
 */
const tilesAsGoal = [
  '6 11 15 1 13 10 3 12 4 8 14 5 9 7 0 2',
  '9 10 11 7 8 12 6 13 2 14 15 0 4 3 5 1',
  '13 11 14 2 5 8 12 10 3 9 4 15 7 6 0 1',
  '11 13 2 14 3 8 15 5 6 12 0 4 10 7 1 9',
  '4 2 10 11 6 15 8 12 1 9 5 14 13 0 7 3',
  '4 0 2 14 10 1 11 8 3 6 7 5 15 13 12 9',
  '11 6 5 10 3 14 12 7 2 1 13 4 8 15 0 9',
  '3 5 12 4 6 13 11 1 9 8 0 14 2 7 15 10',
  '8 11 9 5 6 14 3 4 1 7 15 12 2 13 0 10',
  '7 6 8 5 9 0 4 2 1 12 14 3 10 13 11 15',
];

/**
 * Of texts with the factor 31: two places for each number, without and with a space after it; the tiles alone, without anything
 * between them, with commas, with spaces, as JSON, as the texts of Arrays.deepToString and of one array; and a line for the
 * size and for each row, with a space and two places, three places, three and a space, ended by a space, begun with one, separated by one.
 */
const textsAsGoal = [
  '10 4 7 2 0 13 6 5 9 11 1 12 3 14 8 15',
  '9 13 1 0 2 7 12 10 8 4 6 5 15 3 11 14',
  '13 11 8 7 9 2 3 12 0 15 10 4 14 5 6 1',
  '11 1 2 7 13 3 8 0 9 6 12 15 4 14 5 10',
  '13 15 7 6 11 14 1 3 0 9 4 12 10 8 2 5',
  '13 9 15 2 6 14 1 8 12 3 11 4 5 0 7 10',
  '12 9 10 2 0 11 1 14 13 8 4 7 5 3 15 6',
  '9 12 10 0 2 7 11 6 4 8 3 1 15 5 14 13',
  '6 13 4 11 7 5 12 10 3 2 0 8 14 9 1 15',
  '8 0 9 4 12 13 14 2 11 5 15 7 1 6 3 10',
  '2 15 10 12 0 5 7 1 8 3 11 13 6 4 14 9',
  '12 9 10 0 15 13 14 3 5 11 1 8 4 6 2 7',
  '8 14 11 12 0 1 4 13 7 6 3 5 2 15 10 9',
  '4 3 11 15 0 10 12 1 13 7 9 2 14 5 6 8',
];

/**
 * Of texts with the factor 33 by sum, by exclusive or, and by both orders of FNV; of each the tiles alone, without anything between
 * them, with commas, with spaces, as JSON, and lines of two places and a space, and of numbers separated by a space.
 */
const otherTextsAsGoal = [
  '2 6 15 10 5 7 12 3 4 14 11 8 9 0 13 1',
  '15 2 6 12 7 14 13 5 1 9 3 11 10 0 4 8',
  '11 10 4 1 14 15 3 7 12 5 6 13 8 0 9 2',
  '7 2 10 15 6 12 14 4 11 0 9 13 8 1 5 3',
  '0 12 15 1 3 10 5 7 9 6 2 8 4 14 11 13',
  '10 3 8 7 2 1 14 12 4 11 9 13 0 15 6 5',
  '8 3 6 4 12 0 5 1 11 15 14 10 2 7 13 9',
  '8 11 14 9 12 4 13 15 1 2 5 10 7 6 3 0',
  '9 13 1 8 3 2 0 6 10 12 7 15 11 5 4 14',
  '15 5 0 4 1 10 12 3 9 6 11 7 13 14 2 8',
  '10 11 15 5 12 13 9 7 3 4 0 1 2 8 6 14',
  '10 15 2 0 5 8 4 9 6 12 7 14 3 11 13 1',
  '10 7 9 14 13 2 15 3 6 12 8 5 0 11 1 4',
  '4 3 8 15 5 2 6 7 1 14 0 9 11 12 13 10',
  '13 12 10 5 4 14 11 2 8 1 0 15 6 7 9 3',
  '4 14 8 3 7 0 10 5 9 11 2 6 15 13 12 1',
  '14 0 6 7 12 15 10 8 1 2 4 5 9 11 3 13',
  '4 7 3 6 8 1 11 15 5 0 14 2 9 12 10 13',
  '2 5 4 6 1 12 13 9 14 3 7 0 10 11 8 15',
  '7 8 11 13 6 9 1 12 14 4 2 3 0 5 15 10',
  '10 7 13 4 12 9 8 5 6 11 3 0 1 15 14 2',
  '13 12 4 5 7 14 2 15 8 1 10 0 3 6 11 9',
  '5 9 8 10 2 3 0 13 7 15 6 12 4 11 1 14',
  '12 7 5 1 0 9 14 10 8 3 6 11 4 15 2 13',
];

/** Of the tiles with the factor 31: read from the last cell, by columns, and each row from its end. */
const otherOrdersAsGoal = [
  '4 8 12 9 0 5 2 3 11 10 15 14 7 1 13 6',
  '6 4 5 11 9 12 15 0 3 2 13 8 7 10 1 14',
  '9 7 3 6 12 10 2 4 5 0 8 15 14 13 11 1',
];

/** Boards of size 4 that are the goal by a 32-bit hash. */
export const sameHashAsGoal = (): readonly Tiles[] =>
  [...tilesAsGoal, ...textsAsGoal, ...otherTextsAsGoal, ...otherOrdersAsGoal].map((text) => boardOf(text.split(' ')));

const boardOf = (words: readonly string[]): Tiles => toRows(words.map(Number));
