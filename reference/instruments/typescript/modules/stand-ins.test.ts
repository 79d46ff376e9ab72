import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../counting/counting.ts';
import { idle } from '../counting/session.ts';
import { Heap } from './@datastructures-js/heap.ts';
import { MaxPriorityQueue, MinPriorityQueue, PriorityQueue } from './@datastructures-js/priority-queue.ts';
import { MinHeap, type HeapOptions } from './min-heap-typed.ts';

beforeEach(() => {
  begin(idle);
});

/** An operation, given by its number, with a value that operations may use. */
const operations = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.integer({ min: -20, max: 20 })), { maxLength: 60 });
const values = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 20 });

/** Not imported: declarations of these packages have errors, and would be checked with those of this project. */
const require = createRequire(import.meta.url);
const { MinHeap: RealMinHeap } = require('min-heap-typed') as {
  MinHeap: new (elements: number[], options: HeapOptions<number>) => MinHeap<number>;
};

/** What the operations answer on one heap. Nothing distinguishes equal keys: their order is each heap's own. */
const onHeap = (heap: MinHeap<number>, asked: readonly (readonly [number, number])[]): unknown =>
  asked.map(([operation, value]) => {
    if (operation < 4) return [heap.add(value), heap.size];
    if (operation < 7) return [heap.poll(), heap.size];
    if (operation === 7) return [heap.peek(), heap.isEmpty(), heap.has(value)];
    if (operation === 8) return [heap.sort(), [...heap].toSorted(ascending), heap.toArray().toSorted(ascending)];
    if (value <= 15) return heap.addMany([value, value + 1]);
    heap.clear();
    return heap.size;
  });

const ascending = (a: number, b: number): number => a - b;
const byTens = (a: number, b: number): number => Math.trunc(b / 10) - Math.trunc(a / 10) || a - b;

const legacy = { compare: byTens };

describe('min-heap-typed', () => {
  it.each([
    ['by its own order', undefined],
    ['by a comparator', byTens],
  ])('answers as the package does, %s', (_, comparator) => {
    const options = comparator === undefined ? {} : { comparator };
    fc.assert(
      fc.property(values, operations, (start, asked) => {
        expect(onHeap(new MinHeap(start, options), asked)).toEqual(onHeap(new RealMinHeap(start, options), asked));
      }),
    );
  });
});

const realHeaps = require('@datastructures-js/heap') as object;
const realQueues = require('@datastructures-js/priority-queue') as {
  PriorityQueue: new (compare: (a: number, b: number) => number, values?: number[]) => Queue;
} & Record<
  'MinPriorityQueue' | 'MaxPriorityQueue',
  {
    new (by: typeof legacy | null, values?: number[]): Queue;
    fromArray(values: number[], by: (value: number) => number): Queue;
  }
>;

type Queue = Pick<PriorityQueue<number>, Exclude<keyof PriorityQueue<number>, 'enqueue' | 'push'>> & {
  enqueue(value: number): { size(): number };
  push(value: number): { size(): number };
};

const onQueue = (queue: Queue, asked: readonly (readonly [number, number])[]): unknown =>
  asked.map(([operation, value]) => {
    if (operation < 3) return queue.enqueue(value).size();
    if (operation === 3) return queue.push(value).size();
    if (operation < 6) return [queue.dequeue(), queue.size()];
    if (operation === 6) return [queue.pop(), queue.isEmpty()];
    if (operation === 7) return [queue.front(), queue.contains((one) => one === value)];
    if (operation === 8) return queue.toArray();
    if (value < 10) return queue.front();
    if (value < 15) return [[...queue], queue.size()];
    queue.clear();
    return queue.size();
  });

describe('@datastructures-js/priority-queue', () => {
  it.each<[string, (start: number[]) => Queue, (start: number[]) => Queue]>([
    ['PriorityQueue', (all) => new PriorityQueue(byTens, all), (all) => new realQueues.PriorityQueue(byTens, all)],
    ['MinPriorityQueue', (all) => new MinPriorityQueue(null, all), (all) => new realQueues.MinPriorityQueue(null, all)],
    ['MaxPriorityQueue', (all) => new MaxPriorityQueue(null, all), (all) => new realQueues.MaxPriorityQueue(null, all)],
    [
      'MinPriorityQueue with a value',
      (all) => MinPriorityQueue.fromArray(all, (one) => -one),
      (all) => realQueues.MinPriorityQueue.fromArray([...all], (one) => -one),
    ],
    [
      'MinPriorityQueue with a comparison as an option',
      (all) => new MinPriorityQueue(legacy, all),
      (all) => new realQueues.MinPriorityQueue(legacy, all),
    ],
  ])('%s answers as in the package', (_, ours, real) => {
    fc.assert(
      fc.property(values, operations, (start, asked) => {
        expect(onQueue(ours([...start]), asked)).toEqual(onQueue(real([...start]), asked));
      }),
    );
  });

  it.each([
    ['PriorityQueue', { PriorityQueue }, realQueues],
    ['MinPriorityQueue', { MinPriorityQueue }, realQueues],
    ['MaxPriorityQueue', { MaxPriorityQueue }, realQueues],
    ['Heap', { Heap }, realHeaps],
  ])('refuses what the package refuses, in its words: %s', (name, ours, real) => {
    const refusal = (classes: object): string => {
      const Queue = (classes as Record<string, new (option: never) => unknown>)[name];
      if (Queue === undefined) throw new Error(`no class ${name}`);
      try {
        return String(new Queue({} as never));
      } catch (error) {
        return String(error);
      }
    };
    expect(refusal(ours)).toBe(refusal(real));
    expect(refusal(ours)).toContain(`${name} constructor`);
  });
});

/** Every member of the stand-ins, used as a search would. */
const program = `
import { MinHeap } from 'min-heap-typed';
import { MaxPriorityQueue, MinPriorityQueue, PriorityQueue } from '@datastructures-js/priority-queue';
import type { ICompare, IGetCompareValue } from '@datastructures-js/priority-queue';
interface Node { f: number }
const compare: ICompare<Node> = (a, b) => a.f - b.f;
const value: IGetCompareValue<Node> = (node) => node.f;
const heap = new MinHeap<Node>([{ f: 1 }], { comparator: (a, b) => a.f - b.f });
const flags: boolean[] = [heap.add({ f: 2 }), heap.isEmpty(), heap.has({ f: 3 }), ...heap.addMany([{ f: 1 }])];
const nodes: (Node | undefined)[] = [heap.poll(), heap.peek(), heap.leaf, ...heap, ...heap.toArray(), ...heap.sort()];
heap.forEach((node, index) => { flags[index] = node.f > 0; });
heap.clear();
const size: number = heap.size + new MinHeap<number>().size;
const queues = [new PriorityQueue<Node>(compare, [{ f: 1 }]), PriorityQueue.fromArray<Node>([{ f: 1 }], compare)];
const least = [new MinPriorityQueue<Node>(value), new MinPriorityQueue<Node>({ compare }, []), MinPriorityQueue.fromArray<Node>([], value)];
const most = [new MaxPriorityQueue<Node>(value, [{ f: 1 }]), MaxPriorityQueue.fromArray<Node>([], value)];
for (const queue of [...queues, ...least, ...most]) {
  const found: (Node | null)[] = [queue.dequeue(), queue.pop(), queue.front(), queue.back(), ...queue.toArray(), ...queue];
  const told: [number, boolean, boolean] = [queue.enqueue({ f: 1 }).size(), queue.push({ f: 2 }).isEmpty(), queue.contains((node) => node.f === 1)];
  queue.clear();
  nodes.push(...found.map((node) => node ?? undefined));
  flags.push(told[1]);
}
export { flags, nodes, size };
`;

describe('a program that uses all of the stand-ins', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  it.each([
    ['the stand-ins', { '*': [`${here}*`] }],
    ['the packages', {}],
  ])('has no type errors with %s', (_, paths) => {
    expect(typeErrors(paths)).toEqual([]);
  });
});

const typeErrors = (paths: ts.MapLike<string[]>): string[] => {
  const file = fileURLToPath(new URL('program.ts', import.meta.url));
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], allowImportingTsExtensions: true, paths },
    ...{ target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version, onError, create) =>
    name === file ? ts.createSourceFile(name, program, version) : getSourceFile(name, version, onError, create);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .filter(({ file: where }) => where?.fileName === file || where === undefined)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};
