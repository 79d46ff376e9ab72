/** Where a similarity stands among all of a class. */
import { at } from '../../text/at.ts';
import { partitionPoint } from '../../text/partition-point.ts';
import type { Distribution } from './similarity-file.ts';

export interface Ranked {
  readonly distribution: Distribution;
  /** 0 to 100: the share of the other pairs that are less alike; null when there is only one. */
  readonly percentileOf: (similarity: number) => number | null;
}

const stepCount = 20;

/** @param similarities of all pairs, 0 to 1, in any order */
export const rank = (similarities: readonly number[]): Ranked => {
  const sorted = Float64Array.from(similarities).sort();
  const steps = Array<number>(stepCount).fill(0);
  for (const one of sorted) {
    const step = Math.min(stepCount - 1, Math.floor(one * stepCount));
    steps[step] = at(steps, step) + 1;
  }
  return {
    distribution: { pairs: sorted.length, quantiles: quantilesOf(sorted), steps },
    percentileOf: (similarity) =>
      sorted.length < 2 ? null : (100 * partitionPoint(sorted, (one) => one < similarity)) / (sorted.length - 1),
  };
};

const quantilesOf = (sorted: Float64Array): Distribution['quantiles'] => {
  if (sorted.length === 0) return null;
  const quantile = (share: number): number => at(sorted, Math.ceil(share * sorted.length) - 1);
  return { median: quantile(0.5), p90: quantile(0.9), p99: quantile(0.99), max: quantile(1) };
};
