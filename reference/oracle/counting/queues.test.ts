import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MinPQ } from '../min-pq.ts';
import { CompactQueue } from './compact-queue.ts';

const byValue = (a: number, b: number): number => a - b;

describe('MinPQ', () => {
  it('gives the keys back in ascending order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (keys) => {
        const queue = new MinPQ(byValue);
        keys.forEach((key) => {
          queue.insert(key);
        });
        expect(keys.map(() => queue.delMin())).toEqual([...keys].sort(byValue));
      }),
      { seed: 1 },
    );
  });

  it('counts insertions, deletions, and the largest and last size', () => {
    const queue = new MinPQ(byValue);
    [3, 1, 2].forEach((key) => {
      queue.insert(key);
    });
    queue.delMin();
    expect(queue.counts()).toEqual({ inserts: 3, delMins: 1, maxSize: 3, finalSize: 2 });
  });

  it('is not changed by iteration', () => {
    const queue = new MinPQ(byValue);
    [3, 1, 2].forEach((key) => {
      queue.insert(key);
    });
    expect([...queue]).toEqual([1, 2, 3]);
    expect(queue.counts()).toEqual({ inserts: 3, delMins: 0, maxSize: 3, finalSize: 3 });
  });

  it('refuses to delete from an empty queue', () => {
    expect(() => new MinPQ(byValue).delMin()).toThrow('delMin() on an empty queue');
  });

  it('lets equal keys leave in the order of the textbook heap', () => {
    const queue = new MinPQ<{ key: number; name: string }>((a, b) => a.key - b.key);
    Array.from('abcdef').forEach((name) => {
      queue.insert({ key: 1, name });
    });
    expect(
      Array.from('abcdef')
        .map(() => queue.delMin().name)
        .join(''),
    ).toBe('afedcb');
  });
});

/** Insertions, with the priority, and fewer deletions: queues of some dozens of entries, most of them equal to others. */
const scripts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
    { weight: 2, arbitrary: fc.constant('delMin' as const) },
  ),
  { maxLength: 300, size: 'max' },
);

describe('CompactQueue', () => {
  it('behaves as MinPQ does, ties included', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const plain = new MinPQ<{ node: number; level: number }>((a, b) => a.level - b.level);
        const compact = new CompactQueue(1000);
        script.forEach((step, node) => {
          if (step !== 'delMin') {
            plain.insert({ node, level: step });
            compact.insert(step, -node, node << 24);
          } else if (!plain.isEmpty()) {
            const { node: next, level } = plain.delMin();
            expect([compact.delMin(), compact.high, compact.level]).toEqual([next << 24, 0 - next, level]);
          }
        });
        expect(compact.counts()).toEqual(plain.counts());
      }),
      { seed: 1 },
    );
  });

  it('refuses what it has no room for, and levels beyond a byte', () => {
    const queue = new CompactQueue(70);
    for (let entry = 0; entry < 70; entry++) queue.insert(0, 0, entry);
    expect(() => {
      queue.insert(0, 0, 70);
    }).toThrow('no room');
    expect(() => {
      queue.insert(256, 0, 0);
    }).toThrow('levels');
    expect(() => new CompactQueue(1).delMin()).toThrow('empty');
  });
});
