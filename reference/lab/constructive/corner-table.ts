/**
 * How the last two tiles of a line get into their corner: shortest ways in a window of three rows and two columns, where
 * only these two tiles and the blank matter. Found by breadth-first search backward from the 4 finished states; all 120
 * states are reached, the farthest in `longestCornerWay` moves.
 */
import type { Heading } from './sliding-board.ts';
import { at, valueOf } from '../../puzzle/at.ts';

/** Cells of the window are numbered row by row, 0 to 5. The next to last tile belongs in cell 0, the last one in cell 1. */
export interface CornerState {
  readonly nextToLast: number;
  readonly last: number;
  readonly blank: number;
}

/** The blank's next move on a shortest way; null when both tiles are where they belong. */
export const cornerMove = (state: CornerState): Heading | null => valueOf(table(), keyOf(state));

/** Moves of the longest of these ways. */
export const longestCornerWay = 18;

let known: ReadonlyMap<number, Heading | null> | null = null;

const table = (): ReadonlyMap<number, Heading | null> => (known ??= search());

const search = (): ReadonlyMap<number, Heading | null> => {
  const finished = [2, 3, 4, 5].map((blank) => ({ nextToLast: 0, last: 1, blank }));
  const ways = new Map<number, Heading | null>(finished.map((state) => [keyOf(state), null]));
  const reached: CornerState[] = [...finished];
  for (const state of reached) {
    for (const heading of [0, 1, 2, 3] as const) {
      const before = moved(state, heading);
      if (before === null || ways.has(keyOf(before))) continue;
      ways.set(keyOf(before), (3 - heading) as Heading);
      reached.push(before);
    }
  }
  return ways;
};

/** The state after the blank's move; null when that leaves the window. */
export const moved = (state: CornerState, heading: Heading): CornerState | null => {
  const { blank } = state;
  const isInside = at([blank >= 2, blank % 2 === 1, blank % 2 === 0, blank < 4], heading);
  if (!isInside) return null;
  const next = blank + at([-2, -1, 1, 2], heading);
  const shifted = (tile: number): number => (tile === next ? blank : tile);
  return { nextToLast: shifted(state.nextToLast), last: shifted(state.last), blank: next };
};

const keyOf = ({ nextToLast, last, blank }: CornerState): number => 36 * nextToLast + 6 * last + blank;
