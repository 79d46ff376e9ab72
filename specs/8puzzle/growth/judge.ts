/** Judges how the time of a method grows with the size of the board. */
import type { Judgement, Measured, MeasuredRow } from '../../../harness/engine/check.ts';
import { powerFit, type PowerLaw } from '../fit.ts';
import { exceptionHint, exceptionWords } from '../words/exception.ts';

/** What the assignment allows, and how much more a measurement may show before it is called clear. */
const allowedExponent = 2;
const clearExcess = 0.35;

/** One row for each size, in order, and so once or more; each holds the boards made and what was repeated. */
export const judgeGrowth = (method: string, sizes: readonly number[], rows: readonly MeasuredRow[]): Judgement => {
  const problem = rows.map((row) => problemOf(method, row)).find((one) => one !== null);
  if (problem) return problem;
  const points = shortest(sizes, rows);
  const fit = powerFit(points);
  // Without the host's view of threads nothing can be said; that is not the student's fault.
  if (fit === null) return { passed: true };
  const measured = measuredOf(points, fit);
  if (fit.exponent - 2 * fit.standardError <= allowedExponent + clearExcess) return { passed: true, measured };
  return {
    passed: false,
    measured,
    message: `The time of ${method} grows like n to the power of ${fit.exponent.toFixed(1)}: a board of twice the size takes ${(2 ** fit.exponent).toFixed(0)} times as long.`,
    expected: 'a time proportional to n^2 at most: 4 times as long for twice the size',
    actual: points.map(([n, micros]) => `n = ${String(n)}: ${micros.toFixed(1)} microseconds`).join(', '),
    hint: hintFor(method),
  };
};

const problemOf = (method: string, { observations }: MeasuredRow): Judgement | null => {
  const last = observations.at(-1);
  if (last?.kind === 'repeated' && last.times > 0) return null;
  const thrown = last?.kind === 'exception' ? exceptionWords(last) : 'no answer';
  return {
    passed: false,
    message: `${method} could not be timed: ${thrown}.`,
    expected: 'an answer',
    actual: thrown,
    hint: last?.kind === 'exception' ? exceptionHint(last) : 'The checks of this method say more.',
  };
};

/** The shortest of the times of each size: whatever disturbs a measurement makes it longer. */
const shortest = (sizes: readonly number[], rows: readonly MeasuredRow[]): (readonly [number, number])[] =>
  sizes.flatMap((size, index): (readonly [number, number])[] => {
    const times = rows.filter((_, row) => row % sizes.length === index).flatMap((row) => microsPerCall(row) ?? []);
    return times.length === 0 ? [] : [[size, Math.min(...times)]];
  });

const microsPerCall = ({ observations, cpuMs }: MeasuredRow): number | null => {
  const last = observations.at(-1);
  return cpuMs === null || last?.kind !== 'repeated' ? null : Math.max(1e-3, (cpuMs * 1_000) / last.times);
};

const measuredOf = (points: readonly (readonly [number, number])[], fit: PowerLaw): Measured => ({
  ...Object.fromEntries(points.map(([n, micros]) => [`n${String(n)}`, micros])),
  exponent: fit.exponent,
  confidence: 2 * fit.standardError,
});

const hintFor = (method: string): string =>
  method === 'toString()'
    ? 'Joining strings with + in a loop copies everything that was joined before. Use a StringBuilder (in TypeScript an array and join).'
    : 'Look for a loop over all tiles inside a loop over all tiles, for example a search for where each tile is.';
