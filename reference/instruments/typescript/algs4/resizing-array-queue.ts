/** First in, first out, in an array whose used part moves; iterated in that order. */
export class ResizingArrayQueue<Item> implements Iterable<Item> {
  #items: Item[] = [];
  #head = 0;

  enqueue(item: Item): void {
    this.#items.push(item);
  }

  /** Removes and returns the item that was added first. Throws when empty. */
  dequeue(): Item {
    const item = this.peek();
    this.#items[this.#head] = undefined as Item;
    this.#head += 1;
    if (this.#head * 2 > this.#items.length) this.#compact();
    return item;
  }

  /** The item that was added first, which stays. Throws when empty. */
  peek(): Item {
    if (this.isEmpty()) throw new RangeError('ResizingArrayQueue underflow: it is empty');
    return this.#items[this.#head] as Item;
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  size(): number {
    return this.#items.length - this.#head;
  }

  *[Symbol.iterator](): Iterator<Item> {
    for (let i = this.#head; i < this.#items.length; i += 1) yield this.#items[i] as Item;
  }

  #compact(): void {
    this.#items = this.#items.slice(this.#head);
    this.#head = 0;
  }
}
