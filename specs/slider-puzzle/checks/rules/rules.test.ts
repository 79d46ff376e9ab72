import { beforeAll, describe, expect, it } from 'vitest';
import type { ClassFacts, CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import { factsOn } from '../../../../harness/testing/java/class-files.ts';
import { currentRules, ruleChecks, type RuleSet } from './index.ts';

/** Keeps to all rules, by means that look like breaking them. */
const careful = {
  'Board.java': `public class Board {
    private static final int[][] MOVES = {{1, 0}, {0, 1}};
    private final int[] tiles = {1};
    private Board twin;
    enum Kind { A, B }
    record Pair(int a, String b) {  }
    private static class Shut { public int x; }
    int hamming() { return MOVES[1][0] + tiles[0]; }
    String s(Kind k, int n) { switch (k) { case A: return n + "x" + k; default: return new Pair(n, "").toString(); } }
    void p() { System.out.printf("%d", 1); Runnable r = System.out::println; }
    Object o() { return java.util.stream.IntStream.range(0, 3).mapToObj(i -> "" + i).toList(); }
  }`,
  'Solver.java': `import edu.princeton.cs.algs4.MaxPQ;
  public class Solver {
    private static final int LIMIT = 10;
    private final java.util.List<Board> path = new java.util.ArrayList<>();
    private Stack<Board> stack;
    private static class Stack<T> { T[] all; }
    private static class Node { Board board; java.util.Comparator<Node> order; Node previous; }
    private Link<Board> last;
    private java.util.Optional<Node> goal;
    private static class Link<T> { T item; Link<T> previous; }
    private interface Frontier { Node delMin(); }
    private @interface Slow { String value() default ""; }
    private static class ByMoves implements java.util.Comparator<Node>, java.io.Serializable {
      private static final long serialVersionUID = 1L;
      @Slow public int compare(Node a, Node b) { return 0; }
    }
    private static class Wrapped implements Frontier {
      private final edu.princeton.cs.algs4.MinPQ<Node> queue = null;
      public Node delMin() { return queue.delMin(); }
    }
    public Solver(Board board) { MaxPQ<Node> queue = new MaxPQ<>(); queue.insert(new Node()); }
  }`,
};

const careless = {
  'Board.java': `public class Board extends Base implements Comparable<Board> {
    public int n;
    public static class Cell { public int row; }
    private static int count;
    private static final int[] CACHE = {1};
    void f() { count = 1; CACHE[0] = 2; }
    void r() { java.lang.reflect.Array.newInstance(int.class, 1); }
    void s() { java.lang.reflect.Array.newInstance(int.class, 1); }
    void w() throws Exception { new java.io.PrintStream("file").println(); }
    java.nio.file.Path path;
    public int compareTo(Board that) { return 0; }
  }
  abstract class Base implements Runnable { public void run() { } }`,
  'Solver.java': `import edu.princeton.cs.algs4.*;
  public class Solver {
    private MinPQ<Board> queue;
    private Search[] searches;
    private java.util.List<Node> nodes;
    private Link link;
    static class Search { MinPQ<Board> open; }
    static class Link { Step step; }
    static class Step { Link back; }
    record Node(Board board, Node previous) { }
    static class Inner { static String last; }
    Solver() { new java.util.PriorityQueue<String>().add(""); }
    void more() { new IndexMinPQ<String>().insert(""); }
    private Frontier frontier;
    static class Frontier extends MinPQ<Board> { }
  }`,
  'Helper.java': 'public class Helper { }',
};

const ownQueues = {
  'MinPQ.java': 'class MinPQ<K> {\n  void insert(K k) { }\n  K delMin() { return null; }\n}',
  'Solver.java': `public class Solver {
    static class Heap { void add(Solver b) { } Solver removeMin() { return null; } }
    Solver() { new MinPQ<String>().insert(""); new Heap().add(null); }
  }`,
};

const noQueue = {
  'Solver.java': 'public class Solver {\n  Solver() { new java.util.PriorityQueue<String>().add(""); }\n}',
};

const java = currentRules('java');
const facts = new Map<object, CodeFacts>();
beforeAll(async () => {
  for (const sources of [careful, careless, ownQueues, noQueue]) facts.set(sources, await factsOn(sources));
});

/** What the rule says about the code: `path:line message`. */
const findings = (rule: string, sources: object, rules: RuleSet = java): string[] => {
  const code = facts.get(sources) ?? (sources as CodeFacts);
  return ruleChecks(rules)
    .filter(({ id }) => id === `rule-${rule}`)
    .flatMap(({ cases }) => cases.flatMap((one) => (one.kind === 'static' ? one.inspect(code) : [])))
    .map(({ path, line, message }) => `${path}:${line} ${message}`);
};

describe('the rules', () => {
  it.each(ruleChecks(java).map(({ id }) => id.replace('rule-', '')))('find nothing in careful code: %s', (rule) => {
    expect(findings(rule, careful)).toEqual([]);
  });
});

describe('imports', () => {
  it('of other packages are found with all their lines, and so are subpackages and things made', () => {
    const rest = 'the assignment permits only java.lang, java.util and algs4.';
    expect(findings('imports', careless)).toEqual([
      `Board.java:1 java.nio.file.Path is used here; ${rest}`,
      `Board.java:7 java.lang.reflect.Array is used here (also on line 8); ${rest}`,
      `Board.java:9 java.io.PrintStream is used here; ${rest}`,
    ]);
  });

  it('of modules are those that the course permits', () => {
    const imports = ['algs4', './board', 'node:fs', 'min-heap-typed'].map((from, index) => ({
      from,
      names: [],
      line: index + 1,
    }));
    const code: CodeFacts = { classes: [], modules: [{ path: 'solver.ts', imports, variables: [] }] };
    expect(findings('imports', code, currentRules('typescript', ['min-heap-typed']))).toEqual([
      'solver.ts:3 node:fs is used here; the assignment permits only algs4, min-heap-typed.',
    ]);
  });
});

describe('the queue', () => {
  it('may not be one of a library that is not permitted', () => {
    expect(findings('queue', careless)).toEqual([
      'Solver.java:12 java.util.PriorityQueue is used here; the search must run on MinPQ, whose operations are counted.',
      'Solver.java:13 edu.princeton.cs.algs4.IndexMinPQ is used here; the search must run on MinPQ, whose operations are counted.',
    ]);
  });

  it('may not be a class of the submission, whatever its name', () => {
    expect(findings('queue', ownQueues)).toEqual([
      'MinPQ.java:1 This MinPQ replaces the library’s, and is not counted.',
      'Solver.java:2 Heap is the submission’s own priority queue; the search must run on MinPQ.',
    ]);
  });

  it('is the one of an edition, and must be used', () => {
    const queues = { words: 'TreeSet', permitted: ['java.util.TreeSet'], others: [] };
    expect(findings('queue', noQueue, { ...java, queues })).toEqual([
      'Solver.java:1 Solver uses no TreeSet; the search must run on it, since its operations are counted.',
    ]);
    expect(
      findings('queue', noQueue, { ...java, queues: { ...queues, permitted: ['java.util.PriorityQueue'] } }),
    ).toEqual([]);
  });

  it('of a module is the one of a module that the course permits', () => {
    const rules = currentRules('typescript', ['min-heap-typed']);
    const solver = (to: string): CodeFacts => ({
      classes: [{ ...emptyClass, name: 'Solver', references: [{ to, member: '<init>', line: 5 }] }],
      modules: [],
    });
    expect(findings('queue', solver('min-heap-typed.MinHeap'), rules)).toEqual([]);
    expect(findings('queue', solver('@datastructures-js/heap.Heap'), rules)).toEqual([
      'solver.ts:5 @datastructures-js/heap.Heap is used here; the search must run on MinPQ, MinHeap, whose operations are counted.',
    ]);
    expect(findings('queue', solver('Map'), rules)).toHaveLength(1);
  });
});

const emptyClass: ClassFacts = {
  name: '',
  outermost: 'Solver',
  path: 'solver.ts',
  line: 4,
  visible: true,
  superclass: null,
  interfaces: [],
  fields: [],
  methods: [],
  references: [],
};

describe('fields of a Solver', () => {
  it('may hold no queue and no collection of search nodes; the way from one node is the solution', () => {
    const rest = 'in memory after the search, unless it is null by then.';
    expect(findings('solver-fields', careless)).toEqual([
      `Solver.java:3 The field queue (MinPQ<Board>) of Solver keeps a priority queue (MinPQ) ${rest}`,
      `Solver.java:4 The field searches (Search[]) of Solver keeps a priority queue (MinPQ) in memory after the search, through Search.open.`,
      `Solver.java:5 The field nodes (List<Node>) of Solver keeps search nodes (each Node refers to others through its field previous) ${rest}`,
      `Solver.java:14 The field frontier (Frontier) of Solver keeps a priority queue (Frontier) ${rest}`,
    ]);
  });
});

describe('fields of a Solver in TypeScript', () => {
  const field = { name: 'last', static: false, final: true, visible: false, line: 5 };
  const link: ClassFacts = {
    ...emptyClass,
    name: 'Link',
    fields: [{ ...field, type: 'Maybe<Link>', typeNames: ['Link'], single: true }],
  };
  const solver = (type: string, single: boolean): CodeFacts => ({
    classes: [{ ...emptyClass, name: 'Solver', fields: [{ ...field, type, typeNames: ['Link'], single }] }, link],
    modules: [],
  });

  it('may hold a list of links behind an alias, and no collection behind one', () => {
    const rules = currentRules('typescript');
    expect(findings('solver-fields', solver('Maybe<Link>', true), rules)).toEqual([]);
    expect(findings('solver-fields', solver('Nodes', false), rules)).toHaveLength(1);
  });

  it('are followed once, however many there are and however long the chain of classes that they lead to', () => {
    const to = (index: number): ClassFacts['fields'] => [
      { ...field, type: 'Link[]', typeNames: [`Link${index}`], single: false },
    ];
    const chain = Array.from({ length: 900 }, (_, index) => ({
      ...{ ...emptyClass, name: `Link${index}`, fields: to(index + 1) },
    }));
    const fields = Array.from({ length: 5_000 }, (_, index) => to(index % 900)).flat();
    const code = (last: ClassFacts): CodeFacts => ({
      classes: [{ ...emptyClass, name: 'Solver', fields }, ...chain, last],
      modules: [],
    });
    const rules = currentRules('typescript');
    expect(findings('solver-fields', code({ ...emptyClass, name: 'Link900' }), rules)).toEqual([]);
    const back = { ...emptyClass, name: 'Link900', fields: to(5) };
    expect(findings('solver-fields', code(back), rules)).toHaveLength(20);
  });
});

describe('static state', () => {
  it('is what can change, in both classes', () => {
    expect(findings('static-state', careless)).toEqual([
      'Board.java:4 The static field count of Board can change and does so at line 6: all objects share it.',
      'Board.java:5 The static field CACHE of Board is final, but its contents change at line 6: all objects share it.',
      'Solver.java:11 The static field last of Solver$Inner can change: all objects share it.',
    ]);
  });

  it('is to be made constant by the keyword of the language', () => {
    const field = { name: 'most', type: 'number', typeNames: [], static: true, final: false, visible: false, line: 5 };
    const code: CodeFacts = { classes: [{ ...emptyClass, name: 'Solver', fields: [field] }], modules: [] };
    const hints = (language: string): unknown[] =>
      ruleChecks(currentRules(language))
        .filter(({ id }) => id === 'rule-static-state')
        .flatMap(({ cases }) => cases.flatMap((one) => (one.kind === 'static' ? one.inspect(code) : [])))
        .map(({ hint }) => hint);
    expect([...hints('java'), ...hints('typescript')]).toEqual([
      expect.stringContaining('Declare the static field final'),
      expect.stringContaining('Declare the static field readonly'),
    ]);
  });

  it('of a module is a variable that can change', () => {
    const variables = [
      { name: 'cache', exported: true, mutable: true, typeNames: [], line: 3 },
      { name: 'N', exported: false, mutable: false, typeNames: [], line: 4 },
    ];
    const code: CodeFacts = { classes: [], modules: [{ path: 'board.ts', imports: [], variables }] };
    expect(findings('static-state', code, currentRules('typescript'))).toEqual([
      'board.ts:3 The exported variable cache of the module can change: all objects share it.',
    ]);
  });
});

describe('interfaces and what is public', () => {
  it('of Board are found, those that it inherits too', () => {
    expect(findings('interfaces', careless)).toEqual([
      'Board.java:1 Board implements Comparable, which is not in its API.',
      'Board.java:13 Board implements Runnable, which is not in its API, through Base.',
    ]);
  });

  it('are found: visible fields, nested classes and other classes', () => {
    expect(findings('public-api', careless)).toEqual([
      'Board.java:3 The class Cell is visible to everyone, but it is not in the API.',
      'Board.java:2 The field n of Board is visible to everyone, but it is not in the API.',
      'Helper.java:1 The class Helper is visible to everyone, but it is not in the API.',
    ]);
  });
});
