/**
 * A subject can change all of its realm, and the grader's Board and queues run there. What they need they have taken before, so
 * that no accessor which a subject plants is ever run by them: it would see their fields, or run in between their steps.
 */
import { afterAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { build, factsOf, observe, start, type Steps, submissionOf } from '../../testing/typescript.ts';

const modules = ['algs4', '@datastructures-js/heap', '@datastructures-js/priority-queue', 'min-heap-typed'];

/** Puts accessors that note their names in place of all that can be changed of what the language brings, and of indices of arrays. */
const TRAPS = `
const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
const { iterator } = Symbol;
const textOf = String;
export let seen = '';
let armed = false;
const noted: Record<string, boolean> = { __proto__: null } as any;
const note = (name: string): void => {
  if (!armed || noted[name]) return;
  noted[name] = true;
  seen += name + '  ';
};
const plant = (object: object, key: PropertyKey, name: string): void => {
  const found = getOwnPropertyDescriptor(object, key);
  if (found !== undefined && !found.configurable) return;
  const { value, get } = found ?? { value: undefined, get: undefined };
  defineProperty(object, key, {
    __proto__: null, configurable: true, enumerable: false,
    get(this: unknown) { note(name); return get === undefined ? value : apply(get, this, []); },
    set(this: object, given: unknown) { note(name); defineProperty(this, key, { value: given, configurable: true, writable: true, enumerable: true }); },
  } as PropertyDescriptor);
};
const plantAll = (): void => {
  const roots: [string, any][] = [['', globalThis], ['Generator', function* () {}], ['AsyncFunction', async () => {}]];
  for (const made of [[].values(), new Map().keys(), new Set().keys(), ''[iterator](), ''.matchAll(/x/g), [].values().map((x) => x)])
    roots.push(['Iterator', getPrototypeOf(made)]);
  const known = new Set<object>();
  const places: [object, PropertyKey, string][] = [];
  for (const [name, object] of roots) {
    if (object === null || (typeof object !== 'object' && typeof object !== 'function') || known.has(object)) continue;
    known.add(object);
    roots.push([name + '.__proto__', getPrototypeOf(object)]);
    for (const key of ownKeys(object)) {
      const path = name + '.' + textOf(key);
      const found = getOwnPropertyDescriptor(object, key)!;
      roots.push([path, found.value], [path, found.get], [path, found.set]);
      places.push([object, key, path]);
    }
  }
  for (const object of [Array.prototype, Object.prototype])
    for (let i = 0; i < 300; i += 1) places.push([object, i, 'index ' + textOf(i)]);
  for (let i = 0; i < places.length; i += 1) plant(places[i]![0], places[i]![1], places[i]![2]);
};
/** What an iterator gives first: its own next() is nobody's secret. */
const first = (made: any): any => {
  const from = made[iterator]();
  armed = false;
  const given = apply(from.next, from, []);
  armed = true;
  return given.value;
};
`;

const SOLVER = `import { Board } from './Board';
import { IndexMinPQ, MaxPQ, MinPQ } from 'algs4';
import { Heap, MaxHeap, MinHeap } from '@datastructures-js/heap';
import { MinPriorityQueue, PriorityQueue } from '@datastructures-js/priority-queue';
import { MinHeap as TypedHeap } from 'min-heap-typed';
${TRAPS}
class Node {
  constructor(readonly board: Board, readonly moves: number) {}
  compareTo(that: Node): number { return this.moves - that.moves; }
}
const byMoves = function (this: unknown, a: Node, b: Node): number {
  if (this !== undefined) note('this');
  return a.moves - b.moves;
};
const askBoard = (board: any): void => {
  const other = board.twin();
  const next = first(board.neighbors());
  board.toString(); board.dimension(); board.size(); board.isSolvable(); board.hamming(); board.manhattan(); board.isGoal();
  board.equals(other); other.equals(board); first(next.neighbors()).equals(board); board.equals(null);
};
const fill = (queue: any, add: string, board: Board): void => {
  for (let moves = 9; moves > 0; moves -= 1) queue[add](new Node(board, moves * 7 % 10));
};
const use = (queue: any, add: string, take: string, look: string, board: Board): void => {
  fill(queue, add, board);
  for (let time = 0; time < 5; time += 1) { queue[look](); queue[take](); board.neighbors(); }
  queue.isEmpty();
  if (typeof queue.size === 'function') queue.size();
};
export class Solver {
  constructor(board: Board) {
    if (!armed) { plantAll(); armed = true; }
    askBoard(board);
  }
  boards(): string {
    askBoard(new Board([[8, 1, 3], [4, 0, 2], [7, 6, 5]]));
    return seen;
  }
  queues(board: Board): string {
    use(new MinPQ<Node>(), 'insert', 'delMin', 'min', board);
    use(new MinPQ<Node>(byMoves), 'insert', 'delMin', 'min', board);
    use(new MaxPQ<Node>(), 'insert', 'delMax', 'max', board);
    use(new Heap<Node>(byMoves), 'insert', 'extractRoot', 'root', board);
    use(new MinHeap<Node>((node) => node.moves), 'push', 'pop', 'top', board);
    use(new MaxHeap<Node>((node) => node.moves), 'push', 'pop', 'top', board);
    use(new PriorityQueue<Node>(byMoves), 'enqueue', 'dequeue', 'front', board);
    use(new MinPriorityQueue<Node>((node) => node.moves), 'push', 'pop', 'front', board);
    use(new TypedHeap<Node>(undefined, { comparator: byMoves }), 'add', 'poll', 'peek', board);
    return seen;
  }
  indexed(board: Board): string {
    const queue = new IndexMinPQ<Node>(100);
    for (let i = 0; i < 50; i += 1) queue.insert(i * 2, new Node(board, i * 7 % 50));
    for (let i = 0; i < 9; i += 1) { queue.minIndex(); queue.minKey(); queue.delMin(); board.neighbors(); }
    const at = queue.delMin();
    queue.insert(at, new Node(board, 80));
    queue.contains(at); queue.keyOf(at); queue.decreaseKey(at, new Node(board, 0)); queue.changeKey(at, new Node(board, 90)); queue.delete(at);
    queue.isEmpty(); queue.size();
    return seen;
  }
  listed(board: Board): string {
    const queue = new MinPQ<Node>(byMoves), heap = new Heap<Node>(byMoves), line = new PriorityQueue<Node>(byMoves), indexed = new IndexMinPQ<Node>(9);
    fill(queue, 'insert', board); fill(heap, 'insert', board); fill(line, 'enqueue', board);
    indexed.insert(1, new Node(board, 2)); indexed.insert(4, new Node(board, 1));
    first(queue); first(indexed);
    line.toArray(); heap.clear(); line.clear();
    return seen;
  }
}
`;

/** Which of its methods there are is not what is tested. */
const BOARD = 'export class Board { constructor(tiles: number[][]) {} [name: string]: any }';

const grid = (n: number): number[][] =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i * n + j + 2) % (n * n)));

const steps = (method: string): Steps => [
  { op: 'new', class: 'Board', args: [{ kind: 'grid', value: grid(3) }], as: 'first' },
  { op: 'new', class: 'Solver', args: [{ kind: 'handle', name: 'first' }], as: 's' },
  ...[3, 4, 5, 17].flatMap((n): Steps => [
    { op: 'new', class: 'Board', args: [{ kind: 'grid', value: grid(n) }], as: 'b' },
    { op: 'new', class: 'Solver', args: [{ kind: 'handle', name: 'b' }], as: 's' },
  ]),
  { op: 'call', on: 's', method, args: [{ kind: 'handle', name: 'first' }] },
];

const watches = {
  counted: {},
  watched: { keys: true, searches: true, contradictions: true, trace: 20 },
  'in disorder': { disorder: 3, confused: true },
  'in mild disorder': { mildDisorder: 2 },
};

let started: Promise<Subject> | null = null;
const begin = async (): Promise<Subject> => {
  const facts = factsOf([], modules);
  const files = { 'Solver.ts': SOLVER, 'Board.ts': BOARD };
  const { program, diagnostics } = await build(submissionOf(files, { Board: 'Board.ts', Solver: 'Solver.ts' }), facts);
  if (program === null) throw new Error(JSON.stringify(diagnostics));
  return start(program, facts);
};
afterAll(async () => (await started)?.close());

describe.each(Object.entries(watches))('no accessor that a subject has planted runs where it is %s', (_, watch) => {
  it.each(['boards', 'queues', 'indexed', 'listed'])('%s', async (method) => {
    const row = await observe(await (started ??= begin()), steps(method), { substitute: ['Board'], watch });
    expect(row.at(-1)).toEqual({ kind: 'value', value: '', type: 'string' });
  });
});
