/** Judges the counts of the one queue that this edition has: no twin is searched. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Counters, SearchCounts } from '../../8puzzle/judges/queue.ts';
import { failed, passed, type Asking } from '../../8puzzle/words/asking.ts';
import { plural, thousands } from '../../8puzzle/words/show.ts';

/** One queue is filled while a board is solved. A goal board (`moves` is 0) may need none. */
export const judgeOneQueue = (asking: Asking, moves: number | null, counters: Counters): Judgement => {
  const used = counters.queues.filter(({ inserts }) => inserts > 0);
  if (used.length === 1 || (used.length === 0 && moves === 0)) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} filled ${plural(used.length, 'queue')}.`,
    expected: '1 priority queue',
    actual: plural(used.length, 'queue'),
    hint:
      used.length === 0
        ? 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library.'
        : 'Whether a board can be solved is known from isSolvable() before the search: no twin and no second queue is needed.',
  });
};

/** All queues together have exactly these counts. */
export const judgeWholeCounts = (asking: Asking, exact: SearchCounts, counters: Counters): Judgement => {
  const sum = (value: 'inserts' | 'delMins'): number => counters.queues.reduce((all, queue) => all + queue[value], 0);
  const found = { inserts: sum('inserts'), delMins: sum('delMins') };
  if (found.inserts === exact.inserts && found.delMins === exact.delMins) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} must have ${words(exact)} in all; it has ${words(found)}.`,
    expected: words(exact),
    actual: words(found),
    hint: hintFor(found, exact),
  });
};

const words = (counts: SearchCounts): string =>
  `${thousands(counts.inserts)} nodes enqueued and ${thousands(counts.delMins)} dequeued`;

const hintFor = (found: SearchCounts, exact: SearchCounts): string => {
  if (found.inserts === 0) return 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library.';
  if (found.delMins === exact.delMins) {
    return found.inserts > exact.inserts
      ? 'Too many nodes are enqueued: the critical optimization is missing, or compares with the wrong board. Do not enqueue a neighbor that equals the board of the previous search node.'
      : 'Too few nodes are enqueued: every neighbor but the previous board is enqueued, even if it was seen before.';
  }
  return found.delMins < exact.delMins
    ? 'The search ends before the goal is dequeued: test for the goal when a node comes out of the queue, not when it is put in.'
    : 'Too many nodes are dequeued: search from the initial board alone (no twin), by the moves made so far plus the Manhattan distance, and end as soon as the goal is dequeued.';
};
