import { expect, it } from 'vitest';
import { MaxPQ } from '../algs4/max-pq.ts';
import { MinPQ } from '../algs4/min-pq.ts';
import { begin } from './counting.ts';
import { idle } from './session.ts';

const keys = [5, 3, 8, 1, 9, 2, 7, 4, 6];

it.each([
  ['with the second removal', 1],
  ['with the third one', 2],
])('gives out a later key before the first, four times from mild disorder on: %s', (_, from) => {
  begin({ ...idle, mildDisorder: from });
  const queue = new MinPQ<number>();
  for (const key of keys) queue.insert(key);
  const out: number[] = [];
  while (!queue.isEmpty()) {
    const first = queue.min();
    out.push(queue.delMin());
    expect(out.at(-1)).toBe(first);
  }
  expect(out.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const early = out.flatMap((key, index) => (out.slice(index).some((later) => later < key) ? [index] : []));
  expect(early).toEqual([0, 1, 2, 3].map((index) => index + from));
});

it('has no effect on equal keys, and works for the largest first', () => {
  begin({ ...idle, mildDisorder: 1 });
  const queue = new MaxPQ<number>();
  for (const key of [4, 4, 4]) queue.insert(key);
  expect([queue.delMax(), queue.delMax(), queue.delMax()]).toEqual([4, 4, 4]);
  const other = new MaxPQ<number>();
  for (const key of [1, 2, 3]) other.insert(key);
  expect([other.delMax(), other.max(), other.delMax(), other.delMax()]).toEqual([3, 1, 1, 2]);
});
