/** Averages that say so when there is nothing to average, rounded as scores are: 78.035, which no double is, is 78.04. Pure. */
import { exact, hundredths } from '../../rubric/score.ts';
import { at } from '../../text/at.ts';
import { fixed } from '../../text/points.ts';

/** Null of no values. */
export const meanOf = (values: readonly number[]): number | null => {
  const [first, ...others] = values.map(exact);
  return first === undefined
    ? null
    : hundredths(others.reduce((sum, value) => sum.add(value), first).div(values.length));
};

/** As it is shown. */
export const orDash = (value: number | null): string => (value === null ? '–' : fixed(value));

/** Null of no values. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return values.length === 0 ? null : meanOf([at(sorted, Math.floor(middle)), at(sorted, Math.ceil(middle))]);
};
