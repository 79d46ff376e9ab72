/** Queue: what comes out of it never has a lower priority than what came out before. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { QueueReport } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { type CheckContext, explained, puzzleCases, queueCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { queueMessages, sum, type Counters } from '../../judges/queue.ts';
import { queueFiles } from '../../puzzles/file-sets.ts';
import { solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { fixedCase } from '../../questions/question.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { isBoard } from '../../traces/replay.ts';
import { recorded, withSizes } from '../../traces/shown-search.ts';
import { type QuestionContext, failed, passed } from '../../questions/question-context.ts';
import { countersQuestion } from '../solver/questions.ts';

const messages = defineMessages('queue-priorities', {
  title: 'the priorities of dequeued nodes never decrease',
  measured: 'The priorities moves + manhattan() of the search nodes, in the order in which they come out of the queue.',
  why: 'With a consistent distance they never decrease; the FAQ offers that as a clue for debugging. Common mistakes: a comparison that contradicts itself, a priority with hamming() or without the moves, a node that is changed in the queue.',
  passing: 'No node comes out with a smaller priority than the one before it from the same queue.',
  decreased: '{call} on {on}: the priority of the dequeued nodes decreased {times}.',
  decreasedInTwin:
    '{call} on {on}: the priority of the dequeued nodes decreased {times}, {count} of them in the search from the twin.',
  decreasedOnlyInTwin:
    '{call} on {on}: the priority of the dequeued nodes decreased {times}, in the search from the twin.',
  decreasedExpected: 'priorities that never decrease',
  decreasedActual: 'decreased {times}',
  times: { one: 'once', other: '{count} times' },
  otherPriorityHint:
    'The nodes do not come out in the order of moves made so far + manhattan(), although the order is right by your own comparison. The priority of each node must be its own moves, one more than those of its previous node, plus the manhattan() of its own board: not hamming(), not without the moves, and with no other weight; and no node may change after another was made from it. The smallest must come first: is the comparison the wrong way round? A node that is put in later than when its previous node came out shows like that, too.',
  twinHint:
    'Only in the search from the twin, the nodes do not come out in the order of moves made so far + manhattan(). If other boards show that of both searches, the priority is another number. If none does, look at the moves and the board that the nodes of the twin are given, and change no node after another was made from it.',
  rootsHint:
    'More than two nodes have no previous node. The initial board belongs in a queue once, and so does its twin where it is searched, too, before the search begins: put in nothing but neighbors after that.',
  contradictingHint:
    'By your own comparison, too, smaller keys came out after larger ones: the comparison contradicts itself, or keys change while they are in the queue.',
  nothingTaken: '{call} on {on} took nothing from a MinPQ or MaxPQ.',
});

export const prioritiesCheck = (context: CheckContext): Check => {
  const priorities = countersQuestion(context, judgePriorities, { searches: true, contradictions: true });
  const withCurve = countersQuestion(
    context,
    (question, posed, counters) => withSizes(posed.tiles, counters, judgePriorities(question, posed, counters)),
    { searches: true, contradictions: true, trace: recorded.sizes },
  );
  return queueCheck({
    id: 'queue-priorities',
    title: messages.title(),
    explanation: explained(messages, sourceMessages.consistent()),
    cases: puzzleCases(context, queueFiles.priorities, (puzzle) =>
      fixedCase(puzzle.name, puzzle.name === queueFiles.sizes ? withCurve : priorities, solvedPuzzleOf(puzzle)),
    ),
  });
};

export const judgePriorities = (
  question: QuestionContext,
  { tiles, moves }: Pick<SolvedPuzzle, 'tiles' | 'moves'>,
  { queues }: Counters,
): Judgement => {
  const { call, on } = question;
  const decreases = sum(queues, decreasesIn);
  const used = queues.some(({ delMins }) => delMins > 0);
  if (decreases === 0 && (used || moves === 0)) return passed;
  const times = messages.times({ count: decreases });
  const ofTwin = sum(queues.filter(isOfTwin(tiles)), decreasesIn);
  // Nothing is said of the other search where its priorities are not known.
  const isOnlyOfTwin = queues.every(
    (queue) => isOfTwin(tiles)(queue) || queue.delMins === 0 || queue.priorityDecreases === 0,
  );
  return failed(question, {
    message: used ? decreasedWords({ call, on }, decreases, ofTwin) : messages.nothingTaken({ call, on }),
    expected: messages.decreasedExpected(),
    actual: used ? messages.decreasedActual({ times }) : queueMessages.noQueue(),
    hint: used ? decreasedHint(queues, isOnlyOfTwin) : queueMessages.keepNodesHint(),
  });
};

const decreasedWords = (asked: Pick<QuestionContext, 'call' | 'on'>, all: number, ofTwin: number): string => {
  const facts = { ...asked, times: messages.times({ count: all }) };
  if (ofTwin === 0) return messages.decreased(facts);
  return ofTwin === all ? messages.decreasedOnlyInTwin(facts) : messages.decreasedInTwin({ ...facts, count: ofTwin });
};

const decreasesIn = ({ priorityDecreases, keyDecreases }: QueueReport): number => priorityDecreases ?? keyDecreases;

/** A queue with known searches, none of which began at the board. */
const isOfTwin =
  (tiles: Tiles) =>
  ({ searches }: QueueReport): boolean =>
    searches.length > 0 && !searches.some(({ root }) => isBoard(root, tiles));

const decreasedHint = (queues: Counters['queues'], isOnlyOfTwin: boolean): string => {
  if (sum(queues, ({ keyDecreases }) => keyDecreases) > 0) return messages.contradictingHint();
  const roots = new Set(queues.flatMap(({ searches }) => searches.map(({ root }) => root)));
  if (roots.size > 2) return messages.rootsHint();
  return isOnlyOfTwin ? messages.twinHint() : messages.otherPriorityHint();
};
