import { beforeEach, expect, it } from 'vitest';
import { MinPQ } from '../algs4/min-pq.ts';
import { Board } from '../substitutes/board.ts';
import { at } from '../../../puzzle/at.ts';
import { boards } from './boards.ts';
import { begin, report } from './counting.ts';
import { idle } from './session.ts';

const registry = { boards, fields: undefined };

beforeEach(() => {
  begin({ ...idle, searches: true, contradictions: true }, registry);
});

const farthestFirst = (): MinPQ<Board> => new MinPQ<Board>((a, b) => b.manhattan() - a.manhattan());

const root = new Board([
  [0, 1],
  [3, 2],
]);

it('compares the priorities of boards that came by one way', () => {
  const queue = farthestFirst();
  for (const board of [root, ...root.neighbors()]) queue.insert(board);
  while (!queue.isEmpty()) queue.delMin();
  expect(report().queues[0]).toMatchObject({ keyDecreases: 0, priorityDecreases: 1 });
});

it('knows no priorities where a board goes in twice: it may have come by another way', () => {
  const queue = farthestFirst();
  const child = at([...root.neighbors()], 0);
  for (const board of [root, child, child]) queue.insert(board);
  while (!queue.isEmpty()) queue.delMin();
  expect(report().queues[0]).toMatchObject({ keyDecreases: 0, priorityDecreases: null });
});

it('knows that they decrease where the first board of a search goes in again: no other way leads there', () => {
  const queue = farthestFirst();
  for (const board of [root, ...root.neighbors(), root]) queue.insert(board);
  while (!queue.isEmpty()) queue.delMin();
  expect(report().queues[0]).toMatchObject({ keyDecreases: 0, priorityDecreases: 1 });
});

it('knows nothing where it is all that keys show', () => {
  const queue = farthestFirst();
  for (const board of [root, root]) queue.insert(board);
  while (!queue.isEmpty()) queue.delMin();
  expect(report().queues[0]).toMatchObject({ keyDecreases: 0, priorityDecreases: null });
});

it('sees which boards are asked for their neighbors in its own comparison, though it counts no call there', () => {
  const level = `Board.neighbors() at ${String(root.manhattan())}`;
  report();
  const board = new Board([
    [0, 1],
    [3, 2],
  ]);
  let asks = false;
  const queue = new MinPQ<number>((a, b) => {
    if (asks) board.neighbors();
    return a - b;
  });
  queue.insert(1);
  queue.insert(2);
  asks = true;
  // One key is left: nothing is compared but for the watcher's sake.
  queue.delMin();
  expect(report().operations).toMatchObject({ 'Board.neighbors()': 0, [level]: 1 });
});
