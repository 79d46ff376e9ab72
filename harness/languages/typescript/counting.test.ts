import { expect, it } from 'vitest';
import type { Observation } from '../../contracts/protocol.ts';
import {
  build,
  calls,
  factsOf,
  observe,
  run,
  start,
  startSample,
  submissionOf,
  type Steps,
} from '../../testing/typescript.ts';

const PUZZLE04 = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];
const ROOT = '3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n';

const TWO_QUEUES = `import { MinPQ } from 'algs4';
import { Board } from './Board.js';
class Node {
  constructor(readonly board: Board, readonly moves: number, readonly prev: Node | null,
    readonly priority = moves + board.manhattan()) {}
  compareTo(that: Node): number { return this.priority - that.priority; }
}
export class Solver {
  constructor(initial: Board) {
    const queues = [initial, initial.twin()].map((board) => {
      const queue = new MinPQ<Node>();
      queue.insert(new Node(board, 0, null));
      return queue;
    });
    for (;;) for (const queue of queues) {
      const node = queue.delMin();
      if (node.board.isGoal()) return;
      for (const next of node.board.neighbors())
        if (!(node.prev && next.equals(node.prev.board))) queue.insert(new Node(next, node.moves + 1, node));
    }
  }
}`;

const ONE_PRIVATE_QUEUE = `import { MinPQ } from 'algs4';
import Board from '../classes/Board';
class Node {
  #at: { board: Board }; #moves: number; #prev: Node | null; #priority = -1;
  constructor(board: Board, moves: number, prev: Node | null) {
    this.#at = { board }; this.#moves = moves; this.#prev = prev;
  }
  get board() { return this.#at.board; }
  get moves() { return this.#moves; }
  get prev() { return this.#prev; }
  get priority() { return this.#priority < 0 ? (this.#priority = this.#moves + this.board.manhattan()) : this.#priority; }
}
export default class Solver {
  constructor(initial: Board) {
    const queue = new MinPQ<Node>((a, b) => a.priority - b.priority);
    queue.insert(new Node(initial, 0, null));
    queue.insert(new Node(initial.twin(), 0, null));
    for (;;) {
      const node = queue.delMin();
      if (node.board.isGoal()) return;
      for (const next of node.board.neighbors())
        if (!(node.prev && next.equals(node.prev.board))) queue.insert(new Node(next, node.moves + 1, node));
    }
  }
}`;

const BOARD = `export default class Board {
  constructor(tiles: number[][]) {}
  neighbors(): Board[] { return []; }
  twin(): Board { return this; }
  manhattan(): number { return 0; }
  isGoal(): boolean { return true; }
  equals(y: unknown): boolean { return y === this; }
}`;

const SOLVE: Steps = [
  { op: 'new', class: 'Board', args: [{ kind: 'row', field: 'tiles' }], as: 'b' },
  { op: 'new', class: 'Solver', args: [{ kind: 'handle', name: 'b' }], as: 's' },
  { op: 'counters' },
];
const solving = {
  substitute: ['Board'],
  rows: [{ tiles: PUZZLE04 }],
  watch: { keys: true, searches: true, contradictions: true },
};

const countersOf = (row: readonly Observation[]): Extract<Observation, { kind: 'counters' }> => {
  const last = row.at(-1);
  if (last?.kind !== 'counters') throw new Error(JSON.stringify(row));
  return last;
};

/** What was counted when the submission solved puzzle04. */
const solve = async (
  files: Readonly<Record<string, string>>,
  classes: Readonly<Record<string, string>> = { Board: 'Board.ts', Solver: 'Solver.ts' },
): Promise<ReturnType<typeof countersOf>> => {
  const built = await build(submissionOf(files, classes));
  expect(built.diagnostics).toEqual([]);
  if (built.program === null) throw new Error('not built');
  const subject = await start(built.program);
  const counters = countersOf(await observe(subject, SOLVE, solving));
  await subject.close();
  return counters;
};

it('counts puzzle04 with two queues: 10 enqueued, 5 dequeued', async () => {
  const board = BOARD.replace('export default', 'export');
  const files = { 'Board.ts': board, 'Solver.ts': TWO_QUEUES };
  const { queues, operations } = await solve(files);
  expect(queues.map(({ inserts, delMins }) => [inserts, delMins])).toEqual([
    [10, 5],
    [10, 4],
  ]);
  expect(queues[0]).toMatchObject({ keyDecreases: 0, priorityDecreases: 0, changedKeys: 0 });
  expect(queues[0]?.searches).toEqual([{ root: ROOT, inserts: 10, delMins: 5 }]);
  expect(operations).toMatchObject({ 'Board()': 26, 'Board.equals()': 20, 'Board.equals(not two moves back)': 0 });
});

it('counts a class that extends the queue', async () => {
  const extended = 'class Frontier extends MinPQ<Node> { override insert(node: Node) { super.insert(node); } }';
  const solver = TWO_QUEUES.replace('new MinPQ<Node>', 'new Frontier').replace('export', `${extended}\nexport`);
  const { queues } = await solve({ 'Board.ts': BOARD.replace('export default', 'export'), 'Solver.ts': solver });
  expect(queues[0]).toMatchObject({ type: 'MinPQ', inserts: 10, delMins: 5 });
});

const DEMO = `
const demo = new Solver(new Board([[0, 1, 3], [4, 2, 5], [7, 8, 6]]));
void demo;`;

// An estimate: one time in a hundred two of the boards count as one.
it('counts no search that runs as the module is loaded', { retry: 3 }, async () => {
  const board = BOARD.replace('export default', 'export');
  const files = { 'Board.ts': board, 'Solver.ts': TWO_QUEUES + DEMO };
  const { queues, operations } = await solve(files);
  expect(queues.map(({ inserts, delMins }) => [inserts, delMins])).toEqual([
    [10, 5],
    [10, 4],
  ]);
  expect(operations).toMatchObject({ 'Board()': 26, 'Board.neighbors() at 4': 4 });
});

it('counts a search of a module that is loaded when the board is known', async () => {
  const files = {
    'Board.ts': `${BOARD}\n${TWO_QUEUES.replace("import { Board } from './Board.js';", '').replace('export class', 'class')}
      import { known } from './known';\nnew Solver(known.board!);\nexport const late = 1;`,
    'known.ts': `import type Board from './Board';\nexport const known: { board: Board | null } = { board: null };`,
    'Solver.ts': `import Board, { late } from './Board';\nimport { known } from './known';
      export class Solver { constructor(board: Board) { known.board = board; void late; } }`,
  };
  expect((await solve(files)).queues).toHaveLength(2);
});

it('tells the searches of one queue of #private nodes apart, default exports in src/classes', async () => {
  const files = { 'src/classes/Board.ts': BOARD, 'src/classes/Solver.ts': ONE_PRIVATE_QUEUE };
  const { queues } = await solve(files, { Board: 'src/classes/Board.ts', Solver: 'src/classes/Solver.ts' });
  expect(queues).toHaveLength(1);
  expect(queues[0]).toMatchObject({ priorityDecreases: 0, changedKeys: 0 });
  expect(queues[0]?.searches[0]).toEqual({ root: ROOT, inserts: 10, delMins: 5 });
});

it('reads no field of a key by code of the submission', async () => {
  const text = `import { MinPQ } from 'algs4';
let reads = 0;
const noted = <T>({ get }: ClassAccessorDecoratorTarget<unknown, T>, _: unknown): ClassAccessorDecoratorResult<unknown, T> => ({
  get() { reads += 1; return get.call(this); },
});
class Node { @noted accessor #board = 7; }
export class Sample {
  ask(): number {
    const queue = new MinPQ<Node>(() => 0);
    queue.insert(new Node());
    queue.delMin();
    return reads;
  }
}`;
  const subject = await startSample(text);
  const row = await observe(subject, calls('ask'), { watch: { keys: true, searches: true, contradictions: true } });
  await subject.close();
  expect(row[1]).toMatchObject({ value: 0 });
});

it('sees a queued key that is changed, in a #private field too', async () => {
  const subject = await startSample(`import { MinPQ } from 'algs4';
    class Key { #n: number; constructor(n: number) { this.#n = n; } set(n: number) { this.#n = n; } get n() { return this.#n; } }
    export class Sample {
      constructor() {
        const queue = new MinPQ<Key>((a, b) => a.n - b.n);
        const keys = [5, 6, 7].map((n) => new Key(n));
        for (const key of keys) queue.insert(key);
        keys[1]?.set(60);
        while (!queue.isEmpty()) queue.delMin();
      }
    }`);
  const steps: Steps = [{ op: 'new', class: 'Sample', args: [], as: 's' }, { op: 'counters' }];
  const { queues } = countersOf(await observe(subject, steps, { watch: { keys: true } }));
  expect(queues[0]).toMatchObject({ inserts: 3, delMins: 3, changedKeys: 1 });
  await subject.close();
});

it('ends the process at the limit of queue operations, whatever the subject catches', async () => {
  const subject = await startSample(`import { MinPQ } from 'algs4';
    export class Sample {
      constructor() {
        const queue = new MinPQ<number>();
        for (;;) { try { queue.insert(1); queue.delMin(); } catch { } }
      }
    }`);
  const steps: Steps = [{ op: 'new', class: 'Sample', args: [], as: 's' }];
  const outcome = await run(subject, steps, { limits: { queueOperations: 1_000 } });
  expect(outcome).toMatchObject({ kind: 'operation-limit', limit: 1_000 });
  await subject.close();
});

/** Sample's constructor is `body`. */
const countersAfter = async (body: string): Promise<Extract<Observation, { kind: 'counters' }>> => {
  const subject = await startSample(`import { MinPQ } from 'algs4'; export class Sample { constructor() { ${body} } }`);
  const steps: Steps = [{ op: 'new', class: 'Sample', args: [], as: 's' }, { op: 'counters' }];
  const row = await observe(subject, steps);
  expect(row[0]).toMatchObject({ kind: 'object' });
  await subject.close();
  return countersOf(row);
};

it('counts what the subject’s comparison breaks off by throwing', async () => {
  const { queues } = await countersAfter(`
    let throwing = false;
    const queue = new MinPQ<number>((a, b) => { if (throwing) throw new Error(); return a - b; });
    for (let i = 0; i < 4; i += 1) queue.insert(i);
    throwing = true;
    try { queue.insert(9); } catch { }
    try { queue.delMin(); } catch { }
    if (queue.size() !== 4) throw new Error('size');`);
  expect(queues).toMatchObject([{ inserts: 5, delMins: 1, maxSize: 5, finalSize: 4 }]);
});

it('compares nothing for our sake where boards are counted', async () => {
  await countersAfter(`
    let comparisons = 0;
    const queue = new MinPQ<number>((a, b) => { comparisons += 1; return a - b; });
    queue.insert(1);
    queue.insert(2);
    queue.delMin();
    queue.delMin();
    if (comparisons !== 1) throw new Error('compared');`);
});

it('tells of a hundred queues, of the last one together with all that come after it', async () => {
  const { queues } = await countersAfter('for (let i = 0; i < 300; i += 1) new MinPQ<number>().insert(i);');
  expect(queues).toMatchObject({ length: 100, 98: { inserts: 1 }, 99: { inserts: 201, maxSize: 201 } });
});

it('counts the permitted npm heaps like MinPQ', async () => {
  const modules = ['algs4', 'min-heap-typed', '@datastructures-js/priority-queue', '@datastructures-js/heap'];
  const subject = await startSample(
    `import { MinHeap } from 'min-heap-typed';
    import { MinPriorityQueue, PriorityQueue } from '@datastructures-js/priority-queue';
    import { MaxHeap } from '@datastructures-js/heap';
    export class Sample {
      constructor() {
        const heap = new MinHeap<{ n: number }>([], { comparator: (a, b) => a.n - b.n });
        heap.add({ n: 2 });
        heap.add({ n: 1 });
        if (heap.poll()?.n !== 1 || heap.size !== 1) throw new Error('MinHeap');
        const least = new MinPriorityQueue<{ n: number }>((x) => x.n);
        least.enqueue({ n: 2 }).enqueue({ n: 1 });
        if (least.dequeue()?.n !== 1) throw new Error('MinPriorityQueue');
        const queue = new PriorityQueue<number>((a, b) => b - a, [1, 3, 2]);
        if (queue.pop() !== 3) throw new Error('PriorityQueue');
        if (new MaxHeap<number>(null, [1, 3, 2]).extractRoot() !== 3) throw new Error('MaxHeap');
      }
    }`,
    factsOf([], modules),
  );
  const steps: Steps = [{ op: 'new', class: 'Sample', args: [], as: 's' }, { op: 'counters' }];
  const row = await observe(subject, steps);
  expect(row[0]).toMatchObject({ kind: 'object' });
  expect(countersOf(row).queues.map(({ type, inserts, delMins }) => [type, inserts, delMins])).toEqual([
    ['MinHeap', 2, 1],
    ['MinPriorityQueue', 2, 1],
    ['PriorityQueue', 3, 1],
    ['MaxHeap', 3, 1],
  ]);
  await subject.close();
});

const PROXIES = `import { MinPQ } from 'algs4';
export class Solver {
  #seen = '';
  constructor(initial: object) {
    const traps = new Proxy({}, { get: (_, trap) => { this.#seen += String(trap) + ' '; } });
    const queue = new MinPQ<object>(() => 0);
    for (const key of [{}, new Proxy({ initial }, traps), { node: new Proxy({ initial }, traps) }]) queue.insert(key);
    while (!queue.isEmpty()) queue.delMin();
  }
  seen(): string { return this.#seen; }
}`;

it('asks no trap of a key that is a proxy', async () => {
  const built = await build(
    submissionOf(
      { 'Board.ts': BOARD.replace('export default', 'export'), 'Solver.ts': PROXIES },
      { Board: 'Board.ts', Solver: 'Solver.ts' },
    ),
  );
  if (built.program === null) throw new Error(JSON.stringify(built.diagnostics));
  const subject = await start(built.program);
  const row = await observe(subject, [...SOLVE, { op: 'call', on: 's', method: 'seen', args: [] }], solving);
  await subject.close();
  expect(row.at(-1)).toEqual({ kind: 'value', value: '', type: 'string' });
});
