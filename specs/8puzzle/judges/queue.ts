/** Judges what the instrumented priority queues counted while a Solver was made. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation, QueueReport } from '../../../harness/probe/protocol.ts';
import { sameTiles, type Tiles } from '../../../reference/tiles.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { plural, thousands } from '../words/show.ts';
import { readBoard } from './read-board.ts';

export type Counters = Extract<Observation, { kind: 'counters' }>;

/** The library's queue is used, and for the search itself: whatever the search, it has to take out the solution's nodes. */
export const judgeQueueUsed = (asking: Asking, moves: number, counters: Counters): Judgement => {
  const inserts = sum(counters.queues, (queue) => queue.inserts);
  const delMins = sum(counters.queues, (queue) => queue.delMins);
  if (inserts > 0 && inserts >= moves && delMins >= moves) return passed;
  const used = counters.queues.length > 0;
  return failed(asking, {
    message: used
      ? `${asking.call} on ${asking.on} needs at least ${plural(moves, 'call')} of insert() and of delMin(), but made ${operations(inserts, delMins)}.`
      : `${asking.call} on ${asking.on} used no MinPQ or MaxPQ.`,
    expected: `at least ${plural(moves, 'call')} of insert() and of delMin()`,
    actual: used ? operations(inserts, delMins) : 'no priority queue of the library',
    hint: 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library; a queue of your own or of java.util cannot be assessed.',
  });
};

const operations = (inserts: number, delMins: number): string =>
  `${thousands(inserts)} of insert() and ${thousands(delMins)} of delMin()`;

/**
 * Keys stay as they are while they are in a queue. A board that is the goal already needs no queue (`moves` is 0).
 */
export const judgeKeysUnchanged = (asking: Asking, moves: number | null, counters: Counters): Judgement => {
  const changed = sum(counters.queues, (queue) => queue.changedKeys ?? 0);
  const used = counters.queues.some((queue) => queue.inserts > 0);
  if (changed === 0 && (used || moves === 0)) return passed;
  return failed(asking, {
    message: used
      ? `${asking.call} on ${asking.on} changed ${plural(changed, 'object')} while in the priority queue.`
      : `${asking.call} on ${asking.on} put nothing into a MinPQ or MaxPQ.`,
    expected: used ? 'no object changed' : 'objects in a MinPQ or MaxPQ',
    actual: used ? `${plural(changed, 'object')} changed` : 'no priority queue of the library',
    hint: used
      ? 'A priority queue cannot notice that a key has changed, and its order is lost. Make a new search node for each neighbor, with final fields.'
      : 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library.',
  });
};

/** What came out of the queue never has a lower priority than what came out before. */
export const judgePriorities = (asking: Asking, moves: number | null, counters: Counters): Judgement => {
  const decreases = sum(counters.queues, (queue) => queue.priorityDecreases ?? queue.keyDecreases);
  const used = counters.queues.some((queue) => queue.delMins > 0);
  if (decreases === 0 && (used || moves === 0)) return passed;
  return failed(asking, {
    message: used
      ? `${asking.call} on ${asking.on}: the priority of the dequeued nodes decreased ${timesWords(decreases)}.`
      : `${asking.call} on ${asking.on} took nothing from a MinPQ or MaxPQ.`,
    expected: 'priorities that never decrease',
    actual: used ? `decreased ${timesWords(decreases)}` : 'no priority queue of the library',
    hint: used ? prioritiesHint(counters) : 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library.',
  });
};

const timesWords = (count: number): string => (count === 1 ? 'once' : `${thousands(count)} times`);

const prioritiesHint = (counters: Counters): string =>
  sum(counters.queues, (queue) => queue.keyDecreases) === 0
    ? 'By your own comparison the order is right, but it does not compare moves made so far + manhattan(): do you use hamming(), leave out the moves, or weigh them?'
    : 'By your own comparison, too, smaller keys came out after larger ones: the comparison contradicts itself, or keys change while they are in the queue.';

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
    message: `${asking.call} on ${asking.on}: the search from the initial board must have ${countWords(exact)}; ${used ? `it has ${actual}` : 'no MinPQ or MaxPQ was used'}.`,
    expected: countWords(exact),
    actual: used ? actual : 'no priority queue of the library',
    hint: used ? countsHint(counts, exact) : 'The search must keep its nodes in a MinPQ (or MaxPQ) of the library.',
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
  `${thousands(counts.inserts)} nodes enqueued and ${thousands(counts.delMins)} dequeued`;

const countsHint = (counts: SearchCounts | null, exact: SearchCounts): string => {
  if (counts === null) return hints.unknown;
  if (counts.delMins === exact.delMins && counts.inserts > exact.inserts) return hints.critical;
  if (counts.delMins < exact.delMins) return hints.early;
  if (counts.delMins === exact.delMins) return hints.few;
  return hints.many;
};

const hints = {
  unknown:
    'Which nodes belong to the initial board could not be seen: a search node must hold its Board and its previous node.',
  critical:
    'Too many nodes are enqueued: the critical optimization is missing, or compares with the wrong board. Do not enqueue a neighbor that equals the board of the previous search node.',
  early:
    'The search ends before the goal is dequeued: test for the goal when a node comes out of the queue, not when it is put in.',
  few: 'Too few nodes are enqueued: every neighbor but the previous board is enqueued, even if it was seen before.',
  many: 'Too many nodes are dequeued: the priority must be the moves made so far plus the Manhattan distance, and the search ends as soon as the goal is dequeued.',
} as const;

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
