/**
 * Counting searches for boards of any size: besides the nine bytes in the queue, a node takes a slot that holds its
 * cells and its distance. The slot of a node that was taken is given to a later one.
 */
import { at } from '../../puzzle/at.ts';
import { type Tiles, manhattan } from '../../puzzle/tiles.ts';
import { blankTargets, homeDistance } from '../grid.ts';
import { bytesAnEntry, extended, grownLength } from './compact-queue.ts';
import { CountingSearch } from './counting-search.ts';

/** Tiles of boards up to 16-by-16 take a byte. */
const bytesOfTile = (n: number): 1 | 2 => (n <= 16 ? 1 : 2);

/** Of a node in the queue. */
export const slotBytes = (n: number): number => n * n * bytesOfTile(n) + 4 + bytesAnEntry;

const noSlot = -1;
/** In the queue's second word: the blank's cell, and above it the direction of the last move plus one. */
const directionShift = 14;
const cellMask = (1 << directionShift) - 1;

export class CountingSearchAnySize extends CountingSearch {
  readonly #n: number;
  readonly #targets: Int16Array;
  readonly #capacity: number;
  #cells: Uint8Array | Uint16Array;
  /** Distance by slot; for a free slot, the next free one. */
  #distances = new Int32Array(64);
  #slots = 0;
  #firstFree = noSlot;

  constructor(roots: readonly Tiles[], capacity: number) {
    super(roots, capacity);
    this.#n = at(roots, 0).length;
    this.#capacity = capacity;
    this.#targets = blankTargets(this.#n);
    this.#cells = this.#newCells(64);
    for (const root of roots) {
      const slot = this.#newSlot();
      const cells = root.flat();
      this.#cells.set(cells, slot * cells.length);
      this.#distances[slot] = manhattan(root);
      this.queue.insert(this.levelOf(root), cells.indexOf(0), slot);
    }
  }

  step(): boolean {
    const slot = this.queue.delMin();
    const { high, level } = this.queue;
    if (this.#distances[slot] === 0) return true;
    const blank = high & cellMask;
    const last = high >> directionShift;
    for (let direction = 0; direction < 4; direction++) {
      const from = this.#targets[blank * 4 + direction] ?? -1;
      if (from < 0) continue;
      this.generated++;
      if (last !== 0) {
        this.compared++;
        if (direction === 4 - last) continue;
      }
      this.#addNeighbor(slot, level, blank, from, direction);
    }
    this.#distances[slot] = this.#firstFree;
    this.#firstFree = slot;
    return false;
  }

  #addNeighbor(slot: number, level: number, blank: number, from: number, direction: number): void {
    const next = this.#newSlot();
    const cells = this.#cells;
    const cellCount = this.#n * this.#n;
    const source = slot * cellCount;
    const target = next * cellCount;
    const tile = cells[source + from] ?? 0;
    cells.copyWithin(target, source, source + cellCount);
    cells[target + blank] = tile;
    cells[target + from] = 0;
    const change = homeDistance(this.#n, tile, blank) - homeDistance(this.#n, tile, from);
    this.#distances[next] = (this.#distances[slot] ?? 0) + change;
    this.queue.insert(level + ((1 + change) >> 1), ((direction + 1) << directionShift) | from, next);
  }

  #newSlot(): number {
    const free = this.#firstFree;
    if (free !== noSlot) {
      this.#firstFree = this.#distances[free] ?? noSlot;
      return free;
    }
    if (this.#slots === this.#distances.length) this.#grow();
    return this.#slots++;
  }

  #grow(): void {
    const length = grownLength(this.#distances.length, this.#capacity + 1);
    this.#distances = extended(this.#distances, new Int32Array(length));
    const cells = this.#newCells(length);
    cells.set(this.#cells);
    this.#cells = cells;
  }

  #newCells(slots: number): Uint8Array | Uint16Array {
    const length = slots * this.#n * this.#n;
    return bytesOfTile(this.#n) === 1 ? new Uint8Array(length) : new Uint16Array(length);
  }
}
