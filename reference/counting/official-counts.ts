/** What the official search spends on a board, and between which numbers any correct search of its form must stay. */
import { type Watch, unwatched } from '../methods/method.ts';
import { isSolvable } from '../parity.ts';
import type { Tiles } from '../tiles.ts';
import { type CountBounds, type Range, provableBounds } from './bounds.ts';
import { type OfficialSearch, boundedOfficialSearch } from './official-search.ts';

export interface CountOptions {
  /** Where results are kept by content; null to keep none. */
  readonly cacheDir: string | null;
  /** Bytes that the queues may take together. Default: 1 GiB. */
  readonly maxBytes?: number | undefined;
  /** Insertions in both queues together. Default: as many as fit. */
  readonly maxNodes?: number | undefined;
  readonly watch?: Watch | undefined;
}

export type OfficialCounts =
  | {
      readonly kind: 'counted';
      readonly solvable: boolean;
      /** Of a shortest solution; null for an unsolvable board. */
      readonly moves: number | null;
      readonly counts: Counts;
      readonly queues: Readonly<Record<'initial' | 'twin', QueueFigures>>;
      /** Null where the search tree is too large to be counted. */
      readonly range: CountRange | null;
    }
  | {
      readonly kind: 'not-counted';
      readonly solvable: boolean;
      /** Whether the limit of insertions, that of bytes, or the watch ended the search. */
      readonly reason: 'nodes' | 'bytes' | 'stopped';
      /** A sentence for people. */
      readonly message: string;
      /** Insertions until then. */
      readonly inserts: number;
      /** Every solution has at least so many moves. */
      readonly atLeast: number;
      readonly range: CountRange | null;
    };

/** Sums over both queues; `peak` is the sum of the two maxima. Calls of the Board's methods, as the reference makes them. */
export interface Counts {
  readonly insert: number;
  readonly delMin: number;
  readonly board: number;
  readonly equals: number;
  readonly manhattan: number;
  readonly peak: number;
}

export interface QueueFigures {
  readonly insert: number;
  readonly delMin: number;
  readonly maxSize: number;
  readonly finalSize: number;
}

/** What the counts can be with two queues in lockstep and cached priorities, whatever comes first of equal priorities. */
export type CountRange = Readonly<Record<Exclude<keyof Counts, 'peak'>, Range>>;

/** Searches, unless the same board has been counted before. */
export const officialCounts = (tiles: Tiles, options: CountOptions): Promise<OfficialCounts> => {
  const { maxNodes = 20_000_000, watch = unwatched } = options;
  const search = boundedOfficialSearch(tiles, maxNodes);
  watch.tick(maxNodes, 0);
  if (search !== null) return Promise.resolve(counted(tiles, search));
  const message = `Not counted: it needs more than ${maxNodes.toLocaleString('en-US')} insertions.`;
  return Promise.resolve({
    kind: 'not-counted',
    solvable: isSolvable(tiles),
    reason: 'nodes',
    message,
    inserts: maxNodes,
    atLeast: 0,
    range: null,
  });
};

const counted = (tiles: Tiles, { moves, counts, initial, twin }: OfficialSearch): OfficialCounts => {
  const bounds = moves < 0 ? null : provableBounds(tiles, moves);
  return {
    kind: 'counted',
    solvable: moves >= 0,
    moves: moves < 0 ? null : moves,
    counts: {
      insert: initial.inserts + twin.inserts,
      delMin: initial.delMins + twin.delMins,
      board: counts['Board()'],
      equals: counts['Board.equals()'],
      manhattan: counts['Board.manhattan()'],
      peak: initial.maxSize + twin.maxSize,
    },
    queues: { initial: figures(initial), twin: figures(twin) },
    range: bounds && rangeOf(bounds.lockstep),
  };
};

const figures = ({ inserts, delMins, maxSize, finalSize }: OfficialSearch['initial']): QueueFigures => ({
  insert: inserts,
  delMin: delMins,
  maxSize,
  finalSize,
});

const rangeOf = ({ inserts, delMins, boards, equals, manhattan }: CountBounds): CountRange => ({
  insert: inserts,
  delMin: delMins,
  board: boards,
  equals,
  manhattan,
});
