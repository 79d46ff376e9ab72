/** Judges hamming(), manhattan() and the number of rows: dimension(), or size() in older editions. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Grid } from '../../../harness/contracts/report.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { goal, hamming, manhattan, type Tiles } from '../../../reference/puzzle/tiles.ts';
import type { QuestionContext } from '../questions/question-context.ts';
import { drawn, gridMessages } from '../wording/grids.ts';
import { numberAnswer } from './answer.ts';
import { isCutOff, isSumOfCutOff } from './cut-off.ts';
import { judgeValue } from './value.ts';

const messages = defineMessages('distance', {
  wrong: '{call} on {on} returned {value} instead of {right}.',
  belowZeroHint:
    '{method}() is never below 0: is this the value of a field that is not set yet, or is something subtracted instead of added?',
  withoutAbsHint:
    'The difference of two rows or columns may be below 0: add up how large each difference is, with Math.abs(). Or it is carried over from the board before, and its change has the wrong sign.',
  narrowHint:
    '{method}() may be right but for a type that is too small for large boards: use a type for larger numbers, in fields, too.',
  'narrowHint@java':
    '{method}() may be right but for a type that is too small for large boards: a byte holds numbers up to 127, a short up to 32,767. Use int, in fields, too.',
  cellsCountedHint: '{method}() returns the number of cells here, not the number of rows, n.',
  tilesCountedHint: '{method}() returns the number of tiles here, not the number of rows, n.',
  lastIndexHint: '{method}() is one too small here, like the last index of a row.',
  alwaysThreeHint: 'The code may assume n = 3. Use the length of the given array.',
  sizeNeverSetHint: 'The size is 0. Perhaps its field is never set, or a local variable of the same name hides it.',
  above127Hint:
    'Tiles above 127 may count as out of place wherever they are: are they kept in a type that holds no larger numbers?',
  'above127Hint@java':
    'Tiles above 127 may count as out of place wherever they are: == and != compare Integer objects rightly only up to 127, so use int, or equals(). A byte holds no larger number, either.',
  blankCountedHint: 'The blank may be counted as a tile. Leave out the cell that holds 0.',
  manhattanAsHammingHint: 'hamming() returns the Manhattan distance here. It must count the tiles out of place.',
  indexFromZeroHint: 'Each tile may be compared with its 0-based index; in the goal, the tile at index i is i + 1.',
  inPlaceCountedHint: 'The tiles in place may be counted instead of those out of place.',
  hammingZeroHint:
    'hamming() returns 0 here. Perhaps the tiles are never counted, or counted before the fields that this needs are set.',
  manhattanZeroHint:
    'manhattan() returns 0 here. Perhaps the distances are never added up, or added up before the fields that this needs are set.',
  hammingAsManhattanHint:
    'manhattan() returns the Hamming distance here. It must add up how far each tile is from its goal position.',
  transposedHint:
    'Rows and columns of the goal may be swapped: tile t belongs in row (t - 1) / n and column (t - 1) % n.',
  goalBeginsWithZeroHint:
    'Your goal may start with 0; it must start with 1 and end with the blank: tile t belongs in row (t - 1) / n and column (t - 1) % n.',
  goalBeginsWithBlankHint:
    'Your goal may start with the blank, and the blank may be counted as well; the goal must start with 1 and end with the blank: tile t belongs in row (t - 1) / n and column (t - 1) % n.',
  hammingHint:
    'hamming() must count the tiles (not the blank) that are not in their goal position: tile t belongs at index t - 1.',
  manhattanHint:
    'manhattan() must add up the rows and columns between each tile (not the blank) and its goal position: tile t belongs in row (t - 1) / n and column (t - 1) % n, with integer division.',
  dimensionHint: 'dimension() is the number of rows of the array that the constructor was given.',
  sizeHint: 'size() is the number of rows of the array that the constructor was given.',
});

export type Measure = 'hamming' | 'manhattan' | 'dimension' | 'size';

export const measures: Readonly<Record<Measure, (tiles: Tiles) => number>> = {
  hamming,
  manhattan,
  dimension: (tiles) => tiles.length,
  size: (tiles) => tiles.length,
};

/** Compares a number that a Board gave with the right one for these tiles. */
export const judgeMeasure = (
  question: QuestionContext,
  measure: Measure,
  tiles: Tiles,
  observed: Observation | undefined,
): Judgement => {
  const right = measures[measure](tiles);
  return judgeValue(question, right, numberAnswer(question, observed, String(right)), {
    message: messages.wrong,
    more: (value) => ({
      hint: measureHint(measure, tiles, value),
      grids: measure === 'dimension' || measure === 'size' ? [] : besideGoal(tiles),
    }),
  });
};

const measureHint = (measure: Measure, tiles: Tiles, value: number): string => {
  const likely = diagnoses[measure].find(({ gives }) => gives(tiles) === value);
  if (likely !== undefined) return likely.hint();
  const right = measures[measure](tiles);
  if (isCutOff(value, right) || isSumOfCutOff(value, right)) return messages.narrowHint({ method: measure });
  // Fields that are not set yet hold -1.
  if (value < 0)
    return measure === 'manhattan' && value < -1
      ? messages.withoutAbsHint()
      : messages.belowZeroHint({ method: measure });
  return general[measure]();
};

/** The tiles out of place are marked; the blank is no tile. */
const besideGoal = (tiles: Tiles): Grid[] => {
  const home = goal(tiles.length);
  const boards = drawn(gridMessages.board(), tiles, home).map((grid) => ({
    ...grid,
    marked: grid.marked.filter(([row, column]) => tiles[row]?.[column] !== 0),
  }));
  return [...boards, ...drawn(gridMessages.goal(), home)];
};

interface Diagnosis {
  /** What a program with this fault returns. */
  readonly gives: (tiles: Tiles) => number;
  readonly hint: () => string;
}

const cellsOf = (tiles: Tiles): { tile: number; row: number; column: number }[] =>
  tiles.flatMap((line, row) => line.map((tile, column) => ({ tile, row, column })));

/** Of these, nothing is told where there are none. */
const hammingAbove127 = (tiles: Tiles): number => {
  const inPlace = tiles.flat().filter((tile, index) => tile > 127 && tile === index + 1).length;
  return inPlace === 0 ? NaN : hamming(tiles) + inPlace;
};

/** Distances to where (row, column) of a tile would be under another rule. */
const manhattanTo =
  (home: (tile: number, n: number) => readonly [number, number], withBlank = false) =>
  (tiles: Tiles): number =>
    cellsOf(tiles)
      .filter(({ tile }) => withBlank || tile !== 0)
      .map(({ tile, row, column }) => {
        const [homeRow, homeColumn] = home(tile, tiles.length);
        return Math.abs(homeRow - row) + Math.abs(homeColumn - column);
      })
      .reduce((sum, distance) => sum + distance, 0);

/**
 * Without absolute values the tiles' ways together are the blank's way back. Nothing is told of one that is 0, or so near the
 * distance that other faults may give it, too.
 */
const signedSum =
  (sign: 1 | -1) =>
  (tiles: Tiles): number => {
    const blank = cellsOf(tiles).find(({ tile }) => tile === 0);
    const steps = blank === undefined ? 0 : 2 * (tiles.length - 1) - blank.row - blank.column;
    return steps === 0 || manhattan(tiles) < 3 * steps ? NaN : sign * steps;
  };

const rightHome = (tile: number, n: number): [number, number] => {
  const cell = (tile === 0 ? n * n : tile) - 1;
  return [Math.floor(cell / n), cell % n];
};
const zeroFirst = (tile: number, n: number): [number, number] => [Math.floor(tile / n), tile % n];
const transposedHome = (tile: number, n: number): [number, number] => {
  const [row, column] = rightHome(tile, n);
  return [column, row];
};
const transposedHamming = (tiles: Tiles): number =>
  cellsOf(tiles).filter(({ tile, row, column }) => tile !== 0 && tile !== column * tiles.length + row + 1).length;
const zeroFirstHamming = (tiles: Tiles): number =>
  cellsOf(tiles).filter(({ tile, row, column }) => tile !== 0 && tile !== row * tiles.length + column).length;

const sizeDiagnoses = (method: string): readonly Diagnosis[] => [
  { gives: (tiles) => tiles.length ** 2, hint: () => messages.cellsCountedHint({ method }) },
  {
    gives: (tiles) => tiles.length ** 2 - 1,
    hint: () => messages.tilesCountedHint({ method }),
  },
  { gives: (tiles) => tiles.length - 1, hint: () => messages.lastIndexHint({ method }) },
  { gives: () => 3, hint: messages.alwaysThreeHint },
  { gives: () => 0, hint: messages.sizeNeverSetHint },
];

/** In order of likelihood: the first that gives the student's number is named, as a guess, since one number may come by chance. */
const diagnoses: Readonly<Record<Measure, readonly Diagnosis[]>> = {
  hamming: [
    // Before tiles above 127, of which there may be one. In its place it is counted, too, by who expects n^2 there.
    { gives: (tiles) => hamming(tiles) + 1, hint: messages.blankCountedHint },
    { gives: hammingAbove127, hint: messages.above127Hint },
    { gives: manhattan, hint: messages.manhattanAsHammingHint },
    {
      gives: zeroFirstHamming,
      hint: messages.indexFromZeroHint,
    },
    {
      gives: (tiles) => tiles.length ** 2 - 1 - hamming(tiles),
      hint: messages.inPlaceCountedHint,
    },
    { gives: transposedHamming, hint: messages.transposedHint },
    { gives: () => 0, hint: messages.hammingZeroHint },
  ],
  manhattan: [
    { gives: manhattanTo(rightHome, true), hint: messages.blankCountedHint },
    { gives: hamming, hint: messages.hammingAsManhattanHint },
    {
      gives: manhattanTo(transposedHome),
      hint: messages.transposedHint,
    },
    {
      gives: manhattanTo(zeroFirst),
      hint: messages.goalBeginsWithZeroHint,
    },
    {
      gives: manhattanTo(zeroFirst, true),
      hint: messages.goalBeginsWithBlankHint,
    },
    { gives: signedSum(1), hint: messages.withoutAbsHint },
    { gives: signedSum(-1), hint: messages.withoutAbsHint },
    { gives: () => 0, hint: messages.manhattanZeroHint },
  ],
  dimension: sizeDiagnoses('dimension'),
  size: sizeDiagnoses('size'),
};

const general: Readonly<Record<Measure, () => string>> = {
  hamming: messages.hammingHint,
  manhattan: messages.manhattanHint,
  dimension: messages.dimensionHint,
  size: messages.sizeHint,
};
