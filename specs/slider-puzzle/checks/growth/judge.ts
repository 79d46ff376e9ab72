/** Judges how the time of a method grows with the size of the board. */
import type { Judgement, Measured, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { powerFit, type PowerLaw } from '../../judges/fit.ts';
import { capital } from '../../../../harness/text/capital.ts';
import { exceptionHint, exceptionWords } from '../../wording/exception.ts';

const messages = defineMessages('growth.judge', {
  tooFast:
    'The time of {method} grows like n to the power {exponent}: a board of twice the size takes {times} times as long.',
  expected: 'a time at most proportional to n^2: 4 times as long for twice the size',
  timeAt: 'n = {n}: {time} microseconds',
  noAnswer: 'no answer',
  notTimed: '{method} could not be timed: {thrown}.',
  anAnswer: 'an answer',
  notTimedHint: '{method} gives no answer, so it cannot be timed: its other checks say why.',
  joiningHint: 'Concatenating strings with + in a loop copies the whole string each time. Use a StringBuilder.',
  loopsHint:
    'Look for a loop over all tiles inside a loop over all tiles, for example a search for each tile’s position.',
  innerLoopHint: 'Look for a loop inside a loop over all tiles, such as a search for each tile’s position.',
  'innerLoopHint@java':
    'Look for a loop inside a loop over all tiles, such as a search for each tile’s position. Some methods of a list hide one: contains(), add(0, …) and remove(0).',
  'innerLoopHint@typescript':
    'Look for a loop inside a loop over all tiles, such as a search for each tile’s position. Some methods of an array hide one: includes(), indexOf(), concat(), shift(), unshift() and splice().',
});

/** What the assignment allows, and how much more a measurement may show before it is called clear. */
export const allowedExponent = 2;
/** Half of what lies between n^2 and n^3. */
export const clearExcess = 0.5;

/**
 * Making the boards of a row and compiling the method may take 5 ms, which count as well. On a busy machine there may
 * be no more than a few calls beside that; such a row shows nothing that could be held against a method.
 */
const tellingMs = 10;

/** One row for each size, in order, and so once or more; each holds the boards made and what was repeated. */
export const judgeGrowth = (
  method: string,
  sizes: readonly number[],
  rows: readonly MeasuredRow[],
  language: string,
): Judgement => {
  const problem = rows.map((row) => problemOf(method, row)).find((one) => one !== null);
  if (problem) return problem;
  const points = shortest(sizes, rows);
  const fit = powerFit(points);
  // Without the host's view of threads nothing can be said; that is not the student's fault.
  if (fit === null) return { passed: true };
  const measured = measuredOf(points, fit);
  if (!isClear(fit) || !isTelling(sizes, rows)) return { passed: true, measured };
  return {
    passed: false,
    measured,
    message: messages.tooFast({
      method,
      exponent: fit.exponent.toFixed(1),
      times: (2 ** fit.exponent).toFixed(0),
    }),
    expected: messages.expected(),
    actual: points.map(([n, micros]) => messages.timeAt({ n: String(n), time: micros.toFixed(1) })).join(', '),
    // In Node, a string that is appended to is not copied.
    hint: language === 'java' && method === 'toString()' ? messages.joiningHint() : loopHint(fit.exponent),
  };
};

/**
 * Above the limit by more than its standard error. A line through n^3 fits so well that this takes little off; that of a
 * time which other programs disturbed does not.
 */
const isClear = ({ exponent, standardError }: PowerLaw): boolean =>
  exponent - standardError > allowedExponent + clearExcess;

/** The largest boards are to be slow more than once or twice. */
const tellingRounds = 3;

/**
 * Does it take more rounds to say how the time grows? Where small boards were timed while the runtime still compiled, the line is
 * too flat: the smaller two of four sizes may take e^x times too long, and it loses 0.58 x, but its standard error is 0.2 x then.
 * So a line of little scatter loses less than what lies between the doubt and n^3; unless the runtime compiled all along, and each
 * size was measured a little less cold than the one before. Then a size measured again is clearly faster.
 */
export const isInDoubt = (sizes: readonly number[], rows: readonly MeasuredRow[]): boolean => {
  const fit = powerFit(shortest(sizes, rows));
  // A clock that ticks seldom may show no time of a row.
  if (fit === null) return rows.some(({ cpuMs }) => cpuMs === 0);
  if (isClear(fit)) return rows.length < tellingRounds * sizes.length || !isTelling(sizes, rows);
  const { exponent, standardError } = fit;
  return standardError > doubt || exponent + standardError > allowedExponent + doubt || isQuickened(sizes, rows);
};

const doubt = clearExcess / 2;

/** Did the latest time of any size take far less than all before it? */
const isQuickened = (sizes: readonly number[], rows: readonly MeasuredRow[]): boolean =>
  sizes.some((_, index) => {
    const times = timesOf(index, sizes, rows);
    const latest = times.pop();
    return latest !== undefined && latest < quickened * Math.min(...times, latest);
  });

const quickened = 2 / 3;

const problemOf = (method: string, { observations }: MeasuredRow): Judgement | null => {
  const last = observations.at(-1);
  if (last?.kind === 'repeated' && last.times > 0) return null;
  const thrown = last?.kind === 'exception' ? exceptionWords(last) : messages.noAnswer();
  return {
    passed: false,
    message: messages.notTimed({ method: method.endsWith(')') ? method : capital(method), thrown }),
    expected: messages.anAnswer(),
    actual: thrown,
    hint: last?.kind === 'exception' ? exceptionHint(last) : messages.notTimedHint({ method }),
  };
};

type Point = readonly [size: number, micros: number];

/** Was the shortest time of the largest boards measured over long enough? */
const isTelling = (sizes: readonly number[], rows: readonly MeasuredRow[]): boolean => {
  const largest = rows.filter((_, row) => row % sizes.length === sizes.length - 1);
  const [best] = largest.toSorted((a, b) => (microsPerCall(a) ?? Infinity) - (microsPerCall(b) ?? Infinity));
  return (best?.cpuMs ?? 0) >= tellingMs;
};

/** The shortest of the times of each size: whatever disturbs a measurement makes it longer. */
const shortest = (sizes: readonly number[], rows: readonly MeasuredRow[]): Point[] =>
  sizes.flatMap((size, index): Point[] => {
    const times = timesOf(index, sizes, rows);
    return times.length === 0 ? [] : [[size, Math.min(...times)]];
  });

const timesOf = (index: number, sizes: readonly number[], rows: readonly MeasuredRow[]): number[] =>
  rows.filter((_, row) => row % sizes.length === index).flatMap((row) => microsPerCall(row) ?? []);

/** Null where the host saw no time. */
const microsPerCall = ({ observations, cpuMs }: MeasuredRow): number | null => {
  const last = observations.at(-1);
  return cpuMs === null || cpuMs === 0 || last?.kind !== 'repeated' ? null : (cpuMs * 1_000) / last.times;
};

const measuredOf = (points: readonly Point[], fit: PowerLaw): Measured => ({
  ...Object.fromEntries(points.map(([n, micros]) => [`n${String(n)}`, micros])),
  exponent: fit.exponent,
  confidence: 2 * fit.standardError,
});

/** Of all tiles inside a loop over all tiles comes n^4. */
const twoLoops = 3.3;

const loopHint = (exponent: number): string => (exponent < twoLoops ? messages.innerLoopHint() : messages.loopsHint());
