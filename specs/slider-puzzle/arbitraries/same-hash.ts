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

/** No two 3-by-3 boards have the same hash with the factor 31 where each number has two places. */
const large = [
  ['6 13 10 1 12 15 5 14 2 7 3 11 4 0 8 9', '9 8 15 7 14 4 12 0 13 2 10 6 1 3 11 5'],
  ['14 11 6 5 13 10 15 3 12 0 4 9 2 7 8 1', '2 10 9 0 11 15 8 3 5 14 4 6 1 7 12 13'],
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
