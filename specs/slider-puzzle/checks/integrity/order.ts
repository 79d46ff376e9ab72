/**
 * Does the search take the boards in their order, where nobody sees which node holds which board? Whether nodes come out by
 * moves + manhattan() is measured by the boards in them. A program may keep these elsewhere, in closures or by number, or one
 * board in several nodes, that came to it by several ways, and then only its own comparison says what comes first. So it is looked at
 * what was searched: a search in that order asks no board for its neighbors that has more moves + manhattan() than the shortest solution
 * has moves, or less than the one before it. A recursion, with anything in the queue for each of its boards, asks those in another order.
 * Nodes that show boards in their order may stand beside a search on others: so those that no queue gave out are looked at there, too.
 */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { callsOf } from '../../judges/operations.ts';
import { sum, type Counters } from '../../judges/queue.ts';
import { failed, passed, type QuestionContext, solvingQuestionContext } from '../../questions/question-context.ts';
import type { CheckContext } from '../context.ts';
import { rawCounts } from '../timing/raw-counts.ts';
import { plural } from '../../wording/show.ts';
import { movesIn, type Posed, posedBoards, solvedScript } from './twice.ts';

const messages = defineMessages('integrity-queue-order', {
  caseName: 'the order of boards that are not in the nodes',
  on: 'random boards',
  unseen:
    '{call} on {on} keeps its boards where the nodes in the queue do not show them, or one board in several nodes, and called neighbors() on {boards} with more moves + manhattan() than the shortest solution has moves: by its own comparison the order is right, by the boards it is not. Nothing is revoked for that.',
  mixed:
    '{call} on {on} keeps its boards where the nodes in the queue do not show them, one board in several nodes, or its search in several queues, and did not call neighbors() in the order of moves + manhattan(), which decreased {times}: by its own comparison the order is right, by the boards it is not. Nothing is revoked for that.',
  times: { one: 'once', other: '{count} times' },
  mixedExpected: 'boards in the order of moves + manhattan()',
  mixedActual: 'decreased {times}',
  expected: 'no board with a larger priority than the goal is searched from',
  actual: '{boards} of that kind',
  hint: 'Order the nodes by their moves + the manhattan() of their board, and call neighbors() when a node comes out.',
});

const boards = { posed: 8, leastMoves: 12, mostMoves: 18 } as const;

export const orderCase = (context: CheckContext, seed: number): FixedCase => {
  const posed = posedBoards(boards, seed);
  const question = { ...solvingQuestionContext(context.notation)(at(posed, 0).tiles), on: messages.on() };
  const script = { ...solvedScript(context, posed), watch: { searches: true }, limits: { queueOperations: 100_000 } };
  const judge: FixedCase['judge'] = (rows) => judgeOrder(question, posed, rows);
  return {
    kind: 'fixed',
    name: messages.caseName(),
    script,
    comparesOnly: true,
    judge,
    reproduction: question.reproduction,
  };
};

export const judgeOrder = (
  question: QuestionContext,
  posed: readonly Posed[],
  rows: readonly (readonly Observation[])[],
): Judgement => {
  const { call, on } = question;
  const late = sum([...posed.entries()], ([index, { moves }]) => lateBoards(moves, at(rows, index)));
  const boards = plural(late, 'board');
  if (late > 0)
    return failed(question, {
      message: messages.unseen({ call, on, boards }),
      expected: messages.expected(),
      actual: messages.actual({ boards }),
      hint: messages.hint(),
    });
  const decreases = posed.map(({ moves }, index) => decreasesIn(moves, at(rows, index))).filter((count) => count > 0);
  if (decreases.length < enough) return passed;
  const times = messages.times({ count: sum(decreases, (count) => count) });
  return failed(question, {
    message: messages.mixed({ call, on, times }),
    expected: messages.mixedExpected(),
    actual: messages.mixedActual({ times }),
    hint: messages.hint(),
  });
};

/** One board might be met by some other way. */
const enough = 2;

/** The search from the twin, a step for each of the other, goes beyond the goal's priority: half of all boards, to within estimates. */
const OF_THE_TWIN = 0.6;

/** Of a board that goes in again by a shorter way, only the longer one is known, and that of all boards that come from it. */
const BY_OTHER_WAYS = 0.25;

/** The same of decreases, in calls of neighbors(): such searches had up to 0.1 of them, recursions more in two rows of eight at least. */
const MIXED_BY_OTHER_WAYS = 0.1;

/** Boards that were searched from too early. */
const lateBoards = (moves: number, row: readonly Observation[]): number => {
  const counters = unseenIn(moves, row);
  if (counters === null) return 0;
  const { expanded, twin } = rawCounts(counters);
  const late = sum([...expanded], ([level, count]) => (level > moves ? count : 0));
  const all = sum([...expanded], ([, count]) => count);
  const unsure = twin > 0 ? OF_THE_TWIN : isShown(counters) ? BY_OTHER_WAYS : 0;
  return late <= unsure * all ? 0 : late;
};

/** How often a board had less than the one before it that came from the same first board. */
const decreasesIn = (moves: number, row: readonly Observation[]): number => {
  const counters = rightIn(moves, row);
  if (counters === null) return 0;
  const ofShown = isToldElsewhere(counters) ? 0 : callsOf(counters, 'neighborsOfShownOutOfOrder');
  const unsure = isUnseen(counters) ? MIXED_BY_OTHER_WAYS * rawCounts(counters).neighbors : 0;
  return callsOf(counters, 'neighborsOutOfOrder') + (ofShown > unsure ? ofShown : 0);
};

/** Where nodes that show their boards come out in another order, another check says so. */
const isToldElsewhere = (counters: Counters): boolean =>
  !isUnseen(counters) && counters.queues.some(({ priorityDecreases }) => (priorityDecreases ?? 0) > 0);

/** Null where the answer is wrong. */
const rightIn = (moves: number, row: readonly Observation[]): Counters | null => {
  const counters = row.at(-1);
  return counters?.kind === 'counters' && movesIn(row) === moves ? counters : null;
};

/** Null where it is known by which way boards came, too. */
const unseenIn = (moves: number, row: readonly Observation[]): Counters | null => {
  const counters = rightIn(moves, row);
  return counters !== null && isUnseen(counters) ? counters : null;
};

/** Did each node show a board? */
const isShown = ({ queues }: Counters): boolean =>
  queues.every(({ delMins, searches }) => sum(searches, (search) => search.delMins) === delMins);

const isUnseen = ({ queues }: Counters): boolean =>
  queues.some(({ delMins, priorityDecreases }) => delMins > 0 && priorityDecreases === null);
