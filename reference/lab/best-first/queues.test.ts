import { describe, expect, it } from 'vitest';
import { MinPQ } from '../../oracle/min-pq.ts';
import { randomFrom } from '../../testing/random-board.ts';
import { BucketQueue } from './bucket-queue.ts';
import { HeapQueue } from './heap-queue.ts';
import type { NodeQueue } from './node-queue.ts';

interface Entry {
  readonly node: number;
  readonly priority: number;
}

/** What comes out of a queue, and out of MinPQ with this order, when entries go in and out at random. */
const outOf = (queue: NodeQueue, compare: (a: Entry, b: Entry) => number): readonly [number[], number[]] => {
  const random = randomFrom(1);
  const model = new MinPQ<Entry>(compare);
  const [got, expected]: [number[], number[]] = [[], []];
  queue.reserve(100_000);
  for (let node = 0; node < 100_000; node++) {
    const priority = Math.floor(20 * random()) + (node % 1000 === 0 ? 1e12 : 0);
    queue.insert(node, priority);
    model.insert({ node, priority });
    while (!model.isEmpty() && random() < 0.45) {
      got.push(queue.delMin());
      expected.push(model.delMin().node);
    }
  }
  expect(queue.counts()).toEqual(model.counts());
  return [got, expected];
};

describe('queues of nodes', () => {
  it('give equal priorities as MinPQ does', () => {
    const [got, expected] = outOf(new HeapQueue(), (a, b) => a.priority - b.priority);
    expect(got).toEqual(expected);
  });

  it('give the first one in first', () => {
    const [got, expected] = outOf(new BucketQueue('first-in'), (a, b) => a.priority - b.priority || a.node - b.node);
    expect(got).toEqual(expected);
  });

  it('give the last one in first', () => {
    const [got, expected] = outOf(new BucketQueue('last-in'), (a, b) => a.priority - b.priority || b.node - a.node);
    expect(got).toEqual(expected);
  });

  it('say so when they are empty', () => {
    for (const queue of [new HeapQueue(), new BucketQueue('last-in')]) expect(() => queue.delMin()).toThrow(RangeError);
  });
});
