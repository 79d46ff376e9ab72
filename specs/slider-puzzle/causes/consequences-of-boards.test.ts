import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { goal, twin, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { judgeSize } from '../checks/memory/judge.ts';
import { judgeMeasure } from '../judges/distance.ts';
import { judgeSameAnswers } from '../judges/same-answers.ts';
import { asking, value } from '../testing/observed.ts';
import { judgeIndependence } from '../judges/independence.ts';
import { consequenceOf } from './consequences.ts';
import { failed, follows, hinted, hintOf, limit, size } from './testing/failing.ts';
import { judged, nestedFrom, wrongEquals } from './testing/judged.ts';

it('of a text without rows, and of an equals() that is always true, follow from a size of 0', () => {
  const of = (id: string, expected: string, actual: string): CheckResult =>
    aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', expected, actual })] });
  const [text, always, size] = [
    of('board-4a', '3\n 1 2 3', '0'),
    of('board-10c', 'false', 'true'),
    of('board-3', '3', '0'),
  ];
  for (const check of [text, always]) {
    expect(consequenceOf(check, [check, size])).toBe(size.id);
    expect(consequenceOf(check, [check, of('board-3', '3', '2')])).toBeNull();
  }
  const other = of('board-4a', '3\n 1 2 3', '3\n 1 2');
  expect(consequenceOf(other, [other, size])).toBeNull();
});

it('of an isGoal() that does not know the goal follows from a distance of the goal that is not 0', () => {
  const ofGoal = (expected: string, actual: string): CheckResult =>
    aCheck('board-8b', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', expected, actual })] });
  const measured = (tiles: Tiles): CheckResult => judged('board-1b', judgeMeasure(asking, 'hamming', tiles, value(9)));
  const denied = ofGoal('true', 'false');
  expect(consequenceOf(denied, [denied, measured(goal(3))])).toBe('board-1b');
  expect(consequenceOf(denied, [denied, measured(twin(goal(3)))])).toBeNull();
  const claimed = ofGoal('false', 'true');
  expect(consequenceOf(claimed, [claimed, measured(goal(3))])).toBeNull();
});

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

  it('follows from toString() where it reads boards', () => {
    expect(follows(failed('board-5a'), 'board-4a')).toBe('board-4a');
  });

  it('of what gives nothing to measure follows from the method that gives it', () => {
    const timed = { message: 'dimension() could not be timed: no answer.', hint: hintOf('growth.judge.notTimedHint') };
    const growth = aCheck('growth-dimension', {
      verdict: 'failed',
      cases: [aCase('1', { verdict: 'failed', ...timed })],
    });
    expect(follows(growth, 'board-1a', 'board-3')).toBe('board-3');
    const weighed = hinted('memory-board-after-use', hintOf('memory.size.notMeasuredHint'));
    expect(follows(weighed, 'board-3')).toBe('board-3');
    expect(follows(weighed)).toBeNull();
  });

  it('of random boards follows from the same method with files', () => {
    expect(follows(failed('board-1b'), 'board-1a')).toBe('board-1a');
    expect(follows(failed('board-2b'), 'board-1a')).toBeNull();
    expect(follows(failed('solver-4a'), 'solver-2a', 'solver-2b')).toBe('solver-2a');
    expect(follows(failed('solver-15b'), 'solver-2a')).toBeNull();
  });

  it('of large boards that are read from files follows from tiles that are lost in their text', () => {
    const lost = hinted('board-4a', hintOf('format.cappedHint'));
    const [large, small] = ['a 10-by-10 board', 'the board 1 2 / 3 0'].map((board) => {
      const message = `hamming() on ${board} returned 64 instead of 0.`;
      return aCheck('board-1a', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message })] });
    }) as [CheckResult, CheckResult];
    expect([large, small].map((one) => consequenceOf(one, [one, lost]))).toEqual(['board-4a', null]);
  });

  it('of isGoal() that may wrap around follows from distances that do', () => {
    const wrapped = hinted('board-19', hintOf('board-8.wrappedHint'));
    const narrow = hinted('board-1b', hintOf('distance.narrowHint'));
    expect(consequenceOf(wrapped, [wrapped, narrow])).toBe('board-1b');
    expect(follows(wrapped, 'board-1b')).toBeNull();
  });

  it('of neighbors that are asked for twice follows from a list that is kept', () => {
    const asked = (message: string): CheckResult =>
      aCheck('board-18', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message })] });
    const kept = hinted('board-12', hintOf('board-12.neighborsHint'));
    const all = ['neighbors() on the board 1 2 / 3 0: 2 boards missing.', 'hamming() was wrong.'].map(asked);
    expect(all.map((one) => consequenceOf(one, [one, kept]))).toEqual(['board-12', null]);
  });

  it('of large boards follows from their text', () => {
    for (const id of ['board-5b', 'board-18', 'board-20']) expect(follows(failed(id), 'board-4b')).toBe('board-4b');
    expect(follows(failed('board-5a'), 'board-4b')).toBeNull();
  });

  it('of the size of a Board follows from a text that shows that tiles are lost, if it holds too little', () => {
    const weighed = (bytes: number): CheckResult => {
      const judged = judgeSize({ what: 'a Board', reproduction: [] }, size(bytes), () => limit);
      const hint = 'hint' in judged ? (judged.hint ?? null) : null;
      return aCheck('memory-board-72', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', hint })] });
    };
    expect(follows(weighed(1_000), 'board-4b')).toBe('board-4b');
    expect(follows(weighed(100_000), 'board-4b')).toBeNull();
    expect(follows(failed('integrity-memory'), 'memory-board-72')).toBe('memory-board-72');
  });

  it('of a blank that moves across a 2-by-2 board follows from the larger ones on which it wraps around', () => {
    const far = hinted('board-5a', hintOf('neighbors.farMoveHint'));
    expect(consequenceOf(far, [far, hinted('board-5b', hintOf('neighbors.wrapsHint'))])).toBe('board-5b');
    expect(consequenceOf(far, [far, hinted('board-5b', hintOf('neighbors.farMoveHint'))])).toBeNull();
  });

  it('of all methods follows from the one that it is about', () => {
    const about = (...methods: string[]): CheckResult =>
      aCheck('board-18', {
        verdict: 'failed',
        cases: methods.map((method) =>
          aCase(method, { verdict: 'failed', message: `${method}() on a board is wrong.` }),
        ),
      });
    expect(follows(about('equals', 'equals'), 'board-1a', 'board-10b')).toBe('board-10b');
    expect(follows(about('equals'), 'board-1a')).toBeNull();
    expect(follows(about('equals', 'hamming'), 'board-10b')).toBeNull();
    expect(follows(about('equals', 'hamming'), 'board-1a', 'board-10b')).toBe('board-10b');
    expect(follows(about('equals'), 'board-20')).toBe('board-20');
    expect(follows({ ...about('hamming'), id: 'board-14' }, 'board-1a')).toBe('board-1a');
    expect(follows(about('isGoal'), 'board-19')).toBe('board-19');
    expect(follows(about('neighbors'), 'board-5b')).toBe('board-5b');
    const late = aCase('later', { verdict: 'timed-out', message: 'The program did not finish.' });
    const unfinished = about('hamming');
    expect(follows({ ...unfinished, cases: [...unfinished.cases, late] }, 'board-1a')).toBe('board-1a');
    // Of the edition of 2012.
    expect(follows(about('size', 'isSolvable'), 'board-size', 'board-is-solvable')).toBe('board-size');
  });

  it('of other answers of equals() follows from an API with another equals()', () => {
    const message = '`public boolean equals(Board y)` differs from the prescribed one.';
    const api = aCheck('api', { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message })] });
    const unequal = wrongEquals(true);
    expect(consequenceOf(unequal, [api, unequal])).toBe('api');
    expect(consequenceOf(unequal, [failed('api'), unequal])).toBeNull();
    const equal = wrongEquals(false);
    expect(consequenceOf(equal, [api, equal])).toBeNull();
  });

  it('of equal boards that are not equal follows from the rules for equals()', () => {
    const [unequal, contract] = [wrongEquals(true), { ...wrongEquals(true), id: 'board-10a' }];
    expect(consequenceOf(unequal, [unequal, contract])).toBe('board-10a');
    expect(consequenceOf(unequal, [unequal, failed('board-10a')])).toBeNull();
    expect(consequenceOf(wrongEquals(false), [wrongEquals(false), contract])).toBeNull();
  });

  it('of neighbors of neighbors follows from the neighbors where the caller’s own board has the wrong ones', () => {
    expect(follows(nestedFrom(0), 'board-5a')).toBe('board-5a');
    expect(follows(nestedFrom(1), 'board-5a')).toBeNull();
    expect(follows({ ...nestedFrom(1), id: 'board-18' }, 'board-6a')).toBe('board-6a');
  });

  it('of all methods follows from a call that changes the board', () => {
    const changed = hinted('board-12', hintOf('board-12.changesItselfHint'));
    const piled = hinted('board-5b', hintOf('neighbors.piledUpHint'));
    expect(consequenceOf(piled, [piled, changed])).toBe('board-12');
    expect(consequenceOf(piled, [piled, failed('board-12')])).toBeNull();
    const wrong = hinted('board-5a', hintOf('neighbors.hint'));
    expect(consequenceOf(wrong, [wrong, piled])).toBe('board-5b');
    expect(consequenceOf(wrong, [wrong, failed('board-5b')])).toBeNull();
    expect(consequenceOf(failed('board-18'), [changed, failed('board-18')])).toBe('board-12');
    const random = hinted('board-12', hintOf('board-12.twinHint'));
    expect(consequenceOf(failed('board-18'), [random, failed('board-18')])).toBeNull();
  });

  it('of how the time of a method grows follows from that of the constructor, which makes the boards', () => {
    expect(follows(failed('growth-toString'), 'growth-constructor')).toBe('growth-constructor');
    expect(follows(failed('growth-constructor'), 'growth-toString')).toBeNull();
  });

  it('of a distance follows from the order of calls where nothing was called before it', () => {
    const check = (id: string, called: string): CheckResult => {
      const calls = [value(1), value(2)].map((one, object) => ({
        ...{ object, method: called, perObject: false, hint: '', observations: [one] },
      }));
      const judged = judgeSameAnswers(asking, calls);
      const [message, hint] = judged.passed ? [null, null] : [judged.message, judged.hint ?? null];
      return aCheck(id, { verdict: 'failed', cases: [aCase('1', { verdict: 'failed', message, hint })] });
    };
    const distance = check('board-2a', 'manhattan');
    expect(consequenceOf(distance, [distance, check('board-12', 'manhattan')])).toBe('board-12');
    expect(consequenceOf(distance, [distance, check('board-12', 'hamming')])).toBeNull();
  });

  it('of distances of boards that neighbors() made follows from the same method first, and not from a twin() at random', () => {
    const derived = judged('board-14', judgeMeasure({ ...asking, call: 'hamming()' }, 'hamming', goal(3), value(1)));
    const [kept, changed, random] = [
      hinted('board-11', hintOf('board-11.changedHint')),
      hinted('board-12', hintOf('board-12.changesItselfHint')),
      hinted('board-12', hintOf('board-12.twinHint')),
    ];
    const of = (check: CheckResult, ...others: CheckResult[]): string | null =>
      consequenceOf(check, [check, ...others]);
    expect(of(derived, kept, changed, failed('board-1a'))).toBe('board-1a');
    expect([kept, changed, random].map((one) => of(derived, one))).toEqual(['board-11', 'board-12', null]);
    expect([changed, random].map((one) => of(one, kept))).toEqual(['board-11', null]);
    expect([kept, changed].map((one) => of({ ...derived, id: 'board-16' }, one))).toEqual(['board-11', 'board-12']);
  });
});
