/** Averages that say so when there is nothing to average. Pure. */
import { at } from '../../text/at.ts';

/** Null of no values. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of values in ascending order; null of none. */
export const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const [low, high] = [Math.floor((values.length - 1) / 2), Math.ceil((values.length - 1) / 2)];
  return (at(values, low) + at(values, high)) / 2;
};
