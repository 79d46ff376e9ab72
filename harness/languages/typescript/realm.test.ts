import { afterAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { observe, startSample, type Steps } from '../../testing/typescript.ts';

/**
 * Everything that can be reached from what a submission gets into its hands. What belongs to another realm has another
 * Object.prototype at the top of its chain; what has no chain is looked into.
 */
const WALKER = `import * as algs4 from 'algs4';
import { Board } from './Board';
declare const exports: any, require: any, module: any;
const { getPrototypeOf, getOwnPropertyDescriptor, ownKeys, apply } = Reflect;
const own = Object.prototype;
const seen = new Set<unknown>();
const foreign = new Set<string>();
const queue: { value: unknown; path: string }[] = [];
const reach = (value: unknown, path: string): void => {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return;
  seen.add(value);
  queue.push({ value, path });
};
const topOf = (value: object): object => {
  for (let top = value; ; ) {
    const up = getPrototypeOf(top);
    if (up === null) return top;
    top = up;
  }
};
const look = (value: object, path: string): void => {
  const top = topOf(value);
  if (top !== own && (top !== value || typeof value === 'function')) foreign.add(path);
  reach(getPrototypeOf(value), path + '.__proto__');
  for (const key of ownKeys(value)) {
    const { value: data, get, set } = getOwnPropertyDescriptor(value, key)!;
    const name = path + '.' + String(key);
    reach(data, name);
    reach(get, name + '<get>');
    reach(set, name + '<set>');
    if (get) try { reach(apply(get, value, []), name + '()'); } catch (error) { reach(error, name + '() throws'); }
  }
  if (typeof value !== 'function') return;
  for (const key of ['caller', 'arguments', 'constructor'] as const) {
    try { reach((value as any)[key], path + '.' + key); } catch (error) { reach(error, path + '.' + key + ' throws'); }
  }
};
const walkAll = (): string => {
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) look(next.value as object, next.path);
  return [...foreign].sort().slice(0, 20).join('; ');
};
const trying = (path: string, f: () => unknown): void => {
  try { reach(f(), path); } catch (error) { reach(error, path + ' throws'); }
};

/** Every trap, each a proxy whose own trap sees the list of what the trap is given. The traps are our own: nobody looks into them. */
const watched = (target: object, path: string): any => {
  const handler: any = {};
  seen.add(handler);
  for (const trap of ownKeys(Reflect) as string[]) {
    if (typeof (Reflect as any)[trap] !== 'function') continue;
    handler[trap] = new Proxy((Reflect as any)[trap], {
      apply(f, self, given) {
        reach(given, path + ' ' + trap + ' is given');
        for (const one of given) reach(one, path + ' ' + trap + ' is given one');
        reach(self, path + ' ' + trap + ' this');
        return apply(f, self, given);
      },
    });
    seen.add(handler[trap]);
  }
  return new Proxy(target, handler);
};

/** As deep as the stack is, and at each depth above it some times: what throws there is reached, if it is not plainly of this realm. */
const overflowing = (path: string, f: () => unknown): void => {
  let left = 0;
  const look = (error: unknown): void => {
    if (topOf(error as object) !== own) reach(error, path + ' overflows');
  };
  const deep = (...more: unknown[]): void => {
    try { deep(...more); } catch (error) { look(error); }
    if (left-- > 0) for (let i = 0; i < 3; i += 1) try { f(); } catch (error) { look(error); }
  };
  for (const more of [[], [1, 2, 3]]) { left = 60; try { deep(...more); } catch (error) { look(error); } }
};

// @ts-ignore
const topThis: unknown = this;
reach(topThis, 'this');
// @ts-ignore
trying('arguments', () => arguments);
trying('arguments[0]', () => { return eval('arguments'); });
reach(globalThis, 'globalThis');
for (const name of ['exports', 'require', 'module'] as const) trying(name, () => ({ exports, require, module })[name]);
trying('require()', () => require('./none'));
trying('require(fs)', () => require('fs'));
trying('require(object)', () => require(watched({}, 'specifier')));
trying('import.meta', () => import.meta);
trying('import()', () => import('algs4'));
reach(algs4, 'algs4');
for (const f of [function* () {}, async () => {}, async function* () {}, class {}]) reach(f, 'function of a kind');
for (const one of [[].values(), ''.matchAll(/x/g), new Map().entries(), new Set().values(), [].values().map((x) => x), (function* () {})(), Promise.resolve(), /x/.exec('x'), new Intl.NumberFormat(), new Proxy({}, {}), structuredClone({ a: [new Map()] }), new Date(), new WeakRef({}), new DataView(new ArrayBuffer(1)), Symbol('x'), \`\${1}\`, (() => ((a: any) => a)\`x\`)()]) reach(one, 'value');
for (const [name, made] of Object.entries(algs4) as [string, any][]) {
  if (typeof made !== 'function' || made.prototype === undefined) continue;
  for (const given of [[], [9], ['x'], [(a: any, b: any) => a - b]]) trying('new ' + name, () => new made(...given));
  for (const key of ownKeys(made.prototype)) {
    for (const given of [[], [1], [1, 1], ['x', watched({}, 'key of ' + name)]]) {
      trying(name + '.' + String(key), () => { const one = new made(9); return one[key](...given); });
    }
  }
  for (const key of ownKeys(made)) {
    const f = made[key];
    if (typeof f === 'function') for (const given of [[], [1], [watched([], 'given to ' + name)]]) trying(name + '.' + String(key), () => f.apply(made, given));
  }
}
{
  const { MinPQ, IndexMinPQ, StdOut, StdRandom, In, StdIn } = algs4;
  for (const [name, f] of Object.entries({
    print: () => console.log('x', [watched({}, 'printed')]), spell: () => console.log('%s %d %i %f %j %O', ...['text', 'whole', 'number', 'fraction', 'JSON', 'object'].map((as) => watched(() => 1, 'spelled as ' + as))),
    println: () => StdOut.println('x'),
    insert: () => { const q = new MinPQ<number>(); q.insert(2); q.insert(1); q.delMin(); [...q]; },
    compare: () => { const q = new MinPQ<number>(((...given: any[]) => { reach(given, 'compared'); return given[0] - given[1]; }) as any); q.insert(2); q.insert(1); q.insert(3); q.delMin(); },
    index: () => { const q = new (IndexMinPQ as any)(3); q.insert(1, 2); q.delMin(); },
    shown: () => { const q = new MinPQ<number>(); q.insert(1); q.min(); }, neighbors: () => new Board([[1, 2], [3, 0]]).neighbors(),
    random: () => StdRandom.uniformInt(4), file: () => new In('none'), input: () => StdIn.readLine(),
    absent: () => require('./none'), stack: () => new Error('x').stack, fields: () => new (class { #x = 1; get x() { return this.#x; } })(),
    clone: () => structuredClone([{ a: 1 }]),
  })) {
    trying(name, f);
    overflowing(name, f);
  }
}
const OwnString = String;
const method = watched(() => 1, 'method of a text');
(globalThis as any).String = () => watched({ length: 1, charCodeAt: method, slice: method, [Symbol.toPrimitive]: method }, 'text');
trying('printed as a text', () => algs4.StdOut.print('x'));
globalThis.String = OwnString;
const hook = watched(function () { return 'hooked'; }, 'hook');
(Error as any).prepareStackTrace = hook;
trying('hooked stack', () => new Error('x').stack);
const OwnError = Error;
(globalThis as any).Error = { prepareStackTrace: hook };
trying('hooked stack of the global', () => new OwnError('x').stack);
(globalThis as any).Error = OwnError;

class Subject {
  #secret = 1;
  given(...all: unknown[]): unknown {
    reach(all, 'given');
    reach(arguments, 'arguments of a method');
    trying('caller', () => (arguments as any).callee);
    for (const one of all) if (Array.isArray(one)) { one[0] = watched([1, 2], 'row'); }
    return watched({}, 'result');
  }
  /** Of sloppy functions the caller can be asked. */
  throwing(): never { throw watched(new Error('x'), 'thrown'); }
  throwingObject(): never { throw watched({ message: 'm', stack: 's' }, 'thrown object'); }
  [Symbol.iterator](): unknown { return watched({ next: watched(() => watched({ done: false, value: watched({}, 'item') }, 'step'), 'next') }, 'iterator'); }
  get property(): unknown { return watched(function () { return watched({}, 'result of property'); }, 'method'); }
  toString(): string { return 'Subject ' + this.#secret; }
  walk(): string { return walkAll(); }
  reached(): number { return seen.size; }
  static asked(...all: unknown[]): unknown { reach(all, 'static'); return watched(new Subject(), 'subject'); }
}
export const Sample = watched(Subject, 'class');
module.exports = watched({ Sample }, 'exports');
`;

/** All kinds of steps, on objects that defend themselves. */
const STEPS: Steps = [
  { op: 'new', class: 'Sample', args: [{ kind: 'foreign' }], as: 's' },
  { op: 'grid', from: { kind: 'grid', value: [[1], [2]] }, as: 'g' },
  ...(['given', 'property', 'throwing', 'throwingObject'] as const).map((method) => ({
    op: 'call' as const,
    on: 's',
    method,
    args: [
      { kind: 'foreign' as const },
      { kind: 'handle' as const, name: 'g' },
      { kind: 'strings' as const, value: ['a'] },
      { kind: 'int' as const, value: 1 },
      { kind: 'null' as const },
    ],
    as: 'r',
  })),
  { op: 'setCell', grid: 'g', row: 0, column: 0, value: 7 },
  { op: 'callStatic', class: 'Sample', method: 'asked', args: [{ kind: 'foreign' }] },
  { op: 'iterate', on: 's', as: 'items', limit: 3, beside: 's' },
  { op: 'open', on: 's', as: 'rest' },
  { op: 'iterate', on: 'rest', as: 'items', limit: 3 },
  {
    op: 'callStatic',
    class: 'Sample',
    method: 'asked',
    args: [
      { kind: 'likeness', of: 's' },
      { kind: 'unusual', what: 'objectWithoutPrototype' },
      { kind: 'unusual', what: 'function' },
      { kind: 'undefined' },
      { kind: 'textOf', of: 's' },
    ],
  },
  { op: 'each', over: 'items', as: 'item', steps: [{ op: 'call', on: 'item', method: 'none', args: [] }] },
  { op: 'pick', from: 'items', index: 1, as: 'one' },
  { op: 'call', on: 's', method: 'given', args: [{ kind: 'handle', name: 'items' }] },
  { op: 'counters' },
  { op: 'call', on: 's', method: 'reached', args: [] },
  { op: 'call', on: 's', method: 'walk', args: [] },
];

describe('a TypeScript subject', () => {
  let subject: Subject | null = null;
  afterAll(() => subject?.close());

  it.each([
    ['', {}],
    [
      ' when queues are watched',
      {
        watch: {
          keys: true,
          searches: true,
          contradictions: true,
          trace: 9,
          disorder: 3,
          mildDisorder: 2,
          names: [0, 2, 1],
        },
      },
    ],
  ])('reaches nothing of another realm%s', async (_, script) => {
    subject ??= await startSample(WALKER);
    const row = await observe(subject, STEPS, { substitute: ['Board'], ...script });
    expect(row.at(-2)).toMatchObject({ kind: 'value', type: 'number' });
    expect((row.at(-2) as { value: number }).value).toBeGreaterThan(1_000);
    expect(row.at(-1)).toEqual({ kind: 'value', value: '', type: 'string' });
  });

  it('has no cell more when one is changed that an array has not', async () => {
    subject ??= await startSample(WALKER);
    const beyond = ([row, column]: readonly [number, number]) =>
      ({ op: 'setCell', grid: 'g', row, column, value: 7 }) as const;
    const cells = [
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const;
    const [, shown] = await observe(subject, [
      { op: 'grid', from: { kind: 'grid', value: [[5]] }, as: 'g' },
      ...cells.map(beyond),
      { op: 'showGrid', grid: 'g' },
    ]);
    expect(shown).toMatchObject({ kind: 'value', value: '5' });
  });
});
