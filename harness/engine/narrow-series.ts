/** When only some checks are asked for, a series runs only the rows that these need. */
import type { Case, Check, Series, SeriesCase, SpareRows } from '../contracts/check.ts';
import { at, valueOf } from '../text/at.ts';

/** The checks with their series cut down to the rows that their cases name; the order of rows stays. */
export function narrowSeries(checks: readonly Check[]): readonly Check[] {
  const users = checks.flatMap(({ cases }) => cases).filter((one) => one.kind === 'series');
  const bySeries = Map.groupBy(users, ({ series }) => series);
  const narrowed = new Map([...bySeries].map(([series, cases]) => [series, narrow(series, neededRows(cases))]));
  return checks.map((check) => ({ ...check, cases: check.cases.map((one) => inNarrowed(one, narrowed)) }));
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
    ...(series.spare === undefined ? {} : { spare: narrowSpare(series.spare, rows) }),
  };
  return { series: cut, rows };
}

const narrowSpare = (spare: SpareRows, rows: readonly number[]): SpareRows => ({
  ...spare,
  from: rows.filter((row) => row < spare.from).length,
});

function inNarrowed(one: Case, narrowed: ReadonlyMap<Series, Narrowed>): Case {
  if (one.kind !== 'series') return one;
  const { series, rows } = valueOf(narrowed, one.series);
  return { ...one, series, rows: one.rows.map((row) => rows.indexOf(row)) };
}
