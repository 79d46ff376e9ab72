/** Judges hamming(), manhattan() and the number of rows: dimension(), or size() in older editions. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { goal, hamming, manhattan, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import { numberAnswer } from './answer.ts';
import { distanceWords } from './words/distance.ts';
import { gridWords } from '../words/shown-words.ts';

export type Measure = 'hamming' | 'manhattan' | 'dimension' | 'size';

export const measures: Readonly<Record<Measure, (tiles: Tiles) => number>> = {
  hamming,
  manhattan,
  dimension: (tiles) => tiles.length,
  size: (tiles) => tiles.length,
};

/** Compares a number that a Board gave with the right one for these tiles. */
export const judgeMeasure = (
  asking: Asking,
  measure: Measure,
  tiles: Tiles,
  observed: Observation | undefined,
): Judgement => {
  const right = measures[measure](tiles);
  const answer = numberAnswer(asking, observed, String(right));
  if (!answer.known) return answer.judgement;
  if (answer.value === right) return passed;
  return failed(asking, {
    message: distanceWords.wrong({
      call: asking.call,
      on: asking.on,
      value: String(answer.value),
      right: String(right),
    }),
    expected: String(right),
    actual: String(answer.value),
    hint: diagnoses[measure].find(({ gives }) => gives(tiles) === answer.value)?.hint() ?? general[measure](),
    grids:
      measure === 'dimension' || measure === 'size'
        ? []
        : [...drawn(gridWords.board(), tiles, goal(tiles.length)), ...drawn(gridWords.goal(), goal(tiles.length))],
  });
};

interface Diagnosis {
  /** What a program with this fault returns. */
  readonly gives: (tiles: Tiles) => number;
  readonly hint: () => string;
}

const cellsOf = (tiles: Tiles): { tile: number; row: number; column: number }[] =>
  tiles.flatMap((line, row) => line.map((tile, column) => ({ tile, row, column })));

const hammingWithBlank = (tiles: Tiles): number => hamming(tiles) + (tiles.at(-1)?.at(-1) === 0 ? 0 : 1);

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

const rightHome = (tile: number, n: number): [number, number] => {
  const cell = (tile === 0 ? n * n : tile) - 1;
  return [Math.floor(cell / n), cell % n];
};
const zeroFirst = (tile: number, n: number): [number, number] => [Math.floor(tile / n), tile % n];
const transposedHome = (tile: number, n: number): [number, number] => {
  const [row, column] = rightHome(tile, n);
  return [column, row];
};
const zeroFirstHamming = (tiles: Tiles): number =>
  cellsOf(tiles).filter(({ tile, row, column }) => tile !== 0 && tile !== row * tiles.length + column).length;

const sizeDiagnoses = (method: string): readonly Diagnosis[] => [
  { gives: (tiles) => tiles.length ** 2, hint: () => distanceWords.cellsCountedHint({ method }) },
  {
    gives: (tiles) => tiles.length ** 2 - 1,
    hint: () => distanceWords.tilesCountedHint({ method }),
  },
  { gives: (tiles) => tiles.length - 1, hint: distanceWords.lastIndexHint },
  { gives: () => 3, hint: distanceWords.alwaysThreeHint },
  { gives: () => 0, hint: distanceWords.sizeNeverSetHint },
];

/** In order of likelihood: the first that gives the student's number is named. */
const diagnoses: Readonly<Record<Measure, readonly Diagnosis[]>> = {
  hamming: [
    { gives: hammingWithBlank, hint: distanceWords.blankCountedHint },
    { gives: manhattan, hint: distanceWords.manhattanAsHammingHint },
    {
      gives: zeroFirstHamming,
      hint: distanceWords.indexFromZeroHint,
    },
    {
      gives: (tiles) => tiles.length ** 2 - 1 - hamming(tiles),
      hint: distanceWords.inPlaceCountedHint,
    },
    { gives: () => 0, hint: distanceWords.alwaysZeroHint },
  ],
  manhattan: [
    { gives: manhattanTo(rightHome, true), hint: distanceWords.blankCountedHint },
    { gives: hamming, hint: distanceWords.hammingAsManhattanHint },
    {
      gives: manhattanTo(transposedHome),
      hint: distanceWords.transposedHint,
    },
    {
      gives: manhattanTo(zeroFirst),
      hint: distanceWords.goalBeginsWithZeroHint,
    },
    {
      gives: manhattanTo(zeroFirst, true),
      hint: distanceWords.goalBeginsWithBlankHint,
    },
    { gives: () => 0, hint: distanceWords.alwaysZeroHint },
  ],
  dimension: sizeDiagnoses('dimension'),
  size: sizeDiagnoses('size'),
};

const general: Readonly<Record<Measure, () => string>> = {
  hamming: distanceWords.hammingHint,
  manhattan: distanceWords.manhattanHint,
  dimension: distanceWords.dimensionHint,
  size: distanceWords.sizeHint,
};
