/**
 * Bidirectional A* with consistent potentials: Ikeda et al., "A fast algorithm for finding better routes by AI search
 * techniques", 1994; the same order of nodes and the same stopping rule are those of DIBBS, Sewell and Jacobson, "Dynamically
 * improved bounds bidirectional search", Artificial Intelligence 291, 2021. The rule is that of Nicholson, "Finding the shortest
 * route between two points in a network", 1966, for lengths changed by the potential.
 *
 * Let F(x) and B(x) be the Manhattan distances of the board x to the goal t and to the start s; both change by one in each
 * move. With P = F - B, priorities are 2g + P in the search from s and 2g - P in that from t, g the number of moves from s or
 * t. A move adds 2 and changes P by -2, 0 or 2: so priorities never decrease along a way, and, as in Dijkstra's method, a
 * node that is closed (taken as the smallest) has the smallest g of its board. When a board is generated that the other side
 * knows, a way from s to t has been found; U is the length of the shortest one so far.
 *
 * Claim: with p and q the smallest priorities in the two queues, every way of length L with 2L < p + q has been found, so
 * that U <= L. Hence C* >= min(U, (p + q) / 2), and once U <= (p + q) / 2 the way found is a shortest one.
 *
 * Proof: let s = v(0), ..., v(L) = t be a shortest way (a shorter one is found if the claim holds for it). With the true g,
 * the forward priority of v(i) and its backward priority sum to 2i + P + 2(L - i) - P = 2L; the forward one does not
 * decrease with i, the backward one does not increase. Boards with forward priority < p have been closed forward, those with
 * backward priority < q backward: by induction along the way, unless a way of length L was found, see below. If v(0) has
 * forward priority >= p, its backward one is < q: then s was reached backward, and the way found. Else let i be the largest
 * with forward priority < p. If i = L, t was reached forward. Otherwise v(i + 1) has forward priority >= p, hence backward
 * priority < q, and was closed backward; whichever of v(i) and v(i + 1) was expanded later met the other, which had its
 * smallest g: U <= i + 1 + L - (i + 1) = L.
 *
 * Boards that are not kept: (1) those that the other side has closed. With the smallest g on this side they complete a way
 * of length L, as just said, when they are generated. (2) With a forward priority a (backward likewise) such that no way
 * through the board can be shorter than U: such a way has 2L >= a + q as long as the other side has not closed it, q never
 * decreases, and lengths of all solutions have the same parity, so that only L <= U - 2 matters.
 */
import { at } from '../../puzzle/at.ts';
import type { SolveResult } from '../methods/method.ts';
import type { Watch } from '../../oracle/watch.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { type Tiles, directions, goal, manhattan } from '../../puzzle/tiles.ts';
import { Frontier, bytesPerReached } from './frontier.ts';
import { stepsBetweenTicks } from './memory.ts';
import { mostBoards } from './packed-boards.ts';

export interface BidirectionalLimits {
  readonly maxNodes: number;
  readonly maxBytes: number;
}

/** A shortest solution. The queues are those from the start and from the goal. */
export const bidirectional = (tiles: Tiles, limits: BidirectionalLimits, watch: Watch): SolveResult =>
  isSolvable(tiles) ? new Bidirectional(tiles, limits).run(watch) : { kind: 'unsolvable', nodes: 0, queues: [] };

class Bidirectional {
  readonly #n: number;
  readonly #limits: BidirectionalLimits;
  readonly #forward: Frontier;
  readonly #backward: Frontier;
  readonly #offsets: readonly number[];
  /** Where each tile belongs, and where it is at the start; rows of cells. */
  readonly #goalCells: Int32Array;
  readonly #startCells: Int32Array;
  readonly #rows: Int32Array;
  /** Bit 0 of the length of any solution. */
  readonly #parity: number;
  /** U, and the way of that length. */
  #best = Infinity;
  #moves = '';
  #near: Frontier;
  #nearPriority = -Infinity;

  constructor(tiles: Tiles, limits: BidirectionalLimits) {
    const n = tiles.length;
    const cells = tiles.flat();
    const distance = manhattan(tiles);
    this.#n = n;
    this.#limits = limits;
    this.#offsets = [n, 1, -1, -n];
    this.#goalCells = Int32Array.from(cells, (_, tile) => tile - 1);
    this.#startCells = new Int32Array(n * n);
    cells.forEach((tile, cell) => (this.#startCells[tile] = cell));
    this.#rows = Int32Array.from(cells, (_, cell) => Math.floor(cell / n));
    this.#parity = distance % 2;
    this.#forward = new Frontier(cells, 1, distance);
    this.#backward = new Frontier(goal(n).flat(), -1, distance);
    this.#near = this.#forward;
    if (distance === 0) this.#best = 0;
  }

  run(watch: Watch): SolveResult {
    const interval = stepsBetweenTicks(this.#n);
    const isEnded = (): boolean => watch.tick(this.#nodes(), this.#atLeast(), () => this.#effort().queues);
    const room = Math.min(this.#limits.maxBytes / bytesPerReached(this.#n), mostBoards(this.#n));
    for (let step = 1; this.#atLeast() < this.#best; step++) {
      if (this.#nodes() > this.#limits.maxNodes) return this.#gaveUp('nodes');
      const frontier = this.#chosen();
      if (frontier.isFull) {
        if (this.#nodes() > room) return this.#gaveUp('memory');
        frontier.grow();
      }
      if (!frontier.boards.settle()) this.#expand(frontier);
      if (step % interval === 0 && isEnded()) return this.#gaveUp('stopped');
    }
    return { kind: 'solved', moves: this.#moves, atLeast: this.#best, ...this.#effort() };
  }

  /** (p + q) / 2, rounded up to the parity of all solutions. */
  #atLeast(): number {
    const bound = Math.ceil((this.#forward.smallestPriority + this.#backward.smallestPriority) / 2);
    return bound % 2 === this.#parity ? bound : bound + 1;
  }

  /** The same side as before as long as its smallest priority stays; then the one with fewer boards waiting (Pohl 1971). */
  #chosen(): Frontier {
    if (this.#near.smallestPriority !== this.#nearPriority) {
      this.#near = this.#forward.waiting <= this.#backward.waiting ? this.#forward : this.#backward;
      this.#nearPriority = this.#near.smallestPriority;
    }
    return this.#near;
  }

  #expand(frontier: Frontier): void {
    const node = frontier.take();
    if (node < 0) return;
    const n = this.#n;
    const { blank } = frontier;
    const back = frontier.back(node);
    if (back !== 0 && blank < n * (n - 1)) this.#consider(frontier, node, 0);
    if (back !== 1 && blank % n < n - 1) this.#consider(frontier, node, 1);
    if (back !== 2 && blank % n > 0) this.#consider(frontier, node, 2);
    if (back !== 3 && blank >= n) this.#consider(frontier, node, 3);
  }

  #consider(frontier: Frontier, node: number, heading: number): void {
    const { blank, boards } = frontier;
    const from = blank + (this.#offsets[heading] ?? 0);
    const tile = frontier.cells[from] ?? 0;
    boards.stageMove(node, tile, from, blank);
    const known = boards.find();
    if (known >= 0 && frontier.depth(known) <= frontier.depth(node) + 1) return;
    const other = frontier === this.#forward ? this.#backward : this.#forward;
    const met = boards.findIn(other.boards);
    if (met >= 0) this.#meet(frontier, node, heading, met);
    if (met >= 0 && other.isClosed(met)) return;
    const priority = frontier.priority + 2 + frontier.sign * this.#change(tile, from, blank);
    if (priority + other.smallestPriority > 2 * this.#best - 4) return;
    if (known >= 0) frontier.supersede(known);
    frontier.add(node, heading, priority);
  }

  /** Of the potential P when a tile slides. */
  #change(tile: number, from: number, to: number): number {
    const goalCell = this.#goalCells[tile] ?? 0;
    const startCell = this.#startCells[tile] ?? 0;
    const before = this.#distance(from, goalCell) - this.#distance(from, startCell);
    return this.#distance(to, goalCell) - this.#distance(to, startCell) - before;
  }

  #distance(a: number, b: number): number {
    const rows = (this.#rows[a] ?? 0) - (this.#rows[b] ?? 0);
    return Math.abs(rows) + Math.abs(a - b - rows * this.#n);
  }

  /** A board next to the node of this side is known to the other side by the number `met`. */
  #meet(frontier: Frontier, node: number, heading: number, met: number): void {
    const isForward = frontier === this.#forward;
    const other = isForward ? this.#backward : this.#forward;
    const length = frontier.depth(node) + 1 + other.depth(met);
    if (length >= this.#best) return;
    this.#best = length;
    this.#moves = isForward
      ? frontier.movesTo(node) + at(directions, heading) + other.movesFrom(met)
      : other.movesTo(met) + at(directions, 3 - heading) + frontier.movesFrom(node);
  }

  #nodes(): number {
    return this.#forward.size + this.#backward.size;
  }

  #gaveUp(reason: 'stopped' | 'nodes' | 'memory'): SolveResult {
    return { kind: 'gave-up', reason, atLeast: this.#atLeast(), ...this.#effort() };
  }

  #effort(): Pick<SolveResult, 'nodes' | 'queues'> {
    return { nodes: this.#nodes(), queues: [this.#forward.counts(), this.#backward.counts()] };
  }
}
