/** Judges hamming(), manhattan() and the number of rows: dimension(), or size() in older editions. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { goal, hamming, manhattan, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import { numberAnswer } from './answer.ts';

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
    message: `${asking.call} on ${asking.on} returned ${String(answer.value)} instead of ${String(right)}.`,
    expected: String(right),
    actual: String(answer.value),
    hint: diagnoses[measure].find(({ gives }) => gives(tiles) === answer.value)?.hint ?? general[measure],
    grids:
      measure === 'dimension' || measure === 'size'
        ? []
        : [...drawn('board', tiles, goal(tiles.length)), ...drawn('goal', goal(tiles.length))],
  });
};

interface Diagnosis {
  /** What a program with this fault returns. */
  readonly gives: (tiles: Tiles) => number;
  readonly hint: string;
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
  { gives: (tiles) => tiles.length ** 2, hint: `This is the number of cells. ${method}() is the number of rows, n.` },
  {
    gives: (tiles) => tiles.length ** 2 - 1,
    hint: `This is the number of tiles. ${method}() is the number of rows, n.`,
  },
  { gives: (tiles) => tiles.length - 1, hint: 'This is one too small, like the last index of a row.' },
  { gives: () => 3, hint: 'The size is taken to be 3 always; it is the length of the given array.' },
  { gives: () => 0, hint: 'The field for the size is never set, or a local variable of the same name hides it.' },
];

/** In order of likelihood: the first that gives the student's number is named. */
const diagnoses: Readonly<Record<Measure, readonly Diagnosis[]>> = {
  hamming: [
    { gives: hammingWithBlank, hint: 'The blank is counted like a tile. Leave out the cell that holds 0.' },
    { gives: manhattan, hint: 'This is the Manhattan distance. hamming() counts the tiles out of place.' },
    {
      gives: zeroFirstHamming,
      hint: 'Each tile is compared with its index from 0; the tile at index i of the goal is i + 1.',
    },
    {
      gives: (tiles) => tiles.length ** 2 - 1 - hamming(tiles),
      hint: 'The tiles in place are counted instead of those out of place.',
    },
    { gives: () => 0, hint: 'The result is always 0, or the fields that it is computed from are not set yet.' },
  ],
  manhattan: [
    { gives: manhattanTo(rightHome, true), hint: 'The blank is counted like a tile. Leave out the cell that holds 0.' },
    { gives: hamming, hint: 'This is the Hamming distance. manhattan() adds up how far each tile is from its place.' },
    {
      gives: manhattanTo(transposedHome),
      hint: 'Rows and columns of the goal are exchanged: tile t belongs in row (t - 1) / n and column (t - 1) % n.',
    },
    {
      gives: manhattanTo(zeroFirst),
      hint: 'The goal is taken to begin with 0; tile t belongs in row (t - 1) / n and column (t - 1) % n.',
    },
    {
      gives: manhattanTo(zeroFirst, true),
      hint: 'The goal is taken to begin with the blank; tile t belongs in row (t - 1) / n and column (t - 1) % n.',
    },
    { gives: () => 0, hint: 'The result is always 0, or the fields that it is computed from are not set yet.' },
  ],
  dimension: sizeDiagnoses('dimension'),
  size: sizeDiagnoses('size'),
};

const general: Readonly<Record<Measure, string>> = {
  hamming: 'Count the tiles (not the blank) that are not where the goal has them: tile t belongs at index t - 1.',
  manhattan:
    'Add up rows and columns between each tile (not the blank) and its place: tile t belongs in row (t - 1) / n and column (t - 1) % n, with whole-number division.',
  dimension: 'dimension() is the number of rows of the array that the constructor was given.',
  size: 'size() is the number of rows of the array that the constructor was given.',
};
