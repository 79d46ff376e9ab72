/** The engine on a real subject in a real sandbox: what one case does must not touch the others. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Observation, Script } from '../contracts/protocol.ts';
import { startSample } from '../testing/typescript.ts';
import type { CaseResult } from '../contracts/report.ts';
import { type Budget, startBudget } from './budget.ts';
import type { Case, Check, FixedCase, Judgement, RandomCase } from '../contracts/check.ts';
import { runChecks, type EngineContext } from './run-checks.ts';
import { openPool, type SubjectPool } from './subject-pool.ts';
import { unexplained } from '../testing/unexplained.ts';

const longType = `Error${'s'.repeat(200)}`;

const sample = `export class Sample {
  private static made = 0;
  constructor(private readonly n: number) { Sample.made++; }
  same(): number { return this.n; }
  wrongFrom7(): number { return this.n >= 7 ? -1 : this.n; }
  loopsFrom7(): number { for (; this.n >= 7;) {} return this.n; }
  slow(): number { const end = Date.now() + 250; while (Date.now() < end); return this.n; }
  made(): number { return Sample.made > 3 ? -1 : this.n; }
  deep(): number { return this.deep() + 1; }
  throws(): number { throw new Error('out of order'); }
  floods(): number { for (;;) console.log('x'.repeat(1000)); }
  throwsElsewhere(): number { throw new Error('out of order'); }
  throwsLong(): number { throw new (class ${longType} extends Error {})(); }
}`;

const subject = await startSample(sample);
const pool = openPool(1, () => subject);
afterAll(() => pool.close());

const limits = { caseWallMs: 4_000, caseCpuMs: 4_000, totalMs: 120_000 };

const context = (over: Partial<EngineContext> = {}): EngineContext => ({
  pool,
  long: pool,
  code: null,
  budget: startBudget(limits),
  seed: 1,
  unusable: new Map(),
  signal: new AbortController().signal,
  onEvent: () => undefined,
  ...over,
});

const ask = (method: string): Script['steps'] => [
  { op: 'new', class: 'Sample', args: [{ kind: 'row', field: 'n' }], as: 's' },
  { op: 'call', on: 's', method, args: [] },
];

const judge = (n: number, observations: readonly Observation[]): Judgement => {
  const last = observations.at(-1);
  if (last?.kind === 'value' && last.value === n) return { passed: true };
  return { passed: false, message: 'not the same', expected: String(n), actual: JSON.stringify(last) };
};

const fixed = (method: string): FixedCase => ({
  kind: 'fixed',
  name: method,
  script: { substitute: [], rows: [{ n: 3 }], steps: ask(method) },
  judge: (rows) => judge(3, rows[0] ?? []),
  reproduction: [`new Sample(3).${method}()`],
});

const endless = (name: string): FixedCase => ({
  ...fixed('loopsFrom7'),
  name,
  script: { substitute: [], rows: [{ n: 8 }], steps: ask('loopsFrom7') },
});

const random = (method: string, count = 40): Case => {
  const typed: RandomCase<number> = {
    kind: 'random',
    name: `random ${method}`,
    count,
    inputs: 'numbers',
    arbitrary: fc.noBias(fc.integer({ min: 0, max: 1_000 })),
    row: (n) => ({ n }),
    script: { substitute: [], steps: ask(method) },
    judgeRow: judge,
    reproduce: (n) => [`new Sample(${String(n)}).${method}()`],
  };
  return typed;
};

const check = (...cases: Case[]): Check => ({
  id: 'check',
  section: 'correctness',
  group: 'Group',
  title: 'A check',
  explanation: unexplained,
  needs: ['Sample'],
  cases,
});

/** As if scripts of the classes had not finished, again and again. */
const notFinished = (budget: Budget, classes: string): void => {
  const silence = { head: '', tail: '', bytes: 0 };
  const outcome = {
    kind: 'timed-out',
    clock: 'cpu',
    limitMs: 1,
    rows: [],
    rowCpuMs: [],
    out: silence,
    err: silence,
  } as const;
  for (let i = 0; i < 5; i += 1) budget.patience(classes).note(outcome);
};

const results = async (cases: Case[], over: Partial<EngineContext> = {}): Promise<readonly CaseResult[]> => {
  const [only] = await runChecks([check(...cases)], context(over));
  return only?.cases ?? [];
};

describe('cases', () => {
  it('stand alone: each is judged whatever the others do', async () => {
    const cases = ['same', 'floods', 'same', 'deep', 'throws', 'same'].map(fixed);
    const verdicts = (await results(cases)).map((one) => one.verdict);
    expect(verdicts).toEqual(['passed', 'failed', 'passed', 'failed', 'failed', 'passed']);
  });

  it('that only compare are asked where series are', async () => {
    const asked: string[] = [];
    const noting = (name: string): SubjectPool => ({ ...pool, use: (work) => (asked.push(name), pool.use(work)) });
    const compared = { ...fixed('throws'), comparesOnly: true };
    await results([fixed('same'), compared], { pool: noting('pool'), long: noting('long') });
    expect(asked).toEqual(['pool', 'long']);
  });

  it('that only compare are not asked again with more time, when the program has not finished three times', async () => {
    let scripts = 0;
    const counting: SubjectPool = {
      ...pool,
      use: (work) =>
        pool.use((subject) => work({ ...subject, run: (...asked) => ((scripts += 1), subject.run(...asked)) })),
    };
    const budget = startBudget({ ...limits, caseCpuMs: 1_200 });
    notFinished(budget, 'Sample');
    const rows = [3, 8].map((n) => ({ n }));
    const compared = { ...fixed('loopsFrom7'), comparesOnly: true };
    const [one] = await results([{ ...compared, script: { ...compared.script, rows, steps: ask('loopsFrom7') } }], {
      ...{ budget, long: counting },
    });
    expect([one?.verdict, scripts]).toEqual(['skipped', 1]);
  });

  it('that do not end are stopped, named and reproduced', async () => {
    const endless = { ...fixed('loopsFrom7'), script: { substitute: [], rows: [{ n: 8 }], steps: ask('loopsFrom7') } };
    const stopped = { ...check(endless), usualCauseOfTimeout: 'It is usually the seven.' };
    const [result] = await runChecks([stopped], context({ budget: startBudget({ ...limits, caseCpuMs: 500 }) }));
    const [one] = result?.cases ?? [];
    expect(one).toMatchObject({ verdict: 'timed-out', reproduction: ['new Sample(3).loopsFrom7()'] });
    expect(one?.hint).toMatch(
      /^The program takes far too long, or never ends\. Look for .* It is usually the seven\.$/u,
    );
  });

  it('of several rows reproduce the row at which they were stopped', async () => {
    const numbers = [3, 8, 4];
    const several: FixedCase = {
      ...fixed('loopsFrom7'),
      script: { substitute: [], rows: numbers.map((n) => ({ n })), steps: ask('loopsFrom7') },
      reproduceRow: (row) => [`new Sample(${String(numbers[row])}).loopsFrom7()`],
    };
    const [one] = await results([several], { budget: startBudget({ ...limits, caseCpuMs: 500 }) });
    expect(one).toMatchObject({ verdict: 'timed-out', reproduction: ['new Sample(8).loopsFrom7()'] });
  });

  it('are told as not run when the time of the whole is used up, and their check counts as lost', async () => {
    // What else the machine does is not asked: it would be to blame where it is busy.
    const budget = { ...startBudget({ ...limits, totalMs: 0 }), end: () => undefined };
    const [result] = await runChecks([check(fixed('same'))], context({ budget }));
    expect(result).toMatchObject({ verdict: 'skipped', dependsOn: 'check', cases: [{ actual: 'not run' }] });
  });

  it('after three inputs that did not finish are not run, since the verdict is known', async () => {
    const cases = [...['a', 'b', 'c', 'd'].map((name) => endless(name)), fixed('same')];
    const budget = startBudget({ ...limits, caseCpuMs: 300 });
    const [result] = await runChecks([check(...cases)], context({ budget }));
    expect(result?.verdict).toBe('timed-out');
    expect(result?.cases.map(({ verdict }) => verdict)).toEqual([
      ...Array<string>(3).fill('timed-out'),
      ...Array<string>(2).fill('skipped'),
    ]);
    expect(result?.cases.at(-1)?.message).toMatch(/^Not run: the program did not finish on another input/u);
  });

  it('of other classes than those that do not finish have their whole time', { tags: 'long' }, async () => {
    const budget = startBudget({ ...limits, caseWallMs: 2_000, caseCpuMs: 2_000 });
    notFinished(budget, 'Sample');
    const other = { ...check(endless('a')), needs: ['Other'] };
    const [own, others] = await runChecks([check(endless('a')), other], context({ budget }));
    expect(own?.cases[0]?.message).toContain('within 1 s');
    expect(others?.cases[0]?.message).toContain('within 2 s');
  });

  it('that make progress have their whole time, whatever did not finish before', async () => {
    const rows = Array.from({ length: 12 }, () => ({ n: 3 }));
    const slow = { ...fixed('slow'), script: { substitute: [], rows, steps: ask('slow') } };
    const budget = startBudget({ ...limits, caseWallMs: 30_000, caseCpuMs: 8_000 });
    notFinished(budget, 'Sample');
    const [result] = await runChecks([check(slow)], context({ budget }));
    expect(result?.verdict).toBe('passed');
  });

  it('end with the whole, however much time they have', async () => {
    const budget = startBudget({ caseWallMs: 60_000, caseCpuMs: 60_000, totalMs: 1_000 });
    const before = performance.now();
    await runChecks([check(endless('a')), check(fixed('same'))], context({ budget }));
    expect(performance.now() - before).toBeLessThan(15_000);
  });

  it('show the frames of an exception', async () => {
    const [one] = await results([fixed('throws')]);
    expect(one?.trace[0]).toMatch(/throws.*\(Sample\.ts:10\)/u);
  });

  it('show the frames of an exception whose type is told in part', async () => {
    const actual = `it threw ${longType.slice(0, 100)}…`;
    const wrong = { passed: false, message: 'No answer.', expected: '7', actual } as const;
    const [one] = await results([{ ...fixed('throwsLong'), judge: () => wrong }]);
    expect(one?.places).toMatchObject([{ path: 'Sample.ts', line: 13 }]);
  });

  it('show no frames of an exception that is not what failed', async () => {
    const steps: Script['steps'] = [...ask('throws'), { op: 'call', on: 's', method: 'wrongFrom7', args: [] }];
    const script = { substitute: [], rows: [{ n: 7 }], steps };
    const wrong = { passed: false, message: 'It returned -1 instead of 7.', expected: '7', actual: '-1' } as const;
    const [one] = await results([{ ...fixed('wrongFrom7'), script, judge: () => wrong }]);
    expect(one).toMatchObject({ verdict: 'failed', trace: [], places: [] });
  });

  it('show the frames of the exception that failed where there are several', async () => {
    const steps: Script['steps'] = [...ask('throws'), { op: 'call', on: 's', method: 'throwsElsewhere', args: [] }];
    const script = { substitute: [], rows: [{ n: 7 }], steps };
    const elsewhere = { passed: false, message: 'It threw Error at Sample.ts:12.', expected: '7', actual: '' } as const;
    const [one] = await results([{ ...fixed('throwsElsewhere'), script, judge: () => elsewhere }]);
    expect(one?.places).toMatchObject([{ path: 'Sample.ts', line: 12 }]);
  });
});

describe('a script that several cases share', () => {
  const both = (first: string, second: string): Script => ({
    substitute: [],
    rows: [{ n: 3 }],
    steps: [...ask(first), { op: 'call', on: 's', method: second, args: [] }],
  });
  const sharing = (script: Script, ...picks: readonly [string, number][]): FixedCase[] =>
    picks.map(([method, index]) => ({
      ...fixed(method),
      sharedScript: { script, pick: (rows) => rows.map((row) => row.filter((_, at) => at === 0 || at === index)) },
    }));

  it('is run once, and each case judges its own part', async () => {
    const [one, other] = await results(sharing(both('same', 'throws'), ['same', 1], ['throws', 2]));
    expect([one?.verdict, other?.verdict]).toEqual(['passed', 'failed']);
  });

  it('that does not end costs only the case which is to blame', async () => {
    const script = both('same', 'floods');
    const [one, other] = await results(sharing(script, ['same', 1], ['floods', 2]));
    expect([one?.verdict, other?.verdict]).toEqual(['passed', 'failed']);
  });
});

describe('a failure among several rows', () => {
  const inputs = [1, 2, 3, 4, 7, 8];
  const judgeRow = (row: number, observations: readonly Observation[]): Judgement =>
    judge(inputs[row] ?? 0, observations);
  const ofRows = (method: string): FixedCase => ({
    ...fixed(method),
    script: { substitute: [], rows: inputs.map((n) => ({ n })), steps: ask(method) },
    judge: (rows) => rows.map((seen, row) => judgeRow(row, seen)).find(({ passed }) => !passed) ?? { passed: true },
    judgeRow,
  });

  it('that needs earlier rows is told as such', async () => {
    const [one] = await results([ofRows('made')]);
    expect(one).toMatchObject({ verdict: 'failed', expected: '4', hint: expect.stringMatching(/static/u) as string });
    expect(one?.message).toMatch(/^not the same .* only after other inputs/u);
  });

  it('that comes again when its row is asked alone is told as it came', async () => {
    const [one] = await results([ofRows('wrongFrom7')]);
    expect(one).toMatchObject({ verdict: 'failed', expected: '7', message: 'not the same', hint: null });
  });
});

describe('random failures', () => {
  it('are shrunk to the smallest input, with the way back to it', async () => {
    const [one] = await results([random('wrongFrom7')]);
    expect(one).toMatchObject({ verdict: 'failed', expected: '7', reproduction: ['new Sample(7).wrongFrom7()'] });
    expect(one?.random?.seed).toBe(1);
  });

  it('are shrunk when they do not end, too', { tags: 'long' }, async () => {
    const budget = startBudget({ ...limits, caseCpuMs: 400, caseWallMs: 3_000 });
    const [one] = await results([random('loopsFrom7', 5)], { budget });
    expect(one?.verdict).toBe('timed-out');
    expect(one?.random?.shrinks).toBeGreaterThan(0);
  });

  it('of a program that never ends are told as they came, without more runs of it', async () => {
    const budget = startBudget(limits);
    notFinished(budget, 'Sample');
    const [one] = await results([random('loopsFrom7', 5)], { budget });
    expect(one).toMatchObject({ verdict: 'timed-out', random: { shrinks: 0, path: '0' } });
    expect(one?.message).toMatch(
      /^The program did not finish within 1 s of \w+ time and was stopped\. It had less time than usual/u,
    );
  });

  it('are told as they came where there is no time to ask for one alone', async () => {
    const budget = startBudget(limits);
    notFinished(budget, 'Sample');
    const checks = Array.from({ length: 5 }, () => check(random('wrongFrom7', 5)));
    const found = (await runChecks(checks, context({ budget }))).flatMap(({ cases }) => cases);
    const claims = found.filter(({ message }) => message?.includes('only after other inputs') === true);
    expect({ verdicts: found.map(({ verdict }) => verdict), claims }).toEqual({
      verdicts: Array(5).fill('failed'),
      claims: [],
    });
  });

  it('that need earlier inputs are told as such', async () => {
    const [one] = await results([random('made')]);
    expect(one).toMatchObject({ verdict: 'failed', hint: expect.stringMatching(/static.*random/u) as string });
  });

  it('are the same for the same seed, and there are none in a right program', async () => {
    const [first] = await results([random('wrongFrom7')]);
    const [second] = await results([random('wrongFrom7')]);
    expect(second).toEqual(first);
    const [right] = await results([random('same')]);
    expect(right?.verdict).toBe('passed');
  });
});

describe('checks', () => {
  it('that need a class which is not there are skipped', async () => {
    const unusable = new Map([['Sample', 'Sample.ts was not submitted.']]);
    const [one] = await runChecks([check(fixed('same'))], context({ unusable }));
    expect(one).toMatchObject({ verdict: 'skipped', reason: 'Sample.ts was not submitted.', dependsOn: 'compilation' });
  });

  it('end with the reason of the interrupt', async () => {
    const signal = AbortSignal.abort(new Error('interrupted'));
    await expect(runChecks([check(fixed('same'))], context({ signal }))).rejects.toThrow('interrupted');
  });

  it('are not told to begin after an interrupt', async () => {
    const told: string[] = [];
    const stop = new AbortController();
    const onEvent: EngineContext['onEvent'] = (event) => {
      if (event.kind === 'check-started') told.push(event.id);
      stop.abort(new Error('interrupted'));
    };
    const checks = ['a', 'b', 'c'].map((id) => ({ ...check(fixed('same')), id }));
    await expect(runChecks(checks, context({ signal: stop.signal, onEvent }))).rejects.toThrow('interrupted');
    await new Promise(setImmediate);
    expect(told).toEqual(['a']);
  });
});
