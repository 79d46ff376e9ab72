/**
 * The order of what is run. Checks of the same classes are a lane, in which one case comes after the other, in declaration
 * order: how long a program was waited for is then the same each time. When that can change no more, the rest of a lane takes
 * every turn there is. Lanes and series run side by side.
 */
import type { Case, Check, Series, SeriesCase } from '../contracts/check.ts';
import type { CaseResult } from '../contracts/report.ts';
import { at } from '../text/at.ts';

/** The results of each case that takes a turn, in their order. */
type Turns = readonly (readonly CaseResult[])[];

/** The classes that a check needs, as the name of its lane. */
export const classesOf = ({ needs }: Check): string => needs.join(' and ');

interface Laning {
  limit(work: () => Promise<void>): Promise<void>;
  runTurns(check: Check): Promise<Turns>;
  /** Does no check of this one's lane change any more what another one gets? */
  isSettled(check: Check): boolean;
}

interface Turn {
  readonly check: Check;
  run(): Promise<void>;
}

interface Lane {
  readonly turns: readonly Turn[];
  /** The lanes of which it has to be known how long their programs are waited for. */
  readonly waitsFor: Set<string>;
}

/**
 * Runs the cases that take a turn, lane by lane; those of a series only wait for it. What needs several classes waits for the lanes
 * of each of them, which tell how long it is to be waited for.
 */
export function runLanes(checks: readonly Check[], laning: Laning): ReadonlyMap<Check, Promise<Turns>> {
  const results = new Map<Check, Promise<Turns>>();
  const turnOf = (check: Check): Turn => {
    const { promise, resolve, reject } = Promise.withResolvers<Turns>();
    results.set(check, promise);
    return { check, run: () => laning.runTurns(check).then(resolve, reject) };
  };
  const groups = Map.groupBy(checks, classesOf);
  const lanes = new Map<string, Lane>();
  for (const [name, lane] of groups) lanes.set(name, { turns: lane.map(turnOf), waitsFor: partsOf(lane, groups) });
  const begin = (name: string, { turns }: Lane): void => {
    void laning.limit(() =>
      runLane(turns, laning, () => {
        tell(name);
      }),
    );
  };
  const tell = (known: string): void => {
    for (const [name, lane] of lanes) if (lane.waitsFor.delete(known) && lane.waitsFor.size === 0) begin(name, lane);
  };
  for (const [name, lane] of lanes) if (lane.waitsFor.size === 0) begin(name, lane);
  return results;
}

/** All checks of a lane need the same classes. */
const partsOf = (lane: readonly Check[], lanes: ReadonlyMap<string, unknown>): Set<string> => {
  const { needs } = at(lane, 0);
  return new Set(needs.length > 1 ? needs.filter((name) => lanes.has(name)) : []);
};

/** One turn after another. `tell` is called when it is known how long the program is waited for, before what is left is run. */
const runLane = async (turns: readonly Turn[], laning: Laning, tell: () => void): Promise<void> => {
  const settled = await untilSettled(turns, laning);
  tell();
  for (const later of turns.slice(settled)) void laning.limit(() => later.run());
};

/** The index of the first turn that was not taken. */
const untilSettled = async (turns: readonly Turn[], laning: Laning): Promise<number> => {
  for (const [index, turn] of turns.entries()) {
    if (laning.isSettled(turn.check)) return index;
    await turn.run();
  }
  return turns.length;
};

/** Series that run one after another. */
export interface SeriesLane {
  /** Its section and the classes that it needs. */
  readonly name: string;
  readonly classes: string;
  readonly series: readonly Series[];
}

/**
 * Each series once, in the lane of the first check that asks for it. The lane that most cases wait for is the first: begun
 * last, it would be the end of the grading.
 */
export function seriesLanes(checks: readonly Check[]): readonly SeriesLane[] {
  const lanes = new Map<string, { readonly classes: string; readonly series: Series[]; cases: number }>();
  const nameOf = new Map<Series, string>();
  for (const check of checks) {
    for (const { series } of check.cases.filter((one) => !takesTurn(one))) {
      const name = nameOf.get(series) ?? `${check.section} of ${classesOf(check)}`;
      const lane = lanes.get(name) ?? { classes: classesOf(check), series: [], cases: 0 };
      if (!nameOf.has(series)) lane.series.push(series);
      lane.cases += 1;
      nameOf.set(series, name);
      lanes.set(name, lane);
    }
  }
  return [...lanes]
    .toSorted(([, one], [, other]) => other.cases - one.cases)
    .map(([name, { classes, series }]) => ({ name, classes, series }));
}

/** A case that takes a turn in its lane. */
export type TurnCase = Exclude<Case, SeriesCase>;

export const takesTurn = (one: Case): one is TurnCase => one.kind !== 'series';

/**
 * Is it asked where series are? So is what compares: by how fast its code becomes, a program could tell where it is timed from
 * where its searches are looked into.
 */
export const isLong = (one: Case): boolean =>
  one.kind === 'series' || (one.kind === 'fixed' && one.comparesOnly === true);
