import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Assignment } from './assignment.ts';
import type { Check } from './check.ts';
import type { CheckSet, PrepareOptions } from './prepare.ts';
import { extend } from '../api/extend.ts';
import { mostInputs, withInputs, withProvedInputs } from './random-inputs.ts';

const asked = (inputs: PrepareOptions['inputs'], checkSet: CheckSet = 'extended'): number | null =>
  mostInputs({ provedInputs: 50 }, { inputs, checkSet });

describe('random inputs', () => {
  it('are as many as are proved to be enough, if all checks are asked', () => {
    expect(asked(null)).toBe(50);
    expect(asked(null, 'official')).toBeNull();
    expect(mostInputs({}, { inputs: null, checkSet: 'extended' })).toBeNull();
  });

  it('are as many as the course wants', () => {
    expect(asked(7)).toBe(7);
    expect(asked('official')).toBeNull();
  });

  it('are never more than a case has', () => {
    const random = (count: number): object => ({ kind: 'random', name: 'r', count, arbitrary: fc.nat() });
    const checks = [{ id: 'one', cases: [random(1_000), random(10), { kind: 'skipped', name: 's' }] }];
    const [{ cases } = { cases: [] }] = withInputs(checks as unknown as Check[], 50);
    expect(cases.map((one) => ('count' in one ? one.count : null))).toEqual([50, 10, null]);
  });

  it('are not fewer in what a course adds to an assignment, of which nothing is proved', async () => {
    const check = (id: string): Check =>
      ({ id, cases: [{ kind: 'random', name: 'r', count: 1_000 }] }) as unknown as Check;
    const prepare = withProvedInputs(50, () => Promise.resolve({ checks: [check('own')], tables: [], notes: [] }));
    const course = extend({ sections: [], provedInputs: 50, prepare } as unknown as Assignment, {
      checks: [check('added')],
    });
    const { checks } = await course.prepare({ inputs: null, checkSet: 'extended' } as PrepareOptions);
    expect(checks.map(({ cases }) => cases[0])).toMatchObject([{ count: 50 }, { count: 1_000 }]);
  });
});
