import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiFinding } from '../../contracts/language.ts';
import { build } from '../../testing/java/testkit.ts';

const API = [
  'public %(int[][] tiles)',
  'public int size()',
  'public boolean equals(Object y)',
  'public Iterable<Node> neighbors()',
];
const GOOD = {
  maker: 'public %(int[][] tiles) { }',
  size: 'public int size() { return 0; }',
  equals: 'public boolean equals(Object y) { return this == y; }',
  neighbors: 'public Iterable<Node> neighbors() { return null; }',
};

/** By class: what is different from GOOD, then the findings that this must give: kind, expected, found. */
const CASES: Record<string, [Partial<Record<keyof typeof GOOD | 'more', string>>, ...(readonly (string | null)[])[]]> =
  {
    Same: [{}],
    Hash: [{ more: 'public int hashCode() { return 1; }' }],
    Main: [{ more: 'public static void main(String... args) { }' }],
    Private: [{ more: 'private int helper; int visible() { return helper; } private static final class Inner { }' }],
    Missing: [{ size: '' }, ['missing', 'public int size()', null]],
    NoConstructor: [{ maker: '' }, ['missing', 'public NoConstructor(int[][] tiles)', null]],
    Type: [{ size: 'public long size() { return 0; }' }, ['different', 'public int size()', 'public long size()']],
    Parameter: [
      { equals: 'public boolean equals(Parameter y) { return false; }' },
      ['different', 'public boolean equals(Object y)', 'public boolean equals(Parameter y)'],
    ],
    Raw: [
      { neighbors: 'public Iterable neighbors() { return null; }' },
      ['different', 'public Iterable<Node> neighbors()', 'public Iterable neighbors()'],
    ],
    Narrow: [
      { neighbors: 'public java.util.List<Node> neighbors() { return null; }' },
      ['different', 'public Iterable<Node> neighbors()', 'public java.util.List<Node> neighbors()'],
    ],
    Package: [{ size: 'int size() { return 0; }' }, ['modifier', 'public int size()', 'int size()']],
    Static: [
      { size: 'public static int size() { return 0; }' },
      ['modifier', 'public int size()', 'public static int size()'],
    ],
    Extra: [{ more: 'public int tileAt(int i) { return i; }' }, ['extra', null, 'public int tileAt(int i)']],
    Overload: [
      { more: 'public boolean equals(Overload y) { return false; }' },
      ['extra', null, 'public boolean equals(Overload y)'],
    ],
    Field: [{ more: 'public int n;' }, ['extra', null, 'public int n']],
    Nested: [{ more: 'public static class Step { }' }, ['extra', null, 'public static class Step']],
    NestedEnum: [{ more: 'public enum Step { UP }' }, ['extra', null, 'public static final enum Step']],
    Checked: [
      { size: 'public int size() throws java.io.IOException, Exception { return 0; }' },
      ['different', 'public int size()', 'public int size() throws java.io.IOException, Exception'],
    ],
    CheckedMaker: [
      { maker: 'public %(int[][] tiles) throws IllegalStateException, InterruptedException { }' },
      [
        'different',
        'public CheckedMaker(int[][] tiles)',
        'public CheckedMaker(int[][] tiles) throws InterruptedException',
      ],
    ],
    Unchecked: [{ size: 'public int size() throws IllegalArgumentException, AssertionError { return 0; }' }],
    UncheckedVariable: [{ size: 'public <E extends RuntimeException> int size() throws E { return 0; }' }],
    CheckedMain: [{ more: 'public static void main(String[] args) throws Exception { }' }],
    CheckedHelper: [{ more: 'private int helper() throws Exception { return 1; }' }],
    Final: [{ size: 'public final synchronized int size() { return 0; }' }],
  };

const className = (name: string, text: string): string => text.replaceAll('%', name);

let findings: readonly ApiFinding[];
beforeAll(async () => {
  const roots = Object.entries(CASES).map(([name, [changes]]): [string, string] => {
    const members = Object.values({ ...GOOD, ...changes }).join('\n');
    return [name, `public class ${name} {\n${className(name, members)}\n}`];
  });
  const api = Object.keys(CASES).map((name) => ({
    name,
    members: [
      ...API.map((signature) => ({ signature: className(name, signature) })),
      { signature: 'public static void main(String[] args)', optional: true },
    ],
  }));
  const special = {
    Inherits: 'public class Inherits extends Base { public Inherits() { } }',
    Overrides:
      'public class Overrides extends Base { public Overrides() { } @Override public int inherited() { return 2; } }',
    Default: 'public class Default implements Sized { public Default() { } }',
    Redefined: 'public class Redefined implements Sized { public Redefined() { } public int length() { return 3; } }',
    Generic: 'public class Generic extends State<Generic> { public Generic() { } }',
    List: 'public class List extends java.util.ArrayList<String> { public List() { } }',
    Far: 'public class Far extends Middle { public Far() { } }',
    Sets: 'public class Sets extends edu.princeton.cs.algs4.UF { public Sets() { super(3); } }',
    Plain: `public class Plain extends java.security.SecureRandomSpi {
      public Plain() { }
      @Override protected void engineSetSeed(byte[] seed) { }
      @Override protected void engineNextBytes(byte[] bytes) { }
      @Override protected byte[] engineGenerateSeed(int length) { return null; }
    }`,
    Cloned: `public class Cloned extends java.security.MessageDigestSpi {
      public Cloned() { }
      @Override protected void engineReset() { }
      @Override protected void engineUpdate(byte one) { }
      @Override protected void engineUpdate(byte[] some, int from, int length) { }
      @Override protected byte[] engineDigest() { return null; }
    }`,
    Quiet: 'class Quiet { public Quiet() { } }',
    Enum: 'public enum Enum { A }',
    Else: 'class SomethingElse { }',
  };
  const specialApi = Object.keys(special).map((name) => ({ name, members: [{ signature: `public ${name}()` }] }));
  const result = await build(
    { ...Object.fromEntries(roots), ...special },
    {
      api: [...api, ...specialApi, { name: 'Absent', members: [] }],
      extras: {
        'Node.java': 'class Node { }',
        'Base.java': 'class Base { public int inherited() { return 1; } }',
        'Sized.java':
          'interface Sized { default int length() { return 2; } int size = 2; static int of() { return 2; } }',
        'State.java': 'class State<B> { public Iterable<B> next(B other) { return null; } }',
        'Middle.java': 'class Middle extends java.util.Random { }',
      },
    },
  );
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  findings = result.api;
});

const of = (name: string): unknown[] =>
  findings.filter((finding) => finding.class === name).map(({ kind, expected, found }) => [kind, expected, found]);

describe('the API of a Java class', () => {
  it.each(Object.keys(CASES))('is compared: %s', (name) => {
    expect(of(name)).toEqual(CASES[name]?.slice(1));
  });

  it('has what a class inherits from another of the submission', () => {
    expect(of('Inherits')).toEqual([['extra', null, 'public int inherited()']]);
  });

  it('has what a class overrides once', () => {
    const found = findings.filter((finding) => finding.class === 'Overrides');
    expect(found.map(({ kind, path }) => [kind, path])).toEqual([['extra', 'src/Overrides.java']]);
  });

  it('has what an interface of the submission does for a class, once', () => {
    expect(of('Default')).toEqual([['extra', null, 'public int length()']]);
    const found = findings.filter((finding) => finding.class === 'Redefined');
    expect(found.map(({ kind, path }) => [kind, path])).toEqual([['extra', 'src/Redefined.java']]);
  });

  it('has what a general class means to one that is below it', () => {
    expect(of('Generic')).toEqual([['extra', null, 'public Iterable<Generic> next(Generic other)']]);
  });

  it('has what a class inherits from a library, told once', () => {
    const list = findings.filter((finding) => finding.class === 'List');
    expect(list).toMatchObject([
      {
        ...{ kind: 'extra', expected: null, found: 'public class List extends java.util.ArrayList' },
        ...{ path: 'src/List.java', line: 1, column: 1 },
        message:
          'List inherits the public members of java.util.ArrayList, which are not in the API of List. Do not extend it: keep an object of java.util.ArrayList in a private field.',
      },
    ]);
    expect(of('Far')).toEqual([['extra', null, 'public class Far extends java.util.Random']]);
  });

  it('has what a class of a library leaves to it that is not public, under the name of the public one', () => {
    expect(of('Sets')).toEqual([['extra', null, 'public class Sets extends edu.princeton.cs.algs4.UF']]);
  });

  it('has the public methods of Object, from whichever class', () => {
    expect(of('Plain')).toEqual([]);
    expect(of('Cloned')).toEqual([['extra', null, 'public class Cloned extends java.security.MessageDigestSpi']]);
  });

  it('must be that of a public class', () => {
    expect(of('Quiet')).toEqual([['modifier', 'public class Quiet', 'class Quiet']]);
    expect(of('Enum')).toEqual([['different', 'public class Enum', 'public final enum Enum']]);
  });

  it('cannot be read when there is no such class', () => {
    expect(of('Else')).toEqual([['missing', 'public class Else', null]]);
    expect(of('Absent')).toEqual([['missing', 'public class Absent', null]]);
  });

  it('tells where a difference is, and in words', () => {
    const finding = findings.find((one) => one.class === 'Raw');
    expect(finding).toMatchObject({
      path: 'src/Raw.java',
      line: 5,
      column: 1,
      message: '`public Iterable neighbors()` differs from the prescribed `public Iterable<Node> neighbors()`.',
    });
    expect(findings.find((one) => one.class === 'CheckedMaker')?.message).toBe(
      '`public CheckedMaker(int[][] tiles) throws InterruptedException` declares `throws InterruptedException`, which the API does not: a program that calls it does not compile unless it catches that. Catch it inside, or throw an exception that need not be declared, such as IllegalArgumentException.',
    );
  });
});
