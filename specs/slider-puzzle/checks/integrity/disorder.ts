/**
 * One puzzle solved twice: with the queue as it is, and with one that is out of order from some step of the search on. Only the
 * answers are compared.
 */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { mustExpand } from '../../../../reference/oracle/counting/must-expand.ts';
import type { CheckContext } from '../context.ts';
import { type QuestionContext, failed, passed, solvingQuestionContext } from '../../questions/question-context.ts';
import { judgeMoves } from '../../judges/moves.ts';
import { turnsUnseen } from '../timing/least.ts';
import { calls } from '../timing/limits.ts';
import { rawCounts, type RawCounts } from '../timing/raw-counts.ts';
import type { Named } from '../timing/series.ts';
import { plural } from '../../wording/show.ts';
import { comparedCase, movesAnswer, unjudged } from './twice.ts';
import { at } from '../../../../reference/puzzle/at.ts';

const messages = defineMessages('integrity-queue-disorder', {
  notUsed:
    '{call} on {on} found the {moves} with {inserts} and {delMins} of the library’s queues, fewer than the solution needs: the search does not use them.',
  notUsedExpected: 'at least {moves} insertions and removals',
  notUsedActual: '{inserts} and {delMins}',
  notUsedHint: 'The search must take its nodes from the library’s MinPQ (or MaxPQ): only its operations are counted.',
  undisturbed:
    '{call} on {on} found the {moves} although the library’s queue returned the worst nodes first: the search does not depend on that queue.',
  undisturbedExpected: 'no answer, or a longer solution, since the wrong nodes come out of the queue first',
  undisturbedActual: 'a shortest solution',
  undisturbedHint:
    'Take the next node of the search from the library’s queue. A queue that is filled alongside the search only to be counted does not count.',
});

/** Steps of which disorder begins in the first part: a search with a better estimate than the usual one needs few of a long one. */
const mostOfTheWay = 2_000;

/**
 * The step from which on the queue is out of order: a small part of those that any search has to take, so that none has found
 * the goal by then, or is near. Never at once, where a program could look first; `part` chooses.
 */
export const beginning = ({ tiles, moves }: Named, part: number): number => {
  const least = mustExpand(tiles, moves, mostOfTheWay) ?? mostOfTheWay;
  return 2 + Math.floor(least / 32) + (part % Math.max(1, Math.floor(least / 8)));
};

interface Disorder extends Pick<FixedCase, 'comparesFirst'> {
  /** The step from which on the queue is out of order. */
  readonly disorder: number;
  /** What a search may take at the very most. */
  readonly operations: number;
}

export const disorderCase = (
  context: CheckContext,
  puzzle: Named,
  { disorder, operations, comparesFirst }: Disorder,
): FixedCase => {
  const question = solvingQuestionContext(context.notation)(puzzle.tiles);
  return comparedCase(
    context,
    [puzzle],
    { disorder },
    {
      name: puzzle.name,
      ...{ queueOperations: operations, comparesFirst },
      judge: (usual, _, disturbed) =>
        judgeDisorder({ ...question, on: puzzle.name }, puzzle, at(usual, 0), disturbed[0]),
      reproduction: question.reproduction,
    },
  );
};

/** `disturbed`: undefined when the Solver did not finish with the queue in disorder, so that it went by it. */
export const judgeDisorder = (
  question: QuestionContext,
  { tiles, moves }: Pick<Named, 'tiles' | 'moves'>,
  usual: readonly Observation[],
  disturbed: readonly Observation[] | undefined,
): Judgement => {
  const isRight = (row: readonly Observation[]): boolean => {
    const answer = movesAnswer(row);
    return answer !== undefined && judgeMoves(question, { tiles, moves }, answer).passed;
  };
  const counters = usual.at(-1);
  if (counters?.kind !== 'counters' || !isRight(usual)) return unjudged;
  const counts = rawCounts(counters);
  if (counts.inserts < moves || counts.delMins < moves) return idle(failed(question, tooFew(question, moves, counts)));
  const apart = turnsUnseen({ call: question.call, puzzle: question.on }, moves, counts);
  if (apart !== null) return idle(failed(question, apart));
  return disturbed !== undefined && isRight(disturbed) ? idle(failed(question, unmoved(question, moves))) : passed;
};

/** Told apart from other failures of the check by what is measured: that the queue is not the search. */
const idle = (judgement: Judgement): Judgement => ({ ...judgement, measured: { idle: 1 } });

const countsWords = ({ inserts, delMins }: RawCounts) => ({
  inserts: calls(inserts, 'insert()'),
  delMins: calls(delMins, 'delMin()'),
});

const tooFew = ({ call: asked, on }: QuestionContext, moves: number, counts: RawCounts): Failing => ({
  message: messages.notUsed({
    call: asked,
    on,
    moves: plural(moves, 'move'),
    ...countsWords(counts),
  }),
  expected: messages.notUsedExpected({ moves: String(moves) }),
  actual: messages.notUsedActual(countsWords(counts)),
  hint: messages.notUsedHint(),
});

const unmoved = ({ call: asked, on }: QuestionContext, moves: number): Failing => ({
  message: messages.undisturbed({ call: asked, on, moves: plural(moves, 'move') }),
  expected: messages.undisturbedExpected(),
  actual: messages.undisturbedActual(),
  hint: messages.undisturbedHint(),
});

type Failing = Parameters<typeof failed>[1];
