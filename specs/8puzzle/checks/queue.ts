/** The priority queue: it is used, it holds the right nodes, and it gives them out in the right order. */
import type { Check } from '../../../harness/engine/check.ts';
import { fileCases, puzzleCases, queueCheck, type CheckContext } from '../context.ts';
import { queueFiles, tracedSearch } from '../file-sets.ts';
import { judgeExactCounts, judgePriorities, judgeQueueUsed } from '../judges/queue.ts';
import { posed, posedPuzzle } from '../posed.ts';
import { fixedCase } from '../questions.ts';
import { recorded, withSearch, withSizes } from '../traces/shown-search.ts';
import { countersQuestion } from './solver/questions.ts';
import { checkWords } from './words.ts';

export const queueChecks = (context: CheckContext): readonly Check[] => {
  const { name, tiles, counts } = tracedSearch;
  const used = countersQuestion(context, (asking, { moves }, counters) => judgeQueueUsed(asking, moves ?? 0, counters));
  const exact = countersQuestion(
    context,
    (asking, posed, counters) =>
      withSearch(name, posed.tiles, counters, judgeExactCounts(asking, posed.tiles, counts, counters)),
    { searches: true, trace: recorded.steps },
  );
  const priorities = countersQuestion(
    context,
    (asking, { moves }, counters) => judgePriorities(asking, moves, counters),
    { searches: true },
  );
  const sizes = countersQuestion(
    context,
    (asking, { tiles, moves }, counters) => withSizes(tiles, counters, judgePriorities(asking, moves, counters)),
    { searches: true, trace: recorded.sizes },
  );
  return [
    queueCheck('used', checkWords.queueUsedTitle(), fileCases(context, queueFiles.used, used, posedPuzzle)),
    queueCheck('puzzle04-counts', checkWords.queueCountsTitle(), [fixedCase(name, exact, posed(tiles))]),
    queueCheck(
      'priorities',
      checkWords.queuePrioritiesTitle(),
      puzzleCases(context, queueFiles.priorities, (puzzle) =>
        fixedCase(puzzle.name, puzzle.name === queueFiles.sizes ? sizes : priorities, posedPuzzle(puzzle)),
      ),
    ),
  ];
};
