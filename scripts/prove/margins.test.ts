import { expect, it } from 'vitest';
import type { Correct } from './correct.ts';
import type { Loss } from './loss.ts';
import { marginsOf } from './margins.ts';

const correct: Correct = { id: 'a', language: 'java', leads: true, files: () => Promise.resolve({}) };
const loss = (measured: Loss['measured'], load = 0): Loss => ({
  ...{ correct, seed: null, load, failing: [], score: 100, measured },
});
const board = (bytes: number): Loss['measured'] => ({ 'memory-board-2': { bytes, limit: 200 } });

it('are the least, the median and the largest share of a limit, by table', () => {
  const margins = marginsOf([loss(board(100)), loss(board(50)), loss(board(160)), loss(board(400), 2)]);
  expect(margins).toEqual([
    {
      language: 'java',
      table: 'memory-board: bytes',
      rows: 3,
      least: 0.25,
      median: 0.5,
      largest: 0.8,
      where: 'memory-board-2, a',
    },
  ]);
});

it('hold a count against what some correct search needs where that is more', () => {
  const row = { inserts: 300, insertsLimit: 200, insertsMost: 400, delMins: 50, delMinsLimit: 100, delMinsMost: 80 };
  const margins = marginsOf([loss({ 'timing-2-puzzle20': row })]);
  expect(margins.map(({ table, largest }) => [table, largest])).toEqual([
    ['timing-2: delMins', 0.5],
    ['timing-2: inserts', 0.75],
  ]);
});
