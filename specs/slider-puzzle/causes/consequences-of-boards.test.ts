import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { judgeMeasure } from '../judges/distance.ts';
import { judgeIndependence } from '../judges/independence.ts';
import { asking, value } from '../testing/observed.ts';
import { consequenceOf } from './consequences.ts';
import { failed, hinted, hintOf } from './testing/failing.ts';
import { judged } from './testing/judged.ts';

describe('a failed check of boards', () => {
  const shared = judgeIndependence(asking, value(1), value(2));
  const hint = 'hint' in shared ? (shared.hint ?? null) : null;
  const changes = aCheck('board-9', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', hint })] });
  const rule = failed('rule-static-state');
  const threw = (id: string): CheckResult =>
    aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', trace: ['at Board'] })] });

  it('follows from static state where a second Board changes the first', () => {
    const check = failed('board-5a');
    for (const one of [check, changes]) expect(consequenceOf(one, [check, changes, rule])).toBe(rule.id);
    expect(consequenceOf(check, [check, rule])).toBeNull();
    expect(consequenceOf(threw('board-5a'), [threw('board-5a'), changes, rule])).toBe(rule.id);
  });

  it('follows from static state where boards of several sizes throw', () => {
    const all = [threw('board-10c'), threw('board-20'), changes, rule];
    for (const one of all.slice(0, 2)) expect(consequenceOf(one, all)).toBe(rule.id);
  });

  it('of one board alone does not follow from static state, and others of such a text or method follow from it', () => {
    const [text, distance] = [failed('board-4a'), failed('board-1a')];
    const unread = hinted('board-5a', hintOf('reading.hint'));
    const derived = judged('board-14', judgeMeasure({ ...asking, call: 'hamming()' }, 'hamming', goal(3), value(1)));
    const all = [text, distance, unread, derived, changes, rule];
    expect(all.map((one) => consequenceOf(one, all))).toEqual([null, null, text.id, distance.id, rule.id, null]);
  });

  it('does not follow from static state where no second Board changes anything', () => {
    const [check, alone] = [failed('board-5a'), threw('board-9')];
    for (const one of [check, alone]) expect(consequenceOf(one, [check, alone, rule])).toBeNull();
  });

  it.each([
    ['board-10a', 'board-10a.ofAnythingHint'],
    ['board-20', 'other-types.hint'],
    ['board-11', 'board-11.changedHint'],
  ])('does not follow from static state where no other Board is there: %s', (id, hint) => {
    const check = hinted(id, hintOf(hint));
    expect(consequenceOf(check, [check, changes, rule])).toBeNull();
  });

  it.each(['board-11.changedHint', 'board-4b', 'board-12.changesItselfHint'])(
    'that takes what is no Board for one does not follow from %s',
    (source) => {
      const from = source.includes('.') ? hinted(source.split('.', 1).join(''), hintOf(source)) : failed(source);
      const [check, other] = [hinted('board-20', hintOf('other-types.hint')), failed('board-20')];
      expect([check, other].map((one) => consequenceOf(one, [one, from]))).toEqual([null, from.id]);
    },
  );

  it('does not follow from static state where an exception is thrown without another Board', () => {
    const all = [threw('board-1a'), threw('board-5a'), changes, rule];
    for (const one of all.slice(0, 2)) expect(consequenceOf(one, all)).toBeNull();
    expect(consequenceOf(changes, all)).toBe(rule.id);
  });
});
