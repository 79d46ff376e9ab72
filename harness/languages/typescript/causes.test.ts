import { describe, expect, it } from 'vitest';
import { build, submissionOf } from '../../testing/typescript.ts';

/** By line of the class Board, what the compiler complains about, and a piece of the cause that is told. */
const faults: readonly (readonly [line: string, cause: string])[] = [
  ['queue = new MinPQ<number>();', "`import { MinPQ } from 'algs4';`"],
  ['a(): unknown { return new Solver(this); }', "`import Solver from './lib/Solver';`"],
  ['b(): number { return missing; }', 'no such name here'],
  ['c(): string { return 1; }', 'does not have the type'],
  ['d(): number { return this.nothing; }', 'no such field or method'],
  ['e(): number { return Math.abs("x"); }', 'does not have the type of its parameter'],
  ['f(): number { return this.e(1); }', 'more or fewer arguments'],
  ['g(x): number { return 1; }', 'has no type'],
  ['h(node: Board | null): number { return node.e(); }', 'may be null'],
  ['field: number;', 'no value in the constructor'],
  ['i(x: number): number { if (x > 1) return 1; }', 'returns nothing'],
  ['j(): void { const k = 1; k = 2; }', 'write `let`'],
  ['l(y: unknown): boolean { return y.e() === 1; }', '`instanceof`'],
  ['m(): void { for (const x of this) void x; }', 'which method returns'],
  ['n(x: number): boolean { return x === "1"; }', 'never be equal'],
  ['p(all: string[]): void { for (const one in all) one.e(); }', 'for...of gives the items'],
  ['u(rows: number[][]): void { for (const row in rows) void rows[row + 1]; }', 'loop with a counter'],
  ['v(rows: number[][]): void { for (const row in rows) void (row - 1); }', 'keys of a for...in loop'],
  ['readonly size = this.later; readonly later = 1;', 'Assign this one in the constructor'],
  ['at(a: number[][], i: number): unknown { return a[i, 0]; }', '`a[i][j]`'],
  ['s(): int { return 1; }', 'no type int: write number'],
  ['o(): number { return null; }', 'null or undefined'],
  ['q(): number { return performance.now(); }', '`Date.now()`'],
  ['r(): void { setTimeout(() => undefined, 0); }', 'without the modules of Node'],
  ['async asynchronous(): number { return 1; }', 'leave out `async`'],
  ['t(rows: Promise<number[]>): void { for (const row of rows) void row; }', 'leave out `async`'],
  ['w(rows: number[][] | null): number { return [...rows].length; }', 'may be null'],
  ['x(): void { throw new IllegalArgumentException(); }', 'no type IllegalArgumentException: write Error'],
  ['y(): void { void new ArrayList<number>(); }', 'no type ArrayList: write Array'],
  ['z(x: Comparable<number>): void { void x; }', 'no type Comparable: leave it out'],
  ['first = null; set(x: string): void { this.first = x; }', '`first: string | null = null`'],
  ['aa(): void { const x = [[]]; x[0].push(1); }', 'begins as `[]`'],
  [
    'bb(): number { let x: string | null = null; [1].forEach(() => { x = ""; }); return x ? x.length : 0; }',
    'forEach()',
  ],
  ['mm(): void { const x = [x]; }', 'from the initial value'],
  ['cc(): void { const x = {}; x[1] = 1; }', '`Record<number, string>`'],
  ['kk(): void { const x = {}; x.size = 1; }', 'begins as an empty object'],
  ['ll(x: unknown): boolean { return x !== null && x !== undefined && x.size === 1; }', 'test it with `instanceof`'],
  ['dd(x: string) { return x ? [...this.dd(x.slice(1)), x] : []; }', '`count(row: number): number`'],
  ['ee(x: Set): void { void x; }', '`Array<number>`'],
  ['gg(): void { const x = (y: number) => (y > 0 ? [...x(y - 1), y] : []); void x; }', '`count(row: number): number`'],
  ['hh(): number { const x = new Set(); const [y] = x; const z: number = y; return z; }', '`new Set<number>()`'],
  ['@((x: object, y: string, z: object) => { void [x, y, z]; }) ii(): void {}', 'of the old kind'],
  ['ff(): void { const x = new Set(); for (const y of x) y.a(); }', '`new Set<number>()`'],
];

const built = async (text: string, solver = '') =>
  (
    await build(
      submissionOf({ 'Board.ts': text, 'lib/Solver.ts': solver }, { Board: 'Board.ts', Solver: 'lib/Solver.ts' }),
    )
  ).diagnostics;

describe('the usual cause of what the TypeScript compiler complains about', () => {
  it('is told with each error', async () => {
    const text = ['export class Board {', ...faults.map(([line]) => line), '}'].join('\n');
    const diagnostics = await built(text, 'export default class Solver { constructor(readonly board: unknown) {} }');
    const told = (line: number): string =>
      diagnostics
        .filter((one) => one.line === line)
        .map(({ cause }) => cause)
        .join();
    expect(faults.filter(([, cause], index) => !told(index + 2).includes(cause))).toEqual([]);
  });

  it('gives one statement for all names of a module that is not there', async () => {
    const text = "import { In, MinPQ, Stack } from 'princeton';\nexport class Board { a = [In, MinPQ, Stack]; }";
    expect((await built(text))[0]?.cause).toContain("write `import { In, MinPQ, Stack } from 'algs4';`");
  });

  it('says where a name is, too, that is imported from a file that is not there', async () => {
    const text = "import { MinPQ } from './algs4';\nexport class Board { a = new MinPQ<number>(); }";
    expect((await built(text))[0]?.cause).toContain("write `import { MinPQ } from 'algs4';`");
  });

  it('shows of several overloads the one that was meant', async () => {
    const told = async (comparison: string) =>
      (
        await built(
          `import { MinPQ } from 'algs4';\nconst by = (a: number, b: number) => ${comparison};\nexport class Board { a = new MinPQ<number>(by); }`,
        )
      )[0];
    const compared = await told('a > b');
    expect(compared?.message).toMatch(
      /^No overload .*\n {2}Argument of type .*'boolean' is not assignable to type 'number'\.$/su,
    );
    expect(compared?.message).not.toContain('capacity');
    expect(compared?.cause).toContain('a negative number if the first comes first');
    expect((await told('String(a - b)'))?.cause).toContain('None of the overloads');
  });

  it('says what a file has to export that exports nothing, by its name in the submission', async () => {
    const text = "import { Node } from './lib/Node';\nexport class Board { a: Node | null = null; }";
    const files = { 'Board.ts': text, 'lib/Node.ts': 'class Node {}' };
    const { diagnostics } = await build(submissionOf(files, { Board: 'Board.ts' }));
    expect(diagnostics).toMatchObject([
      {
        message: "File 'lib/Node.ts' is not a module.",
        cause: expect.stringContaining('`export class ...`') as string,
      },
    ]);
  });

  it('says once that an export is not the default one', async () => {
    const text =
      "import MinPQ from 'algs4';\nexport class Board { a(): number { return new MinPQ<number>((x, y) => x - y).size(); } b!: MinPQ<number>; }";
    const told = (await built(text)).map(({ message, cause }) => [message.split('.')[0], cause]);
    expect(told).toEqual([
      [
        'Module \'"algs4"\' has no default export',
        "MinPQ is not a default export: write `import { MinPQ } from 'algs4';`.",
      ],
    ]);
  });

  it('begins with none that others cannot come of', async () => {
    const lacking = 'export class Board { n: number; a(b) { return b; } c(d) { return d; } e(): void {';
    const first = async (body: string) => (await built(`${lacking}${body} } }`)).filter(({ fixFirst }) => fixFirst);
    expect(await first('')).toEqual([]);
    expect(await first('this.f = 1; this.g = 2;')).toMatchObject([{ code: 'TS2339' }]);
  });

  it('says what to do instead of what does not exist where submissions run, each once', async () => {
    const text = [
      "import { MinPQ } from 'algs4/MinPQ';",
      "import { nothing } from '@/nothing';",
      "import { cpus } from 'node:os';",
      'export class Board { a = [MinPQ, nothing, cpus]; }',
      'if (require.main === module) void 0;',
      'module.exports = Board;',
      'if (import.meta.url.endsWith("Board") || import.meta.main) void 0;',
      'void process.argv;',
      'process.exit(1);',
      'await 1;',
    ];
    const told = await built(['/// <reference types="node" />', ...text].join('\n'));
    expect(
      told.map(({ line, cause, fixFirst }) => `${line} ${fixFirst ? 'first: ' : ''}${cause?.slice(0, 40)}`),
    ).toEqual([
      '2 first: Import it from where it is: write `impor',
      '3 Only the language itself and the permitt',
      '4 Submissions run without a browser and wi',
      '6 A program is started by `static main(arg',
      '7 Write `export` before the class itself, ',
      '8 A program is started by `static main(arg',
      '8 A program is started by `static main(arg',
      '9 The arguments of a program are the param',
      '10 A method returns or throws; it does not ',
      '11 The class is used as soon as its file ha',
    ]);
  });

  it('knows what CommonJS exports, and what Node has where a function has a variable of that name', async () => {
    const text = [
      'export class Board { a(): number { const process = [1]; return process.length; }',
      'b(): void { process.exit(1); } }',
      'exports.Board = Board;',
    ];
    expect((await built(text.join('\n'))).map(({ line, cause }) => `${line} ${cause?.slice(0, 40)}`)).toEqual([
      '2 A method returns or throws; it does not ',
      '3 Write `export` before the class itself, ',
    ]);
  });

  it('says that Git left the two versions of a line', async () => {
    const [first] = await built('export class Board {\n<<<<<<< HEAD\n  a = 1;\n=======\n  a = 2;\n>>>>>>> main\n}');
    expect(first?.cause).toContain('Git left this line here');
  });

  it('says that a file was cut off', async () => {
    const said = async (end: string) =>
      (await built(`export class Board {\n  a() {\n    ${end}`)).map(({ cause }) => cause);
    expect(await said('if (!solvabl // and\n')).toContainEqual(expect.stringContaining('seems to be cut off'));
    expect(await said('if (true) return;\n  }\n/* the end */\n')).toEqual([expect.stringContaining('is missing')]);
  });

  it.each([
    ['./grid.mjs', 'src/grid.mts', 'Rename it to src/grid.ts'],
    ['./grid', 'src/grid.js', 'Rename it to src/grid.ts'],
    ['../grid.json', 'grid.json', 'grid.json was submitted, but only files that end in .ts are read.'],
    ['./grid.json', 'grid.json', 'There is no such file'],
  ])('says of an import of %s that the file is there with another ending: %s', async (name, path, cause) => {
    const text = `import { one } from '${name}';\nexport class Board { n = one; }`;
    const submission = submissionOf({ 'src/Board.ts': text }, { Board: 'src/Board.ts' });
    const files = [{ path, bytes: 1, role: 'ignored' as const, sha256: '' }];
    const { diagnostics } = await build({ ...submission, files });
    expect(diagnostics[0]?.cause).toContain(cause);
  });

  it.each(['import edu.princeton.cs.algs4.Queue;\npublic class Board { }', 'public class Board { }'])(
    'says of a Java program that it is one: %s',
    async (text) => {
      expect((await built(text))[0]?.cause).toMatch(/^This line is Java/u);
    },
  );

  it.each([
    ...[
      'private int n;',
      'private final int n = 3;',
      'public boolean f(Object y) { return true; }',
      'f(int a): void {}',
    ],
    ...[
      'a(): void { Board b = this; }',
      'b(): void { for (Board b : this.all) b.a(); }',
      'c(): void { const int n = 3; }',
    ],
    ...['d(): void { List<Board> all = []; }', 'e(): void { int[][] all = []; }'],
  ])('says of a type that stands before the name where it belongs: %s', async (member) => {
    expect((await built(`export class Board {\n${member}\n}`))[0]?.cause).toMatch(
      /^In TypeScript the type comes after/u,
    );
  });

  it('marks what cannot be parsed to be fixed first', async () => {
    const text =
      'export class Board {\n  a(): string { return 1; }\n  b(): void {\n    if (true) {\n  }\n  c(): number { return 1; }\n}';
    const diagnostics = await built(text);
    expect(diagnostics.length).toBeGreaterThan(1);
    expect(diagnostics.find((one) => one.fixFirst === true)).toMatchObject({
      line: 6,
      cause: expect.stringContaining('probably not closed') as string,
    });
  });
});
