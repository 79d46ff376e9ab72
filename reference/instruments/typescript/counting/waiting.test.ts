import { beforeEach, expect, it } from 'vitest';
import { MinPQ } from '../algs4/min-pq.ts';
import { Board } from '../substitutes/board.ts';
import { boards } from './boards.ts';
import { begin, report } from './counting.ts';
import { idle } from './session.ts';

const registry = { boards, fields: undefined };

const root = new Board([
  [1, 2, 3],
  [4, 0, 5],
  [7, 8, 6],
]);

let queue: MinPQ<Board>;
let last: Board;

/** A queue with the neighbors of a board, of which the last one comes out last. */
const fill = (mildDisorder: number): void => {
  begin({ ...idle, mildDisorder }, registry);
  const keys = [...root.neighbors()];
  queue = new MinPQ((a: Board, b: Board) => keys.indexOf(a) - keys.indexOf(b));
  for (const key of keys) queue.insert(key);
  last = keys.at(-1) ?? root;
};

beforeEach(() => {
  fill(1_000);
});

const asked = (): number => report().operations['Board.neighbors() of waiting nodes'] ?? 0;

it('counts boards that are asked while their nodes wait and others come out', () => {
  queue.delMin();
  last.neighbors();
  expect(asked()).toBe(1);
});

it.each([
  ['come out', () => queue.delMin().neighbors()],
  ['have just gone in', () => last.neighbors()],
  [
    'were in no queue',
    () => {
      queue.delMin();
      root.neighbors();
    },
  ],
  [
    'were alone in their queue',
    () => {
      const another = new MinPQ<Board>();
      another.insert(root);
      queue.delMin();
      root.neighbors();
    },
  ],
  [
    'are shown by the queue',
    () => {
      queue.delMin();
      queue.min().neighbors();
    },
  ],
  [
    'are walked through before they come out',
    () => {
      for (const key of [...queue]) if (queue.delMin() === key) key.neighbors();
    },
  ],
])('counts no boards whose nodes %s', (_, ask) => {
  ask();
  expect(asked()).toBe(0);
});

it('looks only where queues are in mild disorder', () => {
  fill(0);
  queue.delMin();
  last.neighbors();
  expect(asked()).toBe(0);
});
