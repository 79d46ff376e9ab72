/** Iterative deepening around a compiled inner loop: thresholds, the count of nodes, the watch, and the solutions. */
import { type LoopHost, type Loops, newLoops } from '../inner-loops/inner-loops.ts';
import type { Watch } from '../../oracle/watch.ts';
import { movesOf } from '../../oracle/grid.ts';

/** An inner loop with a board in it. */
export interface Loop {
  /** A lower bound that changes by exactly one with every move, or at least keeps the parity of the moves to the goal. */
  readonly bound: number;
  /** All paths within the threshold, until the host ends it; the board is there again when it was not ended. */
  iterate(threshold: number): void;
  /** Directions of the path to the goal; asked while `found` is being called with it. */
  path(moves: number): Iterable<number>;
}

export interface LoopOptions {
  readonly maxNodes: number;
  readonly watch: Watch;
  /** The first threshold, when it is known that no solution has fewer moves. */
  readonly atLeast?: number;
  /** Only solutions of fewer moves are looked for. */
  readonly below?: number;
}

/** `kept`: the first solutions, as many as were asked for; `count`: all, where they were counted. */
export type LoopResult =
  | {
      readonly kind: 'solved';
      readonly moves: number;
      readonly count: number;
      readonly kept: string[];
      readonly nodes: number;
    }
  | { readonly kind: 'gave-up'; readonly atLeast: number; readonly nodes: number };

/**
 * Runs a loop until it comes to the goal. With `all`, until all shortest solutions are counted, of which the first
 * `limit` are kept. Every solution has the parity of the bound, so thresholds go up by two.
 */
export const runLoop = (
  loops: SharedLoops,
  loop: Loop,
  options: LoopOptions,
  wanted: { readonly all: boolean; readonly limit: number } = { all: false, limit: 1 },
): LoopResult => {
  const meter = new Meter(loops, options);
  const kept: string[] = [];
  let count = 0;
  loops.host = {
    tick: () => meter.tick(),
    found: (moves) => {
      if (count++ < wanted.limit) kept.push(movesOf(loop.path(moves)));
      return !wanted.all;
    },
  };
  for (meter.threshold = firstThreshold(loop.bound, options.atLeast ?? 0); ; meter.threshold += 2) {
    if (meter.threshold < (options.below ?? Infinity)) loop.iterate(meter.threshold);
    else meter.isStopped = true;
    if (meter.isStopped) return { kind: 'gave-up', atLeast: meter.threshold, nodes: meter.nodes() };
    if (count > 0) return { kind: 'solved', moves: meter.threshold, count, kept, nodes: meter.nodes() };
  }
};

const firstThreshold = (bound: number, atLeast: number): number =>
  Math.max(bound, atLeast + (Math.abs(atLeast - bound) % 2));

/** The watch is called every million nodes. */
const nodesPerTick = 1 << 20;

class Meter {
  readonly #loops: Loops;
  readonly #options: LoopOptions;
  /** The start is a node, too. */
  #granted = 1;
  threshold = 0;
  isStopped = false;

  constructor({ loops }: SharedLoops, options: LoopOptions) {
    this.#loops = loops;
    this.#options = options;
    // What an earlier search left over.
    loops.grant(-loops.left());
    this.#grant();
  }

  nodes(): number {
    return this.#granted - this.#loops.left();
  }

  tick(): boolean {
    const nodes = this.nodes();
    const { maxNodes, watch } = this.#options;
    this.isStopped = nodes > maxNodes || watch.tick(nodes, this.threshold);
    if (!this.isStopped) this.#grant();
    return this.isStopped;
  }

  #grant(): void {
    const nodes = Math.max(0, Math.min(nodesPerTick, this.#options.maxNodes - this.nodes()));
    this.#granted += nodes;
    this.#loops.grant(nodes);
  }
}

/** An instance that serves one search after another. */
export interface SharedLoops {
  readonly loops: Loops;
  host: LoopHost;
}

const nobody: LoopHost = { tick: () => true, found: () => true };

/** Instances of one kind, prepared once each: a search takes one and gives it back, so that searches can be nested. */
export class LoopPool {
  readonly #bytes: number;
  readonly #prepare: (loops: Loops) => void;
  readonly #idle: SharedLoops[] = [];

  constructor(bytes: number, prepare: (loops: Loops) => void) {
    this.#bytes = bytes;
    this.#prepare = prepare;
  }

  use<Result>(search: (loops: SharedLoops) => Result): Result {
    const taken = this.#idle.pop() ?? this.#make();
    try {
      return search(taken);
    } finally {
      taken.host = nobody;
      this.#idle.push(taken);
    }
  }

  #make(): SharedLoops {
    const host: LoopHost = {
      tick: () => shared.host.tick(),
      found: (moves) => shared.host.found(moves),
    };
    const shared: SharedLoops = { loops: newLoops(host, this.#bytes), host: nobody };
    this.#prepare(shared.loops);
    return shared;
  }
}
