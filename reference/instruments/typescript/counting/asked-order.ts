/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. Asked once more, a board tells nothing: a node may know only where its board comes from. Told apart are boards that a key
 * has shown: a search may have come to one by a shorter way than the board knows.
 */
import { boards } from './boards.ts';

export class AskedOrder {
  /** By the first board of a search, what the board had that was asked last. */
  readonly #last = new Map<unknown, number>();
  /** Those that were asked before. */
  readonly #known = new Set<unknown>();
  readonly #shown = new Set<unknown>();
  #decreases = 0;
  #decreasesOfShown = 0;

  /** A key shows this board. */
  shown(board: unknown): void {
    this.#shown.add(board);
  }

  /** A board is asked for its neighbors. */
  asked(board: unknown): void {
    if (this.#known.has(board)) return;
    this.#known.add(board);
    const { access } = boards;
    const root = access.root(board);
    const priority = access.depth(board) + access.manhattan(board);
    const before = this.#last.get(root) ?? 0;
    this.#last.set(root, priority);
    if (priority >= before) return;
    if (this.#shown.has(board)) this.#decreasesOfShown += 1;
    else this.#decreases += 1;
  }

  counts(): Record<string, number> {
    return {
      ...(this.#decreases > 0 ? { 'Board.neighbors() out of order': this.#decreases } : {}),
      ...(this.#decreasesOfShown > 0 ? { 'Board.neighbors() of shown decreasing': this.#decreasesOfShown } : {}),
    };
  }
}
