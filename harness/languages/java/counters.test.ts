import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Observation, Script } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { call, handle, make, observe, subjectOf } from '../../testing/java/testkit.ts';

type Counters = Extract<Observation, { kind: 'counters' }>;

const PUZZLE04 = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];

/** A solver whose keys, queues and habits are the test's to choose. */
const solver = (parts: {
  name: string;
  queues?: string;
  node?: string;
  keep?: string;
  compare?: string;
  before?: string;
}): string => `
import edu.princeton.cs.algs4.MinPQ;
public class ${parts.name} {
    static class Holder { final Board board; Holder(Board b) { board = b; } }
    static class Node implements Comparable<Node> {
        ${parts.node ?? 'final Board held; Board board() { return held; }'}
        final int moves; final Node prev; int priority; int cached;
        Node(Board b, int m, Node p) { ${parts.keep ?? 'held = b;'} moves = m; prev = p; priority = m + b.manhattan(); }
        public int compareTo(Node o) { ${parts.compare ?? 'return Integer.compare(priority, o.priority);'} }
    }
    private int moves = -1;
    public ${parts.name}(Board initial) {
        MinPQ<Node> a = new MinPQ<>();
        MinPQ<Node> b = ${parts.queues ?? 'new MinPQ<>()'};
        a.insert(new Node(initial, 0, null));
        b.insert(new Node(initial.twin(), 0, null));
        while (true) {
            Node x = step(a);
            if (x != null) { moves = x.moves; return; }
            if (a != b && step(b) != null) return;
        }
    }
    private static Node step(MinPQ<Node> q) {
        Node x = q.delMin();
        if (x.board().isGoal()) return x;
        for (Board y : x.board().neighbors()) {
            if (x.prev != null && y.equals(x.prev.board())) continue;
            Node next = new Node(y, x.moves + 1, x);
            q.insert(next);
            ${parts.before ?? ''}
        }
        return null;
    }
    public int moves() { return moves; }
}
`;
/** With a key that captures the initial board, and holds another one. */
const capturing = (text: string): string =>
  text.replace(
    'initial.twin(), 0, null)',
    '$& { public int compareTo(Node o) { return initial == null ? 0 : super.compareTo(o); } }',
  );
const BOARD = `
public class Board {
    public Board(int[][] tiles) { throw new IllegalStateException("the student's own board"); }
    public boolean isGoal() { return false; }
    public int manhattan() { return 0; }
    public Iterable<Board> neighbors() { return null; }
    public Board twin() { return this; }
}
`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({
    Two: solver({ name: 'Two' }),
    Board: BOARD,
    One: solver({ name: 'One', queues: 'a' }),
    Held: solver({
      name: 'Held',
      node: 'final Holder held; Board board() { return held.board; }',
      keep: 'held = new Holder(b);',
    }),
    Back: solver({
      name: 'Back',
      node: 'final Board before; final Board held; Board board() { return held; }',
      keep: 'before = p == null ? null : p.held; held = b;',
    }),
    Captures: capturing(solver({ name: 'Captures' })),
    Calls: solver({
      name: 'Calls',
      compare: 'return Integer.compare(moves + held.manhattan(), o.moves + o.held.manhattan());',
    }),
    Changes: solver({ name: 'Changes', before: 'next.priority++;' }),
    Renews: solver({
      name: 'Renews',
      node: 'Object tag = new Object(); final Board held; Board board() { return held; }',
      before: 'next.tag = new Object();',
    }),
    Caches: solver({ name: 'Caches', before: 'next.cached = 7;' }),
    Sentinels: solver({
      name: 'Sentinels',
      node: `final Board held; Board board() { return held; }
        int unknown = -999; boolean stale = true; Object empty = java.util.Optional.empty();
        Runnable recipe = this::board; Object lazy = recipe;`,
      before: `next.unknown = next.moves; next.stale = false; next.empty = java.util.Optional.of(7);
        next.recipe = null; next.lazy = 7;`,
    }),
    Boxes: solver({
      name: 'Boxes',
      node: `final Board held; Board board() { return held; }
        Integer unset = -1; Boolean stale = true; Long same = 1_000L;`,
      before: 'next.unset = next.moves; next.stale = false; next.same = 999L + next.moves / next.moves;',
    }),
    Blind: solver({ name: 'Blind', compare: 'return Integer.compare(moves, o.moves);' }),
    Extends: solver({
      name: 'Extends',
      queues: 'new MinPQ<Node>() { public void insert(Node x) { super.insert(x); } }',
    }),
    Boards: `
import edu.princeton.cs.algs4.MinPQ;
public class Boards {
    public Boards(Board initial) {
        MinPQ<Board> queue = new MinPQ<>((a, b) -> 0);
        for (Board next : initial.neighbors()) for (Board back : next.neighbors()) queue.insert(back);
        for (Board board : queue) board.equals(initial);
        while (!queue.isEmpty()) queue.delMin();
    }
}`,
    Again: solver({ name: 'Again', before: 'q.insert(new Node(y, x.moves + 1, x));' }),
  });
});
afterAll(() => subject.close());

const solve = async (type: string, settings: Partial<Script> = {}): Promise<Counters> => {
  const seen = await observe(
    subject,
    [make('Board', 'b', { kind: 'grid', value: PUZZLE04 }), make(type, 's', handle('b')), { op: 'counters' }],
    { substitute: ['Board'], watch: { keys: true, searches: true, contradictions: true }, ...settings },
  );
  const counters = seen[2];
  if (counters?.kind !== 'counters') throw new Error(JSON.stringify(seen));
  return counters;
};

describe('counting a solver on puzzle04', () => {
  it('finds ten insertions and five removals in the search from the initial board', async () => {
    const { queues } = await solve('Two');
    expect(queues[0]).toMatchObject({
      type: 'edu.princeton.cs.algs4.MinPQ',
      inserts: 10,
      delMins: 5,
      finalSize: 5,
      keyDecreases: 0,
      priorityDecreases: 0,
      changedKeys: 0,
      searches: [{ inserts: 10, delMins: 5 }],
    });
  });

  it('counts a class that extends the queue', async () => {
    const { queues } = await solve('Extends');
    expect(queues.map(({ inserts, delMins }) => [inserts, delMins])).toEqual([
      [10, 5],
      [10, 4],
    ]);
  });

  // An estimate: one time in a hundred two of the boards count as one.
  it('tells how many boards of each moves and distance were asked for their neighbors', { retry: 3 }, async () => {
    const { operations } = await solve('Two');
    expect(operations['Board.neighbors() at 4']).toBe(4);
    const levels = Object.entries(operations).filter(([name]) => name.startsWith('Board.neighbors() at '));
    expect(levels.reduce((sum, [, boards]) => sum + boards, 0)).toBe(8);
  });

  it('shows tiles by other names, and searches as ever', async () => {
    const watch = { names: [0, 2, 3, 1, 4, 5, 6, 7, 8] };
    const steps = [make('Board', 'b', { kind: 'grid', value: PUZZLE04 } as const), make('Two', 's', handle('b'))];
    const seen = await observe(subject, [...steps, call('s', 'moves'), call('b', 'toString')], {
      substitute: ['Board'],
      watch,
    });
    expect(seen.slice(2)).toMatchObject([{ value: 4 }, { value: '3\n 0  2  1 \n 4  3  5 \n 7  8  6 \n' }]);
  });

  it('tells two searches in one queue apart', async () => {
    const { queues } = await solve('One');
    expect(queues).toHaveLength(1);
    expect(queues[0]?.searches).toMatchObject([
      { root: '3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n', inserts: 10, delMins: 5 },
      { root: '3\n 0  1  3 \n 4  2  5 \n 7  6  8 \n' },
    ]);
  });

  it('finds the board in a helper object of the key', async () => {
    const { queues } = await solve('Held');
    expect(queues[0]?.searches).toMatchObject([{ inserts: 10, delMins: 5 }]);
  });

  it('takes no board that a class captures for that of a key, where it has one', async () => {
    const { queues } = await solve('Captures');
    expect(queues.map(({ searches }) => searches)).toMatchObject([
      [{ root: '3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n', inserts: 10 }],
      [{ root: '3\n 0  1  3 \n 4  2  5 \n 7  6  8 \n' }],
    ]);
  });

  it('takes the board that is further from the start where a key holds its predecessor’s too', async () => {
    const watch = { searches: true, trace: 20 };
    const [back, two] = [await solve('Back', { watch }), await solve('Two', { watch })];
    expect(back.queues.map(({ trace }) => trace)).toEqual(two.queues.map(({ trace }) => trace));
  });

  it('counts what the subject calls and nothing that it calls for us', async () => {
    const cached = (await solve('Two')).operations['Board.manhattan()'];
    const { operations } = await solve('Calls');
    const again = (await solve('Calls', { watch: {} })).operations;
    expect(cached).toBe(29);
    expect(operations['Board.manhattan()']).toBeGreaterThan(29);
    expect(again).toEqual(operations);
  });

  it.each(['Changes', 'Renews'])('sees a key change in the queue: %s', async (name) => {
    expect((await solve(name)).queues[0]?.changedKeys).toBe(4);
  });

  it.each(['Caches', 'Sentinels', 'Boxes'])(
    'lets a cache pass, whatever stands for nothing in it: %s',
    async (name) => {
      expect((await solve(name)).queues[0]?.changedKeys).toBe(0);
    },
  );

  it('takes what a board learns of the ways to it for no change of a key', async () => {
    expect((await solve('Boards')).queues[0]?.changedKeys).toBe(0);
  });

  it('sees priorities decrease that the queue itself does not', async () => {
    const [queue] = (await solve('Blind')).queues;
    expect(queue?.keyDecreases).toBe(0);
    expect(queue?.priorityDecreases).toBeGreaterThan(0);
  });

  it('knows no priorities where a board is in two nodes, which may have come to it by two ways', async () => {
    expect((await solve('Again')).queues[0]).toMatchObject({ priorityDecreases: null, keyDecreases: 0 });
  });

  it('traces each operation', async () => {
    const [queue] = (await solve('Two', { watch: { searches: true, trace: 100 } })).queues;
    expect(queue?.trace.map(({ op, depth }) => `${op} ${String(depth)}`).slice(0, 6)).toEqual([
      'insert 0',
      'delMin 0',
      'insert 1',
      'insert 1',
      'delMin 1',
      'insert 2',
    ]);
    expect(queue?.trace).toHaveLength(15);
  });

  it('watches nothing that was not asked for', async () => {
    const [queue] = (await solve('Two', { watch: {} })).queues;
    expect(queue).toMatchObject({ priorityDecreases: null, changedKeys: null, searches: [], trace: [] });
  });

  it('uses the subject’s own board unless it is substituted', async () => {
    const seen = await observe(subject, [make('Board', 'b', { kind: 'grid', value: PUZZLE04 })]);
    expect(seen).toMatchObject([{ kind: 'exception', message: "the student's own board" }]);
  });
});
