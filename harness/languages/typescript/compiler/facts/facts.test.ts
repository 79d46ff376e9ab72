import { describe, expect, it } from 'vitest';
import type { ClassFacts, CodeFacts } from '../../../../contracts/code-facts.ts';
import { build, factsOf as libraryFacts, submissionOf } from '../../../../testing/typescript.ts';

/** Facts of the submission whose first file holds the class `Sample`. */
const factsOf = async (files: Readonly<Record<string, string>>): Promise<CodeFacts> => {
  const [root = ''] = Object.keys(files);
  const { code } = await build(submissionOf(files, { Sample: root }));
  if (code === null) throw new Error('no facts');
  return code;
};

const classOf = async (text: string, name = 'Sample'): Promise<ClassFacts> => {
  const { classes } = await factsOf({ 'Sample.ts': text });
  const found = classes.find((one) => one.name === name);
  if (found === undefined) throw new Error(classes.map((one) => one.name).join());
  return found;
};

describe('facts of TypeScript code', () => {
  it('name classes by where they stand, and tell which can be seen', async () => {
    const { classes } = await factsOf({
      'src/Sample.ts': `import { Helper } from './Helper.js';
        interface Shape { size: number }
        type Link = { next: Link | null };
        enum Way { Up }
        class Node {}
        export const Made = class {};
        export default class Other extends Helper implements Shape, Iterable<number> {
          size = 1;
          *[Symbol.iterator]() { class Node {} yield Way.Up; const link: Link = { next: null }; new Node(); link.next; }
        }`,
      'src/Helper.ts': 'export class Helper {}\nclass Node {}',
    });
    expect(classes.map(({ name, outermost, visible, path }) => [name, outermost, visible, path])).toEqual([
      ['Shape', 'Shape', false, 'src/Sample.ts'],
      ['Link', 'Link', false, 'src/Sample.ts'],
      ['Way', 'Way', false, 'src/Sample.ts'],
      ['Node', 'Node', false, 'src/Sample.ts'],
      ['Made', 'Made', true, 'src/Sample.ts'],
      ['Sample', 'Sample', true, 'src/Sample.ts'],
      ['Sample$Node', 'Sample', false, 'src/Sample.ts'],
      ['Helper', 'Helper', true, 'src/Helper.ts'],
      ['Helper$Node', 'Helper$Node', false, 'src/Helper.ts'],
    ]);
    expect(classes[5]).toMatchObject({ superclass: 'Helper', interfaces: ['Shape', 'Iterable'], line: 7 });
  });

  it('tell fields with their types and the classes in them', async () => {
    const { fields } = await classOf(`import { MinPQ as Queue } from 'algs4';
class Node { constructor(readonly prev: Node | null) {} }
export class Sample {
  private readonly queue: Queue<Node> | null = null;
  #cells: number[][] = [];
  byName = new Map<string, { node: Node }[]>();
  private order: (a: Node) => number = () => 0;
  protected static made = 0;
  constructor(public last: Node) { this.last = new Node(null); this.queue = new Queue<Node>(() => 0); Sample.made++; }
}`);
    expect(fields).toEqual([
      field('queue', 'Queue<Node> | null', ['algs4.MinPQ', 'Node'], { single: false, final: true, line: 4 }),
      field('#cells', 'number[][]', [], { single: false, line: 5 }),
      field('byName', 'Map<string, { node: Node; }[]>', ['Map', 'Node'], { single: false, visible: true, line: 6 }),
      field('order', '(a: Node) => number', [], { line: 7 }),
      { ...field('made', 'number', [], { static: true, line: 8 }), changed: { path: 'Sample.ts', line: 9 } },
      field('last', 'Node', ['Node'], { visible: true, line: 9 }),
    ]);
  });

  it('do not tell what can be called as a visible field: others see a method', async () => {
    const { fields } = await classOf(`export class Sample {
  isGoal: () => boolean = () => true;
  static readonly main = (): void => {};
  size = 1;
}`);
    expect(fields.map(({ name, visible }) => `${name} ${String(visible)}`)).toEqual([
      'isGoal false',
      'main false',
      'size true',
    ]);
  });

  it('tell one object from many, whatever aliases stand between', async () => {
    const { fields } = await classOf(`type Maybe<T> = T | undefined;
type Many = Maybe<Node>[];
type ById = { [id: string]: Node };
interface Node { next: Maybe<Node> }
class Box<T> { constructor(readonly value: T) {} }
export class Sample {
  a?: Maybe<Maybe<Node>> | null; b?: Readonly<Node>; c?: WeakRef<Node>; d?: Box<Node>; e?: { last: Node };
  k?: Many; l?: ById; m?: Record<string, Node>; n?: Box<Many>; o?: Maybe<Iterable<Node>>; p?: { all: [Node, Node] };
}`);
    const named = (single: boolean): string =>
      fields.flatMap((one) => (one.single === single ? one.name : [])).join('');
    expect([named(true), named(false)]).toEqual(['abcde', 'klmnop']);
  });

  it('take a static field that is assigned only while the class is made for one that stays', async () => {
    const { fields } = await classOf(`export class Sample {
  static #made: string; static #changed: number; static never = 1;
  static { this.#made = ' '; Sample.#changed = 1; }
  run(): string { Sample.#changed += 1; return Sample.#made; }
}`);
    expect(fields.map(({ name, final }) => `${name} ${String(final)}`)).toEqual([
      '#made true',
      '#changed false',
      'never false',
    ]);
  });

  it('tell methods, but not constructors', async () => {
    const { methods } = await classOf(`export class Sample {
  constructor() {}
  twin(): this { return this; }
  private static main(): void {}
  #hidden(): void {}
  get size(): number { return 0; }
  isGoal = (): boolean => true;
  static shared = (): boolean => true;
}`);
    expect(methods.map(({ name, static: isStatic, visible, line }) => [name, isStatic, visible, line])).toEqual([
      ['twin', false, true, 3],
      ['main', true, false, 4],
      ['#hidden', false, false, 5],
      ['size', false, true, 6],
      ['isGoal', false, true, 7],
    ]);
  });

  it('tell what classes of others are made and used, line by line', async () => {
    const { references } = await classOf(`import * as algs4 from 'algs4';
import { MinPQ, StdOut, type Comparator } from 'algs4';
export class Sample {
  run(compare: Comparator<number>): void {
    const queue = new MinPQ<number>(compare);
    queue.insert(1);
    new algs4.MaxPQ<number>();
    StdOut.println(Math.floor(2));
    const seen: Set<number> | null = new Set();
    seen.add(this.own());
  }
  own(): number { return 1; }
}`);
    expect(references.map(({ to, member, line }) => `${to}.${member ?? ''}:${line}`)).toEqual([
      'algs4.Comparator.:4',
      'algs4.MinPQ.<init>:5',
      'algs4.MinPQ.insert:6',
      'algs4.MaxPQ.<init>:7',
      'algs4.StdOut.println:8',
      'Math.floor:8',
      'Set.:9',
      'Set.<init>:9',
      'Set.add:10',
    ]);
  });

  it('take an interface beside the class for its type', async () => {
    const { classes } = await factsOf({
      'Sample.ts': `export interface Sample { size: number }
export const Sample: new () => Sample = class Own implements Sample { size = 1; next: Sample | null = null; };`,
    });
    expect(
      classes.map(({ name, line, interfaces, fields }) => [name, line, interfaces, fields.at(-1)?.typeNames]),
    ).toEqual([['Sample', 2, [], ['Sample']]]);
  });

  it('name the class of the assignment so, whatever else a file before it calls so', async () => {
    const files = {
      'Other.ts': "import type { Sample } from './types';\nexport class Other { of: Sample | null = null; }",
      'types.ts': 'export interface Sample { size: number }',
      'Sample.ts': 'export class Sample { size = 1; }',
    };
    const { code } = await build(submissionOf(files, { Other: 'Other.ts', Sample: 'Sample.ts' }));
    expect(code?.classes.map(({ name, path, fields }) => [name, path, fields[0]?.typeNames])).toEqual([
      ['Other', 'Other.ts', ['types$Sample']],
      ['types$Sample', 'types.ts', []],
      ['Sample', 'Sample.ts', []],
    ]);
  });

  it('take what a file declares of a library for the library', async () => {
    const { classes } = await factsOf({
      'Sample.ts': `import './algs4';
import { MinPQ } from 'algs4';
export class Sample { run(): void { new MinPQ<number>().insert(1); } }`,
      'algs4.d.ts': "declare module 'algs4' { export class MinPQ<Key> { insert(key: Key): void; } }",
    });
    expect(classes.map(({ name, references }) => [name, references.map(({ to }) => to)])).toEqual([
      ['Sample', ['algs4.MinPQ', 'algs4.MinPQ']],
    ]);
  });

  it('tell imports of modules that are not there, and what is used of them', async () => {
    const code = await factsOf({
      'Sample.ts': `import { readFileSync as read } from 'fs';
import Heap, { PriorityQueue } from 'heap-js'; import * as os from 'os';
import './other';
export class Sample { run(): unknown { return [new PriorityQueue(), new Heap(), read('x'), os.cpus()]; } }`,
      'other.ts': 'export {};',
    });
    expect(code.modules[0]?.imports).toEqual([
      { from: 'fs', names: ['readFileSync'], line: 1 },
      { from: 'heap-js', names: ['default', 'PriorityQueue'], line: 2 },
      { from: 'os', names: ['*'], line: 2 },
      { from: './other', names: [], line: 3 },
    ]);
    expect(code.classes[0]?.references.map(({ to, member }) => [to, member])).toEqual([
      ['heap-js.PriorityQueue', '<init>'],
      ['heap-js.default', '<init>'],
      ['fs', 'readFileSync'],
      ['os', 'cpus'],
    ]);
  });

  it('tell of code outside of classes with the first class of its file', async () => {
    const code = await factsOf({
      'Sample.ts': "import { solve } from './solve';\nexport class Sample { run(): number { return solve(); } }",
      'solve.ts': "import { MinPQ } from 'algs4';\nexport const solve = (): number => new MinPQ<number>().size();",
    });
    expect(code.classes.map(({ name, references }) => [name, references.map(({ to }) => to)])).toEqual([
      ['Sample', []],
      ['solve', ['algs4.MinPQ', 'algs4.MinPQ']],
    ]);
  });

  it('tell which variables of a module can change', async () => {
    const { modules } = await factsOf({
      'Sample.ts': `import { MinPQ } from 'algs4';
import { shared } from './shared';
let count = 0;
const MOVES = [[0, 1], [1, 0]];
const cache = new Map<string, number>();
const table: number[] = [];
for (let i = 0; i < 9; i++) table.push(i);
const queue = new MinPQ<number>();
export const { a, b: [c] } = { a: 1, b: [2] };
const order = (x: number): number => x;
const cells = [0];
export class Sample {
  run(): void { cache.set('x', MOVES[0][0] + order(table[0])); shared.list[0] = count + a + c; [cells[0]] = [1]; queue.size(); }
}`,
      'shared.ts': 'export const shared = { list: [1] };',
    });
    expect(modules.map(({ variables }) => variables.map(({ name, mutable }) => `${name} ${mutable}`))).toEqual([
      [
        'count true',
        'MOVES false',
        'cache true',
        'table false',
        'queue true',
        'a false',
        'c false',
        'order false',
        'cells true',
      ],
      ['shared true'],
    ]);
    expect(modules[0]?.variables.filter(({ exported }) => exported).map(({ name }) => name)).toEqual(['a', 'c']);
    expect(modules[0]?.variables[0]?.line).toBe(3);
  });

  it('tell no variable that is only said to be there, and take options of a library for no container of it', async () => {
    const text = `import { MinHeap, type HeapOptions } from 'min-heap-typed';
declare var process: { argv: string[] }; declare let later: number;
const options: HeapOptions<number> = { comparator: (a, b) => a - b };
export class Sample { run(): unknown { return [new MinHeap<number>([], options), process, later]; } }`;
    const { code } = await build(
      submissionOf({ 'Sample.ts': text }, { Sample: 'Sample.ts' }),
      libraryFacts([], ['min-heap-typed']),
    );
    expect(code?.modules[0]?.variables.map(({ name, mutable }) => [name, mutable])).toEqual([['options', false]]);
  });

  it.each([
    ['an array that a local name stands for', 'const kept: number[] = [];', 'const all = kept; all.length = 0;', true],
    ['one that a let stands for', 'const kept: number[] = [];', 'let all = kept; all.push(1);', true],
    ['a name for a name', 'const kept = { a: [1] };', 'const { a } = kept; const b = a; b[0] = 2;', true],
    ['a row of a table', 'const kept = [[1]];', 'for (const row of kept) row[0] = 2;', true],
    ['what a Map has', 'const kept = new Map<number, number[]>();', 'kept.get(1)?.push(2);', true],
    [
      'what a Map is walked through for',
      'const kept = new Map([[1, [1]]]);',
      'for (const [, a] of kept) a.pop();',
      true,
    ],
    ['a part of a typed array', 'const kept = new Uint8Array(4);', 'kept.subarray(1).fill(1);', true],
    ['an object that is assigned to', 'const kept = { a: 1 };', 'Object.assign(kept, { a: 2 });', true],
    ['an object that is copied', 'const kept = { a: 1 };', 'Object.assign({ a: 2 }, kept);', false],
    ['a copy', 'const kept = [1];', 'const all = [...kept]; all.push(1);', false],
    ['a slice', 'const kept = [1];', 'const all = kept.slice(); all.push(1);', false],
    ['what is left of an array', 'const kept = [1, 2];', 'const [, ...rest] = kept; rest.push(1);', false],
    ['a name that comes to hold another', 'const kept = [1];', 'let all = kept; all = []; all.push(1);', false],
    ['a number of an array', 'const kept = [1];', 'let one = kept[0]!; one += 1;', false],
    ['one of two', 'const kept = [1];', 'const all = this ? kept : [2]; all[0] = 1;', false],
    ['another variable of that name', 'const kept = [1];', 'const kept: number[] = []; kept.push(1);', false],
    ['what is made by a loop of the module', 'const kept = [[1]]; for (const row of kept) row.push(2);', '', false],
    ['by a function for each, at once', 'const kept: number[] = []; [1].forEach((n) => kept.push(n));', '', false],
    ['by a function that is called at once', 'const kept: number[] = []; (() => { kept.push(1); })();', '', false],
    ['by a function that is kept', 'const kept: number[] = []; const keep = () => kept.push(1);', 'keep();', true],
    [
      'by a function that an array keeps',
      'const kept = [1]; const all = [(): number => 0]; all.push(() => kept.push(1));',
      'all[1]!();',
      true,
    ],
    ['a field of an object', 'const kept = new WeakMap<object, { a: number }>();', 'kept.get(this)!.a = 1;', false],
    [
      'by a method that gives another object',
      'class At { constructor(private x: number, readonly from: At | null = null) { this.x = x + 1; } add(d: number): At { return new At(this.x + d, this); } } const kept = [new At(1)];',
      'for (const one of kept) one.add(1);',
      false,
    ],
    [
      'by a method of what holds anything and links to its like',
      'class List<T> { readonly #head: T; readonly tail: List<T> | undefined; readonly all: readonly string[] = []; constructor(head: T, tail?: List<T>) { this.#head = head; this.tail = tail; } push(one: T): List<T> { void this.#head; return new List(one, this); } } const kept = new List(1);',
      'kept.push(2);',
      false,
    ],
    [
      'by a method that sets a field',
      'class At { constructor(private x: number) {} add(d: number): void { this.x += d; } } const kept = new At(1);',
      'kept.add(1);',
      true,
    ],
    [
      'by a method of what holds an array',
      'class All { private readonly all: number[] = []; add(d: number): void { this.all.push(d); } } const kept = new All();',
      'kept.add(1);',
      true,
    ],
    [
      'by a method of a class that is only declared',
      'declare class All { add(d: number): void; } declare function made(): All; const kept = made();',
      'kept.add(1);',
      true,
    ],
    [
      'by a constructor that sets a field of another object',
      'class At { next: At | null = null; add(from?: At): At { return new At(from); } constructor(from?: At) { if (from) from.next = this; } } const kept = new At();',
      'kept.add(kept);',
      true,
    ],
  ])('tell whether a constant of a module is changed: %s', async (_, declaration, use, changes) => {
    const text = `${declaration}\nexport class Sample { run(): void { ${use} } }`;
    const { modules } = await factsOf({ 'Sample.ts': text });
    expect(modules[0]?.variables.find(({ name }) => name === 'kept')?.mutable).toBe(changes);
  });

  it('tell where a static field is changed through a local name', async () => {
    const { fields } = await classOf(`export class Sample {
  static readonly #kept: number[] = []; static readonly read = [1];
  static { const made = this.read; made.push(2); }
  run(): number { const all = Sample.#kept; const one = Sample.read;
    all.push(1); return one[0]!; }
}`);
    expect(fields.map(({ name, changed }) => [name, changed?.line])).toEqual([
      ['#kept', 5],
      ['read', undefined],
    ]);
  });

  it('tell a static field that each object changes from one that its class fills', async () => {
    const { fields } = await classOf(`export class Sample {
  static #next = 0; static readonly all: number[] = [];
  static { [0, 1].forEach((n) => Sample.all.push(n)); }
  readonly id = Sample.#next++;
}`);
    expect(fields.map(({ name, changed }) => [name, changed?.line])).toEqual([
      ['#next', 4],
      ['all', undefined],
      ['id', undefined],
    ]);
  });

  it('take what a WeakMap has for an object for no change of a variable', async () => {
    const { modules } = await factsOf({
      'Sample.ts': `const fields = new WeakMap<Sample, number>();
const last = new WeakMap<object, Sample>();
const all = new Set<Sample>();
const key = {};
export class Sample {
  constructor() { fields.set(this, 1); last.set(key, this); all.add(this); }
  copy(): Sample { const made = new Sample(); fields.set(made, 2); return made; }
}`,
    });
    expect(modules[0]?.variables.map(({ name, mutable }) => `${name} ${mutable}`)).toEqual([
      'fields false',
      'last true',
      'all true',
      'key false',
    ]);
  });

  it('are there in spite of type errors, and not without a program', async () => {
    expect((await classOf('export class Sample { n: number = "x"; }')).fields).toHaveLength(1);
    const { code } = await build(submissionOf({ 'Sample.ts': 'export class {' }, { Sample: 'Sample.ts' }));
    expect(code).toBeNull();
  });
});

const field = (
  name: string,
  type: string,
  typeNames: readonly string[],
  more: Partial<ClassFacts['fields'][number]>,
): ClassFacts['fields'][number] => ({
  name,
  type,
  typeNames,
  single: true,
  static: false,
  final: false,
  visible: false,
  line: 0,
  ...more,
});
