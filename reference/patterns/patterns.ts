/** The tables of a grouping, and the lower bound that they give. */
import { distancesOf, type Progress } from './build.ts';
import { type Grouping, groupings, type PatternName } from './groupings.ts';
import { pack } from './pack.ts';
import { type Space, spaceOf, statesOf } from './space.ts';

export interface Patterns {
  readonly name: PatternName;
  readonly n: number;
  readonly groups: readonly PatternTable[];
}

export interface PatternTable {
  /** Ascending. */
  readonly tiles: readonly number[];
  readonly space: Space;
  /** See pack.ts. */
  readonly packed: Uint8Array;
}

/** Makes the tables anew; null when `progress` has ended it. */
export const buildPatterns = async (name: PatternName, progress: Progress): Promise<Patterns | null> => {
  const { n, groups }: Grouping = groupings[name];
  const states = groups.map((tiles) => statesOf(spaceOf(n, tiles.length)));
  const all = states.reduce((sum, count) => sum + count, 0);
  const tables: PatternTable[] = [];
  let done = 0;
  for (const [index, tiles] of groups.entries()) {
    const share = states[index] ?? 0;
    const space = spaceOf(n, tiles.length);
    const before = done;
    const distances = await distancesOf(space, tiles, (part) => progress((before + part * share) / all));
    if (distances === null) return null;
    tables.push({ tiles, space, packed: pack(distances, space, tiles) });
    done += share;
  }
  return { name, n, groups: tables };
};
