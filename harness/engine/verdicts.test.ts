import { describe, expect, it } from 'vitest';
import type { Prepared } from '../contracts/prepare.ts';
import type { Verdict } from '../contracts/report.ts';
import type { CheckChoice } from '../contracts/settings.ts';
import type { ScriptOutcome } from '../contracts/subject.ts';
import { startBudget } from './budget.ts';
import { incompleteCase, passedCase } from './case-result.ts';
import { checkResult, worstVerdict } from './check-result.ts';
import { describeOutcome, type EndedOutcome, type IncompleteOutcome } from './outcome-text.ts';
import { newPatience, type Patience } from './patience.ts';
import { caseSeed } from './run-random.ts';
import { choosePrepared } from './choose-prepared.ts';
import { chooseChecks, selectChecks } from './select.ts';
import { inLocale } from '../messages/in-locale.ts';
import { defineMessages, makeLocale } from '../messages/messages.ts';
import { unexplained } from '../testing/unexplained.ts';

const words = defineMessages('verdicts-test', { name: 'random {size}' });

const silence = { head: '', tail: '', bytes: 0 };
const progress = { rows: [], rowCpuMs: [], out: silence, err: silence };

const outcomes: readonly [Exclude<ScriptOutcome['kind'], 'completed'>, IncompleteOutcome, Verdict][] = [
  ['timed-out', { kind: 'timed-out', clock: 'wall', limitMs: 10_000, ...progress }, 'timed-out'],
  ['crashed', { kind: 'crashed', exitCode: 0, signal: null, ...progress }, 'crashed'],
  ['out-of-memory', { kind: 'out-of-memory', limitBytes: 1 << 30, ...progress }, 'out-of-memory'],
  ['thread-limit', { kind: 'thread-limit', limit: 96, ...progress }, 'crashed'],
  ['operation-limit', { kind: 'operation-limit', limit: 10_000_000, ...progress }, 'failed'],
  ['output-limit', { kind: 'output-limit', limitBytes: 1 << 26, ...progress }, 'failed'],
  ['tampering', { kind: 'tampering', detail: 'a forged answer', ...progress }, 'tampering'],
  ['unloadable', { kind: 'unloadable', message: 'VerifyError', ...progress }, 'crashed'],
  ['fault', { kind: 'fault', message: 'bubblewrap is gone', ...progress }, 'grader-fault'],
];

describe('the verdict on a script that did not end', () => {
  it.each(outcomes)('%s', (_, outcome, verdict) => {
    expect(describeOutcome(outcome).verdict).toBe(verdict);
  });

  it('names the limit that was exceeded', () => {
    const text = describeOutcome({ kind: 'timed-out', clock: 'cpu', limitMs: 2_500, ...progress });
    expect(text.message).toBe('The program did not finish within 2.5 s of CPU time and was stopped.');
  });

  it('never takes an exit with code 0 for success', () => {
    const text = describeOutcome({ kind: 'crashed', exitCode: 0, signal: null, ...progress });
    expect(text.message).toContain('exited with code 0');
  });

  it('keeps what the program printed', () => {
    const outcome = { kind: 'crashed', exitCode: 1, signal: null, ...progress } as const;
    const result = incompleteCase('case', { ...outcome, out: { head: 'hello', tail: '', bytes: 5 } }, []);
    expect(result.output).toEqual({ head: 'hello', tail: '', bytes: 5 });
  });
});

describe('the verdict of a check', () => {
  const cases = (...verdicts: Verdict[]) => verdicts.map((verdict) => ({ ...passedCase('case'), verdict }));

  it.each<[Verdict, Verdict[]]>([
    ['passed', ['passed', 'passed']],
    ['passed', ['passed', 'skipped']],
    ['skipped', ['skipped', 'skipped']],
    ['failed', ['passed', 'timed-out', 'failed']],
    ['timed-out', ['passed', 'timed-out']],
    ['tampering', ['failed', 'tampering']],
    ['grader-fault', ['tampering', 'grader-fault', 'failed']],
  ])('is %s for %j', (expected, verdicts) => {
    expect(worstVerdict(cases(...verdicts))).toBe(expected);
  });

  it('gives the reason of a skipped case as its own', () => {
    const check = { id: 'a', section: 'correctness', group: 'Board', title: 'A' } as const;
    const skipped = { ...passedCase('puzzle04.txt'), verdict: 'skipped', message: 'no such file' } as const;
    expect(checkResult(check, [skipped])).toMatchObject({
      verdict: 'skipped',
      reason: 'no such file',
      dependsOn: null,
    });
  });
});

describe('the time budget', () => {
  const limits = { caseWallMs: 10_000, caseCpuMs: 5_000, totalMs: 12_000 };

  it('gives a case its own limits while there is time', () => {
    expect(startBudget(limits, () => 0).next()).toEqual({ wallMs: 10_000, cpuMs: 5_000, deadline: 12_000 });
  });

  it('ends before a timer would come at once, however much time there is', () => {
    expect(startBudget({ ...limits, totalMs: 2 ** 32 }, () => 0).next()?.deadline).toBeLessThan(2 ** 31);
  });

  it('gives nothing at the end', () => {
    let now = 0;
    const budget = startBudget(limits, () => now);
    now = 11_900;
    expect(budget.next()).toBeNull();
  });
});

describe('patience', () => {
  const whole = { wallMs: 20_000, cpuMs: 10_000 };
  type Kind = 'completed' | 'timed-out' | 'out-of-memory' | 'crashed';
  const outcomes: Readonly<Record<Kind, EndedOutcome>> = {
    completed: { kind: 'completed', ...progress },
    'timed-out': { kind: 'timed-out', clock: 'cpu', limitMs: 1, ...progress },
    'out-of-memory': { kind: 'out-of-memory', limitBytes: 1, ...progress },
    crashed: { kind: 'crashed', exitCode: 1, signal: null, ...progress },
  };
  const after = (...kinds: readonly Kind[]): Patience => {
    const patience = newPatience();
    for (const kind of kinds) patience.note(outcomes[kind]);
    return patience;
  };

  it('is a quarter after a script that does not finish, and an eighth after three', () => {
    const endless = Array<'timed-out'>(9).fill('timed-out');
    const seconds = [0, 1, 2, 3, 9].map((count) => after(...endless.slice(0, count)).limits(whole).cpuMs / 1_000);
    expect(seconds).toEqual([10, 2.5, 2.5, 1.25, 1.25]);
  });

  it('stays a quarter for what runs out of memory at first, so that it can do so again', () => {
    const endless = Array<'timed-out'>(9).fill('timed-out');
    expect(after('timed-out', 'out-of-memory', ...endless).limits(whole).cpuMs).toBe(2_500);
    expect(after(...endless, 'out-of-memory').limits(whole).cpuMs).toBe(1_250);
  });

  it('leaves a second, or all where that is less', () => {
    const endless = Array<'timed-out'>(9).fill('timed-out');
    expect(after(...endless).limits({ wallMs: 3_000, cpuMs: 500 })).toEqual({ wallMs: 1_000, cpuMs: 500 });
  });

  it('is at its end after twelve that took too much and gave no answer at all', () => {
    const endless = Array<'timed-out'>(12).fill('timed-out');
    expect(after(...endless.slice(1)).known()).toBeNull();
    expect(after(...endless).known()).toMatchObject({ kind: 'timed-out', isAssumed: true });
    expect(after('completed', ...endless).known()).toBeNull();
    expect(after(...Array<'crashed'>(12).fill('crashed')).known()).toBeNull();
  });

  it('stays with what finishes, whatever it took', () => {
    expect(after('completed', 'completed').limits(whole)).toEqual(whole);
  });

  it('is spent after three, and then all get the same', () => {
    const endless = Array<'timed-out'>(9).fill('timed-out');
    expect([2, 3].map((count) => after(...endless.slice(0, count)).isSpent())).toEqual([false, true]);
    for (const limits of [whole, { wallMs: 900_000, cpuMs: 600_000 }, { wallMs: 300, cpuMs: 300 }])
      expect(after(...endless).limits(limits)).toEqual(after(...endless.slice(0, 3)).limits(limits));
  });
});

describe('seeds of random cases', () => {
  it('differ by check and case, and are the same each time', () => {
    const seeds = [
      caseSeed(1, 'board-1b', '3-by-3'),
      caseSeed(1, 'board-2b', '3-by-3'),
      caseSeed(2, 'board-1b', '3-by-3'),
    ];
    expect(new Set(seeds).size).toBe(3);
    expect(caseSeed(1, 'board-1b', '3-by-3')).toBe(seeds[0]);
  });

  it('are the same in every language', () => {
    const seed = (): number => caseSeed(1, 'board-1b', words.name({ size: '3-by-3' }));
    const german = makeLocale('de', new Map([['verdicts-test.name', '{size}, zufällig']]));
    expect(inLocale(german, seed)).toBe(seed());
  });
});

describe('--only', () => {
  const check = (id: string) =>
    ({
      id,
      section: 'correctness',
      group: 'Board',
      title: id,
      explanation: unexplained,
      needs: [],
      cases: [],
    }) as const;
  const checks = ['board-1a', 'board-1b', 'solver-10c'].map(check);

  it('keeps declaration order', () => {
    expect(selectChecks(checks, ['solver-10c', 'board-1a']).map(({ id }) => id)).toEqual(['board-1a', 'solver-10c']);
  });

  it('knows the checks of the build', () => {
    expect(selectChecks(checks, ['api'])).toEqual([]);
  });

  const others = { set: 'extended', visibility: [], details: [], dueDate: null, places: new Map() } as const;
  const without = (name: string): CheckChoice => ({ ...others, off: [name] });
  const off = (name: string) => () => chooseChecks(checks, without(name), ['integrity-memory']);

  it.each(['style-spotbugs', 'style-*', 'integrity-memory'])(
    'may be told to leave out %s, which comes later',
    (name) => {
      expect(off(name)).not.toThrow();
    },
  );

  it.each(['style-spotbug', 'integrity-memroy'])('refuses to leave out %s, which no check has', (name) => {
    expect(off(name)).toThrow(expect.objectContaining({ code: 'unknown-check' }) as Error);
  });

  it('leaves out what would follow from others', async () => {
    const later = ['integrity-memory', 'integrity-files'].map(check);
    const all: Prepared = { checks, tables: [], notes: [], followUps: { checks: later, needed: () => later } };
    const { followUps } = await choosePrepared(all, without('integrity-memory'), () => Promise.resolve(all));
    expect(followUps?.needed([]).map(({ id }) => id)).toEqual(['integrity-files']);
  });

  it.each(['integrity-*', 'integrity-memory'])('hides what would follow from others by its name (%s)', async (name) => {
    const later = { ...check('integrity-memory'), details: 'after-due-date' } as const;
    const all: Prepared = { checks, tables: [], notes: [], followUps: { checks: [later], needed: () => [later] } };
    const marks = { visibility: [{ name, from: 'staff' }], details: [{ name, from: 'always' }] } as const;
    const { followUps } = await choosePrepared(all, { ...others, ...marks, off: [] }, () => Promise.resolve(all));
    expect(followUps?.needed([])).toMatchObject([{ visibility: 'staff', details: 'after-due-date' }]);
  });

  it('lets checks beyond the set be marked and switched off where only the official ones are asked', async () => {
    const of = (ids: readonly string[]): Prepared => ({ checks: ids.map(check), tables: [], notes: [] });
    const choose = (name: string): Promise<Prepared> => {
      const details = [{ name, from: 'staff' as const }];
      const choice: CheckChoice = { ...others, set: 'official', off: [name], details };
      return choosePrepared(of(['board-1a']), choice, () => Promise.resolve(of(['board-1a', 'board-18'])));
    };
    expect((await choose('board-18')).checks.map(({ id }) => id)).toEqual(['board-1a']);
    await expect(choose('board-81')).rejects.toMatchObject({ code: 'unknown-check' });
  });

  it('refuses to switch off a check of the build, with the weight that does it', () => {
    expect(off('api')).toThrow(
      expect.objectContaining({
        remedy: 'Take "api" out of checks.off. To give it no points: weights.api: 0',
      }) as Error,
    );
    expect(off('*')).not.toThrow();
  });

  it('tells why a check that follows from others is not run alone', () => {
    for (const name of ['integrity-memory', 'integrity-m*'])
      expect(() => selectChecks(checks, [name], [], ['integrity-memory'])).toThrow(`"${name}" is not run alone`);
    expect(selectChecks(checks, ['board-1a'], [], ['integrity-memory'])).toHaveLength(1);
  });

  it('suggests the right id for a wrong one', () => {
    expect(() => selectChecks(checks, ['bord-1a'])).toThrow(
      expect.objectContaining({ code: 'unknown-check', remedy: 'Did you mean board-1a, board-1b?' }) as Error,
    );
    expect(() => selectChecks(checks, ['*-1a'])).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('A * at the end of an id') as string }) as Error,
    );
  });
});
