import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../contracts/language.ts';
import { packageRoot } from '../../platform/package-root.ts';
import { build } from '../../testing/java/testkit.ts';
import { usableJdks } from './jdk.ts';
import { missingTypes } from './library/missing-types.ts';

/** A line of code that javac complains about, and a piece of the cause that is told. */
type Fault = readonly [line: string, cause: string];

const checked: readonly Fault[] = [
  ['ArrayList<String> list;', '`import java.util.ArrayList;`'],
  [
    'MinPQ<String> queue;',
    '`import edu.princeton.cs.algs4.MinPQ;` at the top of the file, or `import edu.princeton.cs.algs4.*;`',
  ],
  ['Bord other;', 'no class of this name'],
  ['int a() { return missing; }', 'There is no such name here'],
  ['int b() { return missing(1); }', 'no such method'],
  ['int c() { return 0.5; }', '`(int) x`'],
  ['int d() { return "text"; }', 'does not have the type'],
  ['int x; String x;', 'declared twice'],
  ['class Key implements Comparable<Key> { }', 'is missing one of its methods'],
  ['@Override public boolean equal(Object y) { return true; }', '@Override'],
  ['static int h() { return count; } int count;', 'belongs to no object'],
  ['void i() { h(1, 2); }', 'does not match the declaration'],
  ['java.util.List<String>[] j = new java.util.List<String>[3];', 'arrays of a generic type'],
  ['boolean k(int n) { return n.equals(3); }', 'no methods and no fields'],
  ['boolean l(int n) { return n; }', '`==` compares'],
  ['void m() { for (int one : 5) { } }', 'needs an array or an Iterable'],
  ['int n(Object o) { return o < 3; }', 'operator does not work'],
  ['void o() { final int p = 1; p = 2; }', 'assigned only once'],
  ['class R extends Math { }', 'A final class cannot be extended'],
];
const parsed: readonly Fault[] = [
  ['int a() { return 1 }', 'A semicolon is missing'],
  ['Object n = new Object;', 'even with nothing in them'],
  ['int at(int[][] a) { return a[0, 1]; }', '`a[i][j]`'],
  ['void b() { 1 + 2; }', 'does nothing with it'],
  ['String d = "C:\\Desktop";', 'write two'],
  ['String c = "open;', 'must end with `"`'],
  ['{', 'A closing brace is missing'],
];
/** What javac looks at when all else is in order. */
const flowing: readonly Fault[] = [
  ['int e(int x) { if (x > 0) return 1; }', 'returns nothing'],
  ['void g() { throw new Exception(); }', 'caught or declared'],
  ['int p() { int q; return q; }', 'the variable has no value'],
  ['int r() { return 1; int s = 2; }', 'never be reached'],
];

const source = (faults: readonly Fault[]): string =>
  ['public class Board {', ...faults.map(([line]) => line), '}'].join('\n');

const untold = (faults: readonly Fault[], diagnostics: readonly Diagnostic[]): readonly Fault[] =>
  faults.filter(([, cause]) => !diagnostics.some((one) => one.cause?.includes(cause) === true));

describe('the usual cause of what javac complains about', () => {
  it('is told with each error; the class that is not known is to be fixed first', async () => {
    const { diagnostics } = await build({ Board: source(checked) });
    const wrong = checked.filter(
      ([, cause], index) => !diagnostics.some((one) => one.line === index + 2 && one.cause?.includes(cause) === true),
    );
    expect(wrong).toEqual([]);
    expect(diagnostics.filter((one) => one.fixFirst === true).map(({ line }) => line)).toEqual([2]);
  });

  it('is told of objects without a type, of inner classes that need one, and of methods that return something else', async () => {
    const faults: readonly Fault[] = [
      ['java.util.List t; void u() { for (String one : t) { } }', 'An Object may be of any class'],
      ['class Inner { } static Object v() { return new Inner(); }', '`private static class`'],
      ['public void toString() { }', 'toString() a String'],
      ['void x() { while (true); { break; } }', 'no loop around this line'],
    ];
    expect(untold(faults, (await build({ Board: source(faults) })).diagnostics)).toEqual([]);
  });

  it('is told where the class cannot be parsed', async () => {
    expect(untold(parsed, (await build({ Board: source(parsed) })).diagnostics)).toEqual([]);
  });

  it('is that methods are only declared, as an assignment writes its API', async () => {
    const { diagnostics } = await build({
      Board: 'public class Board {\n  public int size(int[] of)    // how many\n}',
    });
    expect(diagnostics[0]?.cause).toContain('The method has no body');
  });

  it('is that a file was cut off', async () => {
    const { diagnostics } = await build({ Board: 'public class Board {\n  void a() {\n    if (!solvabl // and\n' });
    expect(untold([['if', 'Compare the end of src/Board.java']], diagnostics)).toEqual([]);
  });

  it('is told of ways through a method', async () => {
    expect(untold(flowing, (await build({ Board: source(flowing) })).diagnostics)).toEqual([]);
  });

  it('names the class of the library where two packages have it, and the file where a class is misnamed', async () => {
    const text =
      'import java.util.*;\nimport edu.princeton.cs.algs4.*;\npublic class Other { Queue<String> queue; int f = 0.5; }';
    const { diagnostics } = await build({ Board: text });
    const expected: readonly Fault[] = [
      ['Queue', '`import edu.princeton.cs.algs4.Queue;`'],
      ['Other', 'Rename the class to Board, or move it to a file Other.java.'],
    ];
    expect(untold(expected, diagnostics)).toEqual([]);
    expect(diagnostics.find((one) => one.fixFirst === true)?.code).toBe('compiler.err.class.public.should.be.in.file');
  });

  it('is that Git left the two versions of a line, or that there is text around the class', async () => {
    const text = 'Here is my class.\npublic class Board {\n<<<<<<< HEAD\n  int a;\n=======\n  int b;\n>>>>>>> main\n}';
    const expected: readonly Fault[] = [
      ['Here', 'outside of every class'],
      ['<<<<<<<', 'Git left this line here'],
    ];
    expect(untold(expected, (await build({ Board: text })).diagnostics)).toEqual([]);
  });

  it('names the library’s class where that of java.util cannot be created', async () => {
    const { diagnostics } = await build({
      Board: 'import java.util.*;\npublic class Board { Object q = new Queue<String>(); }',
    });
    expect(untold([['Queue', 'write `import edu.princeton.cs.algs4.Queue;`']], diagnostics)).toEqual([]);
  });

  it('tells a class whose name differs from that of its file in capitals what to be named', async () => {
    const { diagnostics } = await build({ Board: 'public class board { }' });
    expect(
      untold([['board', 'The class must be named Board, not board, and its file Board.java']], diagnostics),
    ).toEqual([]);
  });

  it('does not blame the spelling of a class that only the full library has, and tells a person of it', async () => {
    const text = 'import edu.princeton.cs.algs4.Digraph;\npublic class Board { Digraph moves; Point2D blank; }';
    const { diagnostics, scan } = await build({ Board: text });
    // Point2D is not imported: it may be a class of the submission's own that is missing.
    expect(scan).toMatchObject([{ outcome: 'flagged', what: 'edu.princeton.cs.algs4.Digraph', line: 1 }]);
    const expected = ['Digraph', 'Digraph', 'Point2D'].map((name) => `${name} is a class of the course’s library that`);
    expect(diagnostics.map(({ cause }) => cause)).toEqual(
      expected.map((start) => expect.stringContaining(start) as string),
    );
  });

  // Each is known to some later JDK.
  const newer = [
    'int a(Object o) { return o instanceof Node(int x) ? x : 0; }',
    'int b(Object o) { return switch (o) { case Node(int x) -> x; default -> 0; }; }',
    'int c(Object o) { return switch (o) { case Integer i when i > 3 -> i; default -> 0; }; }',
    'int d(Object o) { return switch (o) { case Integer i -> i; default -> 0; }; }',
    'void e(int[] all) { for (int _ : all) { } }',
    'int f(java.util.List<Integer> all) { return all.getFirst() + new java.util.ArrayList<>(all).removeLast(); }',
    'void g() { IO.println(3); }',
  ];
  it.runIf(usableJdks()[0]?.feature === 17)('is a newer Java than that of the JDK', async () => {
    const sources = ['import module java.base;\npublic class Board { }', ...newer.map((line) => source([[line, '']]))];
    for (const Board of sources) {
      const { diagnostics } = await build({ Board });
      expect(
        diagnostics.filter(({ cause }) => cause?.startsWith('This is newer Java than the JDK 17') !== true),
      ).toEqual([]);
      expect(diagnostics).not.toEqual([]);
    }
  });

  it.each(['util.Grid.Pair', 'static util.Grid.SIZE', 'util.Grid.*'])(
    'is an own class in an import of %s',
    async (name) => {
      const Board = `import ${name};\npublic class Board { }`;
      const extras = { 'Grid.java': 'package util; public class Grid { public static class Pair { } }' };
      const { diagnostics } = await build({ Board }, { extras });
      const cause = `remove "import ${name};", and write "Grid." before what it names.`;
      expect(diagnostics[0]).toMatchObject({ line: 1, cause: expect.stringContaining(cause) as string });
    },
  );

  it('tells that a class is missing only where it is', () => {
    const library = join(packageRoot(), 'reference/instruments/java/library/edu/princeton/cs/algs4');
    expect(readdirSync(library).filter((file) => missingTypes.has(file.replace('.java', '')))).toEqual([]);
  });
});
