import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Observation, Script } from '../../probe/protocol.ts';
import type { Subject } from '../../probe/subject.ts';
import { call, handle, make, observe, runSteps, subjectOf } from './testkit.ts';

type Counters = Extract<Observation, { kind: 'counters' }>;

const PUZZLE04 = [
  [0, 1, 3],
  [4, 2, 5],
  [7, 8, 6],
];

/** A solver whose keys, queues and habits are the test's to choose. */
const solver = (parts: { name: string; queues?: string; node?: string; compare?: string; before?: string }): string => `
import edu.princeton.cs.algs4.MinPQ;
public class ${parts.name} {
    static class Holder { final Board board; Holder(Board b) { board = b; } }
    static class Node implements Comparable<Node> {
        ${parts.node ?? 'final Board held; Board board() { return held; }'}
        final int moves; final Node prev; int priority; int cached;
        Node(Board b, int m, Node p) { held = ${parts.node === undefined ? 'b' : 'new Holder(b)'}; moves = m; prev = p; priority = m + b.manhattan(); }
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
const BOARD = `
public class Board {
    public Board(int[][] tiles) { throw new IllegalStateException("the student's own board"); }
    public boolean isGoal() { return false; }
    public int manhattan() { return 0; }
    public Iterable<Board> neighbors() { return null; }
    public Board twin() { return this; }
}
`;
const QUEUES = `
import edu.princeton.cs.algs4.MaxPQ;
import edu.princeton.cs.algs4.MinPQ;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
public class Queues {
    public String order() {
        MinPQ<String> q = new MinPQ<>(new String[] {"d", "a", "c", "b", "e"});
        StringBuilder s = new StringBuilder();
        for (String x : q) s.append(x);
        while (!q.isEmpty()) s.append(q.delMin());
        MaxPQ<Integer> m = new MaxPQ<>(3, Comparator.<Integer>reverseOrder());
        for (int i : new int[] {3, 1, 2}) m.insert(i);
        while (!m.isEmpty()) s.append(m.delMax());
        return s.toString();
    }
    public void underflow() { new MinPQ<String>().delMin(); }
    public void emptyMin() { new MinPQ<String>().min(); }
    public void insertNull() { MinPQ<String> q = new MinPQ<>(); q.insert(null); q.insert("a"); }
    public void wrong() {
        MinPQ<int[]> q = new MinPQ<>((a, b) -> Integer.compare(a[0], b[0]));
        int[] key = {1};
        q.insert(key); q.insert(new int[] {2}); q.delMin(); q.insert(new int[] {0}); q.delMin();
    }
    public void heavy() { for (int i = 0; i < 80; i++) new MinPQ<byte[]>((a, b) -> 0).insert(new byte[8 << 20]); }
    public int thrown() {
        boolean[] throwing = {false};
        MinPQ<Integer> q = new MinPQ<>((a, b) -> {
            if (throwing[0]) throw new IllegalStateException();
            return a - b;
        });
        for (int i = 0; i < 4; i++) q.insert(i);
        throwing[0] = true;
        try { q.delMin(); } catch (IllegalStateException expected) { }
        return q.size();
    }
    public int comparisons() {
        int[] count = {0};
        MinPQ<Integer> q = new MinPQ<>((a, b) -> { count[0]++; return a - b; });
        q.insert(1); q.insert(2); q.delMin(); q.delMin();
        return count[0];
    }
    public void elsewhere() throws InterruptedException {
        Object[] made = {null};
        Thread thread = new Thread(() -> made[0] = new MinPQ<Integer>());
        thread.start();
        thread.join();
        @SuppressWarnings("unchecked") MinPQ<Integer> q = (MinPQ<Integer>) made[0];
        q.insert(1);
    }
    public int orderElsewhere() throws InterruptedException {
        int[] wrong = {0};
        Thread thread = new Thread(() -> {
            MinPQ<Integer> q = new MinPQ<>();
            for (int i = 0; i < 100; i++) q.insert(i * 37 % 100);
            for (int i = 0; i < 100; i++) if (q.delMin() != i) wrong[0]++;
        });
        thread.start();
        thread.join();
        return wrong[0];
    }
    public void many() { for (int i = 0; i < 300; i++) new MinPQ<Integer>().insert(i); }
}
`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({
    Two: solver({ name: 'Two' }),
    Queues: QUEUES,
    Board: BOARD,
    One: solver({ name: 'One', queues: 'a' }),
    Held: solver({ name: 'Held', node: 'final Holder held; Board board() { return held.board; }' }),
    Calls: solver({
      name: 'Calls',
      compare: 'return Integer.compare(moves + held.manhattan(), o.moves + o.held.manhattan());',
    }),
    Changes: solver({ name: 'Changes', before: 'next.priority++;' }),
    Caches: solver({ name: 'Caches', before: 'next.cached = 7;' }),
    Blind: solver({ name: 'Blind', compare: 'return Integer.compare(moves, o.moves);' }),
  });
});
afterAll(() => subject.close());

const solve = async (type: string, settings: Partial<Script> = {}): Promise<Counters> => {
  const seen = await observe(
    subject,
    [make('Board', 'b', { kind: 'grid', value: PUZZLE04 }), make(type, 's', handle('b')), { op: 'counters' }],
    { substitute: ['Board'], watch: { keys: true, searches: true }, ...settings },
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

  it('counts what the subject calls and nothing that it calls for us', async () => {
    const cached = (await solve('Two')).operations['Board.manhattan()'];
    const { operations } = await solve('Calls');
    const again = (await solve('Calls', { watch: {} })).operations;
    expect(cached).toBe(29);
    expect(operations['Board.manhattan()']).toBeGreaterThan(29);
    expect(again).toEqual(operations);
  });

  it('sees a key change in the queue, and lets a cache pass', async () => {
    expect((await solve('Changes')).queues[0]?.changedKeys).toBe(4);
    expect((await solve('Caches')).queues[0]?.changedKeys).toBe(0);
  });

  it('sees priorities decrease that the queue itself does not', async () => {
    const [queue] = (await solve('Blind')).queues;
    expect(queue?.keyDecreases).toBe(0);
    expect(queue?.priorityDecreases).toBeGreaterThan(0);
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

describe('the queues of the library', () => {
  const calling = async (method: string, watch: Script['watch'] = {}): Promise<readonly Observation[]> =>
    observe(subject, [make('Queues', 'q'), call('q', method), { op: 'counters' }], { watch });

  it('give keys in order', async () => {
    expect((await calling('order'))[1]).toMatchObject({ value: 'abcdeabcde123' });
  });

  it.each([
    ['underflow', 'java.util.NoSuchElementException', 'Priority queue underflow'],
    ['emptyMin', 'java.util.NoSuchElementException', 'Priority queue underflow'],
    ['insertNull', 'java.lang.NullPointerException', undefined],
  ])('throw on %s()', async (method, type, message) => {
    expect((await calling(method))[1]).toMatchObject({ type, ...(message === undefined ? {} : { message }) });
  });

  it('report a key that comes out before its turn', async () => {
    const [, , counters] = await calling('wrong', { searches: true });
    expect(counters).toMatchObject({ queues: [{ inserts: 3, delMins: 2, keyDecreases: 1 }] });
  });

  it('are reported up to a hundred, the last of them with all that come after it', async () => {
    const [, , counters] = await calling('many');
    expect(counters).toMatchObject({ queues: { length: 100, 98: { inserts: 1 }, 99: { inserts: 201, maxSize: 201 } } });
  });

  it('count a removal in which the subject’s comparison throws', async () => {
    const [, size, counters] = await calling('thrown');
    expect(size).toMatchObject({ value: 3 });
    expect(counters).toMatchObject({ queues: [{ inserts: 4, delMins: 1, finalSize: 3 }] });
  });

  it('compare nothing for our sake where boards are counted', async () => {
    expect((await calling('comparisons'))[1]).toMatchObject({ value: 1 });
  });

  it('count wherever they were made', async () => {
    expect((await calling('elsewhere'))[2]).toMatchObject({ queues: [{ inserts: 1 }] });
  });

  it('are in order where they are not counted, so that disorder shows which search they are', async () => {
    expect((await calling('orderElsewhere', { disorder: true }))[1]).toMatchObject({ value: 0 });
  });

  it('do not outlive the subject’s use of them', async () => {
    expect((await calling('heavy'))[1]).toMatchObject({ kind: 'value' });
  });

  it('start from zero in each script', async () => {
    await runSteps(subject, [make('Queues', 'q'), call('q', 'wrong')]);
    expect(await observe(subject, [{ op: 'counters' }])).toMatchObject([{ queues: [] }]);
  });
});
