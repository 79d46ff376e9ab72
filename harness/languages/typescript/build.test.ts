import { afterAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../contracts/sandbox.ts';
import type { Subject } from '../../contracts/subject.ts';
import { openHosts } from '../../sandbox/hosts.ts';
import { build, calls, contextOf, factsOf, observe, start, submissionOf } from '../../testing/typescript.ts';
import { typescript } from './index.ts';

const SAMPLE = { Sample: 'Sample.ts' };
const only = (text: string): ReturnType<typeof submissionOf> => submissionOf({ 'Sample.ts': text }, SAMPLE);

describe('building a TypeScript submission', () => {
  const subjects: Subject[] = [];
  afterAll(() => Promise.all(subjects.map((subject) => subject.close())));

  type Program = Awaited<ReturnType<typeof build>>['program'];

  /** What `new Sample()` answers. */
  const answerOf = async (program: Program, method = 'n'): Promise<unknown> => {
    if (program === null) throw new Error('not built');
    const subject = await start(program);
    subjects.push(subject);
    return (await observe(subject, calls(method)))[1];
  };

  it('gives a type error with its position, and the program all the same', async () => {
    const { program, diagnostics } = await build(
      only('export class Sample {\n  n(): number {\n    return "x";\n  }\n}\n'),
    );
    expect(program).not.toBeNull();
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        path: 'Sample.ts',
        line: 3,
        column: 5,
        code: 'TS2322',
        message: "Type 'string' is not assignable to type 'number'.",
        excerpt: '    return "x";',
        cause: expect.stringContaining('does not have the type') as string,
      },
    ]);
  });

  it('says that it reads no tsconfig.json where one is there and the types are wrong', async () => {
    const files = [{ path: 'src/tsconfig.json', bytes: 1, role: 'ignored' as const, sha256: '' }];
    const notesOf = async (text: string) => (await build({ ...only(text), files })).notes;
    expect(await notesOf('export class Sample { n(x) { return x; } }')).toEqual([
      'src/tsconfig.json is not read: submissions are compiled with the option strict.',
    ]);
    expect(await notesOf('export class Sample {}')).toEqual([]);
  });

  it('expects no error of a line because the student did', async () => {
    const text = 'export class Sample {\n  // @ts-expect-error: too new\n  n = [1].findLast(() => true);\n}\n';
    expect((await build(only(text))).diagnostics).toEqual([]);
  });

  it('takes a static field that fields of objects begin with, wherever it is declared', async () => {
    const text =
      'export class Sample {\n  a = Sample.one;\n  b = this.c;\n  c = 1;\n  static d = Sample.one;\n  static one = 1;\n}';
    expect((await build(only(text))).diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '3 TS2729',
      '5 TS2729',
    ]);
  });

  it('gives fields their values after the parameters that are fields, where they need them', async () => {
    const text = `class Node {
  readonly cost = 1 + this.moves; readonly #twice = 2 * this.moves; static made = 3;
  constructor(private readonly moves: number) {}
  sum(): number { return this.cost + this.#twice; }
}
export class Sample { n(): number { return new Node(4).sum() + Node.made; } }`;
    const { program, diagnostics } = await build(only(text));
    expect(diagnostics).toEqual([]);
    expect(await answerOf(program)).toMatchObject({ value: 16 });
  });

  it('leaves fields to the engine elsewhere: each object has them, and those of a subclass are its own', async () => {
    const text = `class Base { read = () => this.later; constructor(readonly later = 1) {} get cost(): number { return 0; } }
// @ts-expect-error: a field in place of an accessor
class Node extends Base { cost = 7; declared?: string; }
export class Sample { n(): string { return Object.keys(new Node()).join(); } }`;
    expect(await answerOf((await build(only(text))).program)).toMatchObject({
      value: 'later,read,cost,declared',
    });
  });

  it('gives no program for a syntax error', async () => {
    const { program, diagnostics, gaveUp } = await build(only('export class Sample {\n  n( { }\n}\n'));
    expect(program).toBeNull();
    expect(diagnostics[0]).toMatchObject({ severity: 'error', path: 'Sample.ts', line: 3 });
    expect(gaveUp).toBeNull();
  });

  it.each([
    ['the other class without one that cannot be parsed', 'Sample.ts', ['Other.ts']],
    ['nothing when a module that both import cannot be parsed', 'shared.ts', null],
  ])('builds %s', async (_, broken, units) => {
    const files = {
      'Sample.ts': `import { one } from './shared';\nexport class Sample { n(): number { return one; } }\n`,
      'Other.ts': `import { one } from './shared';\nimport { Sample } from './Sample';\nexport class Other { n(): number { return new Sample().n() + one; } }\n`,
      'shared.ts': 'export const one = 1;\n',
      [broken]: 'export class Sample {\n  n( { }\n}\n',
    };
    const { program, diagnostics } = await build(submissionOf(files, { Sample: 'Sample.ts', Other: 'Other.ts' }));
    expect(program?.units.map(({ name }) => name).filter((name) => name !== 'shared.ts') ?? null).toEqual(units);
    expect(new Set(diagnostics.map(({ path }) => path))).toEqual(new Set([broken]));
  });

  it('leaves out a class that imports what cannot be parsed, and builds the other', async () => {
    const files = {
      'Sample.ts': 'export class Sample { n(): number { return 1; } }',
      'Other.ts':
        "import { Sample } from './Sample';\nimport { two } from './two';\nexport class Other { n = new Sample().n() + two; }",
      'two.ts': 'export const two = (;',
    };
    const { program, diagnostics } = await build(submissionOf(files, { Sample: 'Sample.ts', Other: 'Other.ts' }));
    expect(program?.entries.map((entry) => entry.class)).toEqual(['Sample']);
    expect(diagnostics.map(({ path }) => path)).toEqual(['two.ts']);
    expect(await answerOf(program)).toMatchObject({ value: 1 });
  });

  it('takes no file for what it imports itself', async () => {
    const files = {
      'Sample.ts': "import { Heap } from './heap';\nexport class Sample { heap = new Heap(); }",
      'heap.ts': "import { Heap as Theirs } from '@queues/heap';\nexport class Heap extends Theirs {}",
    };
    const { diagnostics, notes } = await build(submissionOf(files, SAMPLE));
    expect(diagnostics.map(({ path, code }) => `${path} ${code}`)).toEqual(['heap.ts module-unavailable']);
    expect(notes).toEqual([]);
  });

  it.each([
    ['', 'Other.ts 3 TS2339'],
    ['// @ts-ignore', 'Other.ts 3 engine-syntax'],
  ])('leaves out a class that only the engine cannot parse, and says why: %s', async (comment, said) => {
    const files = {
      'Sample.ts': 'export class Sample { n(): number { return 1; } }',
      'Other.ts': `export class Other {\n  n(): number { ${comment}\n    return this.#m;\n  }\n}`,
    };
    const { program, diagnostics } = await build(submissionOf(files, { Sample: 'Sample.ts', Other: 'Other.ts' }));
    expect(program?.entries.map((entry) => entry.class)).toEqual(['Sample']);
    expect(diagnostics.map(({ path, line, code }) => `${path} ${line} ${code}`)).toEqual([said]);
    expect(await answerOf(program)).toMatchObject({ value: 1 });
  });

  it('throws what only the engine takes for a syntax error to who imports the file', async () => {
    const files = {
      'Sample.ts': `import { one } from './one';\nexport class Sample { n(): number { return one; } }`,
      'one.ts': 'class Box { #n = 1; }\nexport const one = new Box().#n;',
    };
    const { program } = await build(submissionOf(files, SAMPLE));
    const subject = await start(program ?? { units: [], entries: [], stateless: false });
    subjects.push(subject);
    const message = "Private field '#n' must be declared in an enclosing class";
    const [made] = await observe(subject, calls('n'));
    expect(made).toMatchObject({ type: 'SyntaxError', message, frames: [{ file: 'one.ts', line: 2 }, {}] });
  });

  it('names what is not available, and builds what does not need it', async () => {
    const text = [
      `import * as fs from 'fs';`,
      `import { MinPQ } from 'algs4';`,
      `export class Sample {`,
      `  n(): number { return new MinPQ<number>().size(); }`,
      `  static main(): void { process.exit(fs.readFileSync(eval('0')).length); void import('net'); }`,
      `}`,
    ].join('\n');
    const { program, diagnostics, scan } = await build(only(text));
    expect(diagnostics.map(({ line, code }) => `${String(line)} ${code}`).sort()).toEqual([
      '1 module-unavailable',
      '5 forbidden-import-call',
      '5 forbidden-process',
    ]);
    expect(scan.map(({ outcome, what, line, column }) => `${outcome} ${what} ${line}:${column}`)).toEqual([
      'refused eval 5:54',
      'flagged import() 5:79',
    ]);
    expect(await answerOf(program)).toMatchObject({ value: 0 });
  });

  it.each([
    ["import algs4 from 'algs4';", 'new algs4.MinPQ<number>()'],
    ["import { default as algs4 } from 'algs4';\nconst { MinPQ } = algs4;", 'new MinPQ<number>()'],
  ])('takes a permitted module for its own default: %s', async (statement, made) => {
    const { program, diagnostics, code } = await build(
      only(`${statement}\nexport class Sample { n(): number { return ${made}.size(); } }`),
    );
    expect(diagnostics).toEqual([]);
    expect(code?.classes[0]?.references.map(({ to }) => to)).toContain('algs4.MinPQ');
    expect(await answerOf(program)).toMatchObject({ value: 0 });
  });

  it('takes a name that is no path for the only file whose path ends so, and says so', async () => {
    const files = {
      'src/Sample.ts': `import { one } from '@/lib/one';
        import type { Two } from 'lib/two';
        export * from '~/lib/two';
        import { format } from 'util';
        import { three } from '@/lib/three';
        export class Sample { n(two: Two = 2) { return one() + two + three + format(''); } m() { return one(); } }`,
      'src/lib/one.ts': "import { base } from '#lib/two';\nexport const one = () => base / 2;",
      'src/lib/two.ts': 'export type Two = 2;\nexport const base = 2;',
      'src/util.ts': 'export const format = 1;',
      ...{ 'a/lib/three.ts': 'export const three = 3;', 'b/lib/three.ts': 'export const three = 3;' },
    };
    const { program, diagnostics, notes, code } = await build(submissionOf(files, { Sample: 'src/Sample.ts' }));
    expect(diagnostics.map(({ line, code: said }) => `${line} ${said}`)).toEqual([
      '4 module-unavailable',
      '5 module-unavailable',
    ]);
    expect(notes.filter((note) => note.includes('taken for'))).toHaveLength(4);
    expect(code?.modules[0]?.imports.map(({ from }) => from)).toEqual([
      ...['./lib/one.ts', './lib/two.ts', './lib/two.ts', 'util', '@/lib/three'],
    ]);
    expect(await answerOf(program, 'm')).toMatchObject({ value: 1 });
  });

  it('says where something is awaited outside of functions', async () => {
    const { diagnostics } = await build(
      only('export class Sample { async n() { await 1; } }\nawait new Sample().n();'),
    );
    expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toContain('2 forbidden-await');
  });

  it('refuses the globals of Node, each once', async () => {
    const text = "import './none';\nexport class Sample { n(): unknown { return [Buffer, module]; } }";
    expect((await build(only(text))).diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "module-unavailable: file './none' is not among the submitted TypeScript files",
      'forbidden-Buffer: Buffer is not available in this assignment',
      'forbidden-module: module is not available in this assignment',
    ]);
  });

  it.each([
    ['of a parameter', (name: string) => `constructor(${name}: string) { void ${name}; }`],
    ['of a method', (name: string) => `${name}(): number { return 1; }`],
    ['of a type', (name: string) => `x: ${name} | null = null;`],
    [
      'in a long list',
      (name: string) => `f(${Array.from({ length: 40 }, (_, i) => name.slice(0, 300) + String(i)).join()}) {}`,
    ],
  ])('takes long names %s', async (_, member) => {
    const name = `N${'a'.repeat(5_000)}`;
    const api = { name: 'Sample', members: [{ signature: 'constructor(n: number)' }] };
    const text = `class ${name} {}\nexport class Sample { ${member(name)} }\nexport { ${name} };`;
    expect((await build(only(text), factsOf([api]))).program).not.toBeNull();
  });

  it('takes a source with other separators of lines, as texts from elsewhere have them', async () => {
    const text = "/** a\u2028b */\nexport class Sample {\n  a = 'b\u2028c';\n  n(): void { throw new Error(); }\n}\n";
    expect(await answerOf((await build(only(text))).program)).toMatchObject({ frames: [{ line: 6 }] });
  });

  it('takes files in folders of long names', async () => {
    const path = `${'folder/'.repeat(700)}Sample.ts`;
    const text = 'export class Sample { private n: number = none; }';
    const { diagnostics, code } = await build(submissionOf({ [path]: text }, { Sample: path }));
    expect([diagnostics[0]?.path, code?.classes[0]?.path]).toEqual([path, path]);
  });

  it('takes the long name of a default class, and a long way to a file', async () => {
    const files = {
      'Sample.ts': `import { one } from '${'./'.repeat(3_000)}Other';\nexport default class ${'N'.repeat(5_000)} { n = one; }`,
      'other.ts': 'export const one = 1;',
    };
    expect((await build(submissionOf(files, SAMPLE))).notes).toHaveLength(2);
  });

  it('takes the long name of a class that another file passes on', async () => {
    const name = `N${'a'.repeat(5_000)}`;
    const files = {
      'Sample.ts': `export { ${name} as Sample } from './own';`,
      'own.ts': `export class ${name} { n(): number { return 1; } }`,
    };
    const { program } = await build(submissionOf(files, SAMPLE));
    expect(await answerOf(program)).toMatchObject({ value: 1 });
  });

  it('lets a submission use names of its own that only look forbidden', async () => {
    const text =
      'const process = (n: number): number => n;\nexport class Sample { require = process(1); f(g: Function) { return g; } }';
    expect((await build(only(text))).diagnostics).toEqual([]);
  });

  it.each([
    ['a constant', 'const module = 1, exports = 2, require = 3; const sum = module + exports + require;'],
    ['a class', 'class module { static one = 1; }\nclass exports {}\nconst sum = module.one + 5;'],
    ['a var', 'var module = 1, exports = 2, require = 3; const sum = module + exports + require;'],
    ['a function', 'function require(n: number): number { return n * 2; }\nconst sum = require(3);'],
    ['an export', 'export class module { static one = 1; }\nexport class exports {}\nconst sum = module.one + 5;'],
  ])('runs a module where %s has the name of something of Node', async (_, text) => {
    const files = {
      'Sample.ts': `import { zero } from './zero';\n${text}\nexport class Sample { n() { return sum + zero; } }`,
      'zero.ts': 'export const zero = 0;',
    };
    const { program, diagnostics } = await build(submissionOf(files, SAMPLE));
    expect(diagnostics).toEqual([]);
    expect(await answerOf(program)).toMatchObject({ value: 6 });
  });

  it('builds the program although the types never end', { tags: 'long' }, async () => {
    // Each constant makes the compiler count to five million before it gives up on that one.
    const bomb = "type T<N extends 0[], L> = N['length'] extends 40 ? L : T<[...N, 0], [L, 1]> | T<[...N, 0], [L, 2]>;";
    const constants = Array.from({ length: 60 }, (_, i) => `const c${String(i)}: T<[], 'a${String(i)}'> = null;`);
    const text = [bomb, ...constants, 'export class Sample { n(): number { return 1; } }'].join('\n');
    const { program, gaveUp } = await build(only(text), factsOf(), 4_000);
    expect(program).not.toBeNull();
    expect(gaveUp).toMatch(/gave up on the type check; the program itself was built/);
  });

  it('gives up in words on what is nested too deeply', async () => {
    const { program, gaveUp } = await build(
      only(`export class Sample { n = ${'('.repeat(50_000)}1${')'.repeat(50_000)}; }`),
    );
    expect(program).toBeNull();
    expect(gaveUp).toMatch(/nested too deeply/);
  });

  it('takes nothing of a submission for its own, for this one or for the next, whatever the path', async () => {
    const facts = factsOf([{ name: 'Sample', members: [{ signature: 'n(): number' }] }]);
    const text = 'export class Sample { n(): number { return [1].map((x) => x).length; } more(): void {} }';
    const paths = ['.harness/expected.ts', '.harness/ambient.d.ts', 'kit/node_modules/typescript/lib/lib.es5.d.ts'];
    const hostile = submissionOf({ 'Sample.ts': text, ...Object.fromEntries(paths.map((path) => [path, ''])) }, SAMPLE);
    for (const submission of [hostile, only(text)]) {
      const { api, diagnostics } = await build(submission, facts);
      expect(diagnostics).toEqual([]);
      expect(api.map(({ kind }) => kind)).toEqual(['extra']);
    }
  });

  it('lets nobody add to the API that is expected', async () => {
    const files = {
      'Sample.ts':
        "export class Sample { n(): number { return 1; } more(): void {} }\n\n\ndeclare module './.harness/expected' { interface Expected$Sample { more(): void } }",
      '.harness/expected.ts': 'export {};',
    };
    const facts = factsOf([{ name: 'Sample', members: [{ signature: 'n(): number' }, { signature: 'm(): number' }] }]);
    const { api } = await build(submissionOf(files, SAMPLE), facts);
    expect(api.map(({ kind }) => kind)).toEqual(['missing', 'extra']);
  });

  it('reads no configuration, and no file beside the submission', async () => {
    const files = {
      'Sample.ts': `/// <reference path="/etc/passwd" />\nimport x from '/etc/hostname.json';\nexport class Sample { n = x; }`,
      'helper.ts': 'export const unused = 1;',
      'runtime.d.ts': 'declare const ambient: number;',
    };
    const { diagnostics, notes } = await build(submissionOf(files, SAMPLE));
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(['forbidden-reference', 'module-unavailable']);
    expect(notes).toEqual(['None of the graded classes imports helper.ts, so nothing of it was run.']);
  });

  it('does not say of a file that only a class imports that cannot be parsed that nobody imports it', async () => {
    const files = {
      'Board.ts': 'export class Board {}',
      'Solver.ts': "import { Node } from './Node';\nexport class Solver { n = new Node( }",
      'Node.ts': 'export class Node {}',
    };
    const { program, notes } = await build(submissionOf(files, { Board: 'Board.ts', Solver: 'Solver.ts' }));
    expect([program?.units.map(({ name }) => name), notes]).toEqual([['Board.ts'], []]);
  });

  it('goes by no reference to declarations or to a library, and takes none for an error', async () => {
    const text = [
      '/// <reference path="./types.d.ts" />',
      '/// <reference path="./queues.d.ts" />',
      '/// <reference lib="dom" />',
      "import { MinPQ } from 'algs4';",
      'export class Sample { n: Rows = []; queue = new MinPQ<number>(); size: number = this.queue.size(); }',
    ];
    const files = {
      'types.d.ts': 'type Rows = number[][];',
      'queues.d.ts': "declare module 'algs4' { export class MinPQ<Key> { only(key: Key): void } }",
    };
    const built = async (lines: readonly string[]) =>
      (await build(submissionOf({ 'Sample.ts': lines.join('\n'), ...files }, SAMPLE))).diagnostics;
    expect(await built(text)).toEqual([]);
    expect(await built([...text, 'document.title = "";'])).toMatchObject([{ line: 6 }]);
  });

  it.each([
    ['another file declares', "export * from './impl';"],
    ['a name in a namespace stands for', "import * as own from './impl';\nexport import Sample = own.Inner.Sample;"],
    [
      'a pattern takes out',
      "import { Inner } from './impl';\nexport const { Sample } = Inner;\nexport type Sample = Inner.Sample;",
    ],
  ])('finds a class that %s', async (_, text) => {
    const declared = 'export class Sample { n(): number { return 5; } }';
    const files = { 'Sample.ts': text, 'impl.ts': `${declared}\nexport namespace Inner { ${declared} }` };
    const { program, api } = await build(
      submissionOf(files, SAMPLE),
      factsOf([{ name: 'Sample', members: [{ signature: 'n(): number' }] }]),
    );
    expect(api).toEqual([]);
    expect(await answerOf(program)).toMatchObject({ value: 5 });
  });

  it('finds the files of all forms of imports', async () => {
    const files = {
      'src/Sample.ts': `import type { Tiles } from './types.d.ts'; import type { Row } from './types';
        export * as moves from './moves';
        const text = /[\`/*]/;
        import { two } from '.'; import * as up from '..';
        type Three = import('./three').Three;
        export class Sample { n(): number { const row: Row = [0]; const tiles: Tiles = [row]; const three: Three = 3;
          return tiles.length + two + up.four + three + Number(text.test('')); } }`,
      'src/types.d.ts': 'export type Row = number[]; export type Tiles = Row[];',
      'src/moves.ts': 'export const up = 1;',
      'src/index.ts': 'export const two = 2;',
      'src/three.ts': 'export type Three = 3;',
      'index.ts': 'export const four = 4;',
    };
    const { program, diagnostics, notes } = await build(submissionOf(files, { Sample: 'src/Sample.ts' }));
    expect({ diagnostics, notes }).toEqual({ diagnostics: [], notes: [] });
    expect(program?.units.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort());
    expect(await answerOf(program)).toMatchObject({ value: 10 });
  });

  it.each([
    ['types.d.ts', 'type Tiles = number[][];\ninterface Row { readonly length: number }'],
    ['types.ts', 'type Tiles = number[][];\ninterface Row { readonly length: number }'],
    [
      'global.d.ts',
      'export {};\ndeclare global { type Tiles = number[][]; interface Row { readonly length: number } }',
    ],
  ])('knows the types that %s gives to all files', async (path, types) => {
    const text = 'export class Sample { n(tiles: Tiles): Row { return tiles; } }';
    const { diagnostics } = await build(submissionOf({ 'Sample.ts': text, [path]: types }, SAMPLE));
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['values', 'declare const size: number;\ntype Tiles = number[][];'],
    ['modules', "declare module 'algs4' { export class MinPQ { size: 'own' } }\ntype Tiles = number[][];"],
  ])('does not believe a file that describes %s', async (_, types) => {
    const text = 'export class Sample { n(tiles: Tiles) { return tiles; } }';
    const { diagnostics } = await build(submissionOf({ 'Sample.ts': text, 'types.d.ts': types }, SAMPLE));
    expect(diagnostics.map(({ code }) => code)).toEqual(['TS2304']);
  });

  it.each([
    ['in its own file', { 'Sample.ts': 'declare const enum Move { Up = 3 }' }],
    [
      'in a declaration file',
      { 'Sample.ts': "import { Move } from './moves';", 'moves.d.ts': 'export declare const enum Move { Up = 3 }' },
    ],
  ])('runs what uses an ambient const enum %s', async (_, files) => {
    const text = `${files['Sample.ts']}\nexport class Sample { n(): number { return Move.Up; } }`;
    const { program, diagnostics } = await build(submissionOf({ ...files, 'Sample.ts': text }, SAMPLE));
    expect(diagnostics).toEqual([]);
    expect(await answerOf(program)).toMatchObject({ value: 3 });
  });

  it('runs an enum that goes on from a value of another file', async () => {
    const files = {
      'Sample.ts':
        "import { First } from './first';\nenum Move { Up = First.Last, Down, Left }\nexport class Sample { n(): number { return Move.Left; } }",
      'first.ts': 'export enum First { One, Last = One + 2 }',
    };
    const { program, diagnostics } = await build(submissionOf(files, SAMPLE));
    expect(diagnostics).toEqual([]);
    expect(await answerOf(program)).toMatchObject({ value: 4 });
  });

  it('takes a file whose ending has capitals', async () => {
    const files = {
      'SAMPLE.TS': "import { one } from './one';\nexport class Sample { n(): number { return one; } }",
      'one.Ts': 'export const one = 1;',
    };
    const api = factsOf([{ name: 'Sample', members: [{ signature: 'n(): number' }] }]);
    const { program, ...rest } = await build(submissionOf(files, { Sample: 'SAMPLE.TS' }), api);
    expect(rest).toMatchObject({ diagnostics: [], api: [], notes: [] });
    expect(program?.entries).toHaveLength(1);
  });

  it('finds a file whose name has its accents apart, as in archives made on macOS', async () => {
    const files = {
      'Sample.ts': "import { one } from './gr\u00f6sse';\nexport class Sample { n(): number { return one; } }",
      'gro\u0308sse.ts': 'export const one = 1;',
    };
    const { program, diagnostics, notes } = await build(submissionOf(files, SAMPLE));
    expect({ diagnostics, notes }).toEqual({ diagnostics: [], notes: [] });
    expect(await answerOf(program)).toMatchObject({ value: 1 });
  });

  it('blames nobody for a compiler that a kernel killed which had no memory left', async () => {
    const context = await contextOf(factsOf());
    const deadly: Sandbox = {
      ...context.sandbox,
      async start(command) {
        const child = await context.sandbox.start(command);
        child.kill();
        return { ...child, ended: child.ended.then((evidence) => ({ ...evidence, killedFor: 'machine' })) };
      },
    };
    const built = typescript.build(only('export class Sample {}'), { ...context, sandbox: deadly, hosts: openHosts() });
    await expect(built).rejects.toMatchObject({ blame: 'fault', code: 'no-memory' });
  });

  it('finds own files with and without endings, in folders, and in another case', async () => {
    const files = {
      'src/Sample.ts': `import { a } from './util/index.js'; import { b } from './util'; import { c } from '../Other';
        export default class Renamed { n(): number { return a + b + c; } }`,
      'src/util/index.ts': 'export const a = 1; export const b = 2;',
      'other.ts': 'export const c = 3;',
    };
    const { program, diagnostics, notes } = await build(submissionOf(files, { Sample: 'src/Sample.ts' }));
    expect(diagnostics).toEqual([]);
    expect(notes.join('\n')).toMatch(/[Oo]ther\.ts: the difference in capitalization/);
    expect(notes.join('\n')).toMatch(/exports class Renamed by default: it was used as Sample/);
    expect(await answerOf(program)).toMatchObject({ value: 6 });
  });
});
