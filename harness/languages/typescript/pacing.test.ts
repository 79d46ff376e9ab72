/** Rows that wait for each other, steps that are repeated, and the texts that a subject may read. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cacheDir } from '../../platform/cache-dir.ts';
import type { CompleteScript } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { runTool } from '../../sandbox/run-tool.ts';
import { prepareKit } from './kit.ts';
import { factsOf, observe, run, startSample, type Steps } from '../../testing/typescript.ts';

const SAMPLE = `import { In, StdIn, MinPQ } from 'algs4';
export class Sample {
  private static made = 0;
  private left = 3;
  constructor() { Sample.made++; }
  count(): number { return Sample.made; }
  quick(): number { return 1; }
  spin(ms: number): void { let n = 0; for (let i = 0; i < ms * 100_000; i++) n += i % 7; if (n < 0) throw new Error(); }
  thrice(): void { if (this.left-- === 0) throw new RangeError('the fourth'); }
  insert(): void { new MinPQ<number>().insert(1); }
  file(name: string): number[] { return new In(name).readAllInts(); }
  total(name: string): number { return this.file(name).reduce((sum, next) => sum + next, 0); }
  input(): string { return StdIn.readInt() + '|' + StdIn.readAll(); }
  print(): void { console.log('x'.repeat(60)); }
  gc(): string { return typeof (globalThis as { gc?: unknown }).gc; }
}
`;

describe('a TypeScript subject', () => {
  let subject: Subject | null = null;
  const sample = async (): Promise<Subject> => (subject ??= await startSample(SAMPLE));
  afterAll(() => subject?.close());

  const made: Steps[number] = { op: 'new', class: 'Sample', args: [], as: 's' };
  const call = (method: string, ...args: readonly string[]): Steps[number] => ({
    op: 'call',
    on: 's',
    method,
    args: args.map((value) => ({ kind: 'string', value })),
  });
  const repeated = (method: string, forMs: number, most: number): Steps[number] => ({
    op: 'repeat',
    steps: [call(method)],
    forMs,
    most,
  });

  it('answers paced rows one by one, in one realm', async () => {
    const outcome = await run(await sample(), [made, call('count')], { paced: true, rows: [{}, {}, {}] });
    expect(outcome.kind).toBe('completed');
    expect(outcome.rows.map((row) => row[1])).toMatchObject([{ value: 1 }, { value: 2 }, { value: 3 }]);
    expect(outcome.rowCpuMs).toHaveLength(3);
  });

  it('has the CPU time of each paced row measured', async () => {
    const spin: Steps[number] = { op: 'call', on: 's', method: 'spin', args: [{ kind: 'row', field: 'ms' }] };
    const { rowCpuMs } = await run(await sample(), [made, spin], { paced: true, rows: [{ ms: 1 }, { ms: 800 }] });
    expect(rowCpuMs[1] ?? Infinity).toBeGreaterThan(rowCpuMs[0] ?? 0);
  });

  it('may print as much in each paced row as in one', async () => {
    const rows = [{}, {}, {}];
    const printing = (times: number) =>
      sample().then((started) =>
        run(started, [made, ...Array.from({ length: times }, () => call('print'))], {
          ...{ paced: true, rows, limits: { outputFloodBytes: 100 } },
        }),
      );
    expect(await printing(1)).toMatchObject({ kind: 'completed', out: { bytes: 183 } });
    expect(await printing(2)).toMatchObject({ kind: 'output-limit', rows: [] });
  });

  it('repeats steps as often as it is told at most', async () => {
    const [, answer, count] = await observe(await sample(), [made, repeated('insert', 10_000, 37), { op: 'counters' }]);
    expect(answer).toEqual({ kind: 'repeated', times: 37 });
    expect(count).toMatchObject({ queues: { length: 37 } });
  });

  it('repeats steps for about the time that it is told', async () => {
    const start = performance.now();
    const [, answer] = await observe(await sample(), [made, repeated('quick', 100, 1_000_000_000)]);
    expect(performance.now() - start).toBeGreaterThan(95);
    expect(answer?.kind === 'repeated' ? answer.times : 0).toBeGreaterThan(100);
  });

  it('stops repeating at the first step that does not succeed', async () => {
    const [, answer, absent] = await observe(await sample(), [
      made,
      repeated('thrice', 1_000, 100),
      { op: 'repeat', steps: [{ op: 'call', on: 'nobody', method: 'quick', args: [] }], forMs: 10, most: 5 },
    ]);
    expect(answer).toMatchObject({ kind: 'exception', message: 'the fourth' });
    expect(absent).toEqual({ kind: 'absent', handle: 'nobody' });
  });

  it('reads the files of the script, and no others', async () => {
    const steps = [made, call('total', 'some/where/numbers.txt'), call('total', '/etc/passwd')];
    const [, total, other] = await observe(await sample(), steps, { files: { 'numbers.txt': ' 1 2\n 39\n' } });
    expect(total).toMatchObject({ value: 42 });
    expect(other).toMatchObject({ kind: 'exception', type: 'Error', message: 'In: could not open /etc/passwd' });
  });

  it('reads the standard input of the script', async () => {
    const [, text] = await observe(await sample(), [made, call('input')], { stdin: '7 and\nmore' });
    expect(text).toMatchObject({ value: '7| and\nmore' });
  });

  it('tells the steps of a single row, and takes nothing but the line that begins the next row', async () => {
    const nonce = '0'.repeat(32);
    const script: CompleteScript = {
      substitute: [],
      rows: [{}, {}],
      steps: [{ op: 'counters' }],
      watch: {
        keys: false,
        searches: false,
        contradictions: false,
        trace: 0,
        disorder: 0,
        disorderIn: '',
        mildDisorder: 0,
        confused: false,
        weakHashes: false,
        names: [],
      },
      limits: { queueOperations: 1, stringCharacters: 1, outputBytes: 1, outputFloodBytes: 1 },
      paced: true,
      files: {},
      stdin: '',
    };
    const lines = [
      { kind: 'load', nonce, program: { units: [], entries: [] } },
      { kind: 'run', nonce, script: { ...script, paced: false, rows: [{}] } },
      { kind: 'run', nonce, script },
      { kind: 'next', nonce },
      { kind: 'next', nonce: '1'.repeat(32) },
    ];
    const { folder, node } = await prepareKit(factsOf(), cacheDir());
    const { stdout } = await runTool(
      node,
      ['--expose-internals', join(folder, 'probe', 'driver.js'), folder, '["algs4"]', '{}'],
      {
        input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
      },
    );
    const frames = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; nonce: string });
    expect(frames.map(({ kind }) => kind)).toEqual([
      ...['loaded', 'step', 'row', 'end', 'ready', 'row', 'ready', 'fault'],
    ]);
    expect(frames.every((frame) => frame.nonce === nonce)).toBe(true);
  });

  it('has no sight of the collector', async () => {
    const { rows } = await run(await sample(), [made, call('gc')], { paced: true, rows: [{}, {}] });
    expect(rows[1]?.[1]).toMatchObject({ value: 'undefined' });
    expect((await observe(await sample(), [made, call('gc')]))[1]).toMatchObject({ value: 'undefined' });
  });
});
