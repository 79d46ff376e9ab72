import { describe, expect, it } from 'vitest';
import { areKilled, byCheck, openOnes, scoreOf, tallyOf, twinsOf } from './figures.ts';
import { fateOf, type Mutant, type Outcome, type Result } from './mutant.ts';

const mutant = (id: string, more: Partial<Mutant> = {}): Mutant => ({
  ...{ id, origin: 'hand', language: 'java', base: 'two-queues', operator: 'math', part: 'board', equivalent: null },
  ...{ place: { file: 'Board.java', start: 0, end: 1, replacement: '' }, files: {} },
  ...more,
});

/** One outcome a seed; a list of checks stands for a kill by them. */
const result = (one: Mutant, ...outcomes: readonly (readonly string[] | Outcome['fate'])[]): Result => ({
  mutant: one,
  outcomes: outcomes.map((said, index) =>
    typeof said === 'string'
      ? { seed: index, fate: said, failing: [], finished: [], complete: true, named: null }
      : { seed: index, fate: 'killed', failing: said, finished: said, complete: true, named: null },
  ),
});

const sure = result(mutant('java/two-queues/sure'), ['board-1a', 'board-2a'], ['board-1a']);
const weak = result(mutant('java/two-queues/weak'), ['board-1a'], 'survived');
const alive = result(mutant('java/two-queues/alive'), 'survived', 'survived');
const equivalent = result(mutant('java/two-queues/same', { equivalent: 'It is the same.' }), 'survived');
const broken = result(mutant('java/two-queues/broken'), 'invalid');

describe('the fate of a mutant', () => {
  it.each([
    ['killed', sure],
    ['weak', weak],
    ['survived', alive],
    ['invalid', broken],
  ] as const)('is %s', (fate, one) => {
    expect(fateOf(one)).toBe(fate);
  });
});

describe('the figures', () => {
  const all = [sure, weak, alive, equivalent, broken];

  it('count a kill that depends on the seed as none, and an equivalent mutant not at all', () => {
    expect(tallyOf(all)).toEqual({ killed: 1, weak: 1, noted: 0, survived: 1, invalid: 1, equivalent: 1 });
    expect(scoreOf(tallyOf(all))).toBeCloseTo(1 / 3);
  });

  it('leave open what is not killed for sure, and what is made by hand and does not compile', () => {
    expect(openOnes(all)).toEqual([weak, alive, broken]);
  });

  it('ask for every mutant made by hand, and for nearly every generated one', () => {
    const generated = (name: string, fate: 'killed' | 'survived'): Result =>
      result(mutant(name, { origin: 'generated' }), fate);
    const many = Array.from({ length: 99 }, (_, index) => generated(String(index), 'killed'));
    expect(areKilled([sure, ...many, generated('alive', 'survived')])).toBe(true);
    expect(areKilled([sure, generated('killed', 'killed'), generated('alive', 'survived')])).toBe(false);
    expect(areKilled([...many, alive])).toBe(false);
  });

  it('leave open an equivalent mutant that is killed', () => {
    const wrong = result(mutant('a', { equivalent: 'It is the same.' }), ['board-1a']);
    expect(openOnes([wrong])).toEqual([wrong]);
  });

  it('give a check the kills that it has at the first seed, and those that no other check has', () => {
    expect(byCheck(all, ['board-1a', 'board-2a'])).toEqual([
      { id: 'board-1a', kills: 1, alone: [] },
      { id: 'board-2a', kills: 1, alone: [] },
    ]);
  });

  it('give a check the kills that no other check has', () => {
    const alone = result(mutant('one'), ['board-2a']);
    expect(byCheck([alone], ['board-2a'])).toEqual([{ id: 'board-2a', kills: 1, alone: [alone.mutant.id] }]);
  });

  it('give no check a kill alone where others were not asked', () => {
    const one = result(mutant('endless'), ['board-1a']);
    const endless = { ...one, outcomes: one.outcomes.map((said) => ({ ...said, complete: false })) };
    expect(byCheck([endless], ['board-1a'])).toEqual([{ id: 'board-1a', kills: 1, alone: [] }]);
  });
});

describe('twins', () => {
  const named = 'two-queues/sure';
  const said = (language: 'java' | 'typescript', outcome: Partial<Outcome>): Result => ({
    mutant: mutant(`${language}/${named}`, { language }),
    outcomes: [{ seed: null, fate: 'killed', failing: [], finished: [], complete: true, named: null, ...outcome }],
  });
  const of = (java: Partial<Outcome>, typescript: Partial<Outcome>): ReturnType<typeof twinsOf> =>
    twinsOf([said('java', java), said('typescript', typescript)]);

  it('agree when the same checks fail in both languages', () => {
    const failing = ['board-1a', 'board-2a'];
    expect(of({ failing }, { failing })).toMatchObject([{ name: named, agree: true, isWhole: true }]);
    expect(of({ failing }, { failing: ['board-1a'] })).toMatchObject([{ agree: false, differing: ['board-2a'] }]);
  });

  it('that never end agree when the checks that finished in both say the same, whichever did not', () => {
    const java = { failing: ['a', 'c'], finished: ['a', 'b'], complete: false };
    expect(of(java, { failing: ['a', 'b'], finished: ['a'], complete: false })).toMatchObject([
      { agree: true, isWhole: false, differing: [] },
    ]);
    expect(of(java, { failing: ['a', 'd'], finished: ['a', 'b', 'c', 'd'] })).toMatchObject([{ agree: true }]);
    expect(of(java, { failing: ['b'], finished: ['a', 'b'] })).toMatchObject([{ agree: false, differing: ['a', 'b'] }]);
  });

  it('agree only when both are seen', () => {
    const endless = { failing: ['a'], finished: ['b'], complete: false };
    expect(of(endless, { fate: 'survived', finished: ['a', 'b'] })).toMatchObject([{ agree: false, differing: [] }]);
  });

  it('are only those that were run in both', () => {
    expect(twinsOf([sure, weak])).toEqual([]);
  });
});
