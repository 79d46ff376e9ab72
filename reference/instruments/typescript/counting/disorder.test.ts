import { describe, expect, it } from 'vitest';
import { IndexMinPQ } from '../algs4/index-min-pq.ts';
import { MaxPQ } from '../algs4/max-pq.ts';
import { MinPQ } from '../algs4/min-pq.ts';
import { Board } from '../substitutes/board.ts';
import { begin, disturb, loading, report } from './counting.ts';
import { idle } from './session.ts';

const keys = [5, 3, 8, 1, 9, 2, 7, 4, 6];

/** What makes the next removal a step of a search. */
const ask = (): void => {
  new Board([
    [1, 2],
    [3, 0],
  ]).neighbors();
};

const filled = (): MinPQ<number> => {
  const queue = new MinPQ<number>();
  for (const key of keys) queue.insert(key);
  return queue;
};

const indexed = (): IndexMinPQ<number> => {
  const queue = new IndexMinPQ<number>(10);
  for (const key of keys) queue.insert(key, key);
  return queue;
};

/** All keys in the order in which they come out, each removal a step. */
const emptied = (queue: { delMin(): number; isEmpty(): boolean }): number[] => {
  const out: number[] = [];
  while (!queue.isEmpty()) {
    ask();
    out.push(queue.delMin());
  }
  return out;
};

const sorted = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const early = (out: readonly number[]): number[] =>
  out.flatMap((key, index) => (out.slice(index).some((later) => later < key) ? [index] : []));

describe('mild disorder', () => {
  it.each([1, 2, 3])('gives out a later key before the first, four times from step %i on', (from) => {
    for (const queue of [filled, indexed]) {
      begin({ ...idle, mildDisorder: from });
      const out = emptied(queue());
      expect(out.toSorted((a, b) => a - b)).toEqual(sorted);
      expect(early(out)).toEqual([0, 1, 2, 3].map((index) => index + from - 1));
    }
  });

  it('is not used up by removals that are no step, or have no other key', () => {
    begin({ ...idle, mildDisorder: 1 });
    const queue = new MinPQ<number>();
    for (let i = 0; i < 20; i += 1) {
      if (i % 2 === 0) ask();
      queue.insert(0);
      queue.delMin();
    }
    for (const key of keys) queue.insert(key);
    expect(early(emptied(queue))).toEqual([0, 1, 2, 3]);
  });

  it('is not seen by what runs as modules are loaded', () => {
    begin({ ...idle, mildDisorder: 1 });
    expect(loading(() => emptied(filled()))).toEqual(sorted);
    expect(early(emptied(filled()))).toEqual([0, 1, 2, 3]);
  });

  it('has no effect on equal keys, and works for the largest first', () => {
    begin({ ...idle, mildDisorder: 1 });
    const queue = new MaxPQ<number>();
    for (const key of [4, 4, 4]) queue.insert(key);
    ask();
    expect([queue.delMax(), queue.delMax(), queue.delMax()]).toEqual([4, 4, 4]);
    const other = new MaxPQ<number>();
    for (const key of [1, 2, 3]) other.insert(key);
    expect([other.max(), other.delMax(), other.max(), other.delMax(), other.delMax()]).toEqual([2, 2, 3, 3, 1]);
  });

  it('compares no key for its own sake, so that nobody sees that there is one', () => {
    begin({ ...idle, mildDisorder: 1 });
    let comparisons = 0;
    const compared = new MinPQ<number>((a, b) => {
      comparisons += 1;
      return a - b;
    });
    for (const key of keys) compared.insert(key);
    ask();
    const before = comparisons;
    expect([compared.min() > 1, comparisons]).toEqual([true, before]);
  });

  it('leaves the other keys in order', () => {
    begin({ ...idle, mildDisorder: 1 });
    const many = Array.from({ length: 200 }, (_, index) => (index * 37) % 200);
    const queue = new MinPQ<number>();
    for (const key of many) queue.insert(key);
    const out = emptied(queue);
    expect(out.filter((_, index) => index > 3)).toEqual(out.slice(4).toSorted((a, b) => a - b));
    expect(out.toSorted((a, b) => a - b)).toEqual(many.toSorted((a, b) => a - b));
  });
});

describe('disorder', () => {
  it.each([filled, indexed])('begins with a step of the search', (queue) => {
    begin({ ...idle, disorder: 3 });
    const out = emptied(queue());
    expect(out.slice(0, 3)).toEqual([1, 2, 3]);
    expect(out).not.toEqual(sorted);
  });

  it('does not begin by what else is done with queues', () => {
    begin({ ...idle, disorder: 1 });
    for (let i = 0; i < 50; i += 1) {
      const scratch = filled();
      expect([[...scratch], scratch.delMin()]).toEqual([sorted, 1]);
    }
    expect(emptied(filled())).not.toEqual(sorted);
  });

  it('is that of the queue whose steps they are: one beside the search tells nothing', () => {
    begin({ ...idle, disorder: 1 });
    const searched = filled();
    ask();
    searched.delMin();
    const beside = filled();
    expect([...beside, beside.delMin(), beside.delMin(), beside.delMin()]).toEqual([...sorted, 1, 2, 3]);
    expect(emptied(searched)).not.toEqual(sorted.slice(1));
  });

  it('goes on in a queue that is filled from another', () => {
    begin({ ...idle, disorder: 3 });
    const out: number[] = [];
    const least = (queue: MinPQ<{ n: number }>): number => queue.delMin().n;
    let queue = new MinPQ<{ n: number }>((a, b) => a.n - b.n);
    for (const n of keys) queue.insert({ n });
    while (!queue.isEmpty()) {
      const next = new MinPQ<{ n: number }>((a, b) => a.n - b.n);
      while (!queue.isEmpty()) next.insert(queue.delMin());
      ask();
      out.push(least(next));
      queue = next;
    }
    expect(out).not.toEqual(sorted);
    expect(out.slice(0, 2)).toEqual([1, 2]);
  });

  it.each([
    ['disorder', { disorder: 1 }, filled],
    ['disorder', { disorder: 1 }, indexed],
    ['mild disorder', { mildDisorder: 1 }, filled],
    ['mild disorder', { mildDisorder: 1 }, indexed],
  ])('shows in a walk as in what comes out: %s', (_, watch, made) => {
    begin({ ...idle, ...watch });
    const queue = made();
    const walked: (number | undefined)[] = [];
    const out: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      ask();
      walked.push([...queue][0]);
      out.push(queue.delMin());
    }
    walked.push(...queue);
    while (!queue.isEmpty()) out.push(queue.delMin());
    expect(walked).toEqual(out);
    expect(out).not.toEqual(sorted);
  });

  it('begins as soon where several keys are taken out before their boards are asked', () => {
    begin({ ...idle, disorder: 3 });
    const queue = filled();
    const out = [queue.delMin(), queue.delMin(), queue.delMin()];
    for (let calls = 0; calls < 3; calls += 1) ask();
    expect([...out, queue.delMin()]).toEqual([1, 2, 3, 4]);
    expect([queue.delMin(), queue.delMin(), queue.delMin()]).not.toEqual([5, 6, 7]);
  });

  it('is that of some rows alone', () => {
    begin(idle);
    const outOf = (disorderSteps: number): number[] => {
      disturb(3, disorderSteps);
      const out = emptied(filled());
      report();
      return out;
    };
    expect([outOf(0), outOf(100), outOf(0)].map((out) => out.join() === sorted.join())).toEqual([true, false, true]);
  });

  it('begins anew with each search', () => {
    begin({ ...idle, disorder: 6 });
    expect(emptied(filled()).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    report();
    expect(emptied(filled()).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(emptied(filled())).not.toEqual(sorted);
  });

  it('ends a search that goes on in it for long', () => {
    begin({ ...idle, disorder: 1, disorderSteps: 10_000 });
    const queue = new MinPQ<number>();
    expect(() => {
      for (;;) {
        ask();
        queue.insert(1);
        queue.delMin();
      }
    }).toThrow('the queue is in disorder');
  });
});
