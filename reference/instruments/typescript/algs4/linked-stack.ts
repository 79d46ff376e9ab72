import { LinkedList } from './linked.ts';

/** Last in, first out; iterated from the top. */
export class LinkedStack<Item> implements Iterable<Item> {
  readonly #items = new LinkedList<Item>();

  push(item: Item): void {
    this.#items.addFirst(item);
  }

  /** Removes and returns the item that was added last. Throws when empty. */
  pop(): Item {
    return this.#items.removeFirst('LinkedStack');
  }

  /** The item that was added last, which stays. Throws when empty. */
  peek(): Item {
    return this.#items.first('LinkedStack');
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
