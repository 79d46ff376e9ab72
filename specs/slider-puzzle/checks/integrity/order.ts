/**
 * Does the search take the boards in their order, where nobody sees which node holds which board? Whether nodes come out by
 * moves + manhattan() is measured by the boards in them. A program may keep these elsewhere, in closures or by number, or one
 * board in several nodes, that came to it by several ways, and then only its own comparison says what comes first. So it is looked at what was searched: no search in that order asks a
 * board for its neighbors that has more moves + manhattan() than the shortest solution has moves.
 */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { sum, type Counters } from '../../judges/queue.ts';
import { failed, passed, type QuestionContext, solvingQuestionContext } from '../../questions/question-context.ts';
import type { CheckContext } from '../context.ts';
import { rawCounts } from '../timing/raw-counts.ts';
import { movesIn, type Posed, posedBoards, solvedScript } from './twice.ts';

const messages = defineMessages('integrity-queue-order', {
  caseName: 'the order of boards that are not in the nodes',
  on: 'random boards',
  unseen:
    '{call} on {on} keeps its boards where the nodes in the queue do not show them, or one board in several nodes, and called neighbors() on {boards} boards with more moves + manhattan() than the shortest solution has moves: by its own comparison the order is right, by the boards it is not. Nothing is revoked for that.',
  expected: 'no board with a larger priority than the goal is searched from',
  actual: '{boards} such boards',
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
  const late = posed.reduce((total, { moves }, index) => total + lateBoards(moves, rows[index] ?? []), 0);
  if (late === 0) return passed;
  const words = { boards: String(late) };
  return failed(question, {
    message: messages.unseen({ call: question.call, on: question.on, ...words }),
    expected: messages.expected(),
    actual: messages.actual(words),
    hint: messages.hint(),
  });
};

/** The search from the twin, a step for each of the other, goes beyond the goal's priority: half of all boards, to within estimates. */
const OF_THE_TWIN = 0.6;

/** Of a board that goes in again by a shorter way, only the longer one is known, and that of all boards that come from it. */
const BY_OTHER_WAYS = 0.25;

/** Boards that were searched from too early; none where it is known by which way they came, or the answer is wrong. */
const lateBoards = (moves: number, row: readonly Observation[]): number => {
  const counters = row.at(-1);
  if (counters?.kind !== 'counters' || movesIn(row) !== moves || !isUnseen(counters)) return 0;
  const { expanded, twin } = rawCounts(counters);
  const late = sum([...expanded], ([level, count]) => (level > moves ? count : 0));
  const all = sum([...expanded], ([, count]) => count);
  const unsure = twin > 0 ? OF_THE_TWIN : isShown(counters) ? BY_OTHER_WAYS : 0;
  return late <= unsure * all ? 0 : late;
};

/** Did each node show a board? */
const isShown = ({ queues }: Counters): boolean =>
  queues.every(({ delMins, searches }) => sum(searches, (search) => search.delMins) === delMins);

const isUnseen = ({ queues }: Counters): boolean =>
  queues.some(({ delMins, priorityDecreases }) => delMins > 0 && priorityDecreases === null);
