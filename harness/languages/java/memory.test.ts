import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Argument, Observation, Script, Step } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { call, handle, make, observe, subjectOf } from '../../testing/java/testkit.ts';

const MEBIBYTE = 1024 * 1024;

/** Classes whose objects are weighed. Grid gets the name of the class that the reference has a substitute for. */
const source = (name: string): string =>
  readFileSync(new URL(`../../testing/java/weighed/${name}.java`, import.meta.url), 'utf8').replaceAll('Grid', 'Board');

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf(
    { Board: source('Grid'), Counted: source('Counted'), Search: source('Search'), Beside: source('Beside') },
    {},
    512 * MEBIBYTE,
  );
});
afterAll(() => subject.close());

type Size = Extract<Observation, { kind: 'size' }>;

const grid = (n: number): Argument => ({
  kind: 'grid',
  value: Array.from({ length: n }, (_, row) => Array.from({ length: n }, (__, column) => row * n + column)),
});
const measure = (of: string, queues: boolean, ...steps: readonly Step[]): Step => ({
  op: 'measure',
  make: [...steps],
  of,
  queues,
});
const sizes = async (steps: readonly Step[], settings: Partial<Script> = {}): Promise<Size[]> => {
  const observations = await observe(subject, steps, settings);
  return observations.filter((seen): seen is Size => seen.kind === 'size');
};
const sizeOf = async (step: Step, settings: Partial<Script> = {}): Promise<Size> => {
  const [size] = await sizes([step], settings);
  if (size === undefined) throw new Error('no size');
  return size;
};
const solver = (what: string, n = 3, queues = false): Step =>
  measure('s', queues, make('Board', 'b', grid(n)), make('Search', 's', handle('b'), { kind: 'string', value: what }));

/** The sizes that the course publishes for its own board. */
const PUBLISHED = [2, 3, 4, 8, 12, 16, 20, 37, 72, 120] as const;
const byHand = (n: number): number => 24 + (24 + 8 * n) + n * Math.ceil((24 + 4 * n) / 8) * 8;

describe('the size of a board', () => {
  it('is the published one at the ten published sizes', async () => {
    const found = await sizes(PUBLISHED.map((n) => measure('b', false, make('Board', 'b', grid(n)))));
    expect(found.map(({ bytes }) => bytes)).toEqual(PUBLISHED.map(byHand));
    expect(PUBLISHED.map(byHand)).toEqual([128, 192, 240, 560, 1008, 1584, 2288, 6856, 23_088, 61_488]);
  });

  it('grows with each field, rounded up', async () => {
    const found = await sizes(PUBLISHED.map((n) => measure('b', false, make('Counted', 'b', grid(n)))));
    expect(found.map(({ bytes }) => bytes)).toEqual(PUBLISHED.map((n) => byHand(n) + 16));
  });

  it('is told in parts that add up, and by type', async () => {
    expect(await sizeOf(measure('b', false, make('Counted', 'b', grid(3))))).toEqual({
      kind: 'size',
      method: 'model',
      bytes: 208,
      instances: 1,
      parts: { headers: 16 + 4 * 24, references: 8 + 24, data: 12 + 36, padding: 4 + 12, objects: 5 },
      types: [
        { type: 'int[]', objects: 3, bytes: 120 },
        { type: 'int[][]', objects: 1, bytes: 48 },
        { type: 'Counted', objects: 1, bytes: 40 },
      ],
      shared: [],
      queues: null,
    });
  });
});

describe('a reference board', () => {
  it.each([2, 3, 4, 10])('costs what the model says, however it is made (n = %i)', async (n) => {
    const size = await sizeOf(measure('b', false, make('Board', 'b', grid(n))), { substitute: ['Board'] });
    expect(size.bytes).toBe(Math.ceil((56 + 4 * n * n) / 8) * 8);
    expect(size.parts?.objects).toBe(1);
  });

  it('does not cost the board it came from', async () => {
    const steps = [
      make('Board', 'b', grid(3)),
      { op: 'call', on: 'b', method: 'neighbors', args: [], as: 'n' } as const,
    ];
    const [size] = await sizes([...steps, measure('l', false, { op: 'iterate', on: 'n', as: 'l', limit: 1 })], {
      substitute: ['Board'],
    });
    expect(size?.bytes).toBe(96);
  });
});

/** A search node: header, two references, two numbers. */
const NODE = 16 + 2 * 8 + 2 * 4;
/** A MinPQ: header, its array and its comparator, its number of keys; rounded up. */
const QUEUE = 16 + 2 * 8 + 4 + 4;

describe('the queues of a step', () => {
  const keys = 24 + 8 * 4;

  it('cost what the textbook says, once, with all they hold', async () => {
    const size = await sizeOf(solver('keeps its queue', 3, true), { substitute: ['Board'] });
    const bytes = QUEUE + keys + 3 * NODE + 3 * 96;
    expect(size.queues).toEqual({ bytes, during: 0, queues: 1, maxSize: 3, finalSize: 2 });
    expect(size.bytes).toBe(bytes + 24);
  });

  it('are weighed when the solver has let go of them, and not charged to it', async () => {
    const size = await sizeOf(solver('forgets its queue', 3, true), { substitute: ['Board'] });
    expect(size.queues?.bytes).toBe(QUEUE + keys + 3 * NODE + 3 * 96);
    expect(size.bytes).toBe(24);
  });

  it('are those of the step alone, whether made or used in it', async () => {
    const again = [
      solver('keeps its queue', 3, true),
      solver('forgets its queue', 3, true),
      solver('nothing', 3, true),
    ];
    expect((await sizes(again)).map(({ queues }) => queues?.queues)).toEqual([1, 1, 0]);
    const used = await sizes([
      make('Board', 'b', grid(3)),
      make('Search', 's', handle('b'), { kind: 'string', value: 'keeps its queue' }),
      measure('s', true, call('s', 'later')),
    ]);
    expect(used[0]?.queues).toMatchObject({ queues: 1, maxSize: 1, finalSize: 1 });
  });

  it('may be of any kind of the library', async () => {
    const size = await sizeOf(solver('has queues', 3, true));
    // The comparator of the natural order is an enum constant, which no object is charged with.
    // A capacity that is asked for is no memory before it is used.
    const max = QUEUE + 24 + 8 * 2;
    const index = 16 + 3 * 8 + 8 + (24 + 8 * 8) + 2 * (24 + 4 * 8);
    expect(size.queues).toEqual({
      bytes: QUEUE + 24 + 8 * 2 + max + index,
      during: 0,
      queues: 3,
      maxSize: 0,
      finalSize: 0,
    });
  });

  it('hold as many keys as were in them at once', async () => {
    const size = await sizeOf(solver('has queues one after the other', 3, true));
    expect(size.queues).toMatchObject({ queues: 3, maxSize: 2, finalSize: 0 });
  });

  it('count as usual', async () => {
    const seen = await observe(subject, [solver('forgets its queue', 3, true), { op: 'counters' }]);
    expect(seen[1]).toMatchObject({ queues: [{ inserts: 3, delMins: 1, maxSize: 3, finalSize: 2 }] });
  });
});

describe('a walk over objects', () => {
  it('leaves out static fields and enum constants, and names those that hold objects of the subject', async () => {
    const size = await sizeOf(solver('has a cache'));
    expect(size.bytes).toBe(24);
    expect(size.shared).toEqual([
      'static field Search.cache (java.util.HashMap, 10 objects)',
      'enum constant Search$Mode.SLOW, field kept (Search$Tracks, 6 objects)',
    ]);
  });

  it.each(['leaves its numbers behind', 'leaves its numbers in a constant'])(
    'has what each object leaves in static fields, and the place that refers to it: %s',
    async (what) => {
      const first = make('Search', 'first', { kind: 'null' }, { kind: 'string', value: what });
      const [size] = await sizes([first, solver(what)]);
      expect(size?.bytes).toBe(24 + 24 + 4_000 + 8);
    },
  );

  it('leaves out classes and what belongs to the running program', async () => {
    const size = await sizeOf(solver('has a class'));
    expect(size.types.map(({ type }) => type)).toContain('java.lang.Thread');
    expect(size.bytes).toBeLessThan(100_000);
    expect(size.types.filter(({ type }) => type.startsWith('probe.'))).toEqual([]);
  });

  it('has nothing of the streams that a program reads and prints with', async () => {
    const size = await sizeOf(solver('has the streams'));
    expect(size.types.map(({ type }) => type)).toEqual(['java.lang.Object[]', 'Search']);
    expect(size.bytes).toBe(24 + 24 + 3 * 8);
  });

  it('follows a million links', async () => {
    expect((await sizeOf(solver('has a list'))).bytes).toBe(24 + 32_000_000);
  });

  it('gives the class of a lambda a name that stays the same', async () => {
    const { types } = await sizeOf(solver('has a lambda'));
    expect(types.map(({ type }) => type)).toContain('Search$$Lambda');
  });
});

describe('what lies beside the objects', () => {
  const cells = [
    [1, 2, 3],
    [4, 5, 6],
  ];
  const beside = async (what: string, vary?: string): Promise<Size> => {
    const one = (as: string): Step =>
      make('Beside', as, { kind: 'row', field: 'cells' }, { kind: 'string', value: what });
    const measured: Step = { op: 'measure', make: [one('b')], of: 'b', queues: false, vary };
    const steps = vary === undefined ? [one('first'), measured] : [measured];
    const [size] = await sizes(steps, { rows: [{ cells }] });
    if (size === undefined) throw new Error('no size');
    return size;
  };

  it.each(['has a part of a pool', 'has a row of a pool'])(
    'is charged where it was there before and the object wrote into it: %s',
    async (what) => {
      const size = await beside(what);
      expect(size.bytes).toBe(24 + 4_000);
      expect(size.types[0]).toEqual({ type: 'static fields', objects: 0, bytes: 4_000 });
      expect(size.parts?.data).toBe(4 + 4_000);
    },
  );

  it.each(['has a table', 'uses a place again', 'is the last'])(
    'is not charged where it is made once, or where each one takes the place of the one before: %s',
    async (what) => {
      const size = await beside(what);
      expect(size.bytes).toBe(24);
      expect(size.outside).toBeUndefined();
    },
  );

  it('is told where it is much that each one uses again, or too large to be compared', async () => {
    expect((await beside('uses a large place again')).outside).toBe(400_000 + 4);
    expect((await beside('has a huge table')).outside).toBeGreaterThan(40_000_000);
  });

  it('shows where the objects before it were made of the same cells in another order', async () => {
    expect((await beside('is known by its cells')).bytes).toBe(24);
    expect((await beside('is known by its cells', 'cells')).bytes).toBeGreaterThan(4_000);
  });

  it('is told where no field leads to it', async () => {
    // Somewhat less than it left: of the tests before, not all is gone when its making begins.
    expect((await beside('leaves much in the thread', 'cells')).outside).toBeGreaterThan(MEBIBYTE);
  });
});
