import { beforeAll, describe, expect, it } from 'vitest';
import type { ClassFacts } from '../../../contracts/code-facts.ts';
import { factsOn } from '../../../testing/java/class-files.ts';

const SHAPES = `import java.util.*;
import java.util.function.Function;
import java.util.stream.Collectors;
import edu.princeton.cs.algs4.MinPQ;

public class Shapes<T extends Comparable<T>> implements Iterable<T> {
    private int first, second = 2;
    private final Map<String, List<int[]>> table = new TreeMap<>();
    protected MinPQ<? super Node>[] queues;
    public T value;

    record Node(Shapes<?> shape, Node previous) { }
    enum Kind { SMALL, LARGE { @Override int size() { return 2; } }; int size() { return 1; } }
    public static class Open { public class Inner { } private static class Shut { public class Lost { } } }
    private interface Hidden { int PLAIN = 1; }

    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private int at = 0;
            public boolean hasNext() { return at < 1; }
            public T next() { return value; }
        };
    }

    List<String> lambdas(List<Node> nodes) {
        Function<Node, String> name = node -> Objects.toString(node.previous());
        return nodes.stream()
            .map(name)
            .map(String::trim)
            .collect(Collectors.toList());
    }

    String resources(String path) throws java.io.IOException {
        try (java.io.Reader reader = new java.io.FileReader(path)) {
            return "" + reader.read();
        } catch (IllegalStateException | ArithmeticException caught) {
            return Thread.class.getName();
        }
    }

    int choose(Kind kind, Object value) {
        switch (kind) { case SMALL: return 1; default: break; }
        switch (String.valueOf(value)) { case "a": return 1; case "b": return 2; default: }
        return value instanceof long[][] longs ? longs.length : 0;
    }
}
`;

let classes: ReadonlyMap<string, ClassFacts>;
beforeAll(async () => {
  const { classes: found } = await factsOn({ 'in/Shapes.java': SHAPES });
  classes = new Map(found.map((one) => [one.name, one]));
});

const named = (name: string): ClassFacts => {
  const found = classes.get(name);
  if (found === undefined) throw new Error(`${name} is not among ${[...classes.keys()].join()}`);
  return found;
};
const uses = (name: string): string[] =>
  named(name).references.map(({ to, member, line }) => `${to}${member === null ? '' : `.${member}`}:${line}`);

describe('facts on compiled Java', () => {
  it('are those of every class that was written, and of no other', () => {
    expect([...classes.keys()].toSorted()).toEqual([
      'Shapes',
      'Shapes$1',
      'Shapes$Hidden',
      'Shapes$Kind',
      'Shapes$Kind$1',
      'Shapes$Node',
      'Shapes$Open',
      'Shapes$Open$Inner',
      'Shapes$Open$Shut',
      'Shapes$Open$Shut$Lost',
    ]);
  });

  it('name the outermost class, the file and the line', () => {
    expect(named('Shapes')).toMatchObject({ outermost: 'Shapes', path: 'in/Shapes.java', line: 6 });
    expect(named('Shapes$Open$Shut')).toMatchObject({ outermost: 'Shapes', path: 'in/Shapes.java', line: 14 });
    expect(named('Shapes$1')).toMatchObject({ outermost: 'Shapes', line: 18 });
  });

  it('tell what is visible from outside', () => {
    const visible = [...classes.values()].filter((one) => one.visible).map(({ name }) => name);
    expect(visible.toSorted()).toEqual(['Shapes', 'Shapes$Open', 'Shapes$Open$Inner']);
  });

  it('have fields with their generic types and lines', () => {
    expect(named('Shapes').fields.map(({ name, type, typeNames, line }) => [name, type, typeNames, line])).toEqual([
      ['first', 'int', [], 7],
      ['second', 'int', [], 7],
      ['table', 'Map<String, List<int[]>>', ['java.util.Map', 'java.lang.String', 'java.util.List'], 8],
      ['queues', 'MinPQ<? super Node>[]', ['edu.princeton.cs.algs4.MinPQ', 'Shapes$Node'], 9],
      ['value', 'T', [], 10],
    ]);
  });

  it('know fields of records and interfaces, and no constants of enums', () => {
    expect(named('Shapes$Node').fields.map(({ name, line }) => [name, line])).toEqual([
      ['shape', 12],
      ['previous', 12],
    ]);
    expect(named('Shapes$Hidden').fields).toMatchObject([{ name: 'PLAIN', static: true, final: true, visible: true }]);
    expect(named('Shapes$Kind').fields).toEqual([]);
  });

  it('follow lambdas and method references to what is used', () => {
    expect(uses('Shapes')).toEqual(
      expect.arrayContaining([
        'java.util.function.Function:26',
        'java.util.Objects.toString:26',
        'Shapes$Node.previous:26',
        'java.util.stream.Stream.map:28',
        'java.lang.String.trim:28',
        'java.util.stream.Collectors.toList:30',
      ]),
    );
  });

  it('leave out what the compiler links by itself', () => {
    expect([...classes.keys()].flatMap(uses).filter((use) => /java\.lang\.(?:invoke|runtime)/u.test(use))).toEqual([]);
  });

  it('see classes that are caught, thrown, cast to and named', () => {
    expect(uses('Shapes')).toEqual(
      expect.arrayContaining([
        'java.io.IOException:34',
        'java.io.FileReader.<init>:34',
        'java.io.Reader.read:35',
        'java.lang.IllegalStateException:36',
        'java.lang.ArithmeticException:36',
        'java.lang.Thread:37',
      ]),
    );
  });

  it('name supertypes and their type arguments', () => {
    expect(uses('Shapes')).toEqual(expect.arrayContaining(['java.lang.Iterable:0', 'java.lang.Comparable:0']));
    expect(named('Shapes').interfaces).toEqual(['java.lang.Iterable']);
  });
});
