import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseClassFile } from './class-file.ts';
import { codeFactsOf } from './code-facts.ts';
import { compileSources, submissionOf, testJdk } from '../../../testing/java/class-files.ts';

const SOURCE = `import java.util.*;
public class Hard<T extends Comparable<T>> {
    enum Kind { A, B }
    sealed interface Shape permits Dot, Line { }
    record Dot(int x) implements Shape { }
    record Line(Dot from, Dot to) implements Shape { }
    static final int[][] TABLE = {{1}, {2}};
    int pick(Kind kind, long n) {
        TABLE[0][0]++;
        Runnable run = () -> System.out.println(kind + " " + n);
        try { run.run(); } finally { TABLE[1] = null; }
        return switch (kind) { case A -> 1; case B -> (int) n; };
    }
}
`;
/** Only for compilers that know it. */
const PATTERNS = `class Patterns {
    sealed interface Shape permits Dot, Line { }
    record Dot(int x) implements Shape { }
    record Line(Dot from, Dot to) implements Shape { }
    String name(Shape shape) {
        return switch (shape) {
            case Dot(int x) when x > 3 -> "far";
            case Dot dot -> "dot" + dot.x();
            case Line(Dot from, Dot(int to)) -> from + "-" + to;
        };
    }
}
`;
const newest = ['/usr/lib/jvm/temurin-25-jdk-amd64', process.env['GRADER_TEST_NEWER_JDK'] ?? ''].find(
  (home) => home !== '' && existsSync(`${home}/bin/javac`),
);

let units: readonly { name: string; bytes: Buffer }[];
beforeAll(async () => {
  const compiled = await compileSources({ 'Hard.java': SOURCE });
  units = compiled.map(({ name, code }) => ({ name, bytes: Buffer.from(code, 'base64') }));
});

const bytesOf = (name: string): Buffer => {
  const found = units.find((unit) => unit.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found.bytes;
};

/** As the rules would see it: everything that is read later is read. */
const readAll = (bytes: Uint8Array): unknown =>
  codeFactsOf([{ name: 'Hard', code: Buffer.from(bytes).toString('base64') }], submissionOf({ 'Hard.java': SOURCE }));

describe('a class file', () => {
  it('tells its structure', () => {
    const parsed = parseClassFile(bytesOf('Hard'));
    if (parsed.kind === 'malformed') throw new Error(parsed.message);
    const { file } = parsed;
    expect(file).toMatchObject({
      name: 'Hard',
      superclass: 'java.lang.Object',
      sourceFile: 'Hard.java',
      nestHost: null,
    });
    expect(file.signature).toBe('<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;');
    expect(file.innerClasses.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hard$Kind', 'Hard$Dot']));
    expect(file.bootstraps.map(({ method }) => method?.owner).toSorted()).toEqual([
      'java.lang.invoke.LambdaMetafactory',
      'java.lang.invoke.StringConcatFactory',
    ]);
  });

  it('of a nested class names its host', () => {
    expect(parseClassFile(bytesOf('Hard$Line'))).toMatchObject({
      kind: 'class',
      file: { nestHost: 'Hard', interfaces: ['Hard$Shape'], superclass: 'java.lang.Record' },
    });
  });

  it('that ends early is malformed wherever it is cut', () => {
    const bytes = bytesOf('Hard');
    for (let length = 0; length < bytes.length; length++) {
      expect(parseClassFile(bytes.subarray(0, length)).kind).toBe('malformed');
    }
  });

  it('is refused with the place of the fault', () => {
    expect(parseClassFile(Buffer.from('not a class file'))).toEqual({
      kind: 'malformed',
      offset: 4,
      message: 'These bytes are not a class file.',
    });
  });

  it.runIf(newest !== undefined)('of the newest JDK is read as well', async () => {
    const compiled = await compileSources({ 'Patterns.java': PATTERNS }, newest ?? testJdk());
    const { code, unreadable } = codeFactsOf(compiled, submissionOf({ 'Patterns.java': PATTERNS }));
    expect(unreadable).toEqual([]);
    const patterns = code.classes.find(({ name }) => name === 'Patterns');
    expect(patterns?.references).toContainEqual({ to: 'Patterns$Dot', member: 'x', line: 7 });
    expect(patterns?.references.filter(({ to }) => /invoke|runtime/u.test(to))).toEqual([]);
  });
});

describe('hostile bytes', () => {
  it('that differ from a class file in some places never crash', () => {
    const place = fc.tuple(fc.nat(), fc.oneof(fc.nat(255), fc.constantFrom(0, 255, 127)));
    const input = fc.tuple(fc.nat(), fc.array(place, { minLength: 1, maxLength: 12 }));
    fc.assert(
      fc.property(input, ([which, changes]) => {
        const bytes = Buffer.from(units[which % units.length]?.bytes ?? []);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        readAll(bytes);
      }),
      { numRuns: 3_000 },
    );
  });

  it('of any kind never crash', () => {
    const start = Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61]);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (rest) => {
        readAll(Buffer.concat([start, rest]));
      }),
      { numRuns: 2_000 },
    );
  });
});
