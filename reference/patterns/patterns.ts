/** The tables of a grouping: those that were kept, or made anew. */
import { type Watch } from '../methods/method.ts';
import { distancesOf, type Progress } from './build.ts';
import { type Grouping, groupings, type PatternName } from './groupings.ts';
import { requireMemory } from './memory.ts';
import { pack } from './pack.ts';
import { type Space, spaceOf, statesOf } from './space.ts';
import { readTables, tableFile, writeTables } from './store.ts';

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

/**
 * The tables, kept below `cacheDir` from one process to the next (null: kept nowhere), and in memory for this one; null
 * when the watch has ended their making.
 * @throws {MethodError} when the machine has not enough memory to spare.
 */
export const tablesFor = async (name: PatternName, cacheDir: string | null, watch: Watch): Promise<Patterns | null> => {
  const loaded = known.get(name) ?? (await load(name, cacheDir)) ?? (await build(name, cacheDir, watch));
  if (loaded !== null) known.set(name, loaded);
  return loaded;
};

const known = new Map<PatternName, Patterns>();

const load = async (name: PatternName, cacheDir: string | null): Promise<Patterns | null> => {
  if (cacheDir === null) return null;
  requireMemory(name, 'loaded');
  const grouping: Grouping = groupings[name];
  const tables = await readTables(tableFile(cacheDir, name, grouping), grouping);
  return tables === null ? null : patternsOf(name, tables);
};

const build = async (name: PatternName, cacheDir: string | null, watch: Watch): Promise<Patterns | null> => {
  requireMemory(name, 'made');
  const grouping: Grouping = groupings[name];
  const tables = await buildTables(grouping, (part) => {
    watch.preparing?.(name, part);
    return watch.tick(0, 0);
  });
  if (tables === null) return null;
  if (cacheDir !== null) await writeTables(tableFile(cacheDir, name, grouping), tables);
  return patternsOf(name, tables);
};

const patternsOf = (name: PatternName, tables: readonly Uint8Array[]): Patterns => {
  const { n, groups }: Grouping = groupings[name];
  const of = (tiles: readonly number[], index: number): PatternTable => ({
    tiles,
    space: spaceOf(n, tiles.length),
    packed: tables[index] ?? new Uint8Array(),
  });
  return { name, n, groups: groups.map(of) };
};

/** Packed tables, made anew; null when `progress` has ended it. */
export const buildTables = async ({ n, groups }: Grouping, progress: Progress): Promise<Uint8Array[] | null> => {
  const spaces = groups.map((tiles) => spaceOf(n, tiles.length));
  const all = spaces.reduce((sum, space) => sum + statesOf(space), 0);
  const tables: Uint8Array[] = [];
  let done = 0;
  for (const [index, tiles] of groups.entries()) {
    const space = spaces[index] ?? spaceOf(n, tiles.length);
    const before = done;
    const distances = await distancesOf(space, tiles, (part) => progress((before + part * statesOf(space)) / all));
    if (distances === null) return null;
    tables.push(pack(distances, space, tiles));
    done += statesOf(space);
  }
  return tables;
};
