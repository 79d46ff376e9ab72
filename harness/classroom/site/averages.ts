/** Averages that say so when there is nothing to average. Pure. */
import { at } from '../../text/at.ts';

/** Null of no values. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Null of no values. */
export const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return (at(sorted, Math.floor((sorted.length - 1) / 2)) + at(sorted, Math.ceil((sorted.length - 1) / 2))) / 2;
};
