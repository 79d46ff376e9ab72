/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. It tells the order of a search whose nodes show no boards.
 */
import { boards } from './boards.ts';

export class AskedOrder {
  /** By the first board of a search, what the board had that was asked last. */
  readonly #last = new Map<unknown, number>();
  #decreases = 0;

  /** A board is asked for its neighbors. */
  asked(board: unknown): void {
    const { access } = boards;
    const root = access.root(board);
    const priority = access.depth(board) + access.manhattan(board);
    if (priority < (this.#last.get(root) ?? 0)) this.#decreases += 1;
    this.#last.set(root, priority);
  }

  counts(): Record<string, number> {
    return this.#decreases > 0 ? { 'Board.neighbors() of a smaller priority': this.#decreases } : {};
  }
}
