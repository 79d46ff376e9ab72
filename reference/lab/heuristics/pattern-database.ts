/**
 * Additive pattern databases (Korf and Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002;
 * Felner, Korf and Hanan, "Additive pattern database heuristics", Journal of Artificial Intelligence Research 22, 2004).
 *
 * The tiles are divided into groups. For a board and a group let d be the fewest moves *of the group's tiles* in any
 * sequence of moves that brings them home, where the other tiles may end anywhere. What such a sequence can do to the group
 * depends on three things alone: on the cells of its tiles, on which of them is where, and on the region of the blank, which
 * are the cells that it reaches without moving a tile of the group (slots.ts). The table has d for each of these states.
 * The bound is the larger one of two sums of d over the groups: for the board, and for its mirrored twin (mirror.ts), whose
 * tiles are divided the same way and hence others than the board's own.
 *
 * Admissible: each move of a solution moves one tile, which is in one group. The moves in a group bring it home, so they are
 * at least its d, and together they are all moves: the sum of the d is at most the number of moves. The twin has as many.
 *
 * Consistent: a move takes a tile of one group. What the others are in stays: their tiles do not move, and the blank goes to
 * a cell that no tile of theirs takes, next to the one where it was, hence in the same region. The group of the tile comes
 * from a state s to a state t and can go back by the same move, so d(s) <= d(t) + 1 and d(t) <= d(s) + 1. So the sum changes
 * by at most one, in fact by exactly one, since d has the parity of the group's Manhattan distance; and so does the larger of
 * two sums that have the same parity. Keeping only the smallest d of all regions, as is often done to halve the tables, would
 * lose this: the smallest one may belong to a region from which that move is impossible.
 *
 * It is 0 on the goal alone, since d >= the Manhattan distance of the group.
 */
import { patternBound } from '../patterns/bound.ts';
import type { PatternName } from '../patterns/groupings.ts';
import { type Patterns, patternsFor } from '../patterns/patterns.ts';
import type { Watch } from '../../oracle/watch.ts';
import type { Heuristic } from '../../oracle/heuristics/heuristic.ts';

/**
 * Loads the tables, or makes them and keeps them below `cacheDir` (null: keeps none); null when the watch has ended it.
 * @throws {MethodError} when the machine has too little memory for them.
 */
export const loadPatterns = async (
  name: PatternName,
  cacheDir: string | null,
  watch: Watch,
): Promise<Heuristic | null> => {
  const patterns = await patternsFor(name, cacheDir, watch);
  return patterns === null ? null : patternHeuristic(name, patterns);
};

/** The state is the bound itself, looked up again after each move. */
export const patternHeuristic = (name: PatternName, patterns: Patterns): Heuristic => {
  const bound = patternBound(patterns);
  const moved = new Uint8Array(patterns.n ** 2);
  return {
    name,
    start: bound,
    after: (_, tile, from, to, cells) => {
      moved.set(cells);
      moved[to] = tile;
      moved[from] = 0;
      return bound(moved);
    },
    bound: (state) => state,
  };
};
