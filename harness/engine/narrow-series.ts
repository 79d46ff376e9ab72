/** When some checks are left out, a series runs only the rows that these need. */
import type { Case, Check, Series, SeriesCase, SpareRows } from '../contracts/check.ts';
import { lazyCases } from '../contracts/lazy-cases.ts';
import { at, valueOf } from '../text/at.ts';

/** The checks with their series cut down to the rows that their cases name; the order of rows stays. Their cases stay lazy. */
export function narrowSeries(checks: readonly Check[]): readonly Check[] {
  let made: ReadonlyMap<Series, Narrowed> | null = null;
  const narrowed = (): ReadonlyMap<Series, Narrowed> => (made ??= narrowAll(checks));
  return checks.map((check) => lazyCases(check, () => check.cases.map((one) => inNarrowed(one, narrowed()))));
}

function narrowAll(checks: readonly Check[]): ReadonlyMap<Series, Narrowed> {
  const users = checks.flatMap(({ cases }) => cases).filter((one) => one.kind === 'series');
  const bySeries = Map.groupBy(users, ({ series }) => series);
  return new Map([...bySeries].map(([series, cases]) => [series, narrow(series, neededRows(cases))]));
}

interface Narrowed {
  readonly series: Series;
  /** By position in it, the positions in the whole series. */
  readonly rows: readonly number[];
}

/** The rows that any case names, ascending. */
const neededRows = (cases: readonly SeriesCase[]): readonly number[] =>
  [...new Set(cases.flatMap(({ rows }) => rows))].sort((a, b) => a - b);

function narrow(series: Series, rows: readonly number[]): Narrowed {
  const picked = <T>(all: readonly T[]): T[] => all.filter((_, index) => rows.includes(index));
  const cut: Series = {
    ...series,
    script: { ...series.script, rows: picked(series.script.rows) },
    names: picked(series.names),
    shouldRemeasure: (row, index) => series.shouldRemeasure?.(row, at(rows, index)) === true,
    // Only a series that asks this runs its first row by itself.
    ...(series.isExcessive === undefined
      ? {}
      : { isExcessive: (row, index) => series.isExcessive?.(row, at(rows, index)) === true }),
    ...(series.asks === undefined ? {} : { asks: picked(series.asks) }),
    ...(series.beside === undefined ? {} : { beside: series.beside.map((row) => rows.indexOf(row)) }),
    ...(series.spare === undefined ? {} : { spare: narrowSpare(series.spare, rows) }),
  };
  return { series: cut, rows };
}

const narrowSpare = (spare: SpareRows, rows: readonly number[]): SpareRows => ({
  ...spare,
  stops: spare.stops.map((stop) => rows.filter((row) => row < stop).length),
});

function inNarrowed(one: Case, narrowed: ReadonlyMap<Series, Narrowed>): Case {
  if (one.kind !== 'series') return one;
  const { series, rows } = valueOf(narrowed, one.series);
  return { ...one, series, rows: one.rows.map((row) => rows.indexOf(row)) };
}
