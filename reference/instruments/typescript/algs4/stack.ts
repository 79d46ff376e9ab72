import { LinkedList } from './linked.ts';

/** Last in, first out; iterated from the top. */
export class Stack<Item> implements Iterable<Item> {
  readonly #items = new LinkedList<Item>();

  push(item: Item): void {
    this.#items.addFirst(item);
  }

  /** Removes and returns the item that was added last. Throws when empty. */
  pop(): Item {
    return this.#items.removeFirst(this);
  }

  /** The item that was added last, which stays. Throws when empty. */
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
export class LinkedStack<Item> extends Stack<Item> {}
