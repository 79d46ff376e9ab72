/**
 * How a search works, inferred from its counts alone. Each node that is taken and is not the goal makes its neighbors
 * once; what of them is not enqueued, how often a distance is computed, and how often the goal is tested leave traces
 * that no order of equal priorities changes.
 */
import type { RawCounts } from './raw-counts.ts';

export interface SearchShape {
  /**
   * Which neighbors are not enqueued: none at all; none before, but some nodes are dropped when they come out (`late`);
   * none in spite of comparisons (`in-vain`); fewer than the boards two moves back; exactly these; more than these.
   */
  readonly leftOut: 'nothing' | 'late' | 'in-vain' | 'some' | 'back' | 'more';
  /** Nodes come out that are dropped without being looked at, besides those that `late` means. */
  readonly drops: boolean;
  /** Where the priority comes from: manhattan() once or so for each node, in each comparison, hamming(), or unknown. */
  readonly priority: 'kept' | 'anew' | 'hamming' | 'unknown';
  /** Calls of manhattan() (of hamming(), if that is the priority) for each node, without the goal tests. */
  readonly distancesPerNode: number;
  /** The goal test is called for nodes that are enqueued, not for those that are taken. */
  readonly testsWhenEnqueued: boolean;
  /** neighbors() is called more than once for a node. */
  readonly repeatsNeighbors: boolean;
  /** More nodes are enqueued than boards are made. */
  readonly enqueuesTwice: boolean;
}

/** Where the distance is cached, it may be asked for in so many places when a node is made: for its priority, to break ties. */
export const askedPerNode = 3;

/** Up to here the distance is cached. */
const keptUpTo = askedPerNode + 0.2;

export const shapeOf = (raw: RawCounts): SearchShape => {
  const roots = raw.twin > 0 ? 2 : 1;
  const expanded = Math.min(raw.neighbors, raw.delMins);
  const tolerance = Math.max(8, expanded / 50);
  const repeats = raw.neighbors > 1.2 * raw.delMins + tolerance;
  // A twin of each node is a board, but no neighbor.
  const boards = raw.boards - Math.max(0, raw.twin - 1);
  const made = repeats ? roots + ((boards - roots) * expanded) / raw.neighbors : boards;
  const notEnqueued = made - raw.inserts;
  const dropped = raw.delMins - raw.neighbors > tolerance;
  const leftOut = leftOutOf(notEnqueued, { expected: expanded - roots, tolerance, dropped, compares: raw.equals > 0 });
  return {
    leftOut,
    drops: dropped && leftOut !== 'late',
    ...priorityOf(raw, tolerance),
    testsWhenEnqueued:
      raw.isGoal > 1.2 * raw.delMins + tolerance && raw.isGoal > 0.5 * raw.inserts && !testsTakenAgain(raw),
    repeatsNeighbors: repeats,
    enqueuesTwice: notEnqueued < -tolerance,
  };
};

/** Nodes that are taken are tested twice or more, or every other one: in the loop and in its condition, for example. */
const testsTakenAgain = ({ isGoal, delMins, inserts }: RawCounts): boolean => {
  const off = (count: number): number => Math.abs(isGoal - count);
  const taken = Math.min(...[1.5, 2, 2.5, 3].map((times) => off(times * delMins)));
  return taken <= 8 && taken < off(inserts);
};

interface Expectation {
  /** How many neighbors are boards two moves back: one for each node but the roots. */
  readonly expected: number;
  readonly tolerance: number;
  readonly dropped: boolean;
  readonly compares: boolean;
}

const leftOutOf = (
  notEnqueued: number,
  { expected, tolerance, dropped, compares }: Expectation,
): SearchShape['leftOut'] => {
  if (notEnqueued > expected + tolerance) return 'more';
  if (notEnqueued >= expected - tolerance) return 'back';
  if (notEnqueued > tolerance) return 'some';
  if (!compares) return 'nothing';
  return dropped ? 'late' : 'in-vain';
};

/** The reference Board's isGoal() calls manhattan() once. */
const priorityOf = (raw: RawCounts, tolerance: number): Pick<SearchShape, 'priority' | 'distancesPerNode'> => {
  const manhattan = raw.manhattan - raw.isGoal;
  const isHamming = raw.hamming > manhattan + tolerance;
  const distancesPerNode = (isHamming ? raw.hamming : manhattan) / Math.max(1, raw.inserts);
  if (isHamming) return { priority: 'hamming', distancesPerNode };
  if (distancesPerNode < 0.5) return { priority: 'unknown', distancesPerNode };
  return { priority: distancesPerNode <= keptUpTo ? 'kept' : 'anew', distancesPerNode };
};
