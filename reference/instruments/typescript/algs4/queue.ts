import { LinkedList } from './linked.ts';

/** First in, first out; iterated in that order. */
export class Queue<Item> implements Iterable<Item> {
  readonly #items = new LinkedList<Item>();

  enqueue(item: Item): void {
    this.#items.addLast(item);
  }

  /** Removes and returns the item that was added first. Throws when empty. */
  dequeue(): Item {
    return this.#items.removeFirst(this);
  }

  /** The item that was added first, which stays. Throws when empty. */
  peek(): Item {
    return this.#items.first(this);
  }

  isEmpty(): boolean {
    return this.#items.size === 0;
  }

  size(): number {
    return this.#items.size;
  }

  toString(): string {
    return this.#items.text();
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.#items[Symbol.iterator]();
  }
}

/** The same: algs4 has it under two names. */
export class LinkedQueue<Item> extends Queue<Item> {}
