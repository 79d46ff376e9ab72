/** Judges how the time of a method grows with the size of the board. */
import type { Judgement, Measured, MeasuredRow } from '../../../harness/engine/check.ts';
import { powerFit, type PowerLaw } from '../fit.ts';
import { exceptionHint, exceptionWords } from '../words/exception.ts';

/** What the assignment allows, and how much more a measurement may show before it is called clear. */
const allowedExponent = 2;
/**
 * Half of what lies between n^2 and n^3. On a machine with three programs to a core boards that are right came to 2.4,
 * by what large arrays cost the garbage collector; loops of n^3 come to 2.6 and more.
 */
const clearExcess = 0.5;

/** One row for each size, in order, and so once or more; each holds the boards made and what was repeated. */
export const judgeGrowth = (method: string, sizes: readonly number[], rows: readonly MeasuredRow[]): Judgement => {
  const problem = rows.map((row) => problemOf(method, row)).find((one) => one !== null);
  if (problem) return problem;
  const points = shortest(sizes, rows);
  const fit = growthOf(sizes, rows, points);
  // Without the host's view of threads nothing can be said; that is not the student's fault.
  if (fit === null) return { passed: true };
  const measured = measuredOf(points, fit);
  if (fit.exponent <= allowedExponent + clearExcess) return { passed: true, measured };
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

/**
 * The growth of the shortest times; or that of two rounds by themselves, when both grow faster. A method may have been
 * compiled so late that only the last large boards were quick.
 */
const growthOf = (
  sizes: readonly number[],
  rows: readonly MeasuredRow[],
  points: readonly Point[],
): PowerLaw | null => {
  const rounds = Array.from({ length: Math.floor(rows.length / sizes.length) }, (_, round) =>
    powerFit(shortest(sizes, rows.slice(round * sizes.length, (round + 1) * sizes.length))),
  );
  const [, second] = rounds.filter((fit) => fit !== null).sort((a, b) => b.exponent - a.exponent);
  const fit = powerFit(points);
  return fit !== null && second !== undefined && second.exponent > fit.exponent ? second : fit;
};

type Point = readonly [size: number, micros: number];

/** The shortest of the times of each size: whatever disturbs a measurement makes it longer. */
const shortest = (sizes: readonly number[], rows: readonly MeasuredRow[]): Point[] =>
  sizes.flatMap((size, index): Point[] => {
    const times = rows.filter((_, row) => row % sizes.length === index).flatMap((row) => microsPerCall(row) ?? []);
    return times.length === 0 ? [] : [[size, Math.min(...times)]];
  });

const microsPerCall = ({ observations, cpuMs }: MeasuredRow): number | null => {
  const last = observations.at(-1);
  return cpuMs === null || last?.kind !== 'repeated' ? null : Math.max(1e-3, (cpuMs * 1_000) / last.times);
};

const measuredOf = (points: readonly Point[], fit: PowerLaw): Measured => ({
  ...Object.fromEntries(points.map(([n, micros]) => [`n${String(n)}`, micros])),
  exponent: fit.exponent,
  confidence: 2 * fit.standardError,
});

const hintFor = (method: string): string =>
  method === 'toString()'
    ? 'Joining strings with + in a loop copies everything that was joined before. Use a StringBuilder (in TypeScript an array and join).'
    : 'Look for a loop over all tiles inside a loop over all tiles, for example a search for where each tile is.';
