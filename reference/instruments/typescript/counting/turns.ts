/**
 * How many boards were asked for their neighbors when it was not their turn. A search that runs on its queues takes a node
 * out and then asks its board; whoever asks many boards and takes nothing out has no use for a queue. Told apart are those
 * before the first removal from any queue, those after the last, and those in between where it was many at a time. A search
 * may take several nodes out before it asks their boards: what was taken out and not asked yet has its turn.
 */

/** Asked between two removals by honest searches of any style: the roots of the next search, a board asked twice. */
const few = 16;

export class Turns {
  #removals = 0;
  /** Calls of neighbors() by the last removal. */
  #asked = 0;
  #before = 0;
  #between = 0;

  /** A key comes out of a queue, and neighbors() was called so often by now. */
  removed(calls: number): void {
    const since = calls - this.#asked;
    const unspent = this.#unspent();
    if (this.#removals === 0) this.#before = since;
    else if (since - unspent > few) this.#between += since - unspent;
    this.#asked = calls;
    this.#removals += 1;
  }

  /** `calls`: of neighbors() in all. Nothing where no key came out. */
  counts(calls: number): Record<string, number> {
    if (this.#removals === 0) return {};
    const after = calls - this.#asked - this.#unspent();
    return {
      'Board.neighbors() before delMin()': this.#before,
      'Board.neighbors() between delMin()': this.#between,
      'Board.neighbors() after delMin()': after > 0 ? after : 0,
    };
  }

  /** Keys that came out, and no call for them by the last removal. */
  #unspent(): number {
    return this.#removals > this.#asked ? this.#removals - this.#asked : 0;
  }
}
