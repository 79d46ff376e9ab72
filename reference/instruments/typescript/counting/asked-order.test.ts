import { expect, it } from 'vitest';
import { MinPQ } from '../algs4/min-pq.ts';
import { Board } from '../substitutes/board.ts';
import { boards } from './boards.ts';
import { begin, report } from './counting.ts';
import { idle } from './session.ts';

const start = (): Board =>
  new Board([
    [1, 2, 3],
    [4, 0, 5],
    [7, 8, 6],
  ]);

/** Those with a smaller moves + Manhattan distance first. */
const childrenOf = (board: Board): Board[] => [...board.neighbors()].sort((a, b) => a.manhattan() - b.manhattan());

const decreases = (search: () => void, searches = true, how = 'out of order'): number => {
  begin({ ...idle, searches }, { boards, fields: undefined });
  search();
  return report().operations[`Board.neighbors() ${how}`] ?? 0;
};

const upwards = (): void => {
  for (const child of childrenOf(start())) child.neighbors();
};

const downwards = (): void => {
  for (const child of childrenOf(start()).toReversed()) child.neighbors();
};

it('is that of the boards which are asked', () => {
  expect([decreases(upwards), decreases(downwards)]).toEqual([0, 1]);
});

it('is that of each search alone', () => {
  const inTurns = (): void => {
    const root = start();
    const [far] = childrenOf(root).toReversed();
    for (const board of [root.twin(), far]) board?.neighbors();
    root.twin().neighbors();
  };
  expect(decreases(inTurns)).toBe(0);
});

it('tells nothing of boards that were asked before', () => {
  const again = (): void => {
    const root = start();
    const [near, far] = childrenOf(root);
    for (const board of [near, far, near, root]) board?.neighbors();
  };
  expect(decreases(again)).toBe(0);
});

it('is told apart of boards which keys have shown', () => {
  const shown = (): void => {
    const queue = new MinPQ<Board>((a, b) => b.manhattan() - a.manhattan());
    for (const child of childrenOf(start())) queue.insert(child);
    while (!queue.isEmpty()) queue.delMin().neighbors();
  };
  expect([decreases(shown), decreases(shown, true, 'of shown decreasing')]).toEqual([0, 1]);
});

it('is that of boards in a queue out of which they never come', () => {
  const hidden = (): void => {
    const queue = new MinPQ<Board>((a, b) => a.manhattan() - b.manhattan());
    for (const child of childrenOf(start()).toReversed()) {
      queue.insert(child);
      child.neighbors();
    }
  };
  expect(decreases(hidden)).toBe(1);
});

it('is that of coming out where boards are asked as they go in, after the nodes before them came out', () => {
  const asking = (sign: number) => (): void => {
    const queue = new MinPQ<Board>((a, b) => sign * (a.manhattan() - b.manhattan()));
    const root = start();
    queue.insert(root);
    queue.delMin();
    for (const child of childrenOf(root).toReversed()) {
      child.neighbors();
      queue.insert(child);
    }
    while (!queue.isEmpty()) queue.delMin();
  };
  const both = (sign: number): number[] =>
    ['out of order', 'of shown decreasing'].map((how) => decreases(asking(sign), true, how));
  expect([both(1), both(-1)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

it('is looked at only where searches are', () => {
  expect(decreases(downwards, false)).toBe(0);
});
