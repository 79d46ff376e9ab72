/** A submission's search, step by step, from what its queues recorded. Depths and boards are the instrument's own. */
import type { QueueReport } from '../../../harness/contracts/protocol.ts';
import { sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import {
  estimates,
  type PriorityName,
  type TracedNode,
  type TracedSearch,
  type TracedStep,
} from '../../../reference/oracle/traced-search.ts';
import { tilesIn } from '../judges/read-board.ts';

export interface ReplayBounds {
  readonly priority: PriorityName;
  /** Steps that are shown. */
  readonly steps: number;
  /** Operations that a queue records: at that many the record was cut off. */
  readonly recorded: number;
}

/** A node that was taken out. */
export interface Removal {
  readonly taken: TracedNode;
  /** Put in after it, before the next one is taken out. */
  readonly inserted: readonly TracedNode[];
}

/** All that a queue recorded of a search. */
export interface SearchRecord {
  /** Put in before any node was taken out. */
  readonly start: readonly TracedNode[];
  readonly removals: readonly Removal[];
  /** The search went on after the last of them. */
  readonly cut: boolean;
}

export interface ReplayedSearch extends TracedSearch {
  readonly record: SearchRecord;
}

/**
 * The search that began at `root`, from the queue that held most of it; null when no queue shows which nodes are its
 * own. Nodes of other searches, such as the twin's, are left out, also where they are in the same queue.
 */
export const replaySearch = (
  root: Tiles,
  queues: readonly QueueReport[],
  bounds: ReplayBounds,
): ReplayedSearch | null => {
  const own = queues
    .map((queue) => ({ queue, operations: operationsOf(root, queue) }))
    .sort((a, b) => b.operations.length - a.operations.length)[0];
  if (own === undefined || own.operations.length === 0) return null;
  const isCut = own.queue.trace.length >= bounds.recorded;
  return new Replay(bounds).run(own.operations, isCut);
};

interface Operation extends Readonly<Pick<QueueReport['trace'][number], 'op' | 'depth' | 'state'>> {
  readonly tiles: Tiles;
}

const operationsOf = (root: Tiles, { searches, trace }: QueueReport): readonly Operation[] => {
  const indices = new Set(searches.flatMap((search, index) => (isBoard(search.root, root) ? [index] : [])));
  return trace.flatMap(({ op, search, depth, state }) => {
    const tiles = indices.has(search) ? tilesOf(state) : null;
    return tiles === null ? [] : [{ op, depth, state, tiles }];
  });
};

/** Does the text show these tiles? */
export const isBoard = (text: string, tiles: Tiles): boolean => {
  const read = tilesOf(text);
  return read !== null && sameTiles(read, tiles);
};

const tilesOf = (text: string): Tiles | null => tilesIn({ kind: 'value', value: text, type: 'string' });

interface Held extends TracedNode {
  readonly key: string;
}

class Replay {
  readonly #bounds: ReplayBounds;
  readonly #held = new Map<string, Held[]>();
  readonly #steps: TracedStep[] = [];
  readonly #start: Held[] = [];
  readonly #removals: Removal[] = [];
  readonly #sizes: number[] = [];
  #size = 0;
  #made = 0;
  #inserts = 0;
  #delMins = 0;
  #taken: Held | null = null;
  #entries: readonly Held[] | null = null;
  #inserted: Held[] = this.#start;

  constructor(bounds: ReplayBounds) {
    this.#bounds = bounds;
  }

  run(operations: readonly Operation[], isCut: boolean): ReplayedSearch {
    for (const operation of operations) {
      if (operation.op === 'insert') this.#insert(operation);
      else this.#take(operation);
      this.#sizes.push(this.#size);
    }
    this.#endStep();
    const last = this.#taken;
    const isDone = last?.distance === 0;
    const hasRoom = this.#steps.length < this.#bounds.steps;
    // What was left without a goal is the most telling part of a search that gave up.
    if (!isDone && !isCut && hasRoom && this.#size > 0)
      this.#steps.push({ entries: this.#sorted(), taken: null, inserted: [] });
    return {
      steps: this.#steps,
      cut: isCut || this.#delMins > this.#steps.filter(({ taken }) => taken !== null).length,
      inserts: this.#inserts,
      delMins: this.#delMins,
      ended: isDone ? 'goal' : isCut ? 'record' : 'open',
      moves: last?.moves ?? 0,
      sizes: this.#sizes,
      record: { start: this.#start, removals: this.#removals, cut: isCut },
    };
  }

  #insert(operation: Operation): void {
    const node = this.#node(operation);
    const same = this.#held.get(node.key) ?? [];
    same.push(node);
    this.#held.set(node.key, same);
    this.#size++;
    this.#inserts++;
    this.#inserted.push(node);
  }

  #take(operation: Operation): void {
    this.#endStep();
    const key = keyOf(operation);
    const same = this.#held.get(key);
    this.#entries = this.#steps.length < this.#bounds.steps ? this.#sorted() : null;
    // What comes out without having been seen to go in was changed in the queue: it is told as it is now.
    this.#taken = same?.shift() ?? this.#node(operation);
    if (same?.length === 0) this.#held.delete(key);
    this.#size = Math.max(0, this.#size - 1);
    this.#delMins++;
    this.#inserted = [];
    this.#removals.push({ taken: this.#taken, inserted: this.#inserted });
  }

  #endStep(): void {
    if (this.#taken === null || this.#entries === null) return;
    const { number } = this.#taken;
    const taken = this.#entries.find((entry) => entry.number === number) ?? this.#taken;
    const entries = this.#entries.includes(taken) ? this.#entries : [taken, ...this.#entries];
    this.#steps.push({ entries, taken, inserted: this.#inserted });
    this.#entries = null;
  }

  #node(operation: Operation): Held {
    const { depth: moves, tiles } = operation;
    const distance = estimates[this.#bounds.priority](tiles);
    const parent = this.#taken?.number ?? null;
    return {
      number: this.#made++,
      tiles,
      moves,
      distance,
      priority: moves + distance,
      parent,
      key: keyOf(operation),
    };
  }

  #sorted(): Held[] {
    return [...this.#held.values()].flat().sort((a, b) => a.priority - b.priority || a.number - b.number);
  }
}

const keyOf = ({ depth, state }: Operation): string => `${String(depth)} ${state}`;
