import { describe, expect, it } from 'vitest';
import { aboutCode } from '../../../../harness/messages/in-locale.ts';
import type { Judgement, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { thrown } from '../../testing/observed.ts';
import { isInDoubt, judgeGrowth } from './judge.ts';

const sizes = [16, 32, 64, 127];

/** A row as the probe and the host would report it: a number of calls, and their CPU time. */
const row = (micros: number): MeasuredRow => ({
  observations: [{ kind: 'repeated', times: 100 }],
  cpuMs: micros / 10,
  runs: 1,
});

const rounds = (...laws: ((n: number) => number)[]): MeasuredRow[] =>
  laws.flatMap((law) => sizes.map((n) => row(law(n))));
const square = (n: number): number => n * n;
const cube = (n: number): number => n ** 3;
const judge = (rows: readonly MeasuredRow[], method = 'hamming()', language = 'java'): Judgement =>
  judgeGrowth(method, sizes, rows, language);
const exponent = (judgement: Judgement): number => Number(judgement.measured?.['exponent']);

describe('growth', () => {
  it.each([
    ['nothing but a fixed cost', () => 0.1],
    ['n', (n: number) => n],
    ['n^2', (n: number) => n * n],
    ['n^2 and a little from the memory', (n: number) => n ** 2.3],
    ['n^2.54, which other programs may have made of n^2', (n: number) => n ** 2.54 * (n === 32 ? 0.7 : 1)],
  ])('like %s passes', (_, law) => {
    expect(judge(rounds(law)).passed).toBe(true);
  });

  it.each([
    ['n^3', 3, (n: number) => 1e-2 * n ** 3],
    ['n^4', 4, (n: number) => 1e-3 * n ** 4],
    ['n^3, hidden behind 10 n^2', 2.8, (n: number) => n ** 3 + 10 * n * n],
    ['n^3, hidden behind a fixed cost', 2.7, (n: number) => n ** 3 + 4_000],
    ['n^3, measured with errors', 3.05, (n: number) => n ** 3 * (n === 32 ? 0.7 : 1)],
  ])('like %s fails', (_, power, law) => {
    const judgement = judge(rounds(law));
    expect(judgement.passed).toBe(false);
    expect(exponent(judgement)).toBeCloseTo(power, 1);
  });

  it('says how much longer twice the size takes, with the times', () => {
    const judgement = judge(rounds((n) => n ** 3));
    expect(judgement).toMatchObject({ message: expect.stringContaining('8 times as long') as string });
    expect(judgement).toMatchObject({ actual: expect.stringContaining('n = 16: 4096.0 microseconds') as string });
  });

  it('like n^3 is laid to a method that hides a loop, like n^4 to two loops over all tiles', () => {
    const hint = (law: (n: number) => number, language = 'typescript') =>
      aboutCode(language, () => judge(rounds(law)) as { hint?: string }).hint;
    expect(hint((n) => n ** 3)).toContain('splice()');
    expect(hint((n) => n ** 3, 'java')).toContain('remove(0)');
    expect(hint((n) => 1e-3 * n ** 4)).toContain('inside a loop over all tiles, for example');
  });

  it('of toString() is laid to appending in Java alone, where that copies', () => {
    const hint = (language: string) => {
      const rows = rounds((n) => n ** 3);
      return aboutCode(language, () => judge(rows, 'toString()', language) as { hint?: string }).hint;
    };
    expect(hint('java')).toContain('StringBuilder');
    expect(hint('typescript')).toContain('splice()');
  });

  it('is that of the shortest times: what disturbs one round does not count', () => {
    const disturbed = (n: number): number => (n === 127 ? 1e6 : n * n);
    expect(
      exponent(
        judge(
          rounds(
            disturbed,
            (n) => n * n,
            (n) => n * n,
          ),
        ),
      ),
    ).toBeCloseTo(2, 6);
  });

  it('is not told by a row of which a clock that ticks seldom shows no time', () => {
    const unseen = (index: number): Judgement =>
      judge(rounds(square, square, square).with(index, { ...row(1), cpuMs: 0 }));
    expect([0, 7].map((index) => exponent(unseen(index)))).toEqual([expect.closeTo(2, 6), expect.closeTo(2, 6)]);
    expect(judge(rounds(cube, cube, cube).with(7, { ...row(1), cpuMs: 0 })).passed).toBe(false);
  });

  it('is not held against a method that had no time for more than a few calls', () => {
    const brief = rounds((n) => n ** 3 / 1_000).map((one) => ({
      ...one,
      observations: [{ kind: 'repeated', times: 2 } as const],
    }));
    const long = brief.map((one) => ({ ...one, cpuMs: (one.cpuMs ?? 0) / 50 }));
    expect(judge(long)).toMatchObject({ passed: true });
    expect(exponent(judge(long))).toBeCloseTo(3, 6);
  });
});

describe('one round', () => {
  const cold = (slowdown: number, law: (n: number) => number) => (n: number) => law(n) * (n === 16 ? slowdown : 1);

  it.each<[string, (n: number) => number, boolean]>([
    ['n^2', square, false],
    ['n^2, a little slower at first', cold(1.5, square), false],
    ['n^2, four times as slow at first', cold(4, square), true],
    ['n^2.3', (n: number) => n ** 2.3, true],
    ['n^3', cube, true],
    ['n^3, slower at first', cold(2.5, cube), true],
    ['n^3, far slower at first', cold(30, cube), true],
  ])('like %s leaves a doubt or not', (_, law, doubt) => {
    expect(isInDoubt(sizes, rounds(law))).toBe(doubt);
  });

  it('like n^3 that was compiled all along looks like n^2, and leaves a doubt once its first size is measured again', () => {
    const compiling = rounds((n) => 16 * n * n);
    expect(isInDoubt(sizes, [...compiling, row(16 * 16 * 16)])).toBe(false);
    expect(isInDoubt(sizes, [...compiling, row(16 ** 3 / 2)])).toBe(true);
  });
});

describe('three rounds', () => {
  it('are enough to say that a time grows too fast', () => {
    expect(isInDoubt(sizes, rounds(cube, cube))).toBe(true);
    expect(isInDoubt(sizes, rounds(cube, cube, cube))).toBe(false);
  });

  it('leave a doubt where the largest boards had no time for more than a few calls', () => {
    const brief = rounds(cube, cube, cube).map((one) => ({
      ...{ observations: [{ kind: 'repeated', times: 2 } as const], cpuMs: (one.cpuMs ?? 0) / 50_000, runs: 1 },
    }));
    expect(isInDoubt(sizes, brief)).toBe(true);
  });

  it('leave a doubt where a clock that ticks seldom shows hardly any time', () => {
    const unseen = rounds(cube, cube, cube).map((one, index) => (index % 4 < 2 ? { ...one, cpuMs: 0 } : one));
    expect(isInDoubt(sizes, unseen)).toBe(true);
  });

  it('leave a doubt where the scatter hides whether it does', () => {
    const cold = (n: number): number => n ** 3 * (n === 16 ? 6 : 1);
    expect(isInDoubt(sizes, rounds(cold, cold, cold))).toBe(true);
  });
});

describe('a method that cannot be timed', () => {
  it('fails with what it threw', () => {
    const rows = sizes.map((): MeasuredRow => ({ observations: [thrown('Oops')], cpuMs: 1, runs: 1 }));
    expect(judge(rows)).toMatchObject({ passed: false, message: expect.stringContaining('Oops') as string });
  });

  it('says that it gives no answer', () => {
    const rows = sizes.map((): MeasuredRow => ({ observations: [], cpuMs: 1, runs: 1 }));
    expect(judge(rows)).toHaveProperty('hint', expect.stringContaining('hamming() gives no answer') as string);
  });

  it('is told in a sentence, be it the constructor', () => {
    const rows = sizes.map((): MeasuredRow => ({ observations: [], cpuMs: 1, runs: 1 }));
    expect(judgeGrowth('the constructor', sizes, rows, 'java')).toHaveProperty(
      'message',
      expect.stringMatching(/^The constructor could not be timed/u),
    );
  });

  it('passes where the host sees no CPU time', () => {
    expect(judge(rounds((n) => n ** 3).map((one) => ({ ...one, cpuMs: null })))).toEqual({ passed: true });
  });
});
