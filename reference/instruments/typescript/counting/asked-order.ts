/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. Asked once more, a board tells nothing: a node may know only where its board comes from.
 */
import { boards } from './boards.ts';

export class AskedOrder {
  /** By the first board of a search, what the board had that was asked last. */
  readonly #last = new Map<unknown, number>();
  /** Those that were asked before. */
  readonly #known = new Set<unknown>();
  #decreases = 0;

  /** A board is asked for its neighbors. */
  asked(board: unknown): void {
    if (this.#known.has(board)) return;
    this.#known.add(board);
    const { access } = boards;
    const root = access.root(board);
    const priority = access.depth(board) + access.manhattan(board);
    if (priority < (this.#last.get(root) ?? 0)) this.#decreases += 1;
    this.#last.set(root, priority);
  }

  counts(): Record<string, number> {
    return this.#decreases > 0 ? { 'Board.neighbors() out of order': this.#decreases } : {};
  }
}
