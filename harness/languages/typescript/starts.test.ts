/** A file may start a program where it is loaded: its class is used all the same. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Observation, Program } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { build, calls, observe, start, submissionOf } from '../../testing/typescript.ts';

const only = (text: string): ReturnType<typeof submissionOf> =>
  submissionOf({ 'Sample.ts': text }, { Sample: 'Sample.ts' });

describe('a file that starts a program', () => {
  const subjects: Subject[] = [];
  afterAll(() => Promise.all(subjects.map((subject) => subject.close())));

  /** What the construction of a Sample and a call of n() show. */
  const callsOf = async (program: Program | null): Promise<readonly Observation[]> => {
    if (program === null) throw new Error('not built');
    const subject = await start(program);
    subjects.push(subject);
    return observe(subject, calls('n'));
  };

  it('forgives what asks whether the file is the one that was started', async () => {
    const text = [
      `export class Sample {`,
      `  n(): number { return 1; }`,
      `  static main(): void { /* runs by itself */ }`,
      `}`,
      `if ((import.meta as any).main || typeof process !== 'undefined' || typeof require === 'function') Sample.main();`,
    ].join('\n');
    const { program, diagnostics, scan } = await build(only(text));
    expect(diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '5:6 forbidden-import-meta',
    ]);
    expect(scan).toEqual([]);
    expect((await callsOf(program))[1]).toMatchObject({ value: 1 });
  });

  it.each([
    ['an if', 'if (import.meta.url === `file://${process.argv[1]}`) Sample.main();'],
    ['an &&', 'import.meta.url.endsWith("Sample.ts") && Sample.main();process.exit()'],
    ['a call with arguments of the process', 'Sample.main(process.argv.slice(2));'],
    ['a call of what uses the process', 'main();\nfunction main(): void { process.exit(); }'],
    ['a call that is awaited', 'await main();\nasync function main() {}'],
    ['a loop that is awaited', 'for await (const line of process.stdin) void line;'],
    ['variables', 'const [, , path] = process.argv, { env } = process;\nvoid [path, env];'],
    [
      'a module of Node',
      "import { readFileSync } from 'fs';\nconst text = readFileSync('x', 'utf8');\nvoid text.length;",
    ],
    ['a resource that is awaited', 'await using it = { async [Symbol.asyncDispose]() {} };\nvoid it;'],
    [
      'a resource with a comment',
      'await /* using x = evil(); /* */ using it = { async [Symbol.asyncDispose]() {} };\nvoid it;',
    ],
    ['a timer', 'setTimeout(() => Sample.main(), 0);'],
  ])('builds a usable class although its file starts a program by %s', async (_, statement) => {
    const text = `export class Sample { n(): number { return 1; } static main(...args: string[]): void { void args; } }\n${statement}`;
    const { program, diagnostics } = await build(only(text));
    expect(diagnostics.length).toBeGreaterThan(0);
    expect((await callsOf(program))[1]).toMatchObject({ value: 1 });
  });

  it.each([
    'if (typeof require !== "undefined" && require.main === module) Sample.main();',
    'if (typeof process !== "undefined" && process.argv[1]?.endsWith("Sample")) Sample.main();',
    'if (typeof process === "object") { Sample.main(...process.argv.slice(2)); }',
    'const path = typeof process !== "undefined" ? process.argv[2] : undefined;\nvoid path;',
  ])('takes what is reached only where there is Node: %s', async (statement) => {
    const text = `export class Sample { static by = 0; n(): number { return Sample.by; } static main(..._: string[]): void { Sample.by++; } }\n${statement}`;
    const { program, diagnostics } = await build(only(text));
    expect(diagnostics).toEqual([]);
    expect((await callsOf(program))[1]).toMatchObject({ value: 0 });
  });

  it.each([
    'if (typeof module !== "undefined") module.exports = {};',
    'if (typeof require !== "undefined") require("fs");',
    'if (typeof process === "undefined" || process.argv[2]) Sample.main();',
  ])('refuses what does something, or is reached without Node: %s', async (statement) => {
    const { diagnostics } = await build(only(`export class Sample { static main(): void {} }\n${statement}`));
    expect(diagnostics.map(({ line }) => line)).toEqual([2]);
  });

  it.each([
    ['opens a file', 'Sample.main(["none.txt"]);'],
    ['reads input', 'const n = StdIn.readInt(), rows = new Array(n);\nfor (const row of rows) console.log(row);'],
    [
      'uses what is only declared',
      'declare const process: { argv: string[] };\nconst [, , path] = process.argv;\nvoid path;',
    ],
    [
      'uses a global that is only declared',
      'declare global { var __filename: string }\nconst name = __filename;\nvoid name;',
    ],
    ['uses what Node is only said to have', 'declare global { var process: { argv: string[] } }\nvoid process.argv;'],
  ])('builds a usable class although a demonstration at the end of its file %s', async (_, statements) => {
    const text = `import { In, StdIn } from 'algs4';\nexport class Sample { n(): number { return 1; } static main(args: string[]): void { new In(args[0]!); } }\n${statements}\nvoid StdIn;`;
    const { program, diagnostics } = await build(only(text));
    expect(diagnostics).toEqual([]);
    expect((await callsOf(program))[1]).toMatchObject({ value: 1 });
  });

  it('forgives no failure of what the file defines', async () => {
    const text = `export class Sample { static rows: number[] | null = null; n(): number { return 1; } }\nSample.rows![0] = 1;`;
    const { program } = await build(only(text));
    expect((await callsOf(program))[0]).toMatchObject({ kind: 'exception' });
  });

  it('forgives no failure for a file of its own that is missing', async () => {
    const text = `import { table } from './table';\nexport class Sample { n(): number { return 1; } }\nvoid table.length;`;
    const { program } = await build(only(text));
    expect((await callsOf(program))[0]).toMatchObject({ kind: 'exception' });
  });
});
