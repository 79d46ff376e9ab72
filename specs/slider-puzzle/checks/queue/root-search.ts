/** The nodes of the search that begins at a board, as the queues show them. */
import type { QueueReport } from '../../../../harness/contracts/protocol.ts';
import { neighbors, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { sum, type SearchCounts } from '../../judges/queue.ts';
import { isBoard } from '../../traces/replay.ts';

export interface RootCounts extends SearchCounts {
  readonly searches: number;
}

/** The counts of the search that began at the board (or of several), over all queues; null when no queue shows it. */
export const countsFrom = (root: Tiles, queues: readonly QueueReport[]): RootCounts | null => {
  const searches = queues.flatMap((queue) => queue.searches).filter((search) => isBoard(search.root, root));
  if (searches.length === 0) return null;
  const [inserts, delMins] = [sum(searches, (each) => each.inserts), sum(searches, (each) => each.delMins)];
  return { inserts, delMins, searches: searches.length };
};

/** Do the queues show nodes of the search from the board, and all of them come after its own? */
export const isRootLeftOut = (root: Tiles, queues: readonly QueueReport[]): boolean => {
  const inserted = insertedIn(root, queues);
  return inserted.length > 0 && inserted.every(({ depth }) => depth > 0);
};

/** Does the board's own node stay in the queue, while others that come after it are taken out? */
export const isRootKept = (root: Tiles, queues: readonly QueueReport[]): boolean => {
  const removed = operationsIn(root, queues, 'delMin');
  return removed.length > 0 && removed.every(({ depth }) => depth > 0) && !isRootLeftOut(root, queues);
};

const insertedIn = (root: Tiles, queues: readonly QueueReport[]): QueueReport['trace'] =>
  operationsIn(root, queues, 'insert');

const operationsIn = (
  root: Tiles,
  queues: readonly QueueReport[],
  asked: QueueReport['trace'][number]['op'],
): QueueReport['trace'] =>
  queues.flatMap(({ searches, trace }) =>
    trace.filter(({ op, search }) => op === asked && isBoard(searches[search]?.root ?? '', root)),
  );

/** Does one search put more nodes beside the first than the board has neighbors? */
export const isRootTwice = (root: Tiles, queues: readonly QueueReport[], counts: RootCounts | null): boolean =>
  counts?.searches === 1 && insertedIn(root, queues).filter(({ depth }) => depth === 1).length > neighbors(root).length;

export const isExact = (counts: SearchCounts, exact: SearchCounts): boolean =>
  counts.inserts === exact.inserts && counts.delMins === exact.delMins;

/** All that a search puts in, but not taken out what ends it. */
export const isOneShort = (counts: SearchCounts, exact: SearchCounts): boolean =>
  counts.delMins === exact.delMins - 1 && counts.inserts === exact.inserts;

/** So it is of one queue, where the searches cannot be distinguished; none makes more steps than that of the board. */
export const isGoalKept = (exact: SearchCounts, queues: readonly QueueReport[]): boolean =>
  queues.some((queue) => isOneShort(queue, exact)) && queues.every(({ delMins }) => delMins < exact.delMins);

/**
 * Where the searches cannot be distinguished: a queue with exactly these counts, or one queue that holds both searches.
 * In lockstep the other search then adds at least its root, and makes no more steps than this one.
 */
export const fits = (exact: SearchCounts, queues: readonly QueueReport[]): boolean => {
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
