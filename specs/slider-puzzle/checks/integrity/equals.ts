/**
 * Does equals() decide which neighbors are left out? A few boards are solved twice: as they are, and with an equals() that
 * takes every third pair of different boards for equal ones. A search that leaves out what equals() calls equal then loses
 * boards of the shortest way, and finds a longer one or none. One that calls equals() for show finds the way as ever.
 */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { callsOf } from '../../judges/operations.ts';
import type { Counters } from '../../judges/queue.ts';
import { failed, passed, type QuestionContext, solvingQuestionContext } from '../../questions/question-context.ts';
import type { CheckContext } from '../context.ts';
import { rawCounts } from '../timing/raw-counts.ts';
import { comesFirst, comparedCase, movesIn, type Posed, posedBoards } from './twice.ts';

const messages = defineMessages('integrity-equals', {
  caseName: 'boards that equals() cannot tell apart',
  on: 'boards whose equals() is wrong now and then',
  unread:
    '{call} on {on} gave the right answer {right} of {all} times: equals() is called, but the search leaves out the same boards whatever it returns. The critical optimization is only for show, or is done in another way. Nothing is revoked for that.',
  expected: 'other answers, since boards that are wrongly called equal are left out of the search',
  actual: '{right} of {all} answers are right',
  hint: 'Before you enqueue a neighbor, use equals() to compare it with the board of the previous search node, and leave it out if they are equal.',
});

/** A way so long that no search keeps all of it by chance, and short enough to be found in a moment. */
const boards = { posed: 4, leastMoves: 19, mostMoves: 22 } as const;

export const equalsCase = (context: CheckContext, seed: number): FixedCase => {
  const posed = posedBoards(boards, seed);
  const question = { ...solvingQuestionContext(context.notation)(at(posed, 0).tiles), on: messages.on() };
  return comparedCase(
    context,
    posed,
    { confused: true },
    {
      name: messages.caseName(),
      queueOperations: 200_000,
      comparesFirst: comesFirst(seed, 1),
      judge: (rows, _, confused) => judgeConfused(question, posed, rows, confused),
      reproduction: question.reproduction,
    },
  );
};

/** One answer might be chance. */
const enough = 2;

/** `confused`: empty when the Solver did not finish with an equals() that is wrong. */
export const judgeConfused = (
  question: QuestionContext,
  posed: readonly Posed[],
  usual: readonly (readonly Observation[])[],
  confused: readonly (readonly Observation[])[],
): Judgement => {
  const isRight = (rows: readonly (readonly Observation[])[], index: number): boolean =>
    movesIn(rows[index]) === at(posed, index).moves;
  const found = posed.filter((_, index) => {
    const counters = usual[index]?.at(-1);
    // What is wrong with a Solver that gives no right answer, or never calls equals(), is told by other checks.
    if (!isRight(usual, index) || counters?.kind !== 'counters') return false;
    return isRight(confused, index) && callsForShow(counters);
  }).length;
  if (found < enough) return passed;
  const words = { right: String(found), all: String(posed.length) };
  return failed(question, {
    message: messages.unread({ call: question.call, on: question.on, ...words }),
    expected: messages.expected(),
    actual: messages.actual(words),
    hint: messages.hint(),
  });
};

/**
 * Are there calls of equals() that a search would go by? A set of boards seen before calls it only for boards that it finds,
 * and then leaves them out: its calls answer true, and are as many as the boards that are left out.
 */
const callsForShow = (counters: Counters): boolean => {
  const { boards: made, equals, inserts, neighbors } = rawCounts(counters);
  const found = callsOf(counters, 'equalsTrue');
  const other = callsOf(counters, 'equalsNonBoard');
  const leftOut = inserts === 0 ? 0 : made - inserts;
  const isAskedInVain = 2 * (equals - found - other) >= neighbors;
  const isLeftOutUnasked = equals > 0 && 2 * leftOut >= neighbors && 2 * found < leftOut;
  return isAskedInVain || isLeftOutUnasked;
};
