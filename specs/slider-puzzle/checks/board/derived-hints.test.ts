import { expect, it } from 'vitest';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { formatTiles, neighbors, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { object } from '../../testing/observed.ts';
import { withDerivedHint, withNestedHint } from './derived-hints.ts';

/** The blank comes from the middle of the last row. */
const tiles: Tiles = [
  [8, 7, 3],
  [2, 4, 6],
  [0, 5, 1],
];
const parent: Tiles = [
  [8, 7, 3],
  [2, 4, 6],
  [5, 0, 1],
];
const wrapped: Tiles = [
  [8, 7, 3],
  [2, 4, 6],
  [1, 5, 0],
];

const judgement = { passed: false, message: '', expected: '', actual: '', hint: 'Said.' } as const;

const textOf = (board: Tiles): Observation => ({ kind: 'value', value: formatTiles(board), type: 'string' });

const hintWith = (boards: readonly Tiles[]) => {
  const items = boards.map((board) => [textOf(board)]);
  const answer = { method: 'neighbors', tiles, ancestors: [parent], seen: [object, { kind: 'each', items }] } as const;
  return withNestedHint(judgement, { ...answer, judgeFor: () => judgement }, () => 'Made by neighbors().');
};

const diagonal: Tiles = [
  [8, 7, 3],
  [2, 0, 6],
  [4, 5, 1],
];

it.each([
  ['wraps around', wrapped],
  ['moves diagonally', diagonal],
])('does not blame how a board was made where its blank %s', (_, extra) => {
  expect(hintWith([...neighbors(tiles), extra])).toHaveProperty('hint', 'Said.');
});

it('blames it where a neighbor is missing', () => {
  expect(hintWith(neighbors(tiles).slice(1))).toHaveProperty('hint', 'Said. Made by neighbors().');
});

it('does not blame how a board was made, nor its text, where twin() exchanges nothing', () => {
  const answer = { method: 'twin', tiles, ancestors: [parent], seen: [object, textOf(tiles)] } as const;
  expect(withDerivedHint(judgement, { ...answer, judgeFor: () => judgement })).toHaveProperty('hint', 'Said.');
});
