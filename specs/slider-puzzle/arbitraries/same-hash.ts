/**
 * Boards with the same 32-bit hash: polynomials with the factor 31 (Java's String) and 33, by sum and by exclusive or, and
 * both orders of FNV, of the tiles themselves and of texts as they are usually made: numbers of one or two places, ended or
 * separated by a space, as JSON, or digits alone. Found by trying all 3-by-3 boards; a pair stands for several of these.
 */
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { toRows } from './near-boards.ts';
import type { Pair } from './pair-arbitrary.ts';

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
    const [left = '', right = ''] = pair.split(' ');
    return { left: boardOf(Array.from(left)), right: boardOf(Array.from(right)) };
  }),
  ...large.map(([left, right]) => ({ left: boardOf(left.split(' ')), right: boardOf(right.split(' ')) })),
];

/** Their texts, of two places for each number, have the goal's hash with the factor 31. */
export const sameHashAsGoal = (): readonly Tiles[] =>
  ['10 4 7 2 0 13 6 5 9 11 1 12 3 14 8 15', '9 13 1 0 2 7 12 10 8 4 6 5 15 3 11 14'].map((text) =>
    boardOf(text.split(' ')),
  );

const boardOf = (words: readonly string[]): Tiles => toRows(words.map(Number));
