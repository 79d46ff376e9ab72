/** Additive pattern databases as lower bounds: tables/definitions see reference/patterns/. */
import { patternBound } from '../patterns/bound.ts';
import { groupings, type PatternName } from '../patterns/groupings.ts';
import { tablesFor } from '../patterns/patterns.ts';
import type { Watch } from '../methods/method.ts';
import type { Heuristic } from './heuristic.ts';

export type { PatternName };

/** The pattern databases for n-by-n boards, the best one to begin with first. */
export const patternNames = (n: number): readonly PatternName[] =>
  (['pattern-6-6-3', 'pattern-5-5-5', 'pattern-7-8', 'pattern-4-4'] as const).filter((name) => groupings[name].n === n);

/**
 * Loads the tables, or makes and keeps them below a folder (null: keeps none); null when the watch has ended it.
 * The state is the bound itself.
 */
export const loadPatterns = async (
  name: PatternName,
  cacheDir: string | null,
  watch: Watch,
): Promise<Heuristic | null> => {
  const patterns = await tablesFor(name, cacheDir, watch);
  if (patterns === null) return null;
  const bound = patternBound(patterns);
  const moved = new Uint8Array(groupings[name].n ** 2);
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
