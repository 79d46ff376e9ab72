/**
 * How many boards were asked for their neighbors when it was not their turn. A search that runs on its queues takes a node
 * out and then asks its board; whoever asks many boards and takes nothing out has no use for a queue. Told apart are those
 * before the first removal from any queue, those after the last, and those in between where it was many at a time.
 */

/** Asked between two removals by honest searches of any style: the roots of the next search, a board asked twice. */
const few = 16;

export class Turns {
  #hasRemoved = false;
  /** Calls of neighbors() by the last removal. */
  #asked = 0;
  #before = 0;
  #between = 0;

  /** A key comes out of a queue, and neighbors() was called so often by now. */
  removed(calls: number): void {
    const since = calls - this.#asked;
    this.#asked = calls;
    if (!this.#hasRemoved) this.#before = since;
    else if (since > few) this.#between += since;
    this.#hasRemoved = true;
  }

  /** `calls`: of neighbors() in all. Nothing where no key came out. */
  counts(calls: number): Record<string, number> {
    if (!this.#hasRemoved) return {};
    return {
      'Board.neighbors() before delMin()': this.#before,
      'Board.neighbors() between delMin()': this.#between,
      'Board.neighbors() after delMin()': calls - this.#asked,
    };
  }
}
