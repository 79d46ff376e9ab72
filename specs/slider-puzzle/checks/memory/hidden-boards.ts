/** Boards whose memory is weighed and that nobody knows beforehand, so that a program cannot behave for them alone. */
import fc from 'fast-check';
import { countLockstep } from '../../../../reference/oracle/counting/lockstep-counts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { walkArbitrary } from '../../arbitraries/walk-arbitrary.ts';
import { describeSize } from '../../wording/show.ts';
import type { Named } from '../timing/series.ts';

const messages = defineMessages('memory-hidden-boards', { random: 'a random {size} board' });

/** Sizes at which no new Board is weighed. The rule is the same at all of them, and a Board of any of them is weighed quickly. */
export const hiddenSizes = [10, 11, 13, 14, 15] as const;

/** Sizes that are searched, whose boards come from others by the thousand. */
export const searchedSizes = [3, 4, 5] as const;

/** The size of a Board that is weighed after use. */
export const hiddenSize = (seed: number, sizes: readonly number[] = hiddenSizes): number =>
  at(fc.sample(fc.noBias(fc.constantFrom(...sizes)), { seed, numRuns: 1 }), 0);

/**
 * How often each method is called before an object counts as used: what grows with each call has to show, and nobody knows
 * after how many calls it may begin to grow.
 */
export const leastRounds = 6;
export const mostRounds = 48;
export const hiddenRounds = (seed: number): number => {
  const rounds = fc.noBias(fc.integer({ min: leastRounds, max: mostRounds }));
  return at(fc.sample(rounds, { seed, numRuns: 1 }), 0);
};

/**
 * A search long enough for its queues to weigh many times what a solution does, and short enough to be done many times over.
 * Far from the goal, since a program may think of boards near it as tests.
 */
const search = { leastInserts: 1_000, mostInserts: 2_000, leastMoves: 20, longestWalk: 50 } as const;

/** A board of each of these sizes for a Solver. */
export const hiddenPuzzles = (sizes: readonly number[], seed: number): readonly Named[] =>
  sizes.map((n) => hiddenPuzzle(n, seed)).filter((puzzle) => puzzle !== null);

/** One of the first ten draws fits nearly always; the more begin with the same. */
const draws = [10, 100];

/** Null when the draws had none that fits, which has not been seen. */
const hiddenPuzzle = (n: number, seed: number): Named | null => {
  const arbitrary = fc.noBias(walkArbitrary(n, search.longestWalk));
  for (const numRuns of draws) {
    for (const { moves, tiles } of fc.sample(arbitrary, { seed: seed + n, numRuns })) {
      const length = moves.length < search.leastMoves ? null : movesOf(tiles);
      if (length !== null) return { name: messages.random({ size: describeSize(n) }), tiles, moves: length };
    }
  }
  return null;
};

/** Moves of a board that fits. */
const movesOf = (tiles: Tiles): number | null => {
  const counts = countLockstep(tiles, { maxBytes: 1_000_000, maxNodes: search.mostInserts });
  if (counts.kind === 'gave-up' || !counts.solvable || counts.length < search.leastMoves) return null;
  const inserts = counts.searches.reduce((sum, { queue }) => sum + queue.inserts, 0);
  return inserts < search.leastInserts ? null : counts.length;
};
