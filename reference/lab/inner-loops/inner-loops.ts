/** Starts the compiled inner loops; what they are and how one is added is said in assembly/index.ts. */
import { innerLoopsModule } from '../platform.ts';

/** What a loop asks while it runs. Neither may call the same loops again. */
export interface LoopHost {
  /** All granted nodes are made. True ends the search; otherwise further nodes have been granted. */
  tick(): boolean;
  /** The goal after this many moves. True ends the search, false looks for further solutions. */
  found(moves: number): boolean;
}

/** Exports of the module. Addresses are in bytes of `memory`, whose buffer is another one after it has grown. */
export interface Loops {
  readonly memory: WebAssembly.Memory;
  grant(nodes: number): void;
  /** Granted nodes not made; below 0 when more were made. */
  left(): number;

  readonly fifteenPath: WebAssembly.Global<'i32'>;
  readonly costs: WebAssembly.Global<'i32'>;
  readonly lineConflicts: WebAssembly.Global<'i32'>;
  readonly walkingSteps: WebAssembly.Global<'i32'>;
  searchManhattan(board: bigint, blank: number, room: number): number;
  searchConflicts(board: bigint, rows: bigint, columns: bigint, blank: number, room: number): number;
  searchWalking(board: bigint, rows: number, columns: number, blank: number, room: number): number;

  readonly cells: WebAssembly.Global<'i32'>;
  readonly anySizePath: WebAssembly.Global<'i32'>;
  setUp(n: number, withConflicts: number): void;
  searchAnySize(threshold: number, bound: number): number;

  readonly patternGroups: WebAssembly.Global<'i32'>;
  readonly patternTables: WebAssembly.Global<'i32'>;
  readonly patternHeap: WebAssembly.Global<'i32'>;
  /** `states`: the sets and the orders of the groups, the same of the mirrored twin, and the entries of both. */
  searchPatterns(
    board: bigint,
    ...states: readonly [...PatternStates, blank: number, room: number, twinRoom: number]
  ): number;

  readonly buildManhattan: WebAssembly.Global<'i32'>;
  readonly buildHeap: WebAssembly.Global<'i32'>;
  setUpBuild(
    slots: number,
    ...addresses: readonly [heads: number, moves: number, cells: number, turns: number, distances: number]
  ): void;
  expandOrder(order: number, level: number): number;
  packOrder(order: number): number;
}

export type PatternStates = readonly [
  sets: bigint,
  orders: bigint,
  twinSets: bigint,
  twinOrders: bigint,
  entries: bigint,
];

/** An instance with its own memory, of at least this many bytes, all 0. */
export const newLoops = (host: LoopHost, bytes: number): Loops => {
  const instance = new WebAssembly.Instance(compiled(), {
    host: { tick: () => (host.tick() ? 1 : 0), found: (moves: number) => (host.found(moves) ? 1 : 0) },
  });
  // What the module exports is said in assembly/index.ts; a test compares the module with its source.
  const loops = instance.exports as unknown as Loops;
  loops.memory.grow(Math.ceil(bytes / pageBytes));
  return loops;
};

export const pageBytes = 65_536;

let known: WebAssembly.Module | null = null;

/** Compiled once a process. */
const compiled = (): WebAssembly.Module => (known ??= innerLoopsModule());
