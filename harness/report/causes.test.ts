import { describe, expect, it } from 'vitest';
import { causesOf } from './causes.ts';
import { aCase, aCheck } from '../testing/reports/passed.ts';

const failed = (name: string, more: Parameters<typeof aCase>[1] = {}): ReturnType<typeof aCase> =>
  aCase(name, { verdict: 'failed', ...more });
const blank = { hint: 'The blank is counted.' };
const lost = (check: string, points: number): { check: string; points: number; reason: string } => ({
  check,
  points,
  reason: 'failed',
});

describe('causes of failed checks', () => {
  it('are one for all that have the same hint, with the points of all of them', () => {
    const checks = [
      aCheck('a', { verdict: 'failed', cases: [failed('1', blank), aCase('2')] }),
      aCheck('b', { verdict: 'failed', cases: [failed('1', { hint: 'Another.' })] }),
      aCheck('c', { verdict: 'failed', cases: [failed('1', blank)] }),
    ];
    const { causes } = causesOf({ checks, lost: [lost('a', 1.1), lost('b', 0.5), lost('c', 2.2)] });
    expect(causes.map(({ kind, text, points, checks: own }) => [kind, text, points, own.map(({ id }) => id)])).toEqual([
      ['hint', 'The blank is counted.', 3.3, ['a', 'c']],
      ['hint', 'Another.', 0.5, ['b']],
    ]);
  });

  it('are one for an exception of the same type at the same place, whatever it says', () => {
    const thrown = (index: number, frame: string): ReturnType<typeof aCase> =>
      failed(String(index), {
        verdict: 'crashed',
        actual: `java.lang.ArrayIndexOutOfBoundsException: Index ${String(index)}`,
        trace: [frame, 'Board.hamming (Board.java:12)'],
        hint: 'An array is too short.',
      });
    const checks = [
      aCheck('a', { verdict: 'crashed', cases: [thrown(3, 'Board.row (Board.java:31)')] }),
      aCheck('b', { verdict: 'crashed', cases: [thrown(4, 'Board.row (Board.java:31)')] }),
      aCheck('c', { verdict: 'crashed', cases: [thrown(4, 'Board.row (Board.java:40)')] }),
    ];
    expect(causesOf({ checks, lost: [] }).causes).toMatchObject([
      {
        text: 'java.lang.ArrayIndexOutOfBoundsException',
        place: 'Board.row (Board.java:31)',
        hint: 'An array is too short.',
        checks: [{}, {}],
      },
      { place: 'Board.row (Board.java:40)', checks: [{ id: 'c' }] },
    ]);
  });

  it('cost what was not run because of them, too, through any number of steps', () => {
    const checks = [
      aCheck('a', { verdict: 'failed', cases: [failed('1', blank)] }),
      aCheck('b', { verdict: 'skipped', dependsOn: 'a', cases: [] }),
      aCheck('c', { verdict: 'skipped', dependsOn: 'b', cases: [] }),
    ];
    const { causes } = causesOf({ checks, lost: [lost('a', 1), lost('b', 2)] });
    expect(causes).toMatchObject([{ points: 3, skipped: [{ id: 'b' }, { id: 'c' }] }]);
  });

  it('leave out lines of the ledger that belong to no failed check', () => {
    const checks = [aCheck('b', { verdict: 'skipped', dependsOn: 'b', cases: [] })];
    expect(causesOf({ checks, lost: [lost('b', 2)] })).toEqual({ causes: [], others: [lost('b', 2)] });
  });

  it('name the other checks that have some of their cases', () => {
    const checks = [
      aCheck('a', { verdict: 'failed', cases: [failed('1', blank)] }),
      aCheck('b', { verdict: 'failed', cases: [failed('1', blank), failed('2'), failed('3')] }),
    ];
    const { causes } = causesOf({ checks, lost: [] });
    expect(causes).toMatchObject([
      { kind: 'hint', checks: [{ id: 'a' }], also: [{ check: { id: 'b' }, cases: 1 }] },
      { kind: 'check', checks: [{ id: 'b' }], also: [] },
    ]);
  });

  it('of a check whose cases have several, and share none with another check, are the check itself', () => {
    const cases = [failed('1', blank), failed('2', blank), failed('3', { hint: 'Another.' })];
    const { causes } = causesOf({
      checks: [aCheck('a', { verdict: 'failed', title: 'It compiles', cases })],
      lost: [],
    });
    expect(causes).toMatchObject([{ kind: 'check', text: 'It compiles', checks: [{ id: 'a' }] }]);
  });

  it('are the check that took back their passes', () => {
    const checks = ['a', 'b'].map((id) =>
      aCheck(id, { verdict: 'failed', cases: [failed(id, { revokedBy: 'integrity', hint: 'Hint.' })] }),
    );
    expect(causesOf({ checks, lost: [] }).causes).toMatchObject([
      { kind: 'taken-back', text: 'integrity', checks: [{ id: 'a' }, { id: 'b' }] },
    ]);
  });
});
