/** Removals and calls of neighbors() that go together, in whatever order many of them come. */
class Steps {
  count = 0;
  /** Calls of neighbors() by the last step. */
  #asked: number;
  /** Removals since the last step. */
  #removals = 0;

  /** `asked`: calls of neighbors() that belong to no step. */
  constructor(asked: number) {
    this.#asked = asked;
  }

  /** A key comes out, and neighbors() was called so often by now: was that a step? */
  removed(calls: number): boolean {
    this.#removals += 1;
    const more = calls - this.#asked;
    if (more === 0) return false;
    this.count += more < 1 ? 1 : more < this.#removals ? more : this.#removals;
    this.#asked = calls;
    this.#removals = 0;
    return true;
  }
}

/** Of one search. */
export class SearchSteps {
  /** Of all queues. */
  readonly all = new Steps(0);
  readonly #own = new WeakMap<object, Steps>();
  /** The key that came out last, and of which queue: null where none is to be in disorder, since nothing may be kept for our sake. */
  last: { readonly key: unknown; readonly queue: object } | null = null;

  /** Were there so many steps, half of them of this queue? Two searches may take turns. */
  isLate(queue: object, steps: number): boolean {
    return this.all.count >= steps && 2 * (this.#own.get(queue)?.count ?? 0) >= steps;
  }

  /** From now on the two have the same steps. */
  follow(queue: object, before: object): void {
    const steps = this.#own.get(before);
    if (steps !== undefined) this.#own.set(queue, steps);
  }

  /** A key comes out of this queue: was that a step of the search? */
  removed(queue: object, calls: number): boolean {
    const own = this.#own.get(queue) ?? new Steps(calls);
    this.#own.set(queue, own);
    own.removed(calls);
    return this.all.removed(calls);
  }
}
