import { format } from 'node:util';
import { runInThisContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { stackLines } from '../../engine/stack-trace.ts';
import type { Observation } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { build, calls, observe, run, start, startSample, submissionOf } from '../../testing/typescript.ts';

const SAMPLE = `enum Size { Small = 3 }
export class Sample {
  private static made = 0;
  constructor(readonly size: Size = Size.Small) { Sample.made++; }
  count(): number { return Sample.made; }
  nan(): number { return NaN; }
  infinite(): number { return -Infinity; }
  minusZero(): number { return -0; }
  nothing(): void {}
  big(): bigint { return 12n; }
  deep(): number { return this.deep() + 1; }
  thrower(): void {
    const helper = (): never => {
      throw new RangeError('from line 14');
    };
    helper();
  }
  throwsText(): void { throw 'just text'; }
  throwsTrap(): void {
    throw new (class Trap extends Error {
      override get message(): string { throw new Error('trap'); }
      override get stack(): string { throw new Error('trap'); }
    })();
  }
  endless(): Iterable<number> {
    return (function* () { for (let i = 0; ; i++) yield i; })();
  }
  notIterable(): object { return { a: 1 }; }
  loop(): void { for (;;) {} }
  flood(): void { for (;;) console.log('x'.repeat(1000)); }
  heap(): void { const all: number[][] = []; for (;;) all.push(new Array(1000).fill(1.5)); }
  prints(): void { console.log('n =', 3, [1, 'a'], { b: null }); console.error('oops', new RangeError('far')); }
  later(): void { void Promise.reject(new Error('unhandled')); }
  symbolic(): unknown { return Symbol('s'); }
  isEven(n: number): boolean { return this.isOdd(n - 1); }
  isOdd(n: number): boolean { return this.isEven(n - 1); }
  walks(): void { [1].forEach(() => { throw new Error('inside'); }); }
  forges(): void {
    const error = new Error('forged');
    error.stack = 'Error\\n' + Array.from({ length: 9000 }, (_, i) =>
      '    at ' + (i % 2 === 0 ? 'm\\u001b[31m' + i + ' (Sample.ts:12:1)' : 'x'.repeat(500) + ' (node:\\u001b[31m:1:1)')).join('\\n');
    throw error;
  }
}
`;

const linesOf = (seen: Observation | undefined): string[] => (seen?.kind === 'exception' ? stackLines(seen) : []);

describe('a TypeScript subject', () => {
  let subject: Subject | null = null;
  const sample = async (): Promise<Subject> => (subject ??= await startSample(SAMPLE));
  afterAll(() => subject?.close());

  it('has fresh static state in each script', async () => {
    await observe(await sample(), calls('count'));
    expect((await observe(await sample(), calls('count')))[1]).toEqual({ kind: 'value', value: 1, type: 'number' });
  });

  it('gives numbers that JSON has no form for as text, and -0 as 0', async () => {
    const [, ...values] = await observe(await sample(), calls('nan', 'infinite', 'minusZero'));
    expect(values).toEqual(['NaN', '-Infinity', 0].map((value) => ({ kind: 'value', value, type: 'number' })));
  });

  it('tells undefined, bigint and symbol from null, number and text', async () => {
    const [, ...values] = await observe(await sample(), calls('nothing', 'big', 'symbolic'));
    expect(values).toMatchObject([{ value: null, type: 'undefined' }, { type: 'bigint' }, { type: 'symbol' }]);
  });

  it('reports an overflowing stack as an exception and goes on', async () => {
    const [, deep, after] = await observe(await sample(), calls('deep', 'count'));
    expect(deep).toMatchObject({ kind: 'exception', type: 'RangeError' });
    expect(after).toMatchObject({ kind: 'value' });
  });

  it('maps exceptions to the lines that the student wrote', async () => {
    const [, thrown] = await observe(await sample(), calls('thrower'));
    expect(thrown).toMatchObject({ type: 'RangeError', message: 'from line 14' });
    expect(thrown?.kind === 'exception' ? thrown.frames : []).toEqual([
      { member: 'helper', file: 'Sample.ts', line: 14 },
      { member: 'Sample.thrower', file: 'Sample.ts', line: 16 },
    ]);
  });

  it('names what was imported as the student does', async () => {
    const code = `import { make, Node } from './parts'; import Lost from './parts';
      export class Sample {
        a(): unknown { return new Node(); }
        b(): unknown { return make(1); }
        c(): unknown { return new Lost(); }
      }`;
    const files = { 'Sample.ts': code, 'parts.ts': 'export const other = 1;' };
    const { program } = await build(submissionOf(files, { Sample: 'Sample.ts' }));
    if (program === null) throw new Error('not built');
    const own = await start(program);
    const seen = await observe(own, calls('a', 'b', 'c'));
    await own.close();
    expect(seen.slice(1)).toMatchObject([
      { message: 'Node is not a constructor' },
      { message: 'make is not a function' },
      { message: 'parts is not a constructor' },
    ]);
  });

  it('tells a recursion once, with its rounds', async () => {
    const [, deep, odd] = await observe(await sample(), calls('deep', 'isEven'));
    expect(linesOf(deep)).toEqual(['Sample.deep (Sample.ts:11), at least 1,024 times']);
    expect(linesOf(odd)).toEqual([
      'The next 2 frames, at least 512 times:',
      expect.stringMatching(/^Sample\.is(?:Even|Odd) \(Sample\.ts:\d+\)$/u),
      expect.stringMatching(/^Sample\.is(?:Even|Odd) \(Sample\.ts:\d+\)$/u),
    ]);
  });

  it('folds what is between the frames of the subject', async () => {
    const [, inside] = await observe(await sample(), calls('walks'));
    expect(linesOf(inside)).toEqual(['Sample.ts:37', '(1 frame in JavaScript)', 'Sample.walks (Sample.ts:37)']);
  });

  it('takes a stack that the subject wrote for no more than a text', async () => {
    const [, forged] = await observe(await sample(), calls('forges'));
    const lines = linesOf(forged);
    expect(lines).toHaveLength(20);
    expect(lines.every((line) => line.length <= 300 && !line.includes('\u001b'))).toBe(true);
    expect(lines[1]).toBe('(1 frame in Node)');
  });

  it('survives what is thrown without being an error, and errors that throw', async () => {
    const [, text, trap] = await observe(await sample(), calls('throwsText', 'throwsTrap'));
    expect(text).toMatchObject({ kind: 'exception', type: 'string', message: 'just text' });
    expect(trap).toMatchObject({ kind: 'exception', type: 'Trap', message: '' });
  });

  it('stops an endless iterator at the limit', async () => {
    const [, , items] = await observe(await sample(), [
      { op: 'new', class: 'Sample', args: [], as: 's' },
      { op: 'call', on: 's', method: 'endless', args: [], as: 'it' },
      { op: 'iterate', on: 'it', as: 'list', limit: 5 },
    ]);
    expect(items).toEqual({ kind: 'items', count: 5, truncated: true });
  });

  it('reports what is not iterable as an exception', async () => {
    const [, , items] = await observe(await sample(), [
      { op: 'new', class: 'Sample', args: [], as: 's' },
      { op: 'call', on: 's', method: 'notIterable', args: [], as: 'it' },
      { op: 'iterate', on: 'it', as: 'list', limit: 5 },
    ]);
    expect(items).toMatchObject({ kind: 'exception', message: '[object Object] is not iterable' });
  });

  it('captures both streams', async () => {
    const outcome = await run(await sample(), calls('prints'));
    expect(outcome).toMatchObject({
      out: { head: "n = 3 [ 1, 'a' ] { b: null }\n" },
      err: { head: 'oops RangeError: far\n' },
    });
  });

  it.each([
    `'%s is %d of %i', 'n', '4', '5.5', 6`,
    `'%% %d%% %x %s', 7`,
    `'%f|%j|%c|%s', '1.5x', { a: [1] }, 'css', null`,
    `'%s %d %i', 12n, 13n, Symbol('a')`,
    `'%O', 'text'`,
    `'%s', new (class { toString() { return 'own text'; } })()`,
    `'%s', [1, 2]`,
    `'100%', 'done'`,
    `'%d%%'`,
  ])('fills in placeholders as Node does: %s', async (args) => {
    const printing = await startSample(`export class Sample { print(): void { console.log(${args}); } }`);
    const outcome = await run(printing, calls('print'));
    await printing.close();
    expect(outcome).toMatchObject({ out: { head: `${format(...(runInThisContext(`[${args}]`) as unknown[]))}\n` } });
  });

  it('finds the places of exceptions in folders with parentheses', async () => {
    const path = 'puzzle (1)/my (own) Sample.ts';
    const text = 'export class Sample { f = (): never => { throw new Error(); };\nthrower(): void { this.f(); } }';
    const { program } = await build(submissionOf({ [path]: text }, { Sample: path }));
    if (program === null) throw new Error('not built');
    const own = await start(program);
    const [, thrown] = await observe(own, calls('thrower'));
    await own.close();
    expect(thrown?.kind === 'exception' ? thrown.frames : []).toEqual([
      { member: 'Sample.f', file: path, line: 1 },
      { member: 'Sample.thrower', file: path, line: 2 },
    ]);
  });

  it('has no room for the text of a symbol that is as long as a text can be', async () => {
    const own = await startSample(
      `export class Sample { thrower(): void { throw Symbol('x'.repeat(2 ** 29 - 24)); } }`,
    );
    const outcome = await run(own, calls('thrower'));
    await own.close();
    expect(outcome).toMatchObject({
      kind: 'completed',
      rows: [[{}, { kind: 'exception', type: 'symbol', message: '' }]],
    });
  });

  it('takes no line for the student’s that the compiler has added', async () => {
    const text = `const mark = (..._: unknown[]): never => { throw new Error(); };
export class Sample {
  thrower(): unknown { return class { @mark marked(): void {} }; }
}`;
    const own = await startSample(text);
    const [, thrown] = await observe(own, calls('thrower'));
    await own.close();
    const frames = thrown?.kind === 'exception' ? thrown.frames : [];
    expect(frames.map(({ line }) => line)).toEqual([1, 3, 3]);
  });

  it('goes on after a rejected promise that nobody handles', async () => {
    const outcome = await run(await sample(), calls('later', 'count'));
    expect(outcome.kind).toBe('completed');
    expect((await run(await sample(), calls('count'))).kind).toBe('completed');
  });

  it('ends an endless loop at the wall limit', async () => {
    const steps = calls('loop');
    const script = { substitute: [], rows: [{}], steps };
    const outcome = await (await sample()).run(script, { wallMs: 1_000, cpuMs: 30_000 });
    expect(outcome).toMatchObject({ kind: 'timed-out', clock: 'wall' });
  });

  it('ends a flood of output', async () => {
    const outcome = await run(await sample(), calls('flood'), { limits: { outputFloodBytes: 100_000 } });
    expect(outcome).toMatchObject({ kind: 'output-limit', limitBytes: 100_000 });
  });

  it('tells a full heap from a crash', async () => {
    expect((await run(await sample(), calls('heap'))).kind).toBe('out-of-memory');
  });
});
