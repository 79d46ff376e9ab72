/** Memory that the search thread and the main one share: how far the search is, and whether it is to stop. */
import type { Watch } from '../../../../reference/methods/index.ts';

const bytes = 16;

/** A search blocks its thread, so that messages would reach nobody; this is read and written meanwhile. */
export class Gauges implements Watch {
  readonly memory: SharedArrayBuffer;
  readonly #nodes: Float64Array;
  /** A number of moves that no solution can undercut; then a flag that ends the search. */
  readonly #whole: Int32Array;

  constructor(memory = new SharedArrayBuffer(bytes)) {
    this.memory = memory;
    this.#nodes = new Float64Array(memory, 0, 1);
    this.#whole = new Int32Array(memory, 8, 2);
  }

  /** Called by the search. */
  tick(nodes: number, atLeast: number): boolean {
    this.#nodes[0] = nodes;
    Atomics.store(this.#whole, 0, atLeast);
    return Atomics.load(this.#whole, 1) === 1;
  }

  get nodes(): number {
    return this.#nodes[0] ?? 0;
  }

  get atLeast(): number {
    return Atomics.load(this.#whole, 0);
  }

  /** Ends the search when it next looks. */
  stop(): void {
    Atomics.store(this.#whole, 1, 1);
  }

  reset(): void {
    this.#nodes[0] = 0;
    Atomics.store(this.#whole, 0, 0);
    Atomics.store(this.#whole, 1, 0);
  }
}
