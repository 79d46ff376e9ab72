/** The priority queue: it is used, it holds the right nodes, and it gives them out in the right order. */
import type { Check } from '../../../harness/engine/check.ts';
import { fileCases, queueCheck, type CheckContext } from '../context.ts';
import { queueFiles, tracedSearch } from '../file-sets.ts';
import { judgeExactCounts, judgePriorities, judgeQueueUsed } from '../judges/queue.ts';
import { posed, posedPuzzle } from '../posed.ts';
import { fixedCase } from '../questions.ts';
import { countersQuestion } from './solver/questions.ts';

export const queueChecks = (context: CheckContext): readonly Check[] => {
  const { name, tiles, counts } = tracedSearch;
  const used = countersQuestion(context, (asking, { moves }, counters) => judgeQueueUsed(asking, moves ?? 0, counters));
  const exact = countersQuestion(
    context,
    (asking, posed, counters) => judgeExactCounts(asking, posed.tiles, counts, counters),
    { searches: true },
  );
  const priorities = countersQuestion(
    context,
    (asking, { moves }, counters) => judgePriorities(asking, moves, counters),
    {
      searches: true,
    },
  );
  return [
    queueCheck('used', 'the search uses a MinPQ or MaxPQ', fileCases(context, queueFiles.used, used, posedPuzzle)),
    queueCheck('puzzle04-counts', 'exactly 10 nodes enqueued and 5 dequeued on puzzle04', [
      fixedCase(name, exact, posed(tiles)),
    ]),
    queueCheck(
      'priorities',
      'the priorities of dequeued nodes never decrease',
      fileCases(context, queueFiles.priorities, priorities, posedPuzzle),
    ),
  ];
};
