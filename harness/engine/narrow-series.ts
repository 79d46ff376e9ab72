/** When only some checks are asked for, a series runs only the rows that these need. */
import type { Case, Check, Series } from '../contracts/check.ts';

/** The checks with their series cut down to the rows that their cases name; the order of rows stays. */
export function narrowSeries(checks: readonly Check[]): readonly Check[] {
  const needed = neededRows(checks);
  const narrowed = new Map([...needed].map(([series, rows]) => [series, narrow(series, rows)]));
  return checks.map((check) => ({ ...check, cases: check.cases.map((one) => inNarrowed(one, needed, narrowed)) }));
}

/** The rows that any case names, ascending. */
function neededRows(checks: readonly Check[]): ReadonlyMap<Series, readonly number[]> {
  const needed = new Map<Series, readonly number[]>();
  for (const one of checks.flatMap(({ cases }) => cases)) {
    if (one.kind !== 'series') continue;
    const rows = new Set([...(needed.get(one.series) ?? []), ...one.rows]);
    needed.set(
      one.series,
      [...rows].sort((a, b) => a - b),
    );
  }
  return needed;
}

function narrow(series: Series, rows: readonly number[]): Series {
  const picked = <T>(all: readonly T[]): T[] => all.filter((_, index) => rows.includes(index));
  return {
    ...series,
    script: { ...series.script, rows: picked(series.script.rows) },
    names: picked(series.names),
    shouldRemeasure: (row, index) => series.shouldRemeasure?.(row, rows[index] ?? index) === true,
  };
}

function inNarrowed(
  one: Case,
  needed: ReadonlyMap<Series, readonly number[]>,
  narrowed: ReadonlyMap<Series, Series>,
): Case {
  if (one.kind !== 'series') return one;
  const rows = needed.get(one.series) ?? [];
  return { ...one, series: narrowed.get(one.series) ?? one.series, rows: one.rows.map((row) => rows.indexOf(row)) };
}
