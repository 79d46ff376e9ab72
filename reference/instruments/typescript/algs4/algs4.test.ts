import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, newRegistry, report } from '../counting/counting.ts';
import { idle } from '../counting/session.ts';
import {
  Bag,
  In,
  IndexMinPQ,
  LinkedQueue,
  LinkedStack,
  MaxPQ,
  MinPQ,
  Queue,
  ResizingArrayQueue,
  SET,
  ST,
  Stack,
  StdIn,
  StdRandom,
  WeightedQuickUnionUF,
} from '../modules/algs4.ts';
import { printf } from './printf.ts';

const numbers = fc.array(fc.integer({ min: -20, max: 20 }));
const ascending = (keys: readonly number[]): number[] => keys.toSorted((a, b) => a - b);

describe('the priority queues', () => {
  it('give their keys in order, and their iterators too', () => {
    fc.assert(
      fc.property(numbers, (keys) => {
        const [least, most] = [new MinPQ<number>(), new MaxPQ<number>(keys)];
        for (const key of keys) least.insert(key);
        expect([...least]).toEqual(ascending(keys));
        expect(Array.from(keys, () => least.delMin())).toEqual(ascending(keys));
        expect(Array.from(keys, () => most.delMax())).toEqual(ascending(keys).reverse());
        expect([least.isEmpty(), most.size()]).toEqual([true, 0]);
      }),
    );
  });

  it('take a function, an object with compare, a capacity, or the keys own compareTo', () => {
    const reverse = (a: number, b: number): number => b - a;
    for (const queue of [new MinPQ(reverse), new MinPQ({ compare: reverse }), new MinPQ(10, reverse)]) {
      [1, 3, 2].forEach((key) => {
        queue.insert(key);
      });
      expect(queue.min()).toBe(3);
    }
    const own = new MinPQ<{ n: number; compareTo(that: { n: number }): number }>();
    [2, 1].forEach((n) => {
      own.insert({ n, compareTo: (that) => n - that.n });
    });
    expect(own.delMin().n).toBe(1);
  });

  it('say that keys without an order need one', () => {
    const queue = new MinPQ<object>();
    queue.insert({});
    expect(() => {
      queue.insert({});
    }).toThrow(/keys of type Object have no order/);
  });

  it('take the left of two equal children up', () => {
    const queue = new MinPQ<string>((a, b) => a.length - b.length);
    ['aa', 'bbb', 'ccc', 'd'].forEach((key) => {
      queue.insert(key);
    });
    expect(Array.from({ length: 4 }, () => queue.delMin())).toEqual(['d', 'aa', 'ccc', 'bbb']);
  });

  it('throw when empty', () => {
    expect(() => new MinPQ().delMin()).toThrow(RangeError);
    expect(() => new MaxPQ().max()).toThrow(/underflow/);
  });

  it('are counted apart, and a key that comes out too late is seen', () => {
    const fieldsOf = (key: object): unknown[] => Object.entries(key).flat() as unknown[];
    begin({ ...idle, keys: true }, newRegistry({ fieldsOf, fieldWhere: () => undefined }));
    const changing = [{ n: 1 }, { n: 2 }, { n: 3 }];
    const queue = new MinPQ<{ n: number }>((a, b) => a.n - b.n);
    changing.forEach((key) => {
      queue.insert(key);
    });
    queue.delMin();
    changing.forEach((key) => {
      key.n = 0;
    });
    queue.delMin();
    new MaxPQ<number>().insert(1);
    expect(report().queues).toMatchObject([
      { type: 'MinPQ', inserts: 3, delMins: 2, maxSize: 3, finalSize: 1, changedKeys: 1 },
      { type: 'MaxPQ', inserts: 1, delMins: 0, changedKeys: 0 },
    ]);
  });

  it('change and delete keys by index', () => {
    const queue = new IndexMinPQ<string>(5);
    ['e', 'd', 'c', 'b', 'a'].forEach((key, i) => {
      queue.insert(i, key);
    });
    queue.changeKey(4, 'z');
    queue.decreaseKey(0, '_');
    queue.delete(2);
    expect([...queue]).toEqual([0, 3, 1, 4]);
    expect([queue.delMin(), queue.minKey(), queue.contains(0)]).toEqual([0, 'b', false]);
  });
});

describe('the collections', () => {
  it('iterate in their orders', () => {
    const [stack, queue, bag, array] = [new Stack(), new Queue(), new Bag(), new ResizingArrayQueue()];
    for (const item of [1, 2, 3]) {
      stack.push(item);
      queue.enqueue(item);
      bag.add(item);
      array.enqueue(item);
    }
    array.dequeue();
    expect([[...stack], [...queue], [...bag], [...array]]).toEqual([
      [3, 2, 1],
      [1, 2, 3],
      [3, 2, 1],
      [2, 3],
    ]);
    expect([stack.pop(), stack.peek(), queue.dequeue(), queue.size(), String(queue)]).toEqual([3, 2, 1, 2, '2 3 ']);
    expect(() => new Stack().pop()).toThrow(/^Stack underflow/);
    expect(() => new LinkedStack().peek()).toThrow(/^LinkedStack underflow/);
    expect(() => new LinkedQueue().dequeue()).toThrow(/^LinkedQueue underflow/);
  });

  it('keep symbol tables and sets in order', () => {
    const table = new ST<string, number>();
    ['c', 'a', 'b', 'a'].forEach((key, i) => {
      table.put(key, i);
    });
    expect([[...table], table.get('a'), table.floor('bb'), table.rank('c')]).toEqual([['a', 'b', 'c'], 3, 'b', 2]);
    const set = new SET<number>();
    [3, 1, 3].forEach((key) => {
      set.add(key);
    });
    expect([[...set], set.size(), set.max()]).toEqual([[1, 3], 2, 3]);
  });

  it('merge sets, and know which numbers are in the same one', () => {
    const sets = new WeightedQuickUnionUF(6);
    for (const [p, q] of [
      [0, 1],
      [2, 3],
      [1, 3],
      [0, 2],
    ] as const)
      sets.union(p, q);
    expect([0, 1, 2, 3, 4, 5].map((number) => sets.connected(0, number))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([sets.count(), sets.find(4), sets.find(3)]).toEqual([3, 4, sets.find(0)]);
    for (const wrong of [-1, 6, 0.5]) expect(() => sets.find(wrong)).toThrow(/out of range/);
    expect(() => new WeightedQuickUnionUF(-1)).toThrow(RangeError);
  });

  it('make random numbers that a seed repeats', () => {
    const draw = (): number[] => {
      StdRandom.setSeed(7);
      return [StdRandom.uniformInt(10), StdRandom.uniform(5, 8), StdRandom.uniformDouble()];
    };
    expect(draw()).toEqual(draw());
    expect(StdRandom.permutation(5).toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('format as Java does', () => {
    expect(printf('%2d |%-4s|%.2f|%04d%n%%', [7, 'ab', 1 / 3, 42])).toBe(' 7 |ab  |0.33|0042\n%');
  });

  it.each([
    ['%03d', -5, '-05'],
    ['%+04d', 5, '+005'],
    ['% d', 5, ' 5'],
    ['%,.4f', 1234.5678, '1,234.5678'],
    ['%,d', -1234567, '-1,234,567'],
    ['%e', 1.5, '1.500000e+00'],
    ['%.1e', 1e-100, '1.0e-100'],
  ])('formats %s of %d as Java does: %s', (format, value, text) => {
    expect(printf(format, [value])).toBe(text);
  });
});

describe('input', () => {
  it('is read from the files of the check, by name and by the last part of a path', () => {
    begin({ ...idle, files: { 'puzzle.txt': '2\n 1 0\r\n-3 2.5\n' } });
    const input = new In('data/puzzle.txt');
    expect([input.readInt(), input.readInt(), input.readLine(), input.readAllDoubles()]).toEqual([
      2,
      1,
      ' 0',
      [-3, 2.5],
    ]);
    expect(input.isEmpty()).toBe(true);
    expect(() => new In('other.txt')).toThrow('could not open other.txt');
  });

  it('is read from standard input without a name', () => {
    begin({ ...idle, stdin: '3 x\nlast line' });
    expect([StdIn.readInt(), StdIn.readString(), StdIn.readAllLines()]).toEqual([3, 'x', ['', 'last line']]);
    expect(StdIn.hasNextLine()).toBe(false);
    expect(new In().readAllLines()).toEqual(['3 x', 'last line']);
  });

  it('tells what is not a number, and leaves it there', () => {
    begin({ ...idle, files: { f: '1.5' } });
    const input = new In('f');
    expect(() => input.readInt()).toThrow('In.readInt(): the next value is not an integer: 1.5');
    expect(input.readDouble()).toBe(1.5);
    expect(() => input.readInt()).toThrow('no more values');
  });
});
