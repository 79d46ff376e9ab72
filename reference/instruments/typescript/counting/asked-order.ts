/**
 * Whether boards are asked for their neighbors by moves + Manhattan distance, smallest first: by the board with which each search
 * began. Asked once more, a board tells nothing: a node may know only where its board comes from. Told apart are boards that a key
 * has shown which came out: a search may have come to one by a shorter way than the board knows. One that is asked as its node goes
 * in, when the node before it has come out, counts when its own comes out.
 */
import { boards } from './boards.ts';

export class AskedOrder {
  /** By the first board of a search, what the board had that came last. */
  readonly #last = new Map<unknown, number>();
  /** Those that were asked before. */
  readonly #known = new Set<unknown>();
  /** Those that a key has shown which came out. */
  readonly #shown = new Set<unknown>();
  /** Those that were asked when only the board before them had come out. */
  readonly #early = new Set<unknown>();
  #decreases = 0;
  #decreasesOfShown = 0;

  /** A key that comes out shows this board. */
  removed(board: unknown): void {
    if (this.#shown.has(board)) return;
    this.#shown.add(board);
    if (this.#early.delete(board) && this.#isLess(board)) this.#decreasesOfShown += 1;
  }

  /** A board is asked for its neighbors. */
  asked(board: unknown): void {
    if (this.#known.has(board)) return;
    this.#known.add(board);
    if (this.#shown.has(board)) {
      if (this.#isLess(board)) this.#decreasesOfShown += 1;
    } else if (this.#shown.has(boards.access.parent(board))) this.#early.add(board);
    else if (this.#isLess(board)) this.#decreases += 1;
  }

  counts(): Record<string, number> {
    return {
      ...(this.#decreases > 0 ? { 'Board.neighbors() out of order': this.#decreases } : {}),
      ...(this.#decreasesOfShown > 0 ? { 'Board.neighbors() of shown decreasing': this.#decreasesOfShown } : {}),
    };
  }

  /** Less than the one before it, of the same search? */
  #isLess(board: unknown): boolean {
    const { access } = boards;
    const root = access.root(board);
    const priority = access.depth(board) + access.manhattan(board);
    const before = this.#last.get(root) ?? 0;
    this.#last.set(root, priority);
    return priority < before;
  }
}
