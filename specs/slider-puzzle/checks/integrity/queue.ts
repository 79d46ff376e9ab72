/**
 * Is the library's queue the search? A puzzle is solved twice: with the queue as it is, and with one that after some
 * steps of the search answers the wrong way round. A search that goes by this queue then goes away from the goal, whatever its
 * style: one queue or two, any keys, any priority, any rule for ties. One that finds the shortest way all the same does not
 * go by the queue. The answer tells, so that it does not matter what else the program makes of its queue and its boards.
 */
import type { Check } from '../../../../harness/contracts/check.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import { explained, type CheckContext } from '../context.ts';
import { seededIndices, seededOrders } from '../../arbitraries/seeded.ts';
import { sourceMessages } from '../sources.ts';
import { beginning, disorderCase } from './disorder.ts';
import { mildCase } from './mild.ts';
import { orderCase } from './order.ts';
import { mirroredName, type Published } from './published.ts';
import { comesFirst } from './twice.ts';
import type { TimedSeries } from '../timing/series.ts';
import type { TimedPuzzle } from '../timing/timed-puzzles.ts';
import { timedCases } from './timed-row.ts';

const messages = defineMessages('integrity-queue', {
  title: 'the search runs on the library’s queue',
  measured:
    'Whether the library’s queue decides what is searched next. Each puzzle is solved twice: with the queue as it is, and with one that at some point begins to reverse every comparison. A few boards are solved again with a queue that returns some nodes too early, and if the nodes do not show their boards, the order of the calls of neighbors() is looked at.',
  why: 'The counts of a queue that is filled alongside the real search mean nothing. A search that takes its next board from the queue goes astray when the queue is out of order.',
  passing:
    'With the queue out of order, the right answer is not found. With it in order, there are at least as many insertions and removals as moves, and calls of neighbors() alternate with the removals instead of coming before the first or after the last. With some nodes too early, the right answers are still found. If two puzzles fail, the passes of the queue’s checks are revoked; if only one does, answers are wrong or other nodes searched when nodes come too early, or boards are searched in another order where the nodes do not tell it, a person is asked to look.',
  inputs:
    'Five puzzles (two published, two mirrored, and one that is solved once more among the timed ones), the moment at which the comparisons are reversed, and twice eight random boards, chosen by a separate seed (hiddenSeed) and not revealed beforehand.',
  noFitFile: 'None of the given puzzle files needs a search of suitable length.',
});

export const queueCheckId = 'integrity-queue';

/**
 * Searches that are long enough for the order to matter, and short enough for every grading. `operations`: what such a search
 * may take at the very most, in order or not: beyond that nothing more is learnt. One that puts in and takes out all 181,440
 * boards that a 3-by-3 puzzle can reach does the same in any order.
 */
const short = { published: 2, mirrored: 2, leastInserts: 500, mostInserts: 2_500, operations: 300_000 } as const;

interface Asked {
  readonly timed: readonly TimedPuzzle[];
  readonly series: TimedSeries;
  readonly seed: number;
}

export const queueIsSearchCheck = (
  context: CheckContext,
  published: readonly Published[],
  { timed, series, seed }: Asked,
): Check =>
  lazyCases(
    {
      id: queueCheckId,
      section: 'integrity',
      group: 'Queue',
      title: messages.title(),
      explanation: explained(messages, sourceMessages.integrity()),
      needs: ['Solver'],
    },
    () => [
      ...casesOf(context, published, seed),
      ...timedCases(context, timed, series),
      mildCase(context, seed),
      orderCase(context, seed),
    ],
  );

const casesOf = (context: CheckContext, published: readonly Published[], seed: number): Check['cases'] => {
  const order = fitting(published, short, seed);
  const own = order.slice(0, short.published);
  const others = order.slice(short.published, short.published + short.mirrored);
  if (order.length === 0) return [{ kind: 'skipped', name: 'puzzles', reason: messages.noFitFile() }];
  const posed = [...own, ...others.map(twinOf)];
  const parts = seededIndices(seed, posed.length);
  return posed.map((puzzle, index) =>
    disorderCase(context, puzzle, {
      disorder: beginning(puzzle, at(parts, index)),
      ...{ operations: short.operations, comparesFirst: comesFirst(seed, index) },
    }),
  );
};

/** Those whose search has such a length, in an order by the seed. */
const fitting = (
  published: readonly Published[],
  { leastInserts, mostInserts }: Readonly<Record<'leastInserts' | 'mostInserts', number>>,
  seed: number,
): readonly Published[] => {
  const fit = published.filter(({ inserts }) => inserts !== null && inserts >= leastInserts && inserts <= mostInserts);
  return at(seededOrders(seed, fit, 1), 0);
};

const twinOf = (puzzle: Published): Published => ({
  ...puzzle,
  name: mirroredName(puzzle.name),
  tiles: mirrored(puzzle.tiles),
});
