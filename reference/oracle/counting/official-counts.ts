/** What the official search spends on a board, and between which numbers any correct search of its form must stay. */
import { type Watch, unwatched } from '../watch.ts';
import { isSolvable } from '../../puzzle/parity.ts';
import { type Tiles, formatTiles, twin } from '../../puzzle/tiles.ts';
import { searchDeepening } from '../ida-star.ts';
import { type CountBounds, provableBounds } from './bounds.ts';
import {
  type CountRange,
  type Counted,
  type OfficialCounts,
  isPlausible,
  officialCountsSchema,
} from './counts-schema.ts';
import { diskCached } from './disk-cache.ts';
import {
  type CountLimits,
  type CountedSearch,
  type CountOutcome,
  type GaveUp,
  bytesOfNode,
  countLockstep,
} from './lockstep-counts.ts';

export type { OfficialCounts } from './counts-schema.ts';

/** Finds the length of a shortest solution where the queues do not fit; null when it is too far. */
export interface LengthProver {
  /** Differs where the answers can differ: results are kept under it. */
  readonly name: string;
  lengthOf(tiles: Tiles, cacheDir: string | null, watch: Watch): Promise<number | null>;
}

export interface CountOptions {
  /** Where results are kept by content; null to keep none. */
  readonly cacheDir: string | null;
  /** Bytes that the queues may take together. Default: 1 GiB. */
  readonly maxBytes?: number | undefined;
  /** Insertions in both queues together. Default: as many as fit. */
  readonly maxNodes?: number | undefined;
  /** Nodes of a tree that are counted at most, to prove the range; 0 for no range. Default: 1 billion, some 20 seconds. */
  readonly maxTreeNodes?: number | undefined;
  /** Default: iterative deepening. */
  readonly prover?: LengthProver | undefined;
  readonly watch?: Watch | undefined;
}

/** A search below this costs less than reading a file. */
const worthKeeping = 20_000;

/**
 * Searches, unless the same board has been searched before with the same limits. A board whose count was given up, not by
 * the watch, is not searched again either. The answer depends on the board and the limits alone.
 */
export const officialCounts = async (tiles: Tiles, options: CountOptions): Promise<OfficialCounts> => {
  const effort = effortOf(options);
  const quick = countLockstep(tiles, { ...effort, maxNodes: Math.min(effort.maxNodes, worthKeeping) }, effort.watch);
  if (quick.kind === 'counted') return described(tiles, quick, effort);
  return diskCached(
    {
      name: 'counts',
      schema: officialCountsSchema,
      subject: [effort.maxBytes, effort.maxNodes, effort.maxTreeNodes, effort.prover.name, formatTiles(tiles)].join(
        '\n',
      ),
      isPlausible: (value) => isPlausible(value, tiles),
    },
    options.cacheDir,
    () => described(tiles, countLockstep(tiles, effort, effort.watch), effort),
    () => !effort.wasStopped(),
  );
};

interface Effort extends CountLimits {
  readonly cacheDir: string | null;
  readonly maxTreeNodes: number;
  readonly prover: LengthProver;
  readonly watch: Watch;
  wasStopped(): boolean;
}

/** A few seconds. */
const deepening: LengthProver = {
  name: 'deepening',
  lengthOf: (tiles, _cacheDir, watch) => {
    const result = searchDeepening(tiles, { maxNodes: 100_000_000, watch });
    return Promise.resolve(result.kind === 'solved' ? result.moves.length : null);
  },
};

/** What was stopped by the watch, be it the search or the proof of the range, is not kept. */
const effortOf = (options: CountOptions): Effort => {
  const { cacheDir, maxBytes = 2 ** 30, maxNodes = Number.MAX_SAFE_INTEGER, maxTreeNodes = 1_000_000_000 } = options;
  const { prover = deepening, watch = unwatched } = options;
  let isStopped = false;
  return {
    ...{ cacheDir, maxBytes, maxNodes, maxTreeNodes, prover },
    watch: { tick: (nodes, atLeast) => (isStopped ||= watch.tick(nodes, atLeast)) },
    wasStopped: () => isStopped,
  };
};

const described = async (tiles: Tiles, outcome: CountOutcome, effort: Effort): Promise<OfficialCounts> => {
  if (outcome.kind === 'gave-up') return notCounted(tiles, outcome, effort);
  const [initial, other] = outcome.searches;
  if (initial === undefined || other === undefined) throw new RangeError('a search in lockstep has two queues');
  const queues = { initial: figures(initial), twin: figures(other) };
  const sum = (of: (search: CountedSearch) => number): number => of(initial) + of(other);
  return {
    kind: 'counted',
    solvable: outcome.solvable,
    moves: outcome.solvable ? outcome.length : null,
    counts: {
      insert: sum(({ queue }) => queue.inserts),
      delMin: sum(({ queue }) => queue.delMins),
      board: sum(({ boards }) => boards),
      equals: sum(({ equals }) => equals),
      manhattan: sum(({ manhattan }) => manhattan),
      peak: sum(({ queue }) => queue.maxSize),
    },
    queues,
    range: rangeOf(tiles, outcome.length, effort),
  };
};

const figures = ({ queue }: CountedSearch): Counted['queues']['initial'] => ({
  insert: queue.inserts,
  delMin: queue.delMins,
  maxSize: queue.maxSize,
  finalSize: queue.finalSize,
});

/**
 * For an unsolvable board, the two searches have changed parts: the twin's ends, and the board's makes as many steps. The
 * twin of the twin is the board itself, so that these are the bounds of the twin.
 */
const rangeOf = (tiles: Tiles, length: number, effort: Effort): CountRange | null => {
  if (effort.maxTreeNodes === 0 || effort.wasStopped()) return null;
  const bounds = provableBounds(solvableOf(tiles), length, effort.maxTreeNodes, effort.watch);
  return bounds && inOrder(bounds.lockstep);
};

const solvableOf = (tiles: Tiles): Tiles => (isSolvable(tiles) ? tiles : twin(tiles));

const inOrder = ({ inserts, delMins, boards, equals, manhattan }: CountBounds): CountRange => ({
  insert: inserts,
  delMin: delMins,
  board: boards,
  equals,
  manhattan,
});

/** The tree is counted depth first: where its length is known, a range can be proved even where the queues do not fit. */
const notCounted = async (
  tiles: Tiles,
  { reason, inserts, atLeast }: GaveUp,
  effort: Effort,
): Promise<OfficialCounts> => {
  const isWorthwhile = reason !== 'stopped' && effort.maxTreeNodes > 0;
  const { prover, cacheDir, watch } = effort;
  const length = isWorthwhile ? await prover.lengthOf(solvableOf(tiles), cacheDir, watch) : null;
  return {
    kind: 'not-counted',
    solvable: isSolvable(tiles),
    reason,
    message: `Not counted: ${reasonInWords(reason, tiles.length, effort)}.`,
    inserts,
    atLeast,
    range: length === null ? null : rangeOf(tiles, length, effort),
  };
};

const reasonInWords = (reason: GaveUp['reason'], n: number, { maxBytes, maxNodes }: CountLimits): string => {
  switch (reason) {
    case 'nodes':
      return `it needs more than ${maxNodes.toLocaleString('en-US')} insertions`;
    case 'bytes': {
      const nodes = Math.floor(maxBytes / bytesOfNode(n)).toLocaleString('en-US');
      return `it needs more than ${nodes} nodes in the queues at once (${(maxBytes / 2 ** 30).toFixed(2)} GiB)`;
    }
    case 'stopped':
      return 'it was stopped';
  }
};
