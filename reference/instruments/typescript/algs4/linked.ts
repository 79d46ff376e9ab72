/** A singly linked list with both ends known: what Stack, Queue and Bag are made of. */

interface Link<Item> {
  readonly item: Item;
  next: Link<Item> | null;
}

export class LinkedList<Item> implements Iterable<Item> {
  #first: Link<Item> | null = null;
  #last: Link<Item> | null = null;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  addFirst(item: Item): void {
    this.#first = { item, next: this.#first };
    this.#last ??= this.#first;
    this.#size += 1;
  }

  addLast(item: Item): void {
    const link: Link<Item> = { item, next: null };
    if (this.#last === null) this.#first = link;
    else this.#last.next = link;
    this.#last = link;
    this.#size += 1;
  }

  /** Throws a RangeError that names the owner when the list is empty. */
  first(owner: object): Item {
    if (this.#first === null) throw new RangeError(`${owner.constructor.name} underflow: it is empty`);
    return this.#first.item;
  }

  removeFirst(owner: object): Item {
    const item = this.first(owner);
    this.#first = this.#first === null ? null : this.#first.next;
    if (this.#first === null) this.#last = null;
    this.#size -= 1;
    return item;
  }

  *[Symbol.iterator](): Iterator<Item> {
    for (let link = this.#first; link !== null; link = link.next) yield link.item;
  }

  /** The items, each followed by a blank, as the toString() methods of algs4 have it. */
  text(): string {
    let text = '';
    for (let link = this.#first; link !== null; link = link.next) text += `${String(link.item)} `;
    return text;
  }
}
