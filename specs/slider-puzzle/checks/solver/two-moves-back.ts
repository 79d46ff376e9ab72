/** Solver 17: the critical optimization in each search, in that of the twin too, seen by what is put into the queues. */
import type { Check, Judgement } from '../../../../harness/contracts/check.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import type { QueueReport } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Counters } from '../../judges/queue.ts';
import { tracedSearch } from '../../puzzles/file-sets.ts';
import { solvedPuzzle } from '../../puzzles/solved-puzzle.ts';
import { failed, passed, type QuestionContext } from '../../questions/question-context.ts';
import { fixedCase } from '../../questions/question.ts';
import { isBoard } from '../../traces/replay.ts';
import { recorded } from '../../traces/shown-search.ts';
import { plural } from '../../wording/show.ts';
import { explained, solverCheck, type CheckContext } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { countersQuestion } from './questions.ts';

const messages = defineMessages('solver-17', {
  title: 'no search enqueues the board two moves back (critical optimization)',
  measured:
    'Whether the search from the initial board, or that from its twin, puts a board into its queue that it had there two moves before, on puzzle04.',
  why: 'Each search needs the critical optimization. Common mistakes: it is missing from one of two loops, or a condition makes an exception of the twin. The answers stay right, but that search handles several times as many nodes.',
  passing:
    'No board from two moves back is enqueued. A Solver without a search from the twin has one search to look at.',
  wentBack: '{call} on {on} enqueued {boards} from two moves back, {twins} of them in the search from the twin.',
  wentBackInOne: '{call} on {on} enqueued {boards} from two moves back, in the search from {whose}.',
  theInitialBoard: 'the initial board',
  theTwin: 'the twin',
  expected: '0 boards from two moves back',
  twinHint:
    'The critical optimization is missing from the search of the twin. There, too, do not enqueue a neighbor that equals the board of the previous search node: a single method can make one step of either search.',
  hint: 'The critical optimization is missing, or compares with the wrong board. Do not enqueue a neighbor that equals the board of the previous search node.',
});

export const twoMovesBackCheck = (context: CheckContext): Check => {
  const { name, tiles } = tracedSearch;
  const question = countersQuestion(context, (asked, posed, counters) => judgeWentBack(asked, posed.tiles, counters), {
    searches: true,
    trace: recorded.steps,
  });
  return solverCheck(
    lazyCases(
      { id: 'solver-17', title: messages.title(), explanation: explained(messages, sourceMessages.critical()) },
      () => [fixedCase(name, question, solvedPuzzle(tiles))],
    ),
  );
};

/** No board is put in again two moves after it. What the queues do not show is not held against anyone. */
export const judgeWentBack = (question: QuestionContext, root: Tiles, { queues }: Counters): Judgement => {
  const roots = queues.flatMap(rootsOfReturns);
  if (roots.length === 0) return passed;
  const twins = roots.filter((text) => !isBoard(text, root)).length;
  const boards = plural(roots.length, 'board');
  const { call, on } = question;
  return failed(question, {
    message: wentBackWords({ call, on, boards }, twins, roots.length),
    expected: messages.expected(),
    actual: boards,
    hint: twins === roots.length ? messages.twinHint() : messages.hint(),
  });
};

const wentBackWords = (
  facts: Readonly<Record<'call' | 'on' | 'boards', string>>,
  twins: number,
  all: number,
): string => {
  if (twins > 0 && twins < all) return messages.wentBack({ ...facts, twins: String(twins) });
  return messages.wentBackInOne({ ...facts, whose: twins === 0 ? messages.theInitialBoard() : messages.theTwin() });
};

/** No other way comes to the same board before: two that part and meet again have twelve moves or more together. */
const deepest = 6;

/** Where the searches began that put in a board again: one for each such board. */
const rootsOfReturns = ({ searches, trace }: QueueReport): readonly string[] => {
  const inserted = trace.filter(({ op, depth }) => op === 'insert' && depth >= 0);
  const known = new Set(inserted.map(({ depth, state }) => `${String(depth)} ${state}`));
  return inserted
    .filter(({ depth, state }) => depth <= deepest && known.has(`${String(depth - 2)} ${state}`))
    .map(({ search }) => searches[search]?.root ?? '');
};
