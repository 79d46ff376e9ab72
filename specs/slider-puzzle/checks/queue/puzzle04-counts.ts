/** Queue: the nodes that the search of puzzle04 puts in and takes out. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { type CheckContext, explained, queueCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { queueMessages, type Counters, type SearchCounts } from '../../judges/queue.ts';
import { tracedSearch } from '../../puzzles/file-sets.ts';
import { solvedPuzzle } from '../../puzzles/solved-puzzle.ts';
import { fixedCase } from '../../questions/question.ts';
import { recorded, withSearch } from '../../traces/shown-search.ts';
import { type QuestionContext, failed, passed } from '../../questions/question-context.ts';
import { thousands } from '../../wording/show.ts';
import { countersQuestion } from '../solver/questions.ts';
import {
  countsFrom,
  fits,
  isExact,
  isGoalKept,
  isOneShort,
  isRootKept,
  isRootLeftOut,
  isRootTwice,
  type RootCounts,
} from './root-search.ts';

export const countsMessages = defineMessages('queue-puzzle04-counts', {
  title: 'exactly 10 nodes enqueued and 5 dequeued on puzzle04',
  measured:
    'How many search nodes the search from the initial board puts into its queue and takes out of it, on puzzle04.',
  why: 'This puzzle has no ties, so every A* search with Manhattan priorities and the critical optimization does exactly the same. If there are more, the optimization is missing; if fewer are dequeued, the search stops when the goal is inserted.',
  passing: 'Exactly {inserts} nodes enqueued and {delMins} dequeued; the nodes of the twin’s search are not counted.',
  wrong: '{call} on {on}: the search from the initial board must have {exact}; it has {actual}.',
  noQueue: '{call} on {on}: the search from the initial board must have {exact}; no MinPQ or MaxPQ was used.',
  counts: {
    one: '{count} node enqueued and {delMins} dequeued',
    other: '{count} nodes enqueued and {delMins} dequeued',
  },
  withoutRoot: '{counts}, the initial board not among them',
  rootStays: '{counts}, the initial board not among the latter',
  rootLeftOutHint:
    'The search begins with the neighbors of the initial board. First insert the initial board itself, with no predecessor, and then take it out.',
  unknownRootHint:
    'Which nodes belong to the initial board could not be determined: a search node must hold its Board and its previous node.',
  tooManyEnqueuedHint:
    'Too many nodes are enqueued: the critical optimization is missing, or compares with the wrong board. Do not enqueue a neighbor that equals the board of the previous search node.',
  endsEarlyHint:
    'The search ends before the goal is dequeued: test for the goal when a node comes out of the queue, not when it is put in.',
  oneTooManyHint:
    'One node too many is enqueued: a neighbor of the goal after the goal came out, or the initial board again, because the comparison with the previous board begins one node too late.',
  goalStaysHint:
    'The goal is not taken out of the queue: test for it when a node comes out with delMin(), not when it is put in, and not with min(), which only looks.',
  tooFewEnqueuedHint:
    'Too few nodes are enqueued: enqueue every neighbor except the previous board, even if it was seen before.',
  severalHint:
    '{searches} searches begin at the initial board. Run one only, once, and let the search that takes turns with it begin at the twin, initial.twin().',
  rootTwiceHint:
    'The neighbors of the initial board are enqueued twice: before it comes out of the queue and again when it does, or more than once for every node. First take a node out of the queue, and only then put its neighbors in, each of them once.',
  rootStaysHint:
    'The neighbors of the initial board are put into the queue, although the initial board itself has not come out of it. First take a node out with delMin(), the initial one as well, and only then put its neighbors in.',
  emptiedHint:
    'All nodes come out of the queue, as if it were emptied after the search. End the search as soon as the goal is dequeued, and leave the other nodes where they are: a queue that only the constructor refers to takes no memory afterwards.',
  tooManyDequeuedHint:
    'Too many nodes are dequeued: the priority must be the moves made so far plus the Manhattan distance, and the search ends as soon as the goal is dequeued.',
});

export const puzzle04CountsCheck = (context: CheckContext): Check => {
  const { name, tiles, counts } = tracedSearch;
  const exact = countersQuestion(
    context,
    (question, _, counters) => withSearch(name, tiles, counters, judgeExactCounts(question, tiles, counts, counters)),
    { searches: true, trace: recorded.steps },
  );
  return queueCheck(
    lazyCases(
      {
        id: 'queue-puzzle04-counts',
        title: countsMessages.title(),
        explanation: explained(
          { ...countsMessages, passing: () => countsMessages.passing(counts) },
          sourceMessages.trace(),
        ),
      },
      () => [fixedCase(name, exact, solvedPuzzle(tiles))],
    ),
  );
};

/** A board without ties: every A* search with Manhattan priorities and the critical optimization counts the same. */
export const judgeExactCounts = (
  question: QuestionContext,
  root: Tiles,
  exact: SearchCounts,
  { queues }: Counters,
): Judgement => {
  const { call, on } = question;
  const counts = countsFrom(root, queues);
  if (counts === null ? fits(exact, queues) : isExact(counts, exact)) return passed;
  const expected = countsText(exact);
  if (queues.every(({ inserts }) => inserts === 0)) {
    return failed(question, {
      message: countsMessages.noQueue({ call, on, exact: expected }),
      expected,
      actual: queueMessages.noQueue(),
      hint: queueMessages.keepNodesHint(),
    });
  }
  const shown = counts === null ? queues.map(countsText).join('; ') : countsText(counts);
  const { actual, hint } = toldOf(root, queues, { counts, exact, shown });
  const message = countsMessages.wrong({ call, on, exact: expected, actual });
  return failed(question, { message, expected, actual, hint });
};

interface Found {
  readonly counts: RootCounts | null;
  readonly exact: SearchCounts;
  readonly shown: string;
}

/** What is seen of the initial board's own node tells more than the counts do. */
const toldOf = (
  root: Tiles,
  queues: Counters['queues'],
  { counts, exact, shown }: Found,
): { readonly actual: string; readonly hint: string } => {
  if (counts === null && isGoalKept(exact, queues)) return { actual: shown, hint: countsMessages.goalStaysHint() };
  const isMore = counts === null || counts.inserts > exact.inserts;
  if (!isMore && isRootKept(root, queues))
    return { actual: countsMessages.rootStays({ counts: shown }), hint: countsMessages.rootStaysHint() };
  const isLeftOut = isRootLeftOut(root, queues);
  return {
    actual: isLeftOut ? countsMessages.withoutRoot({ counts: shown }) : shown,
    hint: isRootTwice(root, queues, counts) ? countsMessages.rootTwiceHint() : countsHint(counts, exact, isLeftOut),
  };
};

export const countsText = ({ inserts, delMins }: SearchCounts): string =>
  countsMessages.counts({ count: inserts, delMins });

/** A root that is left out is told where nothing else costs work: it is one node put in and taken out. */
export const countsHint = (counts: RootCounts | null, exact: SearchCounts, isLeftOut: boolean): string => {
  if (counts === null) return countsMessages.unknownRootHint();
  if (!isLeftOut) return hintOf(counts, exact);
  const whole = { ...counts, inserts: counts.inserts + 1, delMins: counts.delMins + 1 };
  const isMore = whole.inserts > exact.inserts || whole.delMins > exact.delMins;
  return isMore ? hintOf(whole, exact) : countsMessages.rootLeftOutHint();
};

/** Each node that a search takes out puts others in, but for the goal: until that comes out, some are left. */
export const isEmptied = ({ inserts, delMins }: SearchCounts, exact: SearchCounts): boolean =>
  inserts === exact.inserts && delMins === inserts;

const hintOf = (counts: RootCounts, exact: SearchCounts): string => {
  if (isOneShort(counts, exact)) return countsMessages.goalStaysHint();
  if (counts.delMins < exact.delMins) return countsMessages.endsEarlyHint();
  if (isEmptied(counts, exact)) return countsMessages.emptiedHint();
  if (counts.delMins > exact.delMins) {
    return counts.searches > 1
      ? countsMessages.severalHint({ searches: thousands(counts.searches) })
      : countsMessages.tooManyDequeuedHint();
  }
  if (counts.inserts === exact.inserts + 1) return countsMessages.oneTooManyHint();
  return counts.inserts > exact.inserts ? countsMessages.tooManyEnqueuedHint() : countsMessages.tooFewEnqueuedHint();
};
