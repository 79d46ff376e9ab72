/** Judges the counts of the one queue that this edition has: no twin is searched. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { isRootLeftOut, rootLeftOutHint } from '../../slider-puzzle/checks/queue/puzzle04-counts.ts';
import type { Counters, SearchCounts } from '../../slider-puzzle/judges/queue.ts';
import { failed, passed, type QuestionContext } from '../../slider-puzzle/questions/question-context.ts';
import { plural, thousands } from '../../slider-puzzle/wording/show.ts';

const messages = defineMessages('fall2012.queue-counts', {
  queuesFilled: '{call} on {on} filled {queues}.',
  oneQueue: '1 priority queue',
  keepNodesHint: 'The search must keep its nodes in the library’s MinPQ (or MaxPQ).',
  noTwinHint: 'isSolvable() already tells whether a board can be solved: no twin and no second queue are needed.',
  wrongCounts: '{call} on {on} must have {exact} in total; it has {found}.',
  counts: '{inserts} nodes enqueued and {delMins} dequeued',
  tooManyEnqueuedHint:
    'Too many nodes are enqueued: the critical optimization is missing, or compares with the wrong board. Do not enqueue a neighbor that equals the board of the previous search node.',
  tooFewEnqueuedHint:
    'Too few nodes are enqueued: enqueue every neighbor except the previous board, even if it was seen before.',
  endsEarlyHint:
    'The search ends before the goal is dequeued: test for the goal when a node comes out of the queue, not when it is put in.',
  tooManyDequeuedHint:
    'Too many nodes are dequeued: search from the initial board only (no twin), with the moves made so far plus the Manhattan distance as the priority, and stop as soon as the goal is dequeued.',
});

/** One queue is filled while a board is solved. A goal board (`moves` is 0) may need none. */
export const judgeOneQueue = (question: QuestionContext, moves: number | null, counters: Counters): Judgement => {
  const used = counters.queues.filter(({ inserts }) => inserts > 0);
  if (used.length === 1 || (used.length === 0 && moves === 0)) return passed;
  return failed(question, {
    message: messages.queuesFilled({ call: question.call, on: question.on, queues: plural(used.length, 'queue') }),
    expected: messages.oneQueue(),
    actual: plural(used.length, 'queue'),
    hint: used.length === 0 ? messages.keepNodesHint() : messages.noTwinHint(),
  });
};

/** All queues together have exactly these counts of the search from `root`. */
export const judgeWholeCounts = (
  question: QuestionContext,
  root: Tiles,
  exact: SearchCounts,
  counters: Counters,
): Judgement => {
  const sum = (value: 'inserts' | 'delMins'): number => counters.queues.reduce((all, queue) => all + queue[value], 0);
  const found = { inserts: sum('inserts'), delMins: sum('delMins') };
  if (found.inserts === exact.inserts && found.delMins === exact.delMins) return passed;
  return failed(question, {
    message: messages.wrongCounts({
      call: question.call,
      on: question.on,
      exact: words(exact),
      found: words(found),
    }),
    expected: words(exact),
    actual: words(found),
    hint: isRootLeftOut(root, counters.queues) ? rootLeftOutHint() : hintFor(found, exact),
  });
};

const words = (counts: SearchCounts): string =>
  messages.counts({ inserts: thousands(counts.inserts), delMins: thousands(counts.delMins) });

const hintFor = (found: SearchCounts, exact: SearchCounts): string => {
  if (found.inserts === 0) return messages.keepNodesHint();
  if (found.delMins === exact.delMins) {
    return found.inserts > exact.inserts ? messages.tooManyEnqueuedHint() : messages.tooFewEnqueuedHint();
  }
  return found.delMins < exact.delMins ? messages.endsEarlyHint() : messages.tooManyDequeuedHint();
};
