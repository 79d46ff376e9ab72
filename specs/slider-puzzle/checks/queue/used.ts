/** Queue: the library's priority queue is used. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, fileCases, queueCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { queueMessages, sum, type Counters } from '../../judges/queue.ts';
import { queueFiles } from '../../puzzles/file-sets.ts';
import { fewestMoves, solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { type QuestionContext, failed, passed } from '../../questions/question-context.ts';
import { plural, thousands } from '../../wording/show.ts';
import { countersQuestion } from '../solver/questions.ts';

const messages = defineMessages('queue-used', {
  title: 'the search uses a MinPQ or MaxPQ',
  measured: 'How often insert() and delMin() of the library’s priority queues are called while a puzzle is solved.',
  why: 'The course analyzes the search by what goes through the queue. Calls to your own queue or to another library’s cannot be counted. MaxPQ with the order reversed is just as good.',
  passing:
    'At least as many insertions and removals as the solution has moves: each board on the way has to come out of the queue.',
  notUsed: '{call} on {on} put nothing into a MinPQ or MaxPQ, from the constructor to the answer of moves().',
  tooFewCalls: '{call} on {on} needs at least {moves} each of insert() and delMin(), but made {made}.',
  expected: 'at least {moves} each of insert() and delMin()',
  operations: '{inserts} of insert() and {delMins} of delMin()',
  hint: 'The search must keep its nodes in the library’s MinPQ (or MaxPQ); no other queue can be assessed.',
  tooFewHint:
    'The search must go on until the goal comes out of the library’s queue: every node goes in and comes out by insert() and delMin() (or delMax()). A search on another queue cannot be assessed.',
});

export const usedCheck = (context: CheckContext): Check => {
  const used = countersQuestion(context, (question, posed, counters) =>
    judgeQueueUsed(question, fewestMoves(posed), counters),
  );
  return queueCheck({
    id: 'queue-used',
    title: messages.title(),
    explanation: explained(messages, sourceMessages.queue()),
    cases: fileCases(context, queueFiles.used, used, solvedPuzzleOf),
  });
};

/** The library's queue is used, and for the search itself: any search has to take out the solution's nodes. */
export const judgeQueueUsed = (question: QuestionContext, moves: number, { queues }: Counters): Judgement => {
  const { call, on } = question;
  const inserts = sum(queues, (queue) => queue.inserts);
  const delMins = sum(queues, (queue) => queue.delMins);
  if (inserts > 0 && inserts >= moves && delMins >= moves) return passed;
  const needed = plural(moves, 'call');
  const made = messages.operations({ inserts: thousands(inserts), delMins: thousands(delMins) });
  const isUsed = queues.length > 0;
  return failed(question, {
    message: isUsed ? messages.tooFewCalls({ call, on, moves: needed, made }) : messages.notUsed({ call, on }),
    expected: messages.expected({ moves: needed }),
    actual: isUsed ? made : queueMessages.noQueue(),
    hint: isUsed ? messages.tooFewHint() : messages.hint(),
  });
};
