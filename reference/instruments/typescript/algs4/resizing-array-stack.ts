/** Last in, first out, in an array; iterated from the top. */
export class ResizingArrayStack<Item> implements Iterable<Item> {
  readonly #items: Item[] = [];

  push(item: Item): void {
    this.#items.push(item);
  }

  /** Removes and returns the item that was added last. Throws when empty. */
  pop(): Item {
    const item = this.peek();
    this.#items.pop();
    return item;
  }

  /** The item that was added last, which stays. Throws when empty. */
  peek(): Item {
    if (this.#items.length === 0) throw new RangeError('ResizingArrayStack underflow: it is empty');
    return this.#items[this.#items.length - 1] as Item;
  }

  isEmpty(): boolean {
    return this.#items.length === 0;
  }

  size(): number {
    return this.#items.length;
  }

  *[Symbol.iterator](): Iterator<Item> {
    for (let i = this.#items.length - 1; i >= 0; i -= 1) yield this.#items[i] as Item;
  }
}
