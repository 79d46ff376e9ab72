/** What runs on Node 24 compiles, without a message and without a finding, and does what it says. */
import { afterAll, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { build, calls, observe, start, submissionOf } from '../../testing/typescript.ts';

/** Declarations before the class of the questions. */
const DECLARATIONS = `
enum Size { Small = 3, Large = Small * 2 }
const enum Side { Left = 1, Right = 2 }
namespace Parity { export const isOdd = (n: number): boolean => n % 2 === 1; }
abstract class Shape { abstract readonly sides: number; protected constructor(readonly name: string) {} }
class Square extends Shape { override readonly sides = 4; constructor(private readonly length: number) { super('square'); }
  get area(): number { return this.length ** 2; } }
class Named {
  static readonly #made = new Map<number, Named>();
  static readonly first = new Named(1);
  static readonly order = (a: Named, b: Named): number => a.#number - b.#number;
  static { Named.#made.set(0, Named.first.#twice()); }
  static count(): number { return Named.#made.size; }
  readonly #number: number;
  constructor(number: number) { this.#number = number; }
  #twice(): Named { return new Named(this.#number * 2); }
  twice(): number { return this.#twice().#number; }
  static is(value: object): boolean { return #number in value; }
}
class Late implements AsyncDisposable { [Symbol.asyncDispose](): Promise<void> { return Promise.resolve(); } }
class Resource implements Disposable { constructor(private readonly log: string[]) {} [Symbol.dispose](): void { this.log.push('closed'); } }
function overloaded(value: string): string;
function overloaded(value: number): number;
function overloaded(value: string | number): string | number { return value; }
`;

/**
 * Expressions and bodies by what they show, with what they give. No question waits for a promise, so what is asynchronous shows only
 * what it has done before its first await. Import attributes have no row: what they are for, JSON, is no file of a submission.
 */
const ROWS: readonly [title: string, body: string, value: string | number | boolean][] = [
  ['enum', 'return Size.Large + Side.Right;', 8],
  ['namespace', 'return Parity.isOdd(3);', true],
  ['parameter property and getter', 'return new Square(3).area;', 9],
  ['overload', 'return overloaded("a") + String(overloaded(1));', 'a1'],
  ['satisfies, as const', 'const at = { x: 1 } as const satisfies Record<string, number>; return at.x;', 1],
  ['private method that names its class', 'return new Named(4).twice();', 8],
  ['static initializer that names its class', 'return Named.count();', 1],
  ['static order that reads private fields', 'return Named.order(new Named(5), Named.first);', 4],
  ['#private in', 'return Named.is(Named.first) && !Named.is({});', true],
  [
    'using',
    'const log: string[] = []; { using r = new Resource(log); log.push("open"); void r; } return log.join();',
    'open,closed',
  ],
  ['logical assignment', 'let a: number | null = null; a ??= 3; a &&= 4; return a;', 4],
  ['optional chaining', 'const a: { b?: number[] } = {}; return a.b?.[0] ?? 7;', 7],
  ['numeric separators, bigint', 'return String(1_000n ** 2n);', '1000000'],
  ['labels, comma, void', 'let n = 0; outer: for (;;) for (;;) { n++; break outer; } return n;', 1],
  ['destructuring', 'const [a, , ...[b]] = [1, 2, 3]; const { c = 4 } = {} as { c?: number }; return a + b + c;', 8],
  ['generator', 'return [...(function* () { yield 1; yield* [2, 3]; })()].length;', 3],
  ['async function', 'let n = 0; void (async () => { n += 1; await null; n += 9; })(); return n;', 1],
  ['for await', 'let n = 0; void (async () => { for await (const one of (n += 1, [1])) n += one; })(); return n;', 1],
  ['await using', 'let n = 0; void (async () => { await using late = new Late(); n = 1; void late; })(); return n;', 1],
  ['async generator', 'return (async function* () { yield* [1]; })().next() instanceof Promise;', true],
  ['tagged template', 'return String.raw`a\\n${1}`;', 'a\\n1'],
  ['catch without a name', 'try { throw new Error("x", { cause: 1 }); } catch { return "caught"; }', 'caught'],
  [
    'class expression',
    'const A = class B { static n = 1; #x = B.n; get x() { return this.#x; } }; return new A().x;',
    1,
  ],
  ['new.target', 'function F(this: unknown): boolean { return new.target !== undefined; } return F.call({});', false],
  ['regular expression: v', 'return /^[\\p{L}--[a-z]]$/v.test("É");', true],
  [
    'regular expression: s, y, d',
    'return /a.b/sy.test("a\\nb") && /(?<x>b)/d.exec("ab")?.indices?.groups?.["x"]?.[0] === 1;',
    true,
  ],
  ['regular expression: modifiers, equal names', 'return /(?i:A)b/.test("ab") && /(?<y>1)|(?<y>2)/.test("2");', true],
  ['iterator.toArray', 'return [1, 2, 3].values().map((n) => n * 2).filter((n) => n > 2).toArray().length;', 2],
  [
    'Iterator.from, reduce, take, drop',
    'return Iterator.from([1, 2, 3]).drop(1).take(1).reduce((a, b) => a + b, 0);',
    2,
  ],
  [
    'class extends Iterator',
    'class One extends Iterator<number> { next() { return { done: true as const, value: undefined }; } } return [...new One()].length;',
    0,
  ],
  ['Set methods', 'return new Set([1, 2]).union(new Set([3])).intersection(new Set([2, 3])).size;', 2],
  ['Object.groupBy', 'return Object.groupBy([1, 2, 3], (n) => (n % 2 === 0 ? "even" : "odd")).odd?.length ?? 0;', 2],
  ['Map.groupBy', 'return Map.groupBy([1, 2, 3], (n) => n % 2).get(1)?.length ?? 0;', 2],
  ['arrays that stay', 'return [3, 1, 2].toSorted().with(0, 9).toReversed().toSpliced(0, 1).join();', '2,9'],
  ['at, findLast, flat', 'return [[1], [2, 3]].flat().findLast((n) => n < 3)! + [4].at(-1)!;', 6],
  ['Array.fromAsync', 'return Array.fromAsync([1]) instanceof Promise;', true],
  [
    'Promise.withResolvers, Promise.try',
    'return typeof Promise.withResolvers().resolve + typeof Promise.try(() => 1).then;',
    'functionfunction',
  ],
  ['Error.isError', 'return Error.isError(new TypeError());', true],
  ['RegExp.escape', 'return RegExp.escape("a.b").includes("\\\\.");', true],
  ['Float16Array, f16round', 'return new Float16Array([1.5])[0]! + Math.f16round(1);', 2.5],
  ['ArrayBuffer.transfer', 'return new ArrayBuffer(8).transfer(16).byteLength;', 16],
  ['typed arrays', 'return new Uint8Array([3, 1]).toSorted().join() + new BigInt64Array(1).length;', '1,31'],
  ['well-formed text, replaceAll', 'return "aa".isWellFormed() && "aa".replaceAll("a", "b") === "bb";', true],
  ['structured errors', 'return new AggregateError([new Error("a")]).errors.length;', 1],
  ['Symbol.dispose', 'using stack = new DisposableStack(); return typeof stack.use;', 'function'],
  [
    'JSON, Date, Intl',
    'return JSON.stringify({ at: new Date(0).getTime() }) + new Intl.NumberFormat("en").format(1000);',
    '{"at":0}1,000',
  ],
  [
    'structuredClone',
    'const a = [[1, 2], [3]]; const b = structuredClone(a); a[0]![0] = 9; return b.join("|");',
    '1,2|3',
  ],
  [
    'structuredClone of much',
    'const m = new Map([["a", new Set([1])]]); const c = structuredClone({ m, at: new Date(5), b: new Uint8Array([7]) }); return c.m.get("a")!.has(1) && c.m !== m && c.at.getTime() === 5 && c.b[0] === 7;',
    true,
  ],
  [
    'structuredClone of itself',
    'const a: { own?: object } = {}; a.own = a; const b = structuredClone(a); return b.own === b && b !== a;',
    true,
  ],
  [
    'structuredClone of a function',
    'try { structuredClone(() => 1); return "copied"; } catch (error) { return (error as Error).name; }',
    'DataCloneError',
  ],
  [
    'console',
    'console.clear(); console.groupCollapsed(); console.countReset(); console.table([[1]]); console.assert(false); console.group("a"); console.groupEnd(); console.time(); console.timeEnd(); return typeof console.dir;',
    'function',
  ],
  [
    'WeakMap, WeakSet',
    'const key = {}; return new WeakMap([[key, 1]]).get(key)! + Number(new WeakSet([key]).has(key));',
    2,
  ],
];

/** What the engine does not know: made from the syntax that it knows. */
const DECORATED = `
const seen: string[] = [];
function logged<This, Args extends unknown[], Return>(method: (this: This, ...args: Args) => Return,
  context: ClassMethodDecoratorContext<This, (this: This, ...args: Args) => Return>) {
  return function (this: This, ...args: Args): Return { seen.push(String(context.name)); return method.call(this, ...args); };
}
class Counter { accessor count = 0; static accessor made = 2; #step = 1; @logged up(): number { return (this.count += this.#step); } }
class Plain { #x = 3; static readonly first = new Plain(); static readonly own: number = Plain.first.#x; static { Plain.first.#x += 1; } }
export class Sample { undecorated(): number { return Plain.own; } decorated(): string { const counter = new Counter(); counter.up(); return seen.join() + counter.count + Counter.made; } }
`;

const SAMPLE = `${DECLARATIONS}
export class Sample {
${ROWS.map(([, body], index) => `row${index}(): string | number | boolean { ${body} }`).join('\n')}
}`;

const subjects: Subject[] = [];
afterAll(() => Promise.all(subjects.map((subject) => subject.close())));

/** The values that the methods give, of a program about which nobody has anything to say. */
const valuesOf = async (text: string, methods: readonly string[]): Promise<unknown[]> => {
  const { program, diagnostics, scan } = await build(submissionOf({ 'Sample.ts': text }, { Sample: 'Sample.ts' }));
  expect({ diagnostics, scan }).toEqual({ diagnostics: [], scan: [] });
  if (program === null) throw new Error('not built');
  const subject = await start(program);
  subjects.push(subject);
  const [, ...seen] = await observe(subject, calls(...methods));
  return seen.map((observation) => (observation.kind === 'value' ? observation.value : observation));
};

it('compiles and runs what Node 24 knows', async () => {
  const values = await valuesOf(
    SAMPLE,
    ROWS.map((_, index) => `row${index}`),
  );
  const seen = ROWS.map(([title], index) => [title, values[index]]);
  expect(seen).toEqual(ROWS.map(([title, , value]) => [title, value]));
});

it('makes decorators and accessors from what Node 24 knows', async () => {
  expect(await valuesOf(DECORATED, ['decorated', 'undecorated'])).toEqual(['up12', 3]);
});
