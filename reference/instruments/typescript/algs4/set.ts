import { ST } from './st.ts';

/** An ordered set. */
export class SET<Key> implements Iterable<Key> {
  readonly #keys = new ST<Key, true>();

  add(key: Key): void {
    this.#keys.put(key, true);
  }

  contains(key: Key): boolean {
    return this.#keys.contains(key);
  }

  delete(key: Key): void {
    this.#keys.delete(key);
  }

  remove(key: Key): void {
    this.#keys.delete(key);
  }

  size(): number {
    return this.#keys.size();
  }

  isEmpty(): boolean {
    return this.#keys.isEmpty();
  }

  /** The smallest key. Throws when empty. */
  min(): Key {
    return this.#keys.min();
  }

  /** The largest key. Throws when empty. */
  max(): Key {
    return this.#keys.max();
  }

  ceiling(key: Key): Key {
    return this.#keys.ceiling(key);
  }

  floor(key: Key): Key {
    return this.#keys.floor(key);
  }

  [Symbol.iterator](): Iterator<Key> {
    return this.#keys[Symbol.iterator]();
  }
}
