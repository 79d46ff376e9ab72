/** The tables of a grouping: those that were kept, or new ones. */
import type { Watch } from '../../oracle/watch.ts';
import { buildTable, type Progress } from './build.ts';
import { type Grouping, groupings, type PatternName } from './groupings.ts';
import { requireMemory } from './memory.ts';
import { type Space, spaceOf, statesOf } from './space.ts';
import { readTables, tableFile, writeTables } from './store.ts';
import { at } from '../../puzzle/at.ts';

export interface Patterns {
  readonly n: number;
  readonly groups: readonly PatternTable[];
}

export interface PatternTable {
  /** Ascending. */
  readonly tiles: readonly number[];
  readonly space: Space;
  /** For each state (space.ts) half of what its distance exceeds the Manhattan distance by, packed. */
  readonly packed: Uint8Array;
}

/**
 * The tables, kept below `cacheDir` from one process to the next (null: kept nowhere), and in memory for this one; null
 * when the watch has ended their making.
 * @throws {MethodError} when the machine has not enough memory to spare.
 */
export const patternsFor = async (
  name: PatternName,
  cacheDir: string | null,
  watch: Watch,
): Promise<Patterns | null> => {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const patterns = await keptOrMade(name, cacheDir, watch);
  if (patterns !== null) loaded.set(name, patterns);
  return patterns;
};

const loaded = new Map<PatternName, Patterns>();

/** The same, read from the file again. */
export const keptOrMade = async (
  name: PatternName,
  cacheDir: string | null,
  watch: Watch,
): Promise<Patterns | null> => {
  const grouping: Grouping = groupings[name];
  const file = cacheDir === null ? null : tableFile(cacheDir, name, grouping);
  if (file !== null) {
    requireMemory(name, 'loaded');
    const kept = await readTables(file, grouping);
    if (kept !== null) return patternsOf(grouping, kept);
  }
  requireMemory(name, 'made');
  const made = await buildTables(grouping, (part) => {
    watch.preparing?.(name, part);
    return watch.tick(0, 0);
  });
  if (made === null) return null;
  if (file !== null) await writeTables(file, made);
  return patternsOf(grouping, made);
};

export const patternsOf = ({ n, groups }: Grouping, tables: readonly Uint8Array[]): Patterns => ({
  n,
  groups: groups.map((tiles, index) => ({
    tiles,
    space: spaceOf(n, tiles.length),
    packed: at(tables, index),
  })),
});

/** Packed tables, newly made; null when `progress` has ended it. */
export const buildTables = async ({ n, groups }: Grouping, progress: Progress): Promise<Uint8Array[] | null> => {
  const all = groups.reduce((sum, tiles) => sum + statesOf(spaceOf(n, tiles.length)), 0);
  const tables: Uint8Array[] = [];
  let done = 0;
  for (const tiles of groups) {
    const space = spaceOf(n, tiles.length);
    const before = done;
    const table = await buildTable(space, tiles, (part) => progress((before + part * statesOf(space)) / all));
    if (table === null) return null;
    tables.push(table);
    done += statesOf(space);
  }
  return tables;
};
