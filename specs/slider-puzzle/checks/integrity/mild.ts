/**
 * Does the program only watch over the library's queue? A few boards are solved twice: with the queue as it is, and with one
 * that early in the search gives out a later node before its first, a few times. A search that goes by the queue takes
 * one node more or less and finds the shortest way all the same. A program that searches with a queue of its own, and gives
 * up, answers wrongly or never ends as soon as the library's queue disagrees, does not. One that bears with a few such nodes asks
 * boards for their neighbors whose nodes still wait in the library's queue.
 */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { callsOf } from '../../judges/operations.ts';
import { sum } from '../../judges/queue.ts';
import { seededIndices } from '../../arbitraries/seeded.ts';
import { failed, passed, type QuestionContext, solvingQuestionContext } from '../../questions/question-context.ts';
import type { CheckContext } from '../context.ts';
import { comesFirst, comparedCase, movesIn, type Posed, posedBoards, unjudged } from './twice.ts';

const messages = defineMessages('integrity-queue-mild', {
  caseName: 'a queue that gives out some nodes too early',
  on: 'random boards',
  gaveUp:
    '{call} on {on} gave the right answer {right} of {all} times when the library’s queue, a few times early on, returned a worse node before its best, and {all} of {all} times with the usual queue: a search that takes its nodes from the queue finds the shortest solution either way. Nothing is revoked for that.',
  elsewhere:
    '{call} on {on} called neighbors() on boards whose nodes were still in the library’s queue, {times}, when that had returned others first: the search does not take its next node from there. Nothing is revoked for that.',
  times: { one: 'once', other: '{count} times' },
  elsewhereExpected: 'calls of neighbors() on boards whose nodes have come out of the queue',
  elsewhereActual: 'boards whose nodes still wait in it',
  expected: 'the same answers, since all nodes that matter still come out of the queue before the goal',
  actual: '{right} of {all} answers are right',
  hint: 'Take the next node of the search from the library’s queue, whatever comes out.',
});

/** The goal is far from where the exchange takes place, and found in a moment. */
const boards = { posed: 8, leastMoves: 16, mostMoves: 20 } as const;

/** Steps of each queue with a choice, up to the first exchange: at most so many. */
const beginnings = 3;

export const mildCase = (context: CheckContext, seed: number): FixedCase => {
  const posed = posedBoards(boards, seed);
  const question = { ...solvingQuestionContext(context.notation)(at(posed, 0).tiles), on: messages.on() };
  const mildDisorder = 1 + (at(seededIndices(seed, 1), 0) % beginnings);
  return comparedCase(
    context,
    posed,
    { mildDisorder },
    {
      name: messages.caseName(),
      queueOperations: 100_000,
      comparesFirst: comesFirst(seed, 2),
      judge: (rows, _, exchanged, unfinished) =>
        judgeExchanged(question, posed, rows, unfinished ?? (exchanged.length > 0 ? exchanged : null)),
      reproduction: question.reproduction,
    },
  );
};

/** One answer might be bad luck. */
const enough = 2;

/**
 * `exchanged`: null when the Solver was kept from finishing with such a queue, which proves nothing. Rows are missing where it
 * ended itself, by whatever limit: a search would have needed a few nodes more at most.
 */
export const judgeExchanged = (
  question: QuestionContext,
  posed: readonly Posed[],
  usual: readonly (readonly Observation[])[],
  exchanged: readonly (readonly Observation[])[] | null,
): Judgement => {
  const answers = (rows: readonly (readonly Observation[])[]): number =>
    posed.filter(({ moves }, index) => movesIn(rows[index]) === moves).length;
  if (answers(usual) < posed.length) return unjudged;
  if (exchanged === null) return passed;
  const right = answers(exchanged);
  if (posed.length - right < enough) return judgeWaiting(question, exchanged);
  const words = { right: String(right), all: String(posed.length) };
  return failed(question, {
    message: messages.gaveUp({ call: question.call, on: question.on, ...words }),
    expected: messages.expected(),
    actual: messages.actual(words),
    hint: messages.hint(),
  });
};

const judgeWaiting = (question: QuestionContext, exchanged: readonly (readonly Observation[])[]): Judgement => {
  const asked = exchanged.map(askedWaiting).filter((count) => count > 0);
  if (asked.length < enough) return passed;
  const times = messages.times({ count: sum(asked, (count) => count) });
  return failed(question, {
    message: messages.elsewhere({ call: question.call, on: question.on, times }),
    expected: messages.elsewhereExpected(),
    actual: messages.elsewhereActual(),
    hint: messages.hint(),
  });
};

/** Boards that were asked for their neighbors while their nodes waited in a queue, and others came out of it. */
const askedWaiting = (row: readonly Observation[]): number => {
  const counters = row.at(-1);
  return counters?.kind === 'counters' ? callsOf(counters, 'neighborsOfWaiting') : 0;
};
