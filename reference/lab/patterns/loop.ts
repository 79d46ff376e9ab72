/** The compiled inner loop for pattern databases (inner-loops/assembly/patterns.ts): its tables, and a board put into it. */
import { homeDistance } from '../../oracle/grid.ts';
import { type Loop, LoopPool } from '../deepening/loop.ts';
import { fillCosts, packed as packedBoard } from '../deepening/fifteen-loops.ts';
import type { Loops, PatternStates } from '../inner-loops/inner-loops.ts';
import { Layout } from './layout.ts';
import type { Patterns } from './patterns.ts';
import { PatternLookup } from './pattern-lookup.ts';

/** Loops with these tables in their memory; one pool for each, since the tables are large. */
export const patternPool = (patterns: Patterns): LoopPool => {
  const known = pools.get(patterns);
  if (known !== undefined) return known;
  const pool = new LoopPool(0, (loops) => {
    fill(loops, patterns);
  });
  pools.set(patterns, pool);
  return pool;
};

const pools = new WeakMap<Patterns, LoopPool>();

/** Puts a board into such a loop. */
export const patternLoop = (patterns: Patterns, loops: Loops, cells: readonly number[]): Loop => {
  const own = new PatternLookup(patterns, false);
  const twin = new PatternLookup(patterns, true);
  const manhattan = cells.reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : homeDistance(4, tile, cell)), 0);
  const ownBound = manhattan + 2 * own.read(cells);
  const twinBound = manhattan + 2 * twin.read(cells);
  const states: PatternStates = [
    packed(own.sets, 16),
    packed(own.orders, 16),
    packed(twin.sets, 16),
    packed(twin.orders, 16),
    packed(own.excesses, 8) | (packed(twin.excesses, 8) << 32n),
  ];
  return {
    bound: Math.max(ownBound, twinBound),
    path: (moves) =>
      new Uint8Array(loops.memory.buffer).slice(loops.fifteenPath.value, loops.fifteenPath.value + moves),
    iterate: (threshold) => {
      const rooms = [(threshold - ownBound) / 2, (threshold - twinBound) / 2] as const;
      loops.searchPatterns(packedBoard(cells), ...states, cells.indexOf(0), ...rooms);
    },
  };
};

/** This many bits for each, the first lowest. */
const packed = (values: ArrayLike<number>, bits: number): bigint =>
  Array.from(values).reduce((sum, value, index) => sum | (BigInt(value) << BigInt(bits * index)), 0n);

const fill = (loops: Loops, patterns: Patterns): void => {
  const layout = new Layout(loops.patternHeap.value);
  const tables = patterns.groups.flatMap(({ space, packed: entries }) => [
    ...[space.slots.sets, space.slots.byBlank, space.turns, entries].map((table) => layout.place(table)),
    space.slots.count,
  ]);
  layout.fill(loops);
  const { buffer } = loops.memory;
  patterns.groups.forEach((_, group) => {
    new Uint32Array(buffer, loops.patternTables.value + 32 * group, 5).set(tables.slice(5 * group, 5 * group + 5));
  });
  const bytes = new Uint8Array(buffer);
  bytes.set(new PatternLookup(patterns, false).groups, loops.patternGroups.value);
  bytes.set(new PatternLookup(patterns, true).groups, loops.patternGroups.value + 16);
  fillCosts(loops);
};
