/** The priority queue of this edition: only one, since no twin is searched. */
import type { Check } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { sourceMessages as from } from '../../slider-puzzle/checks/sources.ts';
import { prioritiesCheck } from '../../slider-puzzle/checks/queue/priorities.ts';
import { countsMessages } from '../../slider-puzzle/checks/queue/puzzle04-counts.ts';
import { usedCheck } from '../../slider-puzzle/checks/queue/used.ts';
import { countersQuestion } from '../../slider-puzzle/checks/solver/questions.ts';
import {
  explained,
  explainedAs,
  fileCases,
  queueCheck,
  type CheckContext,
} from '../../slider-puzzle/checks/context.ts';
import { queueFiles, tracedSearch } from '../../slider-puzzle/puzzles/file-sets.ts';
import { solvedPuzzle, solvedPuzzleOf } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { fixedCase } from '../../slider-puzzle/questions/question.ts';
import { recorded, withSearch } from '../../slider-puzzle/traces/shown-search.ts';
import { judgeOneQueue, judgeWholeCounts } from '../judges/queue-counts.ts';

const messages = defineMessages('fall2012.queue', {
  oneQueueTitle: 'only one priority queue is filled',
  countsTitle: 'exactly 10 nodes enqueued and 5 dequeued on puzzle04, in total',
  oneMeasured: 'How many priority queues the Solver puts anything into.',
  oneWhy:
    'Board.isSolvable() tells in advance whether there is a solution, so this edition does not need a second search.',
  onePassing: 'One; for the goal, none will do.',
  countsMeasured: 'How many search nodes the Solver puts into its queues and takes out of them, on puzzle04.',
  countsPassing:
    'Exactly {inserts} nodes enqueued and {delMins} dequeued, counting everything that the Solver does: this edition does not search the twin.',
});

export const queueChecks = (context: CheckContext): readonly Check[] => {
  const { name, tiles, counts } = tracedSearch;
  const exact = countersQuestion(
    context,
    (asking, _, counters) => withSearch(name, tiles, counters, judgeWholeCounts(asking, tiles, counts, counters)),
    { searches: true, trace: recorded.steps },
  );
  const one = countersQuestion(context, (asking, { moves }, counters) => judgeOneQueue(asking, moves, counters));
  return [
    usedCheck(context),
    queueCheck({
      id: 'queue-one',
      title: messages.oneQueueTitle(),
      cases: fileCases(context, queueFiles.used, one, solvedPuzzleOf),
      explanation: explainedAs(messages, 'one', from.fall2012Queue()),
    }),
    queueCheck({
      id: 'queue-puzzle04-counts',
      title: messages.countsTitle(),
      cases: [fixedCase(name, exact, solvedPuzzle(tiles))],
      explanation: explained(
        { ...countsMessages, measured: messages.countsMeasured, passing: () => messages.countsPassing(counts) },
        from.fall2012Queue(),
      ),
    }),
    prioritiesCheck(context),
  ];
};
