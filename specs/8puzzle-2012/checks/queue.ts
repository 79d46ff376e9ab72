/** The priority queue of this edition: one alone, since no twin is searched. */
import type { Check } from '../../../harness/engine/check.ts';
import { queueChecks as currentChecks } from '../../8puzzle/checks/queue.ts';
import { countersQuestion } from '../../8puzzle/checks/solver/questions.ts';
import { fileCases, queueCheck, type CheckContext } from '../../8puzzle/context.ts';
import { queueFiles, tracedSearch } from '../../8puzzle/file-sets.ts';
import { posed, posedPuzzle } from '../../8puzzle/posed.ts';
import { fixedCase } from '../../8puzzle/questions.ts';
import { recorded, withSearch } from '../../8puzzle/traces/shown-search.ts';
import { judgeOneQueue, judgeWholeCounts } from '../judges/queue-counts.ts';
import { fall2012Words } from '../words.ts';

export const queueChecks = (context: CheckContext): readonly Check[] => {
  const { name, tiles, counts } = tracedSearch;
  const exact = countersQuestion(
    context,
    (asking, _, counters) => withSearch(name, tiles, counters, judgeWholeCounts(asking, counts, counters)),
    { searches: true, trace: recorded.steps },
  );
  const one = countersQuestion(context, (asking, { moves }, counters) => judgeOneQueue(asking, moves, counters));
  const current = new Map(currentChecks(context).map((check) => [check.id, check]));
  const like = (id: string): Check[] => [current.get(id)].filter((check) => check !== undefined);
  return [
    ...like('queue-used'),
    queueCheck('one', fall2012Words.oneQueueTitle(), fileCases(context, queueFiles.used, one, posedPuzzle)),
    queueCheck('puzzle04-counts', fall2012Words.countsTitle(), [fixedCase(name, exact, posed(tiles))]),
    ...like('queue-priorities'),
  ];
};
