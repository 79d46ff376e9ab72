import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Argument, Observation, Script, Step } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { call, handle, make, observe, runSteps, subjectOf } from '../../testing/java/testkit.ts';

const QUEUES = `
import edu.princeton.cs.algs4.IndexMinPQ;
import edu.princeton.cs.algs4.MaxPQ;
import edu.princeton.cs.algs4.MinPQ;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntSupplier;
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
        int[] key = {3};
        q.insert(new int[] {1}); q.insert(new int[] {2}); q.insert(key); q.delMin(); key[0] = 0; q.delMin(); q.delMin();
    }
    public void later() {
        MinPQ<Integer> q = new MinPQ<>();
        q.insert(1); q.insert(2); q.delMin(); q.insert(0); q.delMin(); q.delMin();
    }
    public void ties() {
        MinPQ<int[]> q = new MinPQ<>((a, b) -> a[0] > b[0] ? 1 : -1);
        for (int i = 0; i < 6; i++) q.insert(new int[] {i / 3});
        while (!q.isEmpty()) q.delMin();
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
    public int framesToComparison() {
        int[] frames = {0};
        MinPQ<Integer> q = new MinPQ<>((a, b) -> { frames[0] = new Throwable().getStackTrace().length; return a - b; });
        q.insert(1); q.insert(2);
        return frames[0] - new Throwable().getStackTrace().length;
    }
    public int comparisonsOfMin(Board board) {
        int[] count = {0};
        int asked = 0;
        int wrong = 0;
        MinPQ<Integer> q = new MinPQ<>((a, b) -> { count[0]++; return a - b; });
        for (int i = 0; i < 100; i++) q.insert(i * 37 % 100);
        for (int i = 0; i < 100; i++) {
            board.neighbors();
            int before = count[0];
            if (q.min() != i) wrong++;
            asked += count[0] - before;
            q.delMin();
        }
        return wrong == 0 ? -1 : asked;
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
    public int wrongOnes(Board board) {
        int wrong = 0;
        MinPQ<Integer> q = new MinPQ<>();
        for (int i = 0; i < 100; i++) q.insert(i * 37 % 100);
        for (int i = 0; i < 100; i++) {
            if (board != null) board.neighbors();
            if (q.delMin() != i) wrong++;
        }
        return wrong;
    }
    public int wrongOnesOfIndices(Board board) {
        int wrong = 0;
        IndexMinPQ<Integer> q = new IndexMinPQ<>(100);
        for (int i = 0; i < 100; i++) q.insert(i, i * 37 % 100);
        for (int i = 0; i < 100; i++) {
            board.neighbors();
            if (q.minKey() != i) wrong++;
            q.delMin();
        }
        return wrong;
    }
    private static int wrongOnesWalking(Iterable<Integer> queue, IntSupplier next) {
        int wrong = 0;
        for (int key : queue) if (key != next.getAsInt()) wrong++;
        return wrong;
    }
    public int wrongOnesWalking(Board board) {
        MinPQ<Integer> q = new MinPQ<>();
        IndexMinPQ<Integer> indices = new IndexMinPQ<>(100);
        for (int i = 0; i < 100; i++) {
            q.insert(i * 37 % 100);
            indices.insert(i, i * 37 % 100);
        }
        int wrong = 0;
        for (int i = 0; i < 10; i++) {
            board.neighbors();
            if (q.iterator().next() != q.delMin()) wrong++;
            if (indices.iterator().next() != indices.delMin()) wrong++;
        }
        return wrong + wrongOnesWalking(q, q::delMin) + wrongOnesWalking(indices, indices::delMin);
    }
    public int wrongOnesBeside(Board board) {
        wrongOnes(board);
        return wrongOnes(null);
    }
    public int wrongOnesMoved(Board board) {
        MinPQ<int[]> q = new MinPQ<>((a, b) -> Integer.compare(a[0], b[0]));
        for (int i = 0; i < 20; i++) q.insert(new int[] {i * 7 % 20});
        int wrong = 0;
        int before = 0;
        for (int i = 0; i < 20; i++) {
            MinPQ<int[]> next = new MinPQ<>((a, b) -> Integer.compare(a[0], b[0]));
            while (!q.isEmpty()) next.insert(q.delMin());
            board.neighbors();
            int out = next.delMin()[0];
            if (out < before) wrong++;
            before = out;
            q = next;
        }
        return wrong;
    }
    private final List<MinPQ<Integer>> kept = new ArrayList<>();
    public void many() { for (int i = 0; i < 300; i++) { kept.add(new MinPQ<Integer>()); kept.get(i).insert(i); } }
    public void emptied() { for (MinPQ<Integer> q : kept) q.delMin(); }
}
`;

/** Keeps much in a static field, and has a class of keys. */
const KEEPER = `
import edu.princeton.cs.algs4.MinPQ;
public class Keeper {
    private static byte[] much = new byte[32 << 20];
    private record Key(int number) implements Comparable<Key> {
        public int compareTo(Key that) { return number - that.number; }
    }
    public int first() {
        MinPQ<Key> q = new MinPQ<>();
        q.insert(new Key(++much[0]));
        return q.delMin().number;
    }
}
`;

const BOARD =
  'public class Board { public Board(int[][] tiles) { } public Iterable<Board> neighbors() { return null; } }';

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Queues: QUEUES, Keeper: KEEPER, Board: BOARD });
});
afterAll(() => subject.close());

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
    const [, , counters] = await calling('wrong', { contradictions: true });
    expect(counters).toMatchObject({ queues: [{ inserts: 3, delMins: 3, keyDecreases: 1 }] });
  });

  it('take it for no fault that a smaller key is put in later', async () => {
    const [, , counters] = await calling('later', { contradictions: true });
    expect(counters).toMatchObject({ queues: [{ inserts: 3, delMins: 3, keyDecreases: 0 }] });
  });

  it('take it for no fault that a comparison puts each of two equal keys before the other', async () => {
    const [, , counters] = await calling('ties', { contradictions: true });
    expect(counters).toMatchObject({ queues: [{ delMins: 6, keyDecreases: 0 }] });
  });

  it('are reported up to a hundred, the last of them with all that come after it', async () => {
    const [, , counters] = await calling('many');
    expect(counters).toMatchObject({ queues: { length: 100, 98: { inserts: 1 }, 99: { inserts: 201, maxSize: 201 } } });
  });

  it('are reported together with the keys that were in them before', async () => {
    const asked: Step[] = [make('Queues', 'q'), call('q', 'many'), { op: 'counters' }, call('q', 'emptied')];
    const row = await observe(subject, [...asked, { op: 'counters' }]);
    expect(row.at(-1)).toMatchObject({ queues: { length: 100, 99: { delMins: 201, finalSize: 0 } } });
  });

  it('count a removal in which the subject’s comparison throws', async () => {
    const [, size, counters] = await calling('thrown');
    expect(size).toMatchObject({ value: 3 });
    expect(counters).toMatchObject({ queues: [{ inserts: 4, delMins: 1, finalSize: 3 }] });
  });

  it.each([{}, { searches: true }, { mildDisorder: 1 }])(
    'compare nothing for our sake where boards are counted, or a search must not know it: %j',
    async (watch) => {
      expect((await calling('comparisons', watch))[1]).toMatchObject({ value: 1 });
    },
  );

  it('count wherever they were made', async () => {
    expect((await calling('elsewhere'))[2]).toMatchObject({ queues: [{ inserts: 1 }] });
  });

  it('are in order where they are not counted, so that disorder shows which search they are', async () => {
    expect((await calling('orderElsewhere', { disorder: 1 }))[1]).toMatchObject({ value: 0 });
  });

  describe('that are to be in disorder', () => {
    const grid: Argument = {
      kind: 'grid',
      value: [
        [1, 2],
        [3, 0],
      ],
    };
    const steps = (method: string): Step[] => [
      make('Queues', 'q'),
      make('Board', 'b', grid),
      call('q', method, handle('b')),
    ];
    const wrongOf = async (method: string, watch: Script['watch']): Promise<number> => {
      const answer = (await observe(subject, steps(method), { substitute: ['Board'], watch })).at(-1);
      return answer?.kind === 'value' ? Number(answer.value) : NaN;
    };

    it.each(['wrongOnes', 'wrongOnesOfIndices'])('answer the wrong way round from a step on: %s()', async (method) => {
      expect(await wrongOf(method, { disorder: 1_000 })).toBe(0);
      expect(await wrongOf(method, { disorder: 30 })).toBeGreaterThan(50);
      expect(await wrongOf(method, { mildDisorder: 2 })).toBeGreaterThan(3);
    });

    it('compare no key for that, so that nobody sees that they are', async () => {
      expect(await wrongOf('comparisonsOfMin', { mildDisorder: 1 })).toBe(0);
    });

    it.each([{ disorder: 1_000 }, { mildDisorder: 100 }])(
      'call comparisons from as deep as others: %j',
      async (watch) => {
        expect((await calling('framesToComparison', watch))[1]).toEqual((await calling('framesToComparison'))[1]);
      },
    );

    it.each([{ disorder: 5 }, { mildDisorder: 1 }])('are so for who walks through them, too: %j', async (watch) => {
      expect(await wrongOf('wrongOnesWalking', watch)).toBe(0);
    });

    it('are so by their own steps, so that one beside the search tells nothing', async () => {
      expect(await wrongOf('wrongOnesBeside', { disorder: 1 })).toBe(0);
    });

    it('go on being so where a new one is filled from another', async () => {
      expect(await wrongOf('wrongOnesMoved', { disorder: 10 })).toBeGreaterThan(5);
      expect(await wrongOf('wrongOnesMoved', { mildDisorder: 1 })).toBeLessThan(5);
    });

    it('are in order where nothing is searched', async () => {
      const watch = { disorder: 1 };
      const none = [make('Queues', 'q'), call('q', 'wrongOnes', { kind: 'null' })];
      expect((await observe(subject, none, { substitute: ['Board'], watch })).at(-1)).toMatchObject({ value: 0 });
    });
  });

  it('answer not at all in the end', async () => {
    const repeated = [call('q', 'wrongOnes', handle('b'))];
    const endless = await runSteps(
      subject,
      [
        make('Queues', 'q'),
        make('Board', 'b', {
          kind: 'grid',
          value: [
            [1, 2],
            [3, 0],
          ],
        }),
        { op: 'repeat', steps: repeated, forMs: 2_000, most: 10_000 },
      ],
      { substitute: ['Board'], watch: { disorder: 1 }, limits: { queueOperations: 300_000 } },
    );
    expect(JSON.stringify(endless)).toContain('the queue is in disorder');
  });

  it('do not outlive the subject’s use of them', async () => {
    expect((await calling('heavy'))[1]).toMatchObject({ kind: 'value' });
  });

  it('hold no class of an earlier script, and with it what it keeps', async () => {
    for (let script = 0; script < 12; script++) {
      const seen = await observe(subject, [make('Keeper', 'k'), call('k', 'first')], { watch: { keys: true } });
      expect(seen[1]).toMatchObject({ value: 1 });
    }
  });

  it('start from zero in each script', async () => {
    await runSteps(subject, [make('Queues', 'q'), call('q', 'wrong')]);
    expect(await observe(subject, [{ op: 'counters' }])).toMatchObject([{ queues: [] }]);
  });
});
