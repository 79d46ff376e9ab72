/** The official search for its counts alone, in bounded memory: far harder boards than `officialSearch` can hold. */
import { at } from '../../puzzle/at.ts';
import { type Tiles, twin } from '../../puzzle/tiles.ts';
import type { QueueCounts } from '../min-pq.ts';
import { type Watch, unwatched } from '../watch.ts';
import { bytesAnEntry } from './compact-queue.ts';
import type { CountingSearch } from './counting-search.ts';
import { CountingSearch4Bit } from './counting-search-4bit.ts';
import { CountingSearchAnySize, slotBytes } from './counting-search-any-size.ts';

export interface CountLimits {
  /** Bytes of all entries in the queues, each queue at its largest. */
  readonly maxBytes: number;
  /** Insertions in all queues. */
  readonly maxNodes: number;
}

/** What one queue went through, and what its search cost besides. */
export interface CountedSearch {
  readonly queue: QueueCounts;
  /** Boards made, the initial one included. */
  readonly boards: number;
  readonly equals: number;
  readonly manhattan: number;
  readonly comparisons: number;
}

export type CountOutcome = Finished | GaveUp;

export interface Finished {
  readonly kind: 'counted';
  /** Whether it was the board's own search that finished; in one queue, that is not known. */
  readonly solvable: boolean;
  /** Moves of a shortest solution of the board, or of its twin when the board has none. */
  readonly length: number;
  /** In the order of the queues: the board's own, the twin's. */
  readonly searches: readonly CountedSearch[];
}

/** `nodes`, `bytes`: the limit that was reached. Every solution has at least `atLeast` moves. */
export interface GaveUp {
  readonly kind: 'gave-up';
  readonly reason: 'nodes' | 'bytes' | 'stopped';
  readonly inserts: number;
  readonly atLeast: number;
}

/** Two queues, a step of each in turn, the board's own first. */
export const countLockstep = (tiles: Tiles, limits: CountLimits, watch: Watch = unwatched): CountOutcome => {
  const initial = newSearch([tiles], limits.maxBytes);
  const other = newSearch([twin(tiles)], limits.maxBytes);
  const searches = [initial, other];
  for (let round = 1; ; round++) {
    if (initial.step()) return finished(true, initial, searches);
    if (other.step()) return finished(false, other, searches);
    const reason = reasonToStop(tiles.length, searches, limits, watch, round);
    if (reason !== null) return gaveUp(reason, searches);
  }
};

/** One queue for both boards: what it goes through; null when the limits do not suffice. */
export const countOneQueue = (tiles: Tiles, limits: CountLimits): QueueCounts | null => {
  const search = newSearch([tiles, twin(tiles)], limits.maxBytes);
  for (let round = 1; ; round++) {
    if (search.step()) return search.counts();
    if (reasonToStop(tiles.length, [search], limits, unwatched, round) !== null) return null;
  }
};

/** A search from these boards, in one queue that may hold this many bytes. */
const newSearch = (roots: readonly [Tiles, ...Tiles[]], maxBytes: number): CountingSearch => {
  const n = roots[0].length;
  const capacity = Math.floor(maxBytes / bytesOfNode(n)) + spare;
  return n <= 4 ? new CountingSearch4Bit(roots, capacity) : new CountingSearchAnySize(roots, capacity);
};

/** Bytes of a node in a queue, for n-by-n boards. */
export const bytesOfNode = (n: number): number => (n <= 4 ? bytesAnEntry : slotBytes(n));

/** Limits are looked at between steps, each of which adds three entries at most. */
const spare = 16;

/** The watch is called every this many steps: some thirty milliseconds. */
const stepsBetweenTicks = 1 << 15;

const reasonToStop = (
  n: number,
  searches: readonly CountingSearch[],
  { maxBytes, maxNodes }: CountLimits,
  watch: Watch,
  round: number,
): GaveUp['reason'] | null => {
  let inserts = 0;
  let entries = 0;
  for (const search of searches) {
    inserts += search.inserts;
    entries += search.maxSize;
  }
  if (inserts > maxNodes) return 'nodes';
  if (entries * bytesOfNode(n) > maxBytes) return 'bytes';
  return round % stepsBetweenTicks === 0 && watch.tick(inserts, at(searches, 0).priority) ? 'stopped' : null;
};

const finished = (solvable: boolean, ended: CountingSearch, searches: readonly CountingSearch[]): Finished => ({
  kind: 'counted',
  solvable,
  length: ended.priority,
  searches: searches.map(counted),
});

const gaveUp = (reason: GaveUp['reason'], searches: readonly CountingSearch[]): GaveUp => ({
  kind: 'gave-up',
  reason,
  inserts: searches.reduce((sum, search) => sum + search.inserts, 0),
  atLeast: at(searches, 0).priority,
});

const counted = (search: CountingSearch): CountedSearch => {
  const queue = search.counts();
  return {
    queue,
    boards: 1 + search.generated,
    equals: search.compared,
    manhattan: queue.inserts + queue.delMins,
    comparisons: search.comparisons,
  };
};
