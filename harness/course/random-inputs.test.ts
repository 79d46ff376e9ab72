import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Check } from '../contracts/check.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { mostInputs, withInputs } from './random-inputs.ts';

const asked = (inputs: GradingSettings['inputs'], set: 'official' | 'extended' = 'extended'): number | null =>
  mostInputs({ provedInputs: 50 }, { inputs, checks: { set } as GradingSettings['checks'] });

describe('random inputs', () => {
  it('are as many as are proved to be enough, if all checks are asked', () => {
    expect(asked(null)).toBe(50);
    expect(asked(null, 'official')).toBeNull();
    expect(mostInputs({}, { inputs: null, checks: { set: 'extended' } as GradingSettings['checks'] })).toBeNull();
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
});
