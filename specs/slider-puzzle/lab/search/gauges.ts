/** Memory that the search thread and the main one share: how far the search is, and whether it is to stop. */
import type { Watch } from '../../../../reference/oracle/watch.ts';
import { at } from '../../../../reference/puzzle/at.ts';

const bytes = 24;

/** What a search reported last. */
export interface Progress {
  readonly nodes: number;
  /** A number of moves that no solution can undercut. */
  readonly atLeast: number;
  /** How much of its tables is made, 0 to 1; null when none is being made. */
  readonly tables: number | null;
}

/** A search blocks its thread, so that messages would reach nobody; this is read and written meanwhile. */
export class Gauges implements Watch {
  readonly memory: SharedArrayBuffer;
  /** Nodes; then the part of the tables. */
  readonly #numbers: Float64Array;
  /** The moves that no solution can undercut; then a flag that ends the search. */
  readonly #whole: Int32Array;

  constructor(memory = new SharedArrayBuffer(bytes)) {
    this.memory = memory;
    this.#numbers = new Float64Array(memory, 0, 2);
    this.#whole = new Int32Array(memory, 16, 2);
  }

  /** Called by the search. */
  tick(nodes: number, atLeast: number): boolean {
    this.#numbers[0] = nodes;
    this.#raise(atLeast);
    return Atomics.load(this.#whole, 1) === 1;
  }

  /** Called by the search. */
  preparing(_name: string, part: number): void {
    this.#numbers[1] = part;
  }

  get progress(): Progress {
    const [nodes, part] = [at(this.#numbers, 0), at(this.#numbers, 1)];
    return { nodes, atLeast: Atomics.load(this.#whole, 0), tables: part > 0 && part < 1 ? part : null };
  }

  /** Ends the search when it next looks. */
  stop(): void {
    Atomics.store(this.#whole, 1, 1);
  }

  reset(): void {
    this.#numbers.fill(0);
    Atomics.store(this.#whole, 0, 0);
    Atomics.store(this.#whole, 1, 0);
  }

  /** What was known once stays known, whatever a later part of the search begins with. */
  #raise(atLeast: number): void {
    if (atLeast > Atomics.load(this.#whole, 0)) Atomics.store(this.#whole, 0, atLeast);
  }
}
