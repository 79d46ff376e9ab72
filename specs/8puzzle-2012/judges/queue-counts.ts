/** Judges the counts of the one queue that this edition has: no twin is searched. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import { countsHint, countsMessages, countsText, isEmptied } from '../../slider-puzzle/checks/queue/puzzle04-counts.ts';
import { isExact, isRootLeftOut, isRootTwice } from '../../slider-puzzle/checks/queue/root-search.ts';
import { queueMessages, sum, type Counters, type SearchCounts } from '../../slider-puzzle/judges/queue.ts';
import { failed, passed, type QuestionContext } from '../../slider-puzzle/questions/question-context.ts';
import { plural } from '../../slider-puzzle/wording/show.ts';

const messages = defineMessages('fall2012.queue-counts', {
  queuesFilled: '{call} on {on} filled {queues}.',
  oneQueue: '1 priority queue',
  noTwinHint: 'isSolvable() already tells whether a board can be solved: no twin and no second queue are needed.',
  wrongCounts: '{call} on {on} must have {exact} in total; it has {found}.',
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
    hint: used.length === 0 ? queueMessages.keepNodesHint() : messages.noTwinHint(),
  });
};

/** All queues together have exactly these counts of the search from `root`. */
export const judgeWholeCounts = (
  question: QuestionContext,
  root: Tiles,
  exact: SearchCounts,
  { queues }: Counters,
): Judgement => {
  const found = { inserts: sum(queues, (each) => each.inserts), delMins: sum(queues, (each) => each.delMins) };
  if (isExact(found, exact)) return passed;
  const [expected, actual] = [countsText(exact), countsText(found)];
  return failed(question, {
    message: messages.wrongCounts({ call: question.call, on: question.on, exact: expected, found: actual }),
    expected,
    actual,
    hint: isRootTwice(root, queues, { ...found, searches: 1 })
      ? countsMessages.rootTwiceHint()
      : hintFor(found, exact, isRootLeftOut(root, queues)),
  });
};

const hintFor = (found: SearchCounts, exact: SearchCounts, isLeftOut: boolean): string => {
  if (found.inserts === 0) return queueMessages.keepNodesHint();
  if (found.delMins > exact.delMins && !isEmptied(found, exact)) return messages.tooManyDequeuedHint();
  return countsHint({ ...found, searches: 1 }, exact, isLeftOut);
};
