/**
 * Boards that are asked for their neighbors while their nodes wait in a queue that gave out others since they went in. A search
 * that goes by its queue asks the board of a node when it has come out, or as it goes in, or when the queue shows it.
 */
import { boardIn } from './keys.ts';

export class Waiting {
  /** Removals by the time when a node with this board went in. */
  readonly #since = new Map<unknown, number>();
  #removals = 0;
  #early = 0;

  /** A key goes in. */
  inserted(key: unknown): void {
    const board = boardIn(key);
    if (board !== null) this.#since.set(board, this.#removals);
  }

  /** A key is shown as the first, or comes out. */
  shown(key: unknown): void {
    this.#since.delete(boardIn(key));
  }

  /** A key comes out of some queue. */
  removed(): void {
    this.#removals += 1;
  }

  /** A board is asked for its neighbors. */
  asked(board: unknown): void {
    if ((this.#since.get(board) ?? this.#removals) < this.#removals) this.#early += 1;
  }

  counts(): Record<string, number> {
    return this.#early > 0 ? { 'Board.neighbors() of waiting nodes': this.#early } : {};
  }
}
