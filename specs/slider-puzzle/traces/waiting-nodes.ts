/** The nodes that wait in a queue, as a record of it shows them: by depth and board, so that several may look the same. */
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import type { TracedNode } from '../../../reference/oracle/traced-search.ts';

/** The board from which a node was made; undefined for the first. */
export type Origin = Tiles | undefined;

export class WaitingNodes {
  readonly #origins = new Map<string, Origin[]>();
  readonly #priorities = new Map<number, number>();

  /** Infinity in an empty queue. */
  get leastPriority(): number {
    return Math.min(...this.#priorities.keys());
  }

  get isEmpty(): boolean {
    return this.#priorities.size === 0;
  }

  add(nodes: readonly TracedNode[], origin: Origin): void {
    for (const node of nodes) {
      this.#origins.set(keyOf(node), [...this.originsOf(node), origin]);
      this.#count(node.priority, 1);
    }
  }

  /** Of all nodes that look like this one: which of them it is, only what is done with it may show. */
  originsOf(node: TracedNode): readonly Origin[] {
    return this.#origins.get(keyOf(node)) ?? [];
  }

  /** Of the nodes that look like this one, that with the origin at this index. Nothing happens where none is known. */
  remove(node: TracedNode, index: number): void {
    const origins = this.originsOf(node);
    if (origins.length === 0) return;
    this.#origins.set(keyOf(node), origins.toSpliced(index, 1));
    this.#count(node.priority, -1);
  }

  #count(priority: number, more: 1 | -1): void {
    const count = (this.#priorities.get(priority) ?? 0) + more;
    if (count === 0) this.#priorities.delete(priority);
    else this.#priorities.set(priority, count);
  }
}

const keyOf = ({ moves, tiles }: TracedNode): string => `${String(moves)} ${tiles.join()}`;
