/** What is wrong with a heuristic at a board, and the boards that it is tried on. */
import { blankTargets } from '../oracle/grid.ts';
import type { Heuristic } from '../oracle/heuristics/heuristic.ts';

type BoundOf = (cells: Uint8Array) => number;

export const computed =
  (heuristic: Heuristic): BoundOf =>
  (cells) =>
    heuristic.bound(heuristic.start(cells));

/** The same for 3-by-3 boards, each computed once. */
export const remembered = (heuristic: Heuristic): BoundOf => {
  const known = new Map<number, number>();
  return (cells) => {
    const key = cells.reduce((digits, tile) => 9 * digits + tile, 0);
    const bound = known.get(key) ?? computed(heuristic)(cells);
    known.set(key, bound);
    return bound;
  };
};

/** What is wrong with a heuristic at a board that needs that many moves, or null. */
export const faultAt = (heuristic: Heuristic, boundOf: BoundOf, cells: Uint8Array, moves: number): string | null => {
  const targets = blankTargets(Math.sqrt(cells.length));
  const state = heuristic.start(cells);
  const bound = heuristic.bound(state);
  if (bound > moves) return 'inadmissible';
  if ((bound === 0) !== (moves === 0)) return 'not 0 on the goal alone';
  const blank = cells.indexOf(0);
  const next = Uint8Array.from(cells);
  for (const from of targets.subarray(4 * blank, 4 * blank + 4)) {
    if (from < 0) continue;
    const tile = cells[from] ?? 0;
    const after = heuristic.bound(heuristic.after(state, tile, from, blank, cells));
    next.set(cells);
    next[blank] = tile;
    next[from] = 0;
    if (after !== boundOf(next)) return 'not what the next board has';
    if (Math.abs(after - bound) > 1) return 'inconsistent';
  }
  return null;
};
