import { expect, it } from 'vitest';
import { MinPQ } from '../algs4/min-pq.ts';
import { MinHeap } from '../modules/min-heap-typed.ts';
import { begin, hold, keepQueues, report } from './counting.ts';
import { MOST_QUEUES } from './queues.ts';
import { idle, type Session } from './session.ts';

const keys = [3, 1, 2];

/** More of them than are reported apart, each with the keys. */
const filled = <Queue>(make: (keys: readonly number[]) => Queue): Queue[] =>
  Array.from({ length: MOST_QUEUES + 50 }, () => make(keys));

it('queues that are reported together have the keys that were in them before', () => {
  begin(idle);
  const all = filled((given) => new MinPQ<number>(given));
  report();
  for (const queue of all) queue.delMin();
  const { queues } = report();
  expect(queues.map(({ finalSize }) => finalSize)).toEqual([...Array<number>(MOST_QUEUES - 1).fill(2), 51 * 2]);
  expect(queues.at(-1)).toMatchObject({ delMins: 51, maxSize: 50 * 2 + 3 });
});

it('a queue that is emptied in one go tells nobody else', () => {
  begin(idle);
  const all = filled((given) => new MinHeap<number>(given));
  report();
  for (const queue of all.slice(0, MOST_QUEUES)) queue.poll();
  for (const queue of all) queue.clear();
  expect(report().queues.map(({ finalSize }) => finalSize)).toEqual(Array<number>(MOST_QUEUES).fill(0));
});

it('queues that are kept hold as many keys as were in them at once', () => {
  begin(idle);
  keepQueues(null);
  for (let i = 0; i < 3; i += 1) {
    const queue = new MinPQ<number>(keys);
    while (!queue.isEmpty()) queue.delMin();
  }
  expect(hold()).toMatchObject({ queues: 3, maxSize: 3, finalSize: 0 });
});

it('equal keys come out in order, though a comparison puts each before the other', () => {
  begin({ ...idle, contradictions: true });
  const queue = new MinPQ<{ n: number }>((a, b) => (a.n > b.n ? 1 : -1));
  for (const n of [1, 1, 1, 2, 2, 2]) queue.insert({ n });
  while (!queue.isEmpty()) queue.delMin();
  expect(report().queues).toMatchObject([{ delMins: 6, keyDecreases: 0 }]);
});

it('a removal compares no key once more, which a search could count, but where contradictions are looked for', () => {
  const comparisons = (watch: Partial<Session>): number => {
    begin({ ...idle, ...watch });
    let count = 0;
    const queue = new MinPQ<number>((a, b) => {
      count += 1;
      return a - b;
    });
    queue.insert(1);
    queue.insert(2);
    queue.delMin();
    return count;
  };
  expect([{ searches: true }, { mildDisorder: 1 }, { contradictions: true }].map(comparisons)).toEqual([1, 1, 2]);
});
