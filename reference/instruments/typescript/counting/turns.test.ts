import { beforeEach, describe, expect, it } from 'vitest';
import { MinPQ } from '../algs4/min-pq.ts';
import { Board } from '../substitutes/board.ts';
import { begin, report } from './counting.ts';
import { idle } from './session.ts';

beforeEach(() => {
  begin(idle);
});

const board = (): Board =>
  new Board([
    [1, 2],
    [3, 0],
  ]);

const ask = (times: number): void => {
  const asked = board();
  for (let i = 0; i < times; i += 1) asked.neighbors();
};

/** Calls of neighbors() before the first removal, between two, and after the last. */
const outOfTurn = (): (number | undefined)[] => {
  const { operations } = report();
  return ['before', 'between', 'after'].map((when) => operations[`Board.neighbors() ${when} delMin()`]);
};

it('tells calls of neighbors() apart by the removals, from any queue', () => {
  const [one, two] = [new MinPQ<number>(), new MinPQ<number>()];
  for (const queue of [one, two]) for (let key = 0; key < 3; key += 1) queue.insert(key);
  ask(3);
  one.delMin();
  ask(16);
  two.delMin();
  ask(17);
  one.delMin();
  ask(5);
  expect(outOfTurn()).toEqual([3, 17, 5]);
});

describe('nodes that are taken out many at a time', () => {
  const taken = (): MinPQ<number> => {
    const queue = new MinPQ<number>();
    for (let key = 0; key < 42; key += 1) queue.insert(key);
    ask(1);
    for (let key = 0; key < 40; key += 1) queue.delMin();
    return queue;
  };

  it.each([
    [39, [1, 0, 0]],
    [39 + 17, [1, 17, 0]],
  ])('have their turn afterwards, once each: of %i calls', (calls, expected) => {
    const queue = taken();
    ask(calls);
    queue.delMin();
    expect(outOfTurn()).toEqual(expected);
  });

  it('have it after the last removal, too', () => {
    taken();
    ask(39 + 2);
    expect(outOfTurn()).toEqual([1, 0, 2]);
  });
});

it('begins anew with each reading, and says nothing where nothing came out', () => {
  const queue = new MinPQ<number>();
  queue.insert(1);
  ask(9);
  queue.delMin();
  report();
  ask(9);
  expect(outOfTurn()).toEqual([undefined, undefined, undefined]);
});
