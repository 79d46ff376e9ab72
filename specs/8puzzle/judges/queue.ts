/** Judges what the instrumented priority queues counted while a Solver was made. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation, QueueReport } from '../../../harness/probe/protocol.ts';
import { sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { plural, thousands } from '../words/show.ts';
import { readBoard } from './read-board.ts';
import { queueWords } from './words/queue.ts';

export type Counters = Extract<Observation, { kind: 'counters' }>;

/** The library's queue is used, and for the search itself: whatever the search, it has to take out the solution's nodes. */
export const judgeQueueUsed = (asking: Asking, moves: number, counters: Counters): Judgement => {
  const inserts = sum(counters.queues, (queue) => queue.inserts);
  const delMins = sum(counters.queues, (queue) => queue.delMins);
  if (inserts > 0 && inserts >= moves && delMins >= moves) return passed;
  const used = counters.queues.length > 0;
  return failed(asking, {
    message: used
      ? queueWords.tooFewCalls({
          call: asking.call,
          on: asking.on,
          moves: plural(moves, 'call'),
          made: operations(inserts, delMins),
        })
      : queueWords.notUsed({ call: asking.call, on: asking.on }),
    expected: queueWords.usedExpected({ moves: plural(moves, 'call') }),
    actual: used ? operations(inserts, delMins) : queueWords.noQueue(),
    hint: queueWords.notUsedHint(),
  });
};

const operations = (inserts: number, delMins: number): string =>
  queueWords.operations({ inserts: thousands(inserts), delMins: thousands(delMins) });

/**
 * Keys stay as they are while they are in a queue. A board that is the goal already needs no queue (`moves` is 0).
 */
export const judgeKeysUnchanged = (asking: Asking, moves: number | null, counters: Counters): Judgement => {
  const changed = sum(counters.queues, (queue) => queue.changedKeys ?? 0);
  const used = counters.queues.some((queue) => queue.inserts > 0);
  if (changed === 0 && (used || moves === 0)) return passed;
  return failed(asking, {
    message: used
      ? queueWords.keysChanged({ call: asking.call, on: asking.on, objects: plural(changed, 'object') })
      : queueWords.nothingPut({ call: asking.call, on: asking.on }),
    expected: used ? queueWords.noObjectChanged() : queueWords.objectsInQueue(),
    actual: used ? queueWords.objectsChanged({ objects: plural(changed, 'object') }) : queueWords.noQueue(),
    hint: used ? queueWords.keysChangedHint() : queueWords.keepNodesHint(),
  });
};

/** What came out of the queue never has a lower priority than what came out before. */
export const judgePriorities = (asking: Asking, moves: number | null, counters: Counters): Judgement => {
  const decreases = sum(counters.queues, (queue) => queue.priorityDecreases ?? queue.keyDecreases);
  const used = counters.queues.some((queue) => queue.delMins > 0);
  if (decreases === 0 && (used || moves === 0)) return passed;
  return failed(asking, {
    message: used
      ? queueWords.decreased({ call: asking.call, on: asking.on, times: timesWords(decreases) })
      : queueWords.nothingTaken({ call: asking.call, on: asking.on }),
    expected: queueWords.neverDecrease(),
    actual: used ? queueWords.decreasedActual({ times: timesWords(decreases) }) : queueWords.noQueue(),
    hint: used ? prioritiesHint(counters) : queueWords.keepNodesHint(),
  });
};

const timesWords = (count: number): string => queueWords.times({ count });

const prioritiesHint = (counters: Counters): string =>
  sum(counters.queues, (queue) => queue.keyDecreases) === 0
    ? queueWords.otherPriorityHint()
    : queueWords.contradictingHint();

/** Counts of one search. */
export interface SearchCounts {
  readonly inserts: number;
  readonly delMins: number;
}

/** The counts of the search that began at the board, over all queues; null when no queue tells. */
export const searchCounts = (root: Tiles, counters: Counters): SearchCounts | null => {
  const searches = counters.queues.flatMap((queue) => queue.searches).filter((search) => isRoot(search.root, root));
  return searches.length === 0
    ? null
    : { inserts: sum(searches, (search) => search.inserts), delMins: sum(searches, (search) => search.delMins) };
};

const isRoot = (text: string, root: Tiles): boolean => {
  const read = readBoard({ kind: 'value', value: text, type: 'string' });
  return read.readable && sameTiles(read.tiles, root);
};

/** A board without ties: every A* search with Manhattan priorities and the critical optimization counts the same. */
export const judgeExactCounts = (asking: Asking, root: Tiles, exact: SearchCounts, counters: Counters): Judgement => {
  const counts = searchCounts(root, counters);
  if (counts === null ? fits(exact, counters.queues) : isExact(counts, exact)) return passed;
  const used = counters.queues.some((queue) => queue.inserts > 0);
  const actual = counts === null ? counters.queues.map(countWords).join('; ') : countWords(counts);
  return failed(asking, {
    message: (used ? queueWords.wrongCounts : queueWords.noCounts)({
      call: asking.call,
      on: asking.on,
      exact: countWords(exact),
      actual,
    }),
    expected: countWords(exact),
    actual: used ? actual : queueWords.noQueue(),
    hint: used ? countsHint(counts, exact) : queueWords.keepNodesHint(),
  });
};

const isExact = (counts: SearchCounts, exact: SearchCounts): boolean =>
  counts.inserts === exact.inserts && counts.delMins === exact.delMins;

/**
 * Where the searches cannot be told apart: a queue with exactly these counts, or one queue that holds both searches.
 * In lockstep the other search then adds at least its root, and makes no more steps than this one.
 */
const fits = (exact: SearchCounts, queues: readonly QueueReport[]): boolean => {
  const used = queues.filter((queue) => queue.inserts > 0);
  const [only] = used;
  if (used.some((queue) => isExact(queue, exact))) return true;
  if (only === undefined || used.length > 1) return false;
  const otherInserts = only.inserts - exact.inserts;
  const otherDelMins = only.delMins - exact.delMins;
  return (
    otherInserts >= 1 && otherDelMins >= 0 && otherDelMins <= exact.delMins && otherInserts <= 1 + 4 * otherDelMins
  );
};

const countWords = (counts: SearchCounts): string =>
  queueWords.counts({ inserts: thousands(counts.inserts), delMins: thousands(counts.delMins) });

const countsHint = (counts: SearchCounts | null, exact: SearchCounts): string => {
  if (counts === null) return queueWords.unknownRootHint();
  if (counts.delMins === exact.delMins && counts.inserts > exact.inserts) return queueWords.tooManyEnqueuedHint();
  if (counts.delMins < exact.delMins) return queueWords.endsEarlyHint();
  if (counts.delMins === exact.delMins) return queueWords.tooFewEnqueuedHint();
  return queueWords.tooManyDequeuedHint();
};

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
