/** What the probe weighs against what is known of the objects. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { observe, run, startSample, type Steps } from '../../testing/typescript.ts';

const SAMPLE = `import { MinPQ } from 'algs4';
const kept: number[][] = [];
class Typed { readonly cells: Int32Array; constructor(n: number) { this.cells = new Int32Array(n * n); } }
class Rows { constructor(readonly rows: readonly number[][]) {} }
class Hidden { #cells: Int32Array; constructor(n: number) { this.#cells = new Int32Array(n * n); } get n() { return this.#cells.length; } }
class Joined { #text = ''; constructor(n: number) { for (let i = 0; i < n * n; i++) this.#text += 'x'; } get n() { return this.#text.length; } }
class Two { a = 1; b = 2; }
class Ten { a = 1; b = 2; c = 3; d = 4; e = 5; f = 6; g = 7; h = 8; i = 9; j: object | null = null; }
export class Sample {
  typed(n: number): object { return new Typed(n); }
  bytes(n: number): object { return new Uint8Array(n * n); }
  hidden(n: number): object { return new Hidden(n); }
  joined(n: number): object { return new Joined(n); }
  rows(tiles: number[][]): object { return new Rows(tiles.map((row) => row.slice())); }
  keeps(tiles: number[][]): object { return new Rows(tiles); }
  ignores(tiles: number[][]): object { return new Two(); }
  closure(n: number): object { const cells = new Int32Array(n * n); return () => cells; }
  two(): object { return new Two(); }
  items(): object[] { return [this, this]; }
  ten(): object { return new Ten(); }
  leaks(): object { kept.push(new Array<number>(1000).fill(1)); return new Two(); }
  leaksMuch(): object { kept.push(new Array<number>(40_000).fill(1)); return new Two(); }
  leaksHalf(): object { kept.push(new Array<number>(900).fill(1)); return new Rows([new Array<number>(900).fill(1)]); }
  queued(keys: number): object {
    const queue = new MinPQ<Int32Array>((a, b) => a.length - b.length);
    for (let i = 0; i < keys; i++) queue.insert(new Int32Array(4096));
    queue.delMin();
    return new Two();
  }
  hoards(): void {
    const queue = new MinPQ<number[]>((a, b) => a.length - b.length);
    for (let i = 0; i < 500; i++) queue.insert(new Array<number>(1000).fill(i));
  }
  inQueue(): object {
    const queue = new MinPQ<number>();
    queue.insert(1);
    return { queue };
  }
  fails(): object { throw new RangeError('no'); }
}
`;

describe('the weight of an object', () => {
  let subject: Subject | null = null;
  afterAll(() => subject?.close());

  const steps = (method: string, arg: number | number[][] | null, queues = false): Steps => [
    { op: 'new', class: 'Sample', args: [], as: 's' },
    {
      op: 'measure',
      make: [
        {
          op: 'call',
          on: 's',
          method,
          args:
            arg === null ? [] : [typeof arg === 'number' ? { kind: 'int', value: arg } : { kind: 'grid', value: arg }],
          as: 'made',
        },
      ],
      of: 'made',
      queues,
    },
    { op: 'counters' },
  ];

  const weigh = async (
    method: string,
    arg: number | number[][] | null = null,
    queues = false,
  ): Promise<{ size: Extract<Observation, { kind: 'size' }>; row: readonly Observation[] }> => {
    const row = await observe((subject ??= await startSample(SAMPLE)), steps(method, arg, queues));
    const size = row[1];
    if (size?.kind !== 'size') throw new Error(JSON.stringify(row));
    return { size, row };
  };

  const grid = (n: number): number[][] =>
    Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => i + j));

  const expectNear = (bytes: number, known: number): void => {
    expect(bytes).toBeGreaterThan(0.95 * known);
    expect(bytes).toBeLessThan(1.05 * known);
  };

  /** Node: 8 bytes a slot; an object has 3 slots beside its fields, an array 4, and its elements 2 beside them. */
  const arrayBytes = (n: number): number => 32 + 16 + 8 * n;

  it('is that of its fields', async () => {
    expectNear((await weigh('ten')).size.bytes, 24 + 10 * 8);
  });

  it.each([3, 16, 128])('has the rows of a grid of size %i', async (n) => {
    expectNear((await weigh('rows', grid(n))).size.bytes, 32 + (n + 1) * arrayBytes(n));
  });

  it.each(['typed', 'hidden', 'closure'])('has the data of a typed array: %s', async (method) => {
    expectNear((await weigh(method, 128)).size.bytes, 65_536);
  });

  it('has a text that was put together of many in one piece', async () => {
    expectNear((await weigh('joined', 128)).size.bytes, 16_384);
  });

  it('has a large array that is bytes', async () => {
    expectNear((await weigh('bytes', 256)).size.bytes, 65_536);
  });

  it('has an argument that is kept, and no other', async () => {
    expect((await weigh('keeps', grid(16))).size.bytes).toBeGreaterThan(16 * 16 * 8);
    expect((await weigh('ignores', grid(16))).size.bytes).toBeLessThan(60);
  });

  it('has what each instance leaves in a variable of the module', async () => {
    expectNear((await weigh('leaks')).size.bytes, 40 + arrayBytes(1_000));
  });

  it('has it also where it is so much that few instances are weighed', async () => {
    expectNear((await weigh('leaksMuch')).size.bytes, 40 + arrayBytes(40_000));
  });

  it('has it also where few instances leave half of what they take', async () => {
    expectNear((await weigh('leaksHalf')).size.bytes, 32 + arrayBytes(1) + 2 * arrayBytes(900));
  });

  it('is apart from that of the queues it was made with', async () => {
    const { size, row } = await weigh('queued', 10, true);
    expect(size.bytes).toBeLessThan(80);
    expect(size.queues).toMatchObject({ queues: 1, maxSize: 10, finalSize: 9 });
    expectNear(size.queues?.bytes ?? 0, 9 * (16_384 + 250));
    const operations = { 'Board.neighbors() after delMin()': 0 };
    expect(row[2]).toMatchObject({ kind: 'counters', operations, queues: [{ inserts: 10, delMins: 1 }] });
  });

  it('has a queue that the object holds', async () => {
    const { size } = await weigh('inQueue', null, true);
    expect(size.bytes).toBeGreaterThan(200);
    expect(size.bytes).toBeLessThan(500);
    expect(size.queues?.bytes).toBeGreaterThanOrEqual(size.bytes - 10);
  });

  it('does not come from queues of earlier rows', async () => {
    const many = { rows: Array.from({ length: 60 }, () => ({})) };
    // 60 times 4 MB: more than the heap has, unless what is done with is given up.
    const [made] = steps('two', null);
    const insert: Steps[number] = { op: 'call', on: 's', method: 'hoards', args: [] };
    if (made === undefined) throw new Error('no step');
    const outcome = await run((subject ??= await startSample(SAMPLE)), [made, insert], many);
    expect(outcome.kind).toBe('completed');
  });

  it('has nothing beside it where it is asked of each item of a list', async () => {
    const [made, measured] = steps('two', null);
    if (made === undefined || measured === undefined) throw new Error('no step');
    const row = await observe((subject ??= await startSample(SAMPLE)), [
      made,
      { op: 'call', on: 's', method: 'items', args: [], as: 'items' },
      { op: 'iterate', on: 'items', as: 'list', limit: 2 },
      { op: 'each', over: 'list', as: 'item', steps: [measured] },
    ]);
    expect(row[3]).toMatchObject({ items: [[{ kind: 'size' }], [{ kind: 'size' }]] });
    expect(JSON.stringify(row[3])).not.toContain('outside');
  });

  it('is what the step showed that failed', async () => {
    const row = await observe((subject ??= await startSample(SAMPLE)), steps('fails', null));
    expect(row[1]).toMatchObject({ kind: 'exception', type: 'RangeError', message: 'no' });
  });
});
