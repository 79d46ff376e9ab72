/** Separates the searches of one queue by the root of each board's lineage. */
import { boards } from './boards.ts';
import { boardIn } from './keys.ts';
import { books } from './tally.ts';

export interface SearchCounts {
  readonly root: string;
  inserts: number;
  delMins: number;
}

export interface TracedOperation {
  readonly op: 'insert' | 'delMin';
  readonly search: number;
  readonly depth: number;
  readonly state: string;
}

/** Kept apart from the queue's own counts, since only watched queues pay for it. */
export class SearchWatch {
  readonly searches: SearchCounts[] = [];
  readonly trace: TracedOperation[] = [];
  #priorityDecreases = 0;
  #hasRemovedKnown = false;
  /** A key showed no board, or one that another key had shown: a board knows the moves of one way to it alone. */
  #isUnknown = false;
  /** That was the first board of a search, to which no other way leads; but the key may stand for another board. */
  #isFirstAgain = false;
  #lastPriority = -Infinity;
  readonly #indexOfRoot = new WeakMap<object, number>();
  readonly #inserted = new WeakSet<object>();
  readonly #traceLength: number;
  /** Where it reports what was seen. */
  readonly #told: SearchWatch;

  /** `together` is what reports on several queues at once. */
  constructor(traceLength: number, together: SearchWatch | null) {
    this.#traceLength = traceLength;
    this.#told = together ?? this;
  }

  /** Null unless the board of each key was seen that came out, and they could be told from these. */
  get priorityDecreases(): number | null {
    const decreases = this.#priorityDecreases;
    return this.#hasRemovedKnown && !this.#isUnknown && (!this.#isFirstAgain || decreases > 0) ? decreases : null;
  }

  saw(op: 'insert' | 'delMin', key: unknown): void {
    const board = boardIn(key);
    const search = board === null ? -1 : this.#searchOf(board);
    const counts = this.#told.searches[search];
    if (counts !== undefined) counts[op === 'insert' ? 'inserts' : 'delMins'] += 1;
    if (op === 'delMin') this.#order(board);
    else if (board !== null) this.#told.#enter(board as object);
    const { trace } = this.#told;
    if (trace.length < this.#traceLength) trace.push(traced(op, search, board));
  }

  #searchOf(board: unknown): number {
    const root = boards.access.root(board) as object;
    const known = this.#indexOfRoot.get(root);
    if (known !== undefined) return known;
    const text = boards.access.text(root);
    let index = this.#told.searches.findIndex((search) => search.root === text);
    if (index < 0) index = this.#told.searches.push({ root: text, inserts: 0, delMins: 0 }) - 1;
    this.#indexOfRoot.set(root, index);
    return index;
  }

  #enter(board: object): void {
    if (this.#inserted.has(board)) {
      if (boards.access.root(board) === board) this.#isFirstAgain = true;
      else this.#isUnknown = true;
    }
    this.#inserted.add(board);
  }

  #order(board: unknown): void {
    if (board === null) {
      this.#told.#isUnknown = true;
      return;
    }
    books.current.order?.removed(board);
    this.#told.#hasRemovedKnown = true;
    const priority = boards.access.depth(board) + boards.access.manhattan(board);
    if (priority < this.#lastPriority) this.#told.#priorityDecreases += 1;
    this.#lastPriority = priority;
  }
}

const traced = (op: 'insert' | 'delMin', search: number, board: unknown): TracedOperation =>
  board === null
    ? { op, search, depth: -1, state: '' }
    : { op, search, depth: boards.access.depth(board), state: boards.access.text(board) };
