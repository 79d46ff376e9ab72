import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Argument, Step } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { call, make, observe, runSteps, subjectOf } from '../../testing/java/testkit.ts';

const READER = `
import edu.princeton.cs.algs4.In;
import edu.princeton.cs.algs4.StdIn;
import java.util.Scanner;
public class Reader {
    static int rows;
    public String named(String name) { return new In(name).readAll(); }
    public String opened(String name) { return new In(new java.io.File(name)).readLine(); }
    public int typed() { return StdIn.readInt() + new Scanner(System.in).nextInt(); }
    public boolean typedNothing() { return StdIn.isEmpty(); }
    public int row() { return ++rows; }
    public String thread() { return Thread.currentThread().getName(); }
    public int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    public long freed() {
        Runtime runtime = Runtime.getRuntime();
        byte[][] garbage = new byte[60][];
        long before = runtime.freeMemory();
        for (int i = 0; i < garbage.length; i++) garbage[i] = new byte[1 << 20];
        return before >> 20;
    }
}
`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Reader: READER });
});
afterAll(() => subject.close());

const text = (value: string): Argument => ({ kind: 'string', value });
const ask = async (step: Step, settings = {}): Promise<unknown> =>
  (await observe(subject, [make('Reader', 'r'), step], settings))[1];

describe('files of a script', () => {
  const settings = { files: { 'puzzle04.txt': '3\n 0 1 3\n', 'data/two.txt': '2\n' } };

  it('are found by name', async () => {
    expect(await ask(call('r', 'named', text('puzzle04.txt')), settings)).toMatchObject({ value: '3\n 0 1 3\n' });
    expect(await ask(call('r', 'named', text('data/two.txt')), settings)).toMatchObject({ value: '2\n' });
  });

  it('are found by the last part of a path, and as a File', async () => {
    expect(await ask(call('r', 'named', text('/a/b/puzzle04.txt')), settings)).toMatchObject({ value: '3\n 0 1 3\n' });
    expect(await ask(call('r', 'opened', text('b/puzzle04.txt')), settings)).toMatchObject({ value: '3' });
  });

  it('are the only ones, and gone with their script', async () => {
    const failure = { kind: 'exception', type: 'java.lang.IllegalArgumentException' };
    expect(await ask(call('r', 'named', text('puzzle05.txt')), settings)).toMatchObject({
      ...failure,
      message: 'Could not open puzzle05.txt',
    });
    expect(await ask(call('r', 'opened', text('puzzle05.txt')), settings)).toMatchObject(failure);
    expect(await ask(call('r', 'named', text('puzzle04.txt')))).toMatchObject(failure);
  });
});

describe('standard input of a script', () => {
  it('is read by StdIn', async () => {
    expect(await ask(call('r', 'typedNothing'), { stdin: ' \n' })).toMatchObject({ value: true });
    expect(await ask(call('r', 'typedNothing'), { stdin: ' 5' })).toMatchObject({ value: false });
  });

  it('is empty when the script gives none', async () => {
    expect(await ask(call('r', 'typed'))).toMatchObject({
      kind: 'exception',
      type: 'java.util.NoSuchElementException',
    });
  });
});

describe('a paced script', () => {
  it('runs row by row, in one class loader', async () => {
    const outcome = await runSteps(subject, [make('Reader', 'r'), call('r', 'row')], {
      rows: [{}, {}, {}],
      paced: true,
    });
    expect(outcome.kind).toBe('completed');
    expect(outcome.rows.map((row) => row[1])).toMatchObject([{ value: 1 }, { value: 2 }, { value: 3 }]);
  });

  it('begins each row with a clean heap', async () => {
    const outcome = await runSteps(subject, [make('Reader', 'r'), call('r', 'freed')], {
      rows: [{}, {}, {}, {}],
      paced: true,
    });
    const free = outcome.rows.map((row) => (row[1]?.kind === 'value' ? Number(row[1].value) : 0));
    expect(Math.max(...free) - Math.min(...free)).toBeLessThan(8);
  });
});

describe('the thread that runs scripts', () => {
  it('has the name by which the harness finds it', async () => {
    expect(await ask(call('r', 'thread'))).toMatchObject({ value: 'subject' });
  });

  it('has a deep stack', async () => {
    expect(await ask(call('r', 'depth', { kind: 'int', value: 100_000 }))).toMatchObject({ value: 100_000 });
  });
});
