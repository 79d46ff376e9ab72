import { LinkedList } from './linked.ts';

/** Items without an order that matters; iterated from the last one added, as in algs4. */
export class Bag<Item> implements Iterable<Item> {
  readonly #items = new LinkedList<Item>();

  add(item: Item): void {
    this.#items.addFirst(item);
  }

  isEmpty(): boolean {
    return this.#items.size === 0;
  }

  size(): number {
    return this.#items.size;
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.#items[Symbol.iterator]();
  }
}
