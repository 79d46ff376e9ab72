import { describe, expect, it } from 'vitest';
import { rank } from './distribution.ts';

describe('a rank among all pairs', () => {
  it('is the share of the other pairs that are less alike', () => {
    const { percentileOf } = rank([0.5, 0.1, 0.3, 0.9, 0.2]);
    expect([0.1, 0.3, 0.9].map(percentileOf)).toEqual([0, 50, 100]);
  });

  it('counts nobody as less alike who is as much', () => {
    expect(rank([0.4, 0.4, 0.4]).percentileOf(0.4)).toBe(0);
  });

  it('is not there for a pair alone', () => {
    expect(rank([0.4]).percentileOf(0.4)).toBeNull();
  });
});

describe('the distribution', () => {
  it('has quantiles that are similarities of pairs', () => {
    const all = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
    expect(rank(all.reverse()).distribution.quantiles).toEqual({ median: 0.5, p90: 0.9, p99: 0.99, max: 1 });
  });

  it('counts pairs in steps, 1 in the last', () => {
    const { steps } = rank([0, 0.04, 0.05, 0.99, 1]).distribution;
    expect([steps[0], steps[1], steps[19], steps.length]).toEqual([2, 1, 2, 20]);
  });

  it('of no pairs has no quantiles', () => {
    expect(rank([]).distribution).toMatchObject({ pairs: 0, quantiles: null });
  });
});
