import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWeak, type Sandbox } from '../../contracts/sandbox.ts';
import { openHosts } from '../../sandbox/hosts.ts';
import { build, sandbox } from '../../testing/java/testkit.ts';

const BOARD = 'public class Board {\n  public Board(int[][] tiles) { }\n  public int size() { return 1; }\n}';
const SOLVER = 'public class Solver {\n  public Solver(Board board) { board.size(); }\n}';
const nestedDeeply = (type: string): string => `${type} { int x = ${'('.repeat(50_000)}1${')'.repeat(50_000)}; }`;

describe('compiling Java', () => {
  it('gives class files and entries', async () => {
    const { program, diagnostics, toolchain } = await build({ Board: BOARD, Solver: SOLVER });
    expect(program?.entries).toEqual([
      { class: 'Board', unit: 'Board' },
      { class: 'Solver', unit: 'Solver' },
    ]);
    expect(diagnostics).toEqual([]);
    expect(toolchain).toMatch(/^javac \d+/u);
  });

  it('places errors in the submission', async () => {
    const { program, diagnostics } = await build({ Board: 'public class Board {\n\tint n = "one";\n}' });
    expect(program).toBeNull();
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        path: 'src/Board.java',
        line: 2,
        column: 10,
        code: 'compiler.err.prob.found.req',
        message: 'incompatible types: String cannot be converted to int',
        excerpt: '\tint n = "one";',
        cause: expect.stringContaining('does not have the type') as string,
      },
    ]);
  });

  it('keeps warnings', async () => {
    const { program, diagnostics } = await build({
      Board: 'import java.util.*;\npublic class Board { List<String> a = new ArrayList(); }',
    });
    expect(program).not.toBeNull();
    expect(diagnostics).toMatchObject([{ severity: 'warning', line: 2, code: 'compiler.warn.prob.found.req' }]);
  });

  it('keeps none that only newer compilers give', async () => {
    const Board = 'public strictfp class Board { void lock() { synchronized (new Integer(1)) { } } }';
    expect(await build({ Board })).toMatchObject({ diagnostics: [] });
  });

  it('keeps the class that compiles when another does not', async () => {
    const { program, diagnostics, notes } = await build({ Board: BOARD, Solver: 'public class Solver { oops }' });
    expect(program?.entries).toEqual([{ class: 'Board', unit: 'Board' }]);
    expect(diagnostics[0]).toMatchObject({ severity: 'error', path: 'src/Solver.java' });
    expect(notes).toEqual(['Board was compiled separately, because the rest of the submission does not compile.']);
  });

  it('keeps one, too, that needs a class in an extra of another name', async () => {
    const Board = 'public class Board { Move move; }';
    const extras = { 'Types.java': 'enum Move { UP }' };
    const { program } = await build({ Board, Solver: 'public class Solver { oops }' }, { extras });
    expect(program?.units.map(({ name }) => name).toSorted()).toEqual(['Board', 'Move']);
  });

  describe('a solver whose board does not compile', () => {
    const api = [
      { name: 'Board', members: [{ signature: 'public int manhattan()' }] },
      { name: 'Solver', members: [] },
    ];
    const calling = (method: string): string =>
      `public class Solver { public Solver(Board board) { board.${method}(); board.toString(); } }`;

    it('is compiled against the substitute', async () => {
      const Solver = calling('manhattan');
      const [alone, broken] = await Promise.all([
        build({ Solver }, { api }),
        build({ Board: 'public class Board { oops }', Solver }, { api }),
      ]);
      expect(alone.program?.entries).toEqual([{ class: 'Solver', unit: 'Solver' }]);
      expect(broken.program?.entries).toEqual([{ class: 'Solver', unit: 'Solver' }]);
    });

    it('is compiled against it, too, where the board declares a method otherwise, unless it needs that', async () => {
      const Board = 'public class Board { public Integer manhattan() { return 1; } public int own() { return 1; } }';
      const [plain, needing] = await Promise.all(
        ['manhattan', 'own'].map((method) => build({ Board, Solver: calling(method) }, { api })),
      );
      expect([plain, needing].map((one) => one?.program?.units.length)).toEqual([2, 2]);
      expect([plain, needing].map((one) => one?.notes)).toEqual([
        ['Solver was compiled with the API of Board, from which the submitted one differs.'],
        [],
      ]);
    });

    it('may not call what only another edition has', async () => {
      const { program, diagnostics } = await build({ Board: BOARD, Solver: calling('isSolvable') }, { api });
      expect(program?.entries).toEqual([{ class: 'Board', unit: 'Board' }]);
      expect(diagnostics[0]).toMatchObject({ severity: 'error', path: 'src/Solver.java' });
    });
  });

  it('never lets the substitute stand in for a board that was submitted', async () => {
    const { diagnostics } = await build({
      Board: BOARD,
      Solver: 'public class Solver { public Solver(Board board) { board.manhattan(); } }',
    });
    expect(diagnostics).toMatchObject([{ code: 'compiler.err.cant.resolve.location.args' }]);
  });

  it('compiles extras when they are used, and only then', async () => {
    const { program, diagnostics } = await build(
      { Board: 'public class Board { Helper helper; }' },
      { extras: { 'lib/Helper.java': 'class Helper { }', 'Broken.java': 'not Java' } },
    );
    expect(program?.units.map(({ name }) => name).toSorted()).toEqual(['Board', 'Helper']);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['found by their names', 'Node node = new Node(3);'],
    ['looked for', 'Node node = new Node(3); Move move;'],
  ])('takes the first of two extras of one name where classes are %s', async (_, fields) => {
    const { program, diagnostics } = await build(
      { Board: `public class Board { ${fields} }` },
      {
        extras: {
          'new/Node.java': 'class Node { Node(int moves) { } }',
          'old/Node.java': 'class Node { }',
          'Types.java': 'enum Move { UP }',
        },
      },
    );
    expect(diagnostics).toEqual([]);
    expect(program?.units.map(({ name }) => name)).toContain('Node');
  });

  it('finds a class whose file has its accents apart, as in archives made on macOS', async () => {
    const { program, code, diagnostics } = await build(
      { Board: 'public class Board { Gr\u00f6sse size; }' },
      { extras: { 'util/Gro\u0308sse.java': 'public class Gr\u00f6sse { }' } },
    );
    expect(program?.units.map(({ name }) => name).toSorted()).toEqual(['Board', 'Gr\u00f6sse']);
    expect(code?.classes.map(({ path }) => path).toSorted()).toEqual(['src/Board.java', 'util/Gro\u0308sse.java']);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['beside nothing else', {}],
    ['beside one that cannot be parsed', { 'Broken.java': 'not Java' }],
    [
      'beside one that needs another library',
      { 'BoardTest.java': 'import org.junit.Test; class BoardTest { @Test int n; }' },
    ],
    ['beside an older one that has the class, too', { 'Types2.java': 'class Board { Move move; } enum Move { DOWN }' }],
    [
      'beside many tests, and what uses them',
      {
        'BoardTest.java': `class BoardTest { ${'@Test int n; '.repeat(30)} static int size() { return 3; } }`,
        'SolverTest.java': 'class SolverTest { @Test int n; }',
        'Try.java': 'class Try { int size = BoardTest.size(); }',
      },
    ],
    ['beside one that is not used', { 'Clock.java': 'class Clock extends Thread { }' }],
  ])('finds a class in an extra of another name, %s', async (_, others) => {
    const { program, diagnostics } = await build(
      { Board: 'public class Board { Move move = Move.UP; }' },
      { extras: { 'Types.java': 'enum Move { UP } record Place(int row) { }', ...others } },
    );
    expect(program?.units.map(({ name }) => name).toSorted()).toEqual(['Board', 'Move', 'Place']);
    expect(diagnostics).toEqual([]);
  });

  it.each(['Move (1).java', 'my-types.java'])('finds a class in an extra named %s', async (path) => {
    const { program, code } = await build(
      { Board: 'public class Board { Move move = Move.UP; }' },
      { extras: { [path]: 'enum Move { UP }' } },
    );
    expect(program?.units.map(({ name }) => name).toSorted()).toEqual(['Board', 'Move']);
    expect(code?.classes.map((one) => one.path).toSorted()).toEqual([path, 'src/Board.java'].toSorted());
  });

  it('misses no class that is in an extra of another name where something else does not compile', async () => {
    const Board = 'public class Board { Move move; int n = "one"; }';
    const { diagnostics } = await build({ Board }, { extras: { 'Types.java': 'enum Move { UP }' } });
    expect(diagnostics).toMatchObject([{ code: 'compiler.err.prob.found.req' }]);
  });

  it('tells the errors that are there without an extra on which the compiler fails', async () => {
    const roots = { Board: BOARD, Solver: 'public class Solver { Move move; }' };
    const { program, diagnostics, gaveUp } = await build(roots, {
      extras: { 'Deep.java': nestedDeeply('class Deep') },
    });
    expect(gaveUp).toBeNull();
    expect(program?.entries).toEqual([{ class: 'Board', unit: 'Board' }]);
    expect(diagnostics).toMatchObject([{ path: 'src/Solver.java', code: 'compiler.err.cant.resolve.location' }]);
  });

  it('leaves out extras in another package, which hide no class that is imported', async () => {
    const { program, diagnostics } = await build(
      {
        Board: 'import java.util.*; import edu.princeton.cs.algs4.*; public class Board { Deque<MinPQ<String>> all; }',
      },
      {
        extras: {
          'queues/Deque.java': '// Mine.\npackage queues; class Deque { }',
          'MinPQ.java': 'package edu.princeton.cs.algs4;',
        },
      },
    );
    expect(diagnostics).toEqual([]);
    expect(program?.entries).toEqual([{ class: 'Board', unit: 'Board' }]);
  });

  describe("of a package of the submission's own", () => {
    const extras = {
      'util/Pair.java': 'package util; import util.deep.Cell; public class Pair { Cell cell; Other other; }',
      'util/Other.java': 'package util; class Other { }',
      'util/deep/Cell.java': 'package util.deep; public class Cell { }',
      'gui/Window.java': 'package gui; class Window { }',
    };

    it('takes classes that are imported, and what these use, into the default package', async () => {
      const Board = 'import util.Pair; import java.util.List;\npublic class Board { Pair pair; List<Pair> all; }';
      const { program, diagnostics, notes } = await build({ Board }, { extras });
      expect(diagnostics).toEqual([]);
      expect(program?.units.map(({ name }) => name).toSorted()).toEqual(['Board', 'Cell', 'Other', 'Pair']);
      expect(notes).toEqual([
        'The assignment asks for the default package; "package util;" and "package util.deep;" were removed from util/Pair.java, util/Other.java, util/deep/Cell.java.',
      ]);
    });

    it('does not mix two classes of one name', async () => {
      const Board = 'import util.Pair; public class Board { Pair pair; }';
      const { diagnostics } = await build(
        { Board },
        { extras: { ...extras, 'Pair.java': 'class Pair { int mine; }' } },
      );
      expect(diagnostics).toMatchObject([{ code: 'compiler.err.doesnt.exist' }]);
    });

    it('does not take files without a class for classes of one name', async () => {
      const described = ['util', 'util.deep'].map((name): [string, string] => [
        `${name.replace('.', '/')}/package-info.java`,
        `package ${name};`,
      ]);
      const Board = 'import util.Pair; public class Board { Pair pair; }';
      const { diagnostics } = await build({ Board }, { extras: { ...extras, ...Object.fromEntries(described) } });
      expect(diagnostics).toEqual([]);
    });

    it('takes the library for what it is', async () => {
      const Board = 'import edu.princeton.cs.algs4.MinPQ; public class Board { MinPQ<String> all; }';
      const own = { 'MinPQ.java': 'package edu.princeton.cs.algs4; public class MinPQ<T> { }' };
      const { program, notes } = await build({ Board }, { extras: own });
      expect(program?.units.map(({ name }) => name)).toEqual(['Board']);
      expect(notes).toEqual([]);
    });
  });

  it('never runs a class with one of the same name from another file', async () => {
    const { program, diagnostics } = await build({
      Board: 'public class Board { Node node; } class Node { }',
      Solver: 'public class Solver { Node node = new Node(3); } class Node { Node(int moves) { } }',
    });
    expect(program?.entries).toEqual([{ class: 'Board', unit: 'Board' }]);
    expect(diagnostics).toMatchObject([{ path: 'src/Solver.java', code: 'compiler.err.duplicate.class' }, {}]);
  });

  it('does not take a class for one of the library that only the library itself can use', async () => {
    const { notes } = await build(
      { Solver: 'public class Solver { Chain<Integer> links; }' },
      { extras: { 'Chain.java': 'class Chain<Item> { }' } },
    );
    expect(notes).toEqual([]);
  });

  it('says when a class of the library is replaced', async () => {
    const { notes } = await build(
      { Solver: 'public class Solver { MinPQ queue; }' },
      { extras: { 'MinPQ.java': 'class MinPQ { }' } },
    );
    expect(notes).toEqual(["MinPQ.java is used instead of the library's class MinPQ; its operations are not counted."]);
  });

  it('shows no more of the library than what it exports', async () => {
    const { diagnostics } = await build({ Board: 'public class Board { counting.QueueLog log; }' });
    expect(diagnostics).toMatchObject([{ code: 'compiler.err.doesnt.exist' }]);
  });

  it('accepts a file name in another case', async () => {
    const { program } = await build({ Board: 'public class Board { }' });
    expect(program).not.toBeNull();
  });

  it('caps the number of messages', async () => {
    const { diagnostics } = await build({ Board: `public class Board { ${'int x = oops; '.repeat(1_000)} }` });
    expect(diagnostics).toHaveLength(20);
  });

  it('says in words that the compiler ran out of stack or memory', async () => {
    const names = Array.from(
      { length: 30 },
      (_, i) => `static final String s${String(i + 1)} = s${String(i)} + s${String(i)};`,
    );
    const large = `public class Board { static final String s0 = "0123456789"; ${names.join(' ')} }`;
    const results = [await build({ Board: nestedDeeply('public class Board') }), await build({ Board: large })];
    expect(results[0]?.gaveUp).toMatch(/^The Java compiler ran out of stack/u);
    expect(results[1]?.gaveUp).toMatch(/^The Java compiler ran out of memory/u);
  });

  it.each([
    ['somebody else', 'request', 'java-compiler'],
    ['a kernel that had no memory left', 'machine', 'no-memory'],
  ] as const)('blames nobody for a compiler that %s killed', async (_, killedFor, code) => {
    const deadly: Sandbox = {
      ...sandbox,
      async start(command) {
        const child = await sandbox.start(command);
        child.kill();
        return { ...child, ended: child.ended.then((evidence) => ({ ...evidence, killedFor })) };
      },
    };
    const built = build({ Board: BOARD }, { tools: { sandbox: deadly, hosts: openHosts() } });
    await expect(built).rejects.toMatchObject({ blame: 'fault', code });
  });

  it.skipIf(isWeak(sandbox.tier))(
    'blames nobody for a Java that cannot be started, as without its libraries',
    async () => {
      const bare: Sandbox = {
        ...sandbox,
        start(command) {
          const folder = dirname(command.executable);
          return sandbox.start({ ...command, mounts: [{ from: folder, to: folder }] });
        },
      };
      const built = build({ Board: BOARD }, { tools: { sandbox: bare, hosts: openHosts() } });
      await expect(built).rejects.toMatchObject({ blame: 'fault', code: 'java-compiler' });
    },
  );

  it('says in words that the compiler was stopped', async () => {
    const { gaveUp, program } = await build({ Board: BOARD }, { wallMs: 50 });
    expect(program).toBeNull();
    expect(gaveUp).toMatch(/^The Java compiler had not finished after 0.05 seconds/u);
  });
});
