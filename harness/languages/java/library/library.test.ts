import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDir } from '../../../platform/cache-dir.ts';
import type { BuildResult } from '../../../contracts/language.ts';
import { java } from '../index.ts';
import { build, call, factsFor, make, observe, sandbox } from '../../../testing/java/testkit.ts';
import { testJdk } from '../../../testing/java/class-files.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import { writeFiles } from '../../../testing/write-files.ts';

const folder = scratchFolder('course-jar');

/** A jar of these sources, by path; compiled and packed by the tools of the JDK. */
const jarOf = (name: string, sources: Readonly<Record<string, string>>): string => {
  const tool = (name: string): string => join(testJdk(), 'bin', name);
  const [from, classes, jar] = [join(folder, name, 'src'), join(folder, name, 'out'), join(folder, `${name}.jar`)];
  writeFiles(Object.entries(sources), from);
  const files = Object.keys(sources).map((path) => join(from, path));
  execFileSync(tool('javac'), ['-d', classes, ...files]);
  execFileSync(tool('jar'), ['cf', jar, '-C', classes, '.']);
  return jar;
};

const algs4 = 'edu/princeton/cs/algs4';
const theirs = `public class MinPQ<K> { public void insert(K key) { throw new RuntimeException("theirs"); } }`;
const courseJar = jarOf('course', {
  [`${algs4}/Course.java`]: `package edu.princeton.cs.algs4; public class Course {
    public static int seven() { return new MinPQ<Integer>() != null ? Inner.SEVEN : 0; } static class Inner { static final Integer SEVEN = 7; } }`,
  [`${algs4}/MinPQ.java`]: `package edu.princeton.cs.algs4; ${theirs}`,
  [`${algs4}/Window.java`]: 'package edu.princeton.cs.algs4; public class Window extends java.awt.Canvas { }',
});
const oldJar = jarOf('old', {
  'MinPQ.java': theirs,
  'Helper.java': 'public class Helper { public int eight() { return 8; } }',
});

const use = (body: string, before = ''): string => `${before}public class Solver { public int answer() { ${body} } }`;

const observed = async ({ program }: BuildResult) => {
  if (program === null) throw new Error('nothing was built');
  const context = { facts: factsFor([]), sandbox, cacheDir: cacheDir(), heapBytes: 2 ** 28, work: 'short' } as const;
  const subject = java.start(program, context);
  try {
    return await observe(subject, [make('Solver', 'solver'), call('solver', 'answer'), { op: 'counters' }]);
  } finally {
    await subject.close();
  }
};

const library = { defaultPackage: true, jar: null };
const push = 'MinPQ<Integer> q = new MinPQ<>(); q.insert(1); return q.size();';

describe('a library without packages', () => {
  it('is not there by default, and the way to import it is told', async () => {
    const { diagnostics, notes, program } = await build({ Solver: use(push) });
    expect(program).toBeNull();
    expect(diagnostics[0]).toMatchObject({ severity: 'error', line: 1 });
    expect(notes).toEqual([
      expect.stringMatching(
        /^MinPQ is a class .*`import edu\.princeton\.cs\.algs4\.MinPQ;` at the top of src\/Solver\.java/u,
      ),
    ]);
  });

  it('is counted when the course permits it, and this is said', async () => {
    const result = await build({ Solver: use(push) }, { library });
    expect(result.diagnostics).toEqual([]);
    expect(result.notes).toEqual([
      expect.stringContaining('without imports, which this course allows: src/Solver.java'),
    ]);
    expect((await observed(result)).slice(1)).toMatchObject([{ value: 1 }, { queues: [{ inserts: 1 }] }]);
  });

  it('comes before what `import java.util.*` brings, as a class without a package does', async () => {
    const body = 'Stack<Integer> s = new Stack<>(); s.push(1); return s.getClass().getName().length();';
    const [, answer] = await observed(await build({ Solver: use(body, 'import java.util.*;\n') }, { library }));
    expect(answer).toMatchObject({ value: 'edu.princeton.cs.algs4.Stack'.length });
  });

  it.each(['import java.util.Stack;\n', 'import java.util . Stack ;'])('leaves an import alone: %s', async (line) => {
    const body = 'Stack<Integer> s = new Stack<>(); return s.getClass().getName().length();';
    const [, answer] = await observed(await build({ Solver: use(body, line) }, { library }));
    expect(answer).toMatchObject({ value: 'java.util.Stack'.length });
  });

  it('takes a comment on a class of the library for no class of that name', async () => {
    const imports = '// import my.Stack; this uses the class Stack, which is not ours\n';
    const body = 'Stack<Integer> s = new Stack<>(); s.push(1); return s.pop();';
    const [, answer] = await observed(await build({ Solver: use(body, imports) }, { library }));
    expect(answer).toMatchObject({ value: 1 });
  });

  it("leaves the submission's own classes alone", async () => {
    const extras = { 'Stack.java': 'class Stack { int nine() { return 9; } }' };
    const nested = 'class Bag { int ten() { return 10; } }';
    const source = `${use('return new Stack().nine() + new Bag().ten();')} ${nested}`;
    const result = await build({ Solver: source }, { extras, library });
    expect((await observed(result))[1]).toMatchObject({ value: 19 });
  });

  it('keeps lines and columns, on the first line too', async () => {
    const { diagnostics } = await build(
      { Solver: 'public class Solver { MinPQ<String> q; oops }\nclass X { oops }' },
      { library },
    );
    expect(diagnostics[0]).toMatchObject({
      line: 1,
      column: 44,
      excerpt: 'public class Solver { MinPQ<String> q; oops }',
    });
    expect(diagnostics[1]).toMatchObject({ line: 2, column: 15 });
  });
});

describe("a course's own jar", () => {
  it('is on the class path and under the subject, with our queue in the place of its own', async () => {
    const imports = 'import edu.princeton.cs.algs4.Course; import edu.princeton.cs.algs4.MinPQ;';
    const source = use('MinPQ<Integer> q = new MinPQ<>(); q.insert(1); return Course.seven();', imports);
    const result = await build({ Solver: source }, { library: { jar: courseJar } });
    expect(result.diagnostics).toEqual([]);
    expect(result.program?.units.map(({ name }) => name).toSorted()).toEqual([
      'Solver',
      ...['edu.princeton.cs.algs4.Course', 'edu.princeton.cs.algs4.Course$Inner'],
    ]);
    expect((await observed(result)).slice(1)).toMatchObject([{ value: 7 }, { queues: [{ inserts: 1 }, {}] }]);
  });

  it('of old, without packages, permits sources without imports', async () => {
    const source = use('MinPQ<Integer> q = new MinPQ<>(); q.insert(1); return new Helper().eight();');
    const result = await build({ Solver: source }, { library: { jar: oldJar } });
    expect((await observed(result)).slice(1)).toMatchObject([{ value: 8 }, { queues: [{ inserts: 1 }] }]);
  });

  it('is not sent along where nothing of it is used', async () => {
    const { program } = await build({ Solver: use('return 1;') }, { library: { jar: courseJar } });
    expect(program?.units.map(({ name }) => name)).toEqual(['Solver']);
  });

  it.each([
    ['missing.jar', null, /cannot be read/u],
    ['broken.jar', 'no jar', /not a readable archive/u],
  ])('is refused with its name: %s', async (name, content, message) => {
    const jar = join(folder, name);
    if (content !== null) writeFileSync(jar, content);
    await expect(build({ Solver: use('return 1;') }, { library: { jar } })).rejects.toMatchObject({
      blame: 'usage',
      where: jar,
      message: expect.stringMatching(message) as string,
    });
  });
});
