/**
 * The order of what is run. Checks of the same classes are a lane, in which one case comes after the other, in declaration
 * order: how long a program was waited for is then the same each time. Lanes and series run side by side.
 */
import type { Case, Check, Series, SeriesCase } from '../contracts/check.ts';
import type { CaseResult } from '../contracts/report.ts';

/** The results of each case that takes a turn, in their order. */
type Turns = readonly (readonly CaseResult[])[];

/** The classes that a check needs, as the name of its lane. */
export const classesOf = ({ needs }: Check): string => needs.join(' and ');

/** Runs the cases that take a turn, lane by lane; those of a series only wait for it. */
export function runLanes(
  checks: readonly Check[],
  limit: (work: () => Promise<void>) => Promise<void>,
  runTurns: (check: Check) => Promise<Turns>,
): ReadonlyMap<Check, Promise<Turns>> {
  const results = new Map<Check, Promise<Turns>>();
  for (const lane of Map.groupBy(checks, classesOf).values()) {
    const turns = lane.map((check) => ({ check, ...Promise.withResolvers<Turns>() }));
    for (const { check, promise } of turns) results.set(check, promise);
    void limit(async () => {
      for (const { check, resolve, reject } of turns) await runTurns(check).then(resolve, reject);
    });
  }
  return results;
}

/** Each series once, in order, with the classes that its first check needs. */
export function seriesOf(checks: readonly Check[]): ReadonlyMap<Series, string> {
  const found = new Map<Series, string>();
  for (const check of checks) {
    for (const one of check.cases) {
      if (!takesTurn(one) && !found.has(one.series)) found.set(one.series, classesOf(check));
    }
  }
  return found;
}

/** A case that takes a turn in its lane. */
export type TurnCase = Exclude<Case, SeriesCase>;

export const takesTurn = (one: Case): one is TurnCase => one.kind !== 'series';
