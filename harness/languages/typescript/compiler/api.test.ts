import { describe, expect, it } from 'vitest';
import type { ApiClass } from '../../../contracts/language.ts';
import { compareApi } from './api.ts';
import { emit } from './emit.ts';
import { expectedSource } from './expected.ts';
import type { CompileRequest, FoundInApi } from './protocol.ts';
import { createProgram } from './program.ts';
import { apiSentence } from '../render-messages.ts';

const required = (...signatures: string[]): ApiClass['members'] => signatures.map((signature) => ({ signature }));

const API: readonly ApiClass[] = [
  {
    name: 'Board',
    members: [
      ...required('constructor(tiles: number[][])', 'equals(y: unknown): boolean', 'neighbors(): Iterable<Board>'),
      ...required('twin(): Board'),
      { signature: 'static main(args: string[]): void', optional: true },
    ],
  },
];

const GOOD: Readonly<Record<string, string>> = {
  constructor: 'constructor(private readonly t: number[][]) {}',
  equals: 'equals(y: unknown): boolean { return y === this; }',
  neighbors: 'neighbors(): Board[] { return [this]; }',
  twin: 'twin() { return this; }',
};

const findingsOf = (text: string, api = API, base = ''): FoundInApi[] => {
  const request: CompileRequest = {
    files: [
      { path: 'Board.ts', text },
      { path: 'Base.ts', text: base },
    ],
    roots: [{ class: 'Board', path: 'Board.ts' }],
    api,
    modules: [],
    declarations: {},
  };
  const { entries } = emit(request);
  return compareApi(createProgram(request, ['Board.ts'], expectedSource(api, entries)), api, entries);
};

/** A board that is right but for the member that this names. */
const boardWith = (member: string, more = ''): FoundInApi[] => {
  const members = Object.entries(GOOD).map(([name, good]) => (new RegExp(name, 'i').test(member) ? member : good));
  return findingsOf(`export class Board { ${members.join('\n')} ${more} }`);
};

const brief = (findings: readonly FoundInApi[]): string[] =>
  findings.map((f) => `${f.kind}: ${apiSentence(f.message)}`);

describe('the API comparison', () => {
  it.each([
    ['a generator for an Iterable', '*neighbors(): Generator<Board> { yield this; }'],
    ['an inferred result', 'neighbors() { return new Set<Board>(); }'],
    ['a wider parameter', 'equals(y: any) { return y === this; }'],
    ['an inferred any', 'equals(y: any) { return y && y.t; }'],
    ['a parameter of unknown type', 'constructor(t: unknown) { void t; }'],
    ['a parameter that may be null', 'constructor(t: readonly number[][] | null | undefined) {}'],
    ['a union of types that tiles have', 'constructor(t: number[][] | ArrayLike<number[]> | [[1]]) {}'],
    [
      'overloads that all are those of the API',
      'neighbors(): Board[]; neighbors(): Set<Board>; neighbors(): never { throw new Error(); }',
    ],
    [
      'overloads that are not public',
      'constructor(t: number[][]); private constructor(n: number, m: number); constructor() {}',
    ],
    ['a type that does not exist, since the compiler says so', 'twin(): Bord { return this; }'],
    ['a method in a field', 'readonly twin = (): Board => this;'],
    ['a type parameter', 'equals<T>(y: T): boolean { return Object.is(y, this); }'],
    ['a static main that is awaited', `${GOOD['twin'] ?? ''} static async main(): Promise<void> {}`],
    ['readonly tiles', 'constructor(t: readonly (readonly number[])[]) { void t; }'],
    ['a static main', `${GOOD['twin'] ?? ''} static main(args: string[]): void { void args; }`],
    ['a static main that takes nothing', `${GOOD['twin'] ?? ''} static main(): void {}`],
    [
      '#private and private members',
      `${GOOD['twin'] ?? ''} #a = 1; private b = 2; protected c() {} private static d = 3;`,
    ],
  ])('accepts %s', (_, member) => {
    expect(brief(boardWith(member))).toEqual([]);
  });

  it.each([
    ['a missing method', '// twin', 'missing: Board has no public member twin(): Board'],
    ['another case', 'Twin(): Board { return this; }', 'twin(): Board; it has Twin, which differs in capitalization'],
    ['a private method', 'private twin(): Board { return this; }', 'modifier: twin is private, but must be public'],
    ['a static method', 'static twin(): Board { return null!; }', 'modifier: twin is static, but must not be'],
    ['a property', 'twin = 3;', 'different: twin must be a method, not a getter or another field'],
    ['a private field', 'private twin = 3;', 'different: twin must be a method, not a getter or another field'],
    [
      'a getter',
      'get twin(): Board { return this; }',
      'different: twin must be a method, not a getter or another field',
    ],
    [
      'a parameter too many',
      'twin(n: number): Board { return this; }',
      'different: twin must have no parameters, but has 1',
    ],
    [
      'a narrower parameter',
      'equals(y: Board) { return y === this; }',
      'different: the type of parameter y of equals must be unknown, but is Board',
    ],
    [
      'another result',
      'equals(y: unknown) { return "no"; }',
      'different: equals must return boolean, but returns string',
    ],
    ['a promise', 'async twin() { return this; }', 'different: twin must return Board, but returns Promise<Board>'],
    [
      'a narrower type parameter',
      'equals<T extends Board>(y: T) { return y === this; }',
      'different: the type of parameter y of equals must be unknown, but is Board',
    ],
    [
      'another constructor',
      'constructor(n: number) { void n; }',
      'different: the type of parameter n of constructor must be number[][], but is number',
    ],
    ['a result of any type', 'twin(): any { return this; }', 'different: twin must return Board, but returns any'],
    [
      'a union with other arguments',
      'constructor(tiles: number[][] | Uint16Array) { void tiles; }',
      'parameter tiles of constructor must be number[][], but is number[][] | Uint16Array<ArrayBufferLike>',
    ],
    ['no constructor', '// constructor', 'different: constructor must have 1 parameter, but has 0'],
    [
      'a private constructor',
      'private constructor(t: number[][]) {}',
      'modifier: constructor is private, but must be public',
    ],
  ])('finds %s', (_, member, expected) => {
    expect(brief(boardWith(member))[0]).toContain(expected);
  });

  it.each([
    ['a field', 'tiles = [1];', 'tiles: number[]'],
    ['a method', 'size(): number { return 1; }', 'size(): number'],
    ['a static method', 'static of(n: number): Board { return null!; }', 'static of(n: number): Board'],
    ['an iterator', '*[Symbol.iterator]() { yield 1; }', '[Symbol.iterator](): Generator<number, void, unknown>'],
  ])('finds %s that is extra', (_, member, found) => {
    expect(boardWith('', member).map((finding) => [finding.kind, finding.found])).toEqual([['extra', found]]);
  });

  it.each([
    [
      'of the constructor',
      'constructor(t: number[][]); constructor(cells: string, n: number); constructor() {}',
      'constructor(cells: string, n: number)',
    ],
    [
      'of a method',
      'neighbors(): Board[]; neighbors(not: Board): Board[]; neighbors(): Board[] { return []; }',
      'neighbors(not: Board): Board[]',
    ],
    [
      'with another result',
      'twin(): Board; twin(as: "text"): string; twin(): any { return this; }',
      'twin(as: "text"): string',
    ],
    ['in a field', 'readonly twin: { (): Board; (n: number): Board } = () => this;', 'twin(n: number): Board'],
  ])('finds an overload %s', (_, member, found) => {
    expect(boardWith(member).map((finding) => [finding.kind, finding.expected, finding.found])).toEqual([
      ['extra', null, found],
    ]);
  });

  it('tells of one signature when none is that of the API', () => {
    const twin = 'twin(n: number): Board; twin(n: number, m: number): Board; twin(): Board { return this; }';
    expect(brief(boardWith(twin))).toEqual(['different: twin must have no parameters, but has 1']);
  });

  it('points at the class for a member that is inherited from the library', () => {
    const members = Object.values({ ...GOOD, constructor: '' }).join('\n');
    const findings = findingsOf(`export class Board extends Array<number[]> { ${members} }`);
    expect(new Set(findings.map(({ path, line }) => `${path} ${line}`))).toEqual(new Set(['Board.ts 1']));
    expect(findings.map(({ found }) => found)).toContain('toReversed(): number[][]');
  });

  it('tells of a member that stands in another file where a wrong one stands in its own', () => {
    const text = `import { Base } from './Base';\nexport class Board extends Base { ${GOOD['twin'] ?? ''} }`;
    const findings = findingsOf(
      text,
      [{ name: 'Board', members: required('twin(): number') }],
      `\nexport class Base {${' '.repeat(15)}size = 1; }`,
    );
    expect(findings.map(({ kind, line, column }) => `${kind} ${line}:${column}`)).toEqual([
      'different 2:35',
      'extra 2:35',
    ]);
  });

  it('points at the class for an overload that is in the library', () => {
    const members = Object.values({ ...GOOD, constructor: '' }).join('\n');
    const findings = findingsOf(`export class Board extends Array<number[]> { ${members} }`);
    const overloads = findings.filter(({ message }) => message.id === 'overload');
    expect(overloads.map(({ path, line, found }) => [path, line, found])).toContainEqual([
      ...['Board.ts', 1, 'constructor(arrayLength: number)'],
    ]);
  });

  it('points at an overload, and says what to do with it', () => {
    const [finding] = findingsOf(
      `export class Board {\n${Object.values(GOOD).join('\n')}\n static main(): void;\n  static main(n: number): void;\n static main() {} }`,
    );
    expect(finding).toMatchObject({ line: 7, column: 10 });
    expect(finding === undefined ? '' : apiSentence(finding.message)).toBe(
      'static main(n: number): void is an overload of main that is not in the API: leave it out, or move what it does to a private method',
    );
  });

  it('compares each member with its own rule when the API has no constructor, or a member twice', () => {
    const api = [{ name: 'Board', members: required('of(n: number): void', 'of(s: string): void', 'size(): number') }];
    const class_ = 'class Board { of(n: number): void; of(s: string): void; of(): void {} constructor(_: number) {} }';
    expect(findingsOf(`export ${class_}`, api).map(({ kind, expected, found }) => [kind, expected, found])).toEqual([
      ['missing', 'size(): number', null],
      ['extra', null, 'constructor(_: number)'],
    ]);
  });

  it('finds no constructor that is not written', () => {
    const api = [{ name: 'Board', members: required('size(): number') }];
    expect(findingsOf('export class Board { size(): number { return 1; } }', api)).toEqual([]);
  });

  it('leaves public members to the student where the assignment does', () => {
    const [cls] = API;
    const open = cls === undefined ? [] : [{ ...cls, open: true }];
    const more = 'of(n: number): number { return n; } twin(n?: number): Board; ';
    const text = `export class Board { ${more} ${Object.values(GOOD).join('\n')} }`;
    expect(findingsOf(text).map(({ kind }) => kind)).toContain('extra');
    expect(findingsOf(text, open)).toEqual([]);
  });

  it('takes what a class has from Object as if it extended nothing', () => {
    const members = ['constructor(private readonly t: number[][]) { super(); }', GOOD['equals'], GOOD['neighbors']];
    const text = `export class Board extends Object { ${[...members, 'twin(): Board { return this; }'].join(' ')} }`;
    expect(brief(findingsOf(text))).toEqual([]);
  });

  it('names a member by its own symbol, and finds none by a symbol that nobody else has', () => {
    const extras = (declaration: string): (string | null)[] =>
      findingsOf(`${declaration}\nexport class Board { ${Object.values(GOOD).join('\n')} readonly [key] = 1; }`).map(
        ({ found }) => found,
      );
    expect(extras("const key = Symbol('key');")).toEqual([]);
    expect(extras("export const key = Symbol('key');")).toEqual(['[key]: 1']);
    expect(extras("const key = Symbol('key'); export { key as tiles };")).toEqual(['[key]: 1']);
    expect(extras("const key = Symbol.for('key');")).toEqual(['[key]: 1']);
  });

  it('points at the member', () => {
    const [finding] = findingsOf(`export default class Board {\n  constructor(t: number[][]) {}\n    size = 1;\n}`);
    expect(finding).toMatchObject({ kind: 'missing', line: 1, column: 22 });
  });

  it('takes a default export, and one that is declared first and exported later', () => {
    const members = Object.values(GOOD).join('\n');
    expect(brief(findingsOf(`class Other { ${members.replaceAll('Board', 'Other')} }\nexport default Other;`))).toEqual(
      [],
    );
    expect(brief(findingsOf(`class Board { ${members} }\nexport { Board };`))).toEqual([]);
    expect(brief(findingsOf(`export const Board = class Board { ${members} };`))).toEqual([]);
  });

  it.each([
    ['that has another name', 'class Own { size = 1; }\nexport const Board = Own;'],
    ['in parentheses', 'export const Board = (class { size = 1; });'],
    [
      'whose type is written beside it',
      'interface Sized { size: number }\nexport const Board: new () => Sized = class { size = 1; };',
    ],
    ['that satisfies a type', 'export const Board = class { size = 1; } satisfies object;'],
    [
      'that a function passes on',
      'const sealed = <T>(cls: T): T => cls;\nexport const Board = sealed(class { size = 1; });',
    ],
    [
      'that a function makes for an interface',
      'interface Sized { size: number }\nconst made = (): (new () => Sized) => class { size = 1; };\nexport const Board = made();',
    ],
  ])('takes a class %s in a variable', (_, text) => {
    const api = [{ name: 'Board', members: [] }];
    expect(findingsOf(text, api).map(({ kind, found }) => [kind, found])).toEqual([['extra', 'size: number']]);
  });

  it('takes a class with a type parameter', () => {
    const api = [{ name: 'Board', members: required('constructor(initial: Error)') }];
    const text = 'export class Board<E extends Error = Error> { constructor(private readonly e: E) {} }';
    expect(brief(findingsOf(text, api))).toEqual([]);
  });

  it.each(['class Board {}', 'class Own {}\nexport type Board = Own;'])(
    'says that a class is not exported: %j',
    (text) => {
      expect(brief(findingsOf(text))).toEqual([
        'missing: Board.ts exports no class Board: write `export class Board` there',
      ]);
    },
  );
});
