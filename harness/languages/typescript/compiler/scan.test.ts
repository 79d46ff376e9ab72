import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { renderScanFinding } from '../render-messages.ts';
import { declaredMembers } from './identifiers.ts';
import { scan } from './scan.ts';

const scanned = (text: string): string[] => {
  const file = ts.createSourceFile('Sample.ts', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  return scan(file, declaredMembers([file]))
    .map(renderScanFinding)
    .map(({ outcome, path, line, column, what }) => `${outcome} ${path}:${line}:${column} ${what}`);
};

const FEATURES = `import { MinPQ, type Comparator } from 'algs4';
import type { Board } from './Board.js';
type Factory = Function;
enum Kind { Up, Down = 'd'.length }
interface Node<T> extends Iterable<T> { readonly [key: string]: unknown; eval?: number; import(): void }
abstract class Shape { abstract area(): number; static #count = 0; protected constructor(readonly name: string) { Shape.#count++; } }
export class Sample<T extends Shape = Shape> extends Shape implements Iterable<T> {
  readonly #items: T[] = [];
  declare prototype: never;
  constructor(...items: T[]) { super(new.target.name); this.#items.push(...items); }
  get size(): number { return this.#items.length; }
  area(): number { return this.#items.reduce((sum, item) => sum + item.area(), 0) ** 2; }
  *[Symbol.iterator](): Generator<T> { yield* this.#items; }
  async later(): Promise<number> { for await (const x of [1]) await x; return await Promise.resolve(1); }
  equals(y: unknown): boolean {
    if (y === this) return true;
    if (y == null || (y as object).constructor !== this.constructor) return false;
    const copy = new (this.constructor as new (...items: T[]) => Sample<T>)(...this.#items);
    return y instanceof Sample && #items in y && y.constructor.name === copy.constructor.name;
  }
  toString = (): string => \`\${this.size}\` + [...this].map(String).join('\\n') + JSON.stringify({ a: 1, ...{ b: 2 } });
  static main(args: readonly string[]): void {
    const f: unknown = args;
    if (f instanceof Function || typeof f === 'function') f();
    label: for (const [i, { length }] of args.entries()) { if (i > length) break label; else continue; }
    const queue = new MinPQ<number>((a, b) => a - b), map = new Map<string, Set<number>>();
    const proto = Object.getPrototypeOf(queue) as object, keys = Object.keys(map);
    try { throw new RangeError('x', { cause: keys }); } catch (e) { console.error((e as Error).stack, proto); }
    const grid = Array.from({ length: 3 }, () => new Uint8Array(3)); grid[0]![1] = 2;
    console.log(grid?.[0]?.at(-1) ?? 1_000n, Math.random(), Object.freeze(keys), performance?.now());
  }
}
`;

describe('the scan of syntax', () => {
  it('has nothing to say about what the language has', () => {
    expect(scanned(FEATURES)).toEqual([]);
  });

  it.each([
    ['eval("1");', 'refused Sample.ts:1:1 eval'],
    ['const f = (0, eval); f("1");', 'refused Sample.ts:1:15 eval'],
    ['new Function("return 1")();', 'refused Sample.ts:1:5 Function()'],
    ['Function("a", "b");', 'refused Sample.ts:1:1 Function()'],
    ['declare const Proxy: ProxyConstructor; new Proxy({}, {});', 'flagged Sample.ts:1:44 Proxy'],
    ['const F = Function;', 'flagged Sample.ts:1:11 Function'],
    ['const f = (Function: string) => Function; Function("return 1");', 'refused Sample.ts:1:43 Function()'],
    ['{ const Proxy = 1; } new Proxy({}, {});', 'flagged Sample.ts:1:26 Proxy'],
    ['for (const eval of []); eval("1");', 'refused Sample.ts:1:25 eval'],
    ['f.constructor.constructor("return 1")();', 'refused Sample.ts:1:1 constructor.constructor'],
    ['f["constructor"]["constructor"];', 'refused Sample.ts:1:1 constructor.constructor'],
    ['((f as any).constructor as any)!.constructor;', 'refused Sample.ts:1:1 constructor.constructor'],
    ['(f as any).constructor("return 1")();', 'flagged Sample.ts:1:1 constructor()'],
    ['(f.constructor as Function)("return 1");', 'flagged Sample.ts:1:2 constructor()'],
    ['void import("net");', 'flagged Sample.ts:1:6 import()'],
    ['void import("n" + "et");', 'refused Sample.ts:1:6 import() of a computed name'],
    ['(Error as any).prepareStackTrace = () => 1;', 'refused Sample.ts:1:1 prepareStackTrace'],
    ['Error["prepareStackTrace"];', 'refused Sample.ts:1:1 prepareStackTrace'],
    ['console.log(globalThis);', 'flagged Sample.ts:1:13 globalThis'],
    ['new Proxy({}, {});', 'flagged Sample.ts:1:5 Proxy'],
    ['Reflect.ownKeys({});', 'flagged Sample.ts:1:1 Reflect'],
    ['Object.setPrototypeOf(a, b);', 'flagged Sample.ts:1:1 setPrototypeOf'],
    ['(a as any).__proto__ = null;', 'flagged Sample.ts:1:1 __proto__'],
    ['(Array.prototype as any).last = 1;', 'flagged Sample.ts:1:1 An assignment'],
    ['Math.random = () => 4;', 'flagged Sample.ts:1:1 An assignment'],
    ['f.caller;', 'flagged Sample.ts:1:1 caller'],
    ['(arguments as any).callee;', 'flagged Sample.ts:1:1 callee'],
    ['class A { f() { Object.setPrototypeOf(this, B.prototype); } }', 'flagged Sample.ts:1:17 setPrototypeOf'],
    ["new Intl.Locale('und-x-1');", 'flagged Sample.ts:1:5 Locale'],
    ['new WeakRef({});', 'flagged Sample.ts:1:5 WeakRef'],
  ])('finds %s', (text, expected) => {
    expect(scanned(text)).toContain(expected);
  });

  it('tells each kind once in a file', () => {
    expect(scanned('eval("1");\neval("2");')).toEqual(['refused Sample.ts:1:1 eval']);
  });

  it.each([
    'class Node { constructor(readonly caller: Node) {} }\nconst up = (node: Node) => node.caller.caller;',
    'interface Call { callee?: Call }\nconst up = (call: Call) => call.callee;',
    'interface Place { Locale: string }\nconst placeOf = (place: Place) => place.Locale;',
    'class Wrong extends Error { constructor() { super(); Object.setPrototypeOf(this, new.target.prototype); } }',
    'class Wrong extends Error { constructor() { super(); Object.setPrototypeOf(this, Wrong.prototype); } }',
    'class Wrong extends Error { constructor() { super(); Error.captureStackTrace?.(this, Wrong); } }',
  ])('has nothing to say about %s', (text) => {
    expect(scanned(text)).toEqual([]);
  });

  it.each([
    "import { Proxy as step } from './steps';\nstep();",
    'const { Reflect: r } = handlers;\nr();',
    'enum Phase { idle, Proxy }',
    'type Pair = [Reflect: number, Proxy: number];',
    'Proxy: for (;;) { if (done) continue Proxy; break Proxy; }',
    'interface Proxy { x: number }\ntype Reflect = Proxy;\nlet x: Proxy | Reflect;',
    "import Reflect = require('./reflect');\nReflect.run();",
    'namespace Atomics { export const x = 1; }\nAtomics.x;',
    'const f = function Proxy() { Proxy(); };\nconst C = class WeakRef { next = WeakRef; };',
    "type T = import('./steps').Proxy;",
    'namespace Steps { export class Proxy {} }\nimport Step = Steps.Proxy;\nlet x: Steps.Proxy;',
  ])('takes no other name for a use of a global: %s', (text) => {
    expect(scanned(text)).toEqual([]);
  });

  it.each([
    ['enum Phase { idle = Proxy }', 'flagged Sample.ts:1:21 Proxy'],
    ['const all = { Proxy };', 'flagged Sample.ts:1:15 Proxy'],
    ['const { x = Proxy } = {};', 'flagged Sample.ts:1:13 Proxy'],
    ['interface Proxy { x: number }\nnew Proxy({}, {});', 'flagged Sample.ts:2:5 Proxy'],
    ['import P = globalThis.Intl.Collator;', 'flagged Sample.ts:1:12 globalThis'],
  ])('finds a use of a global: %s', (text, expected) => {
    expect(scanned(text)).toEqual([expected]);
  });

  it('leaves names alone that the file declares itself', () => {
    const text =
      'const globalThis = 1, Math = { random: 1 };\nfunction Reflect(Proxy: number) { return Proxy + globalThis; }\nMath.random = 2;';
    expect(scanned(text)).toEqual([]);
  });
});
