import { describe, expect, it } from 'vitest';
import type { Cause, CheckResult, LostPoints } from '../contracts/report.ts';
import { aCase, aCheck, noFacts } from '../testing/reports/passed.ts';
import { type CauseFacts, findCauses } from './find-causes.ts';
import { repriced } from './repriced.ts';

const failed = (name: string, more: Parameters<typeof aCase>[1] = {}): ReturnType<typeof aCase> =>
  aCase(name, { verdict: 'failed', ...more });
const wrong = (id: string, hint: string | null, more: Partial<CheckResult> = {}): CheckResult =>
  aCheck(id, { verdict: 'failed', title: `Check ${id}`, cases: [failed('1', { hint })], ...more });
const lost = (check: string, points: number): LostPoints => ({ check, points, reason: 'failed' });
const find = (checks: CheckResult[], points: LostPoints[] = [], facts: Partial<CauseFacts> = {}): Cause[] =>
  findCauses({ checks, lost: points }, { ...noFacts, ...facts });

describe('causes of failed checks', () => {
  it('are one for all that have the same hint, with the points of all of them', () => {
    const checks = [wrong('a', 'The blank is counted.'), wrong('b', 'Another.'), wrong('c', 'The blank is counted.')];
    const found = find(checks, [lost('a', 1.1), lost('b', 0.5), lost('c', 2.2)]);
    expect(found.map(({ title, points, checks: own }) => [title, points, own])).toEqual([
      ['The blank is counted.', 3.3, ['a', 'c']],
      ['Another.', 0.5, ['b']],
    ]);
  });

  it('are one for a sentence with and without what to do about it', () => {
    const [some, more] = ['Look for a loop.', 'Look for a loop. In a Board it never finds the tile.'];
    expect(find([wrong('a', some), wrong('b', more), wrong('c', 'Look for a queue. It is empty.')])).toMatchObject([
      { title: 'Look for a loop.', advice: 'In a Board it never finds the tile.', checks: ['a', 'b'] },
      { checks: ['c'] },
    ]);
  });

  it('are one for a hint that holds other numbers', () => {
    const hints = ['Where the bytes go: int[] (4: 96 bytes).', 'Where the bytes go: int[] (1,024: 3 bytes).'];
    expect(find(hints.map((hint, index) => wrong(String(index), hint)))).toMatchObject([{ checks: ['0', '1'] }]);
  });

  it('are one for an exception of the same type at the same place, whatever it says', () => {
    const thrown = (index: number, frame: string): CheckResult['cases'] => [
      failed('1', {
        actual: `IndexError: Index ${String(index)}`,
        trace: [frame, 'Board.java:12'],
        hint: 'Too short.',
      }),
    ];
    const checks = [
      aCheck('a', { verdict: 'crashed', cases: thrown(3, 'Board.java:31') }),
      aCheck('b', { verdict: 'crashed', cases: thrown(4, 'Board.java:31') }),
      aCheck('c', { verdict: 'crashed', cases: thrown(4, 'Board.java:40') }),
    ];
    expect(find(checks)).toMatchObject([
      { title: 'IndexError in Board.java:31', advice: 'Too short.', checks: ['a', 'b'] },
      { id: 'exception/IndexError@Board.java:40', checks: ['c'] },
    ]);
  });

  it('are one for an exception with and without a frame of the program', () => {
    const thrown = (...trace: string[]): CheckResult['cases'] => [
      failed('1', { actual: 'StackError', trace, hint: 'Calls never end.' }),
    ];
    const [a, b, elsewhere] = [thrown('Board.java:31'), thrown(), thrown('Solver.java:7')].map((cases, index) =>
      aCheck(String(index), { verdict: 'crashed', cases }),
    ) as [CheckResult, CheckResult, CheckResult];
    expect(find([a, b])).toMatchObject([{ title: 'StackError in Board.java:31', checks: ['0', '1'] }]);
    expect(find([a, b, elsewhere])).toHaveLength(3);
  });

  it('say what to do about an exception as the cases say in which it was thrown', () => {
    const thrown = failed('1', { actual: 'IndexError: 3', trace: ['Board.java:31'], hint: 'Too short.' });
    const cases = [thrown, thrown, failed('2', { hint: 'Return null.' })];
    expect(find([aCheck('a', { verdict: 'failed', cases }), aCheck('b', { verdict: 'failed', cases })])).toMatchObject([
      { title: 'IndexError in Board.java:31', advice: 'Too short.' },
    ]);
  });

  it('name the method in which an exception was thrown, and its type without the package', () => {
    const cases = [
      failed('1', {
        trace: ['Board.row (Board.java:31)', 'Board.hamming (Board.java:12)'],
        places: [
          { path: 'Board.java', line: 31, column: null, level: 'error', message: 'java.lang.NullPointerException: n' },
        ],
      }),
    ];
    expect(find([aCheck('a', { verdict: 'crashed', cases })])).toMatchObject([
      {
        id: 'exception/java.lang.NullPointerException@Board.java:31',
        title: 'NullPointerException in Board.row (Board.java:31)',
      },
    ]);
  });

  it.each([
    ['Board.row (Board.java:31), 1,021 times', 'Board.row (Board.java:31)'],
    ['Board.row (Board.java:31, 35), at least 1,021 times', 'Board.row (Board.java:31, 35)'],
    ['Board.row (Board.java:312)', 'Board.java:31'],
  ])('name the method of a recursion once: %s', (line, place) => {
    const found = {
      path: 'Board.java',
      line: 31,
      column: null,
      level: 'error',
      message: 'StackOverflowError',
    } as const;
    const cases = [failed('1', { trace: [line], places: [found] })];
    expect(find([aCheck('a', { verdict: 'crashed', cases })])).toMatchObject([
      { title: `StackOverflowError in ${place}` },
    ]);
  });

  it('begin with what does not compile, whatever it costs and however it is weighted, but not with a warning', () => {
    const level = (of: 'error' | 'warning'): CheckResult =>
      wrong('compilation', null, {
        section: 'compilation',
        cases: [
          failed('Board.java:1:1', { places: [{ path: 'Board.java', line: 1, column: 1, level: of, message: 'x' }] }),
        ],
      });
    const points = [lost('compilation', 5), lost('a', 50)];
    const first = (of: 'error' | 'warning'): (string[] | undefined)[] => {
      const checks = [level(of), wrong('a', 'Why.')];
      const causes = find(checks, points);
      return [causes, repriced(causes, points, checks)].map(([one]) => one?.checks);
    };
    expect([...first('error'), ...first('warning')]).toEqual([['compilation'], ['compilation'], ['a'], ['a']]);
  });

  it('say which class is missing where the compiler finds nothing wrong with what there is', () => {
    const places = (level: 'error' | 'warning') => [{ path: 'Board.java', line: 1, column: 1, level, message: 'x' }];
    const missing = failed('Solver', { message: 'Solver.java was not submitted.', expected: 'a class Solver' });
    const title = (...cases: CheckResult['cases']): string | undefined =>
      find([wrong('compilation', null, { section: 'compilation', cases: [missing, ...cases] })])[0]?.title;
    expect(title()).toBe('Solver.java was not submitted.');
    expect(title(failed('Board.java:1:1', { places: places('warning') }))).toBe('Solver.java was not submitted.');
    expect(title(failed('Board.java:1:1', { places: places('error') }))).toBe('The submission does not compile.');
  });

  it('are one with the compiler where a check repeats what it says, or that there is no class', () => {
    const message = 'module "x" is not available in this assignment';
    const compilation = wrong('compilation', null, {
      section: 'compilation',
      cases: [failed('Solver.ts:1:1', { message }), failed('Board', { message: 'There is no Board.ts.' })],
    });
    const others = [
      wrong('a', null, { cases: [failed('1', { message: `new Solver() threw Error: ${message}.` })] }),
      wrong('api', null, { section: 'api', cases: [failed('Board', { message: 'There is no Board.ts.' })] }),
      wrong('b', null, { cases: [failed('1', { message: 'It returned 5.' })] }),
    ];
    expect(find([compilation, ...others])).toMatchObject([
      { checks: ['compilation'], consequences: ['a', 'api'] },
      { checks: ['b'] },
    ]);
  });

  it('of a class that cannot be loaded are one, wherever it is needed first', () => {
    const hint = 'Board cannot be loaded. Look at its static fields.';
    const trace = ['Board.<clinit> (Board.java:10)'];
    const found = find([wrong('a', hint), wrong('b', hint, { cases: [failed('1', { hint, trace })] })]);
    expect(found).toMatchObject([{ title: 'Board cannot be loaded.', checks: ['a', 'b'] }]);
  });

  it('cost what was not run because of them, too, through any number of steps', () => {
    const skipped = (id: string, dependsOn: string): CheckResult =>
      aCheck(id, { verdict: 'skipped', dependsOn, cases: [] });
    const found = find([wrong('a', 'Why.'), skipped('b', 'a'), skipped('c', 'b')], [lost('a', 1), lost('b', 2)]);
    expect(found).toMatchObject([{ points: 3, checks: ['a'], consequences: ['b', 'c'] }]);
  });

  it('cost what failed only because of them, too', () => {
    const found = find([wrong('a', 'Why.'), wrong('b', 'Slow.')], [lost('a', 1), lost('b', 2)], {
      consequenceOf: ({ id }) => (id === 'b' ? 'a' : null),
    });
    expect(found).toMatchObject([{ title: 'Why.', points: 3, checks: ['a'], consequences: ['b'] }]);
  });

  it('are none of what did not fail, whatever a course says that checks follow from', () => {
    const checks = [wrong('a', 'One.'), wrong('b', 'Two.'), aCheck('c')];
    const found = find(checks, [], { consequenceOf: ({ id }) => (id === 'a' ? 'c' : 'nothing') });
    expect(found).toMatchObject([{ checks: ['a'] }, { checks: ['b'] }]);
  });

  it('are one for what the compiler found wrong and the exception that is thrown there', () => {
    const at31 = [{ path: 'Board.ts', line: 31, column: null, level: 'error' as const, message: 'TypeError: n' }];
    const checks = [
      aCheck('compilation', { section: 'compilation', verdict: 'failed', cases: [failed('1', { places: at31 })] }),
      aCheck('a', { verdict: 'crashed', cases: [failed('1', { trace: ['Board.row (Board.ts:31)'], places: at31 })] }),
      aCheck('b', { verdict: 'crashed', cases: [failed('1', { trace: ['Board.ts:32'] })] }),
    ];
    expect(find(checks)).toMatchObject([{ checks: ['compilation'], consequences: ['a'] }, { checks: ['b'] }]);
  });

  it('are one for what the compiler finds is not exported and the exception where it is used', () => {
    const message = "Module './Node' declares 'Node' locally, but it is not exported.";
    const compilation = wrong('compilation', null, { section: 'compilation', cases: [failed('1', { message })] });
    const thrown = (name: string, line: number): CheckResult['cases'] => [
      failed('1', { actual: `TypeError at A.ts:${line}: ${name} is not a constructor`, trace: [`A.ts:${line}`] }),
    ];
    expect(
      find([
        compilation,
        wrong('a', null, { cases: thrown('Node', 7) }),
        wrong('b', null, { cases: thrown('Other', 9) }),
      ]),
    ).toMatchObject([{ checks: ['compilation'], consequences: ['a'] }, { checks: ['b'] }]);
  });

  it('are not one for what the compiler only warns of and the exception that is thrown there', () => {
    const place = { path: 'Solver.java', line: 9, column: 8, level: 'warning', message: 'unchecked' } as const;
    const compilation = wrong('compilation', null, {
      section: 'compilation',
      cases: [failed('Solver.java:9:8', { places: [place] })],
    });
    const thrown = failed('1', { trace: ['main (Solver.java:9)'], places: [{ ...place, level: 'error' }] });
    expect(find([compilation, wrong('a', null, { cases: [thrown] })])).toHaveLength(2);
  });

  it('are not the faults that are proved where an exception of theirs is not thrown by all of their checks', () => {
    const throwing = (id: string): CheckResult => {
      const place = { path: 'Board.ts', line: 88, column: null, level: 'error', message: 'TypeError' } as const;
      return wrong(id, null, {
        cases: [failed('1', { hint: 'No row.', trace: ['Board.swap (Board.ts:88)'], places: [place] })],
      });
    };
    const [some, all] = [
      [wrong('a', 'A fraction.'), throwing('b'), throwing('c')],
      [throwing('a'), throwing('b'), throwing('c')],
    ];
    const known = { id: 'fault', title: 'It is this.', advice: 'Do that.', checks: ['a', 'b'] };
    expect(find(some, [], { diagnoses: [known] })).toMatchObject([{ ...known, consequences: [] }, { checks: ['c'] }]);
    expect(find(all, [], { diagnoses: [known] })).toMatchObject([{ ...known, consequences: ['c'] }]);
  });

  it('are the faults that are proved, before anything that hints say', () => {
    const known = { id: 'blank-counted', title: 'hamming() counts the blank.', advice: 'Skip it.', checks: ['a', 'b'] };
    const found = find([wrong('a', 'One.'), wrong('b', 'Two.'), wrong('c', 'One.')], [], { diagnoses: [known] });
    expect(found).toMatchObject([{ ...known, proved: true, consequences: ['c'] }]);
  });

  it('are found where checks follow from each other in a circle', () => {
    const next: Readonly<Record<string, string>> = { a: 'b', b: 'c', c: 'b' };
    const found = find([wrong('a', 'One.'), wrong('b', 'Two.'), wrong('c', 'Three.')], [], {
      consequenceOf: ({ id }) => next[id] ?? null,
    });
    expect(found).toMatchObject([{ checks: ['b'], consequences: ['a', 'c'] }]);
  });

  it('leave out points that belong to no failed check', () => {
    expect(find([aCheck('b', { verdict: 'skipped', dependsOn: 'b', cases: [] })], [lost('b', 2)])).toEqual([]);
  });

  it('of a check whose cases have several, and share none with another check, are the check itself, and what its first case says', () => {
    const cases = ['Another.', 'One.', 'One.'].map((hint, index) => failed(String(index), { hint }));
    expect(find([aCheck('a', { verdict: 'failed', title: 'It compiles', cases })])).toMatchObject([
      { id: 'check/a', title: 'It compiles', advice: 'Another.', checks: ['a'] },
    ]);
  });

  it('are what the cases that ended share, whatever did not finish', () => {
    const cases = [failed('1', { hint: 'One. Fix it.' }), failed('2', { verdict: 'timed-out', hint: 'Another.' })];
    expect(find([aCheck('a', { verdict: 'failed', cases })])).toMatchObject([{ title: 'One.', advice: 'Fix it.' }]);
  });

  it('are the check that took back their passes', () => {
    const checks = ['a', 'b'].map((id) =>
      aCheck(id, { verdict: 'failed', cases: [failed(id, { revokedBy: 'integrity', hint: 'Hint.' })] }),
    );
    expect(find(checks)).toMatchObject([{ id: 'revoked/integrity', checks: ['a', 'b'] }]);
  });
});
