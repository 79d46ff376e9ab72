/** The reader of class files, fed with anything: 30,000 files. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from './runs.ts';
import { parseClassFile } from '../../languages/java/classfile/class-file.ts';
import { codeFactsOf } from '../../languages/java/classfile/code-facts.ts';
import { compileSources, submissionOf } from '../java/class-files.ts';
import { scanClasses } from '../../languages/java/scan/scan.ts';
import type { ScanFinding } from '../../contracts/scan.ts';
import { damagedBytes } from './damaged.ts';

const source = `import java.util.*;
public class Many<T extends Comparable<T>> implements Iterable<T> {
    private static final List<int[]> KEPT = new ArrayList<>();
    record Pair<A, B>(A first, B second) { }
    enum Color { RED, GREEN { @Override public String toString() { return "g"; } } }
    interface Shape { default int area() { return 0; } }
    class Inner { T value; class Deeper { } }
    long sum(Object... all) {
        long sum = 0;
        for (Object one : all) sum += one instanceof Pair<?, ?> p ? p.hashCode() : one.hashCode();
        switch (all.length) { case 0: case 5: return sum; default: KEPT.add(new int[] {(int) sum}); }
        Shape shape = new Shape() { };
        synchronized (this) { return Optional.of(sum).map(x -> x + shape.area()).orElseThrow(); }
    }
    public Iterator<T> iterator() { throw new UnsupportedOperationException(Color.valueOf("RED") + "x"); }
}
`;

let files: readonly Buffer[];
beforeAll(async () => {
  const units = await compileSources({ 'Many.java': source });
  files = units.map(({ code }) => Buffer.from(code, 'base64'));
});

const submission = submissionOf({ 'Many.java': source });
const factsOf = (bytes: Buffer): ReturnType<typeof codeFactsOf> =>
  codeFactsOf([{ name: 'Many', code: bytes.toString('base64') }], submission);

/** Everything is allowed, so that only what cannot be read is left. */
const rules = [{ outcome: 'allowed', names: ['java.**'], why: () => '' }] as const;
const refusalsOf = (bytes: Buffer): readonly ScanFinding[] =>
  scanClasses([{ name: 'Many', code: bytes.toString('base64') }], submission, { rules, library: new Set() });

describe('a class file', () => {
  it('with anything changed is read, or said to be unreadable', () => {
    const changed = damagedBytes(fc.nat().map((which) => files[which % files.length] ?? Buffer.alloc(0)));
    const anyFile = fc.property(changed, (bytes) => {
      const parsed = parseClassFile(bytes);
      const { code, unreadable } = factsOf(bytes);
      const refusals = refusalsOf(bytes);
      if (parsed.kind === 'malformed') {
        expect([code.classes.length, unreadable.length]).toEqual([0, 1]);
        expect(refusals).toMatchObject([{ outcome: 'refused', what: 'The class Many' }]);
      } else expect(code.classes.length + unreadable.length).toBeLessThanOrEqual(1);
    });
    fc.assert(anyFile, { numRuns: runs(25_000) });
  });

  it('of any bytes behind the magic number is read, or said to be unreadable', () => {
    const start = Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61]);
    const anyBytes = fc.property(fc.uint8Array({ maxLength: 300 }), (rest) => {
      const bytes = Buffer.concat([start, rest]);
      factsOf(bytes);
      refusalsOf(bytes);
    });
    fc.assert(anyBytes, { numRuns: runs(5_000) });
  });
});
