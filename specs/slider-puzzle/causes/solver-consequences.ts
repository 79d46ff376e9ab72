/** Which checks of Solver fail only because others do. */
import type { CaseResult } from '../../../harness/contracts/report.ts';
import { messageIn } from '../../../harness/messages/message-id.ts';
import type { Consequence } from './consequence.ts';

/** What a Solver answers, asked of one at a time: a asks for moves(), b for solution(). */
const numbers = [2, 3, 4, 12, 13, 14, 15].map((number) => `solver-${String(number)}`);
export const movesAnswers = numbers.map((id) => `${id}a`);
export const solutionAnswers = numbers.map((id) => `${id}b`);
export const answers: readonly string[] = numbers.map((id) => `${id}*`);

export const longer = ['solution.tooLongHint', 'solution.againHint'];
const solvedTooLong = ['moves.tooManyHint', ...longer, 'queue-puzzle04-counts.tooManyDequeuedHint'];
/** Numbers that are of no solution at all. */
const miscounted = ['moves.impossibleHint', 'moves.tooFewHint'];
/** What is said of too long solutions of boards that are made for it. */
const solvedLonger = ['solver-16.metAgainHint', 'solver-16.awayFirstHint', 'solver-16.roundTripHint'];
const otherOrder = ['queue-priorities.otherPriorityHint', 'queue-priorities.contradictingHint'];

/** What comes of a search in the wrong order; and its order, of moves that are counted wrong from node to node. */
export const ofTheSearch: readonly Consequence[] = [
  ...[{ checks: movesAnswers }, { checks: ['solver-16'], about: 'moves' }].map((asked) => ({
    ...{ ...asked, hinted: 'moves.tooManyHint', from: solutionAnswers, fromHinted: longer },
  })),
  ...[...solvedTooLong, ...solvedLonger].map((hinted) => ({
    ...{ checks: ['solver-*', 'queue-*'], hinted, from: ['queue-priorities'], fromHinted: otherOrder },
  })),
  {
    ...{ checks: ['queue-priorities'], hinted: 'queue-priorities.otherPriorityHint' },
    ...{ from: movesAnswers, fromHinted: miscounted },
  },
  // On the smallest boards, whatever comes out of the queue is in another order than that of the moves.
  { checks: ['solver-16'], hinted: 'solution.otherOrderHint', from: solutionAnswers },
  // It may be the number of boards less one.
  {
    ...{ checks: movesAnswers, hinted: 'moves.oneShortHint', from: solutionAnswers },
    fromHinted: ['solution.noInitialHint', 'solution.wrongEndHint'],
  },
  ...[...miscounted, 'moves.tooManyHint'].map((hinted) => ({
    ...{ checks: ['solver-*'], about: 'moves', hinted, from: movesAnswers, fromHinted: miscounted },
  })),
];

/** Each asks for one thing alone. */
const ofQueues = ['queue-*', 'solver-1', 'solver-10*', 'solver-17'];
const askingMore = ['solver-5', 'solver-9*', 'solver-16'];

const givenUp = ['moves.givenUpHint', 'solution.nothingReturnedHint'];
const [falseHint, trueHint] = ['solver-6.solvableHint', 'solver-6.unsolvableHint'];
/** Of random boards that fail, the goal is the smallest. */
const goalHint = 'solver-6.goalHint';

/** What a Solver answers and does that takes boards for unsolvable. What it answers of others may be wrong, too. */
export const ofGivingUp: readonly Consequence[] = [
  ...[...givenUp, 'queue.gaveUpHint'].flatMap((hint) => [
    { checks: [...answers, ...ofQueues], onlyHinted: hint, from: ['solver-6*'], fromHinted: [falseHint, goalHint] },
    { checks: askingMore, hinted: hint, from: ['solver-6*'], fromHinted: [falseHint] },
  ]),
  { checks: solutionAnswers, onlyHinted: 'solution.nothingReturnedHint', from: movesAnswers, fromHinted: givenUp },
  { checks: ofQueues, onlyHinted: 'queue.gaveUpHint', from: answers, fromHinted: givenUp },
  // One rule decides both.
  { checks: ['solver-6b'], hinted: trueHint, from: ['solver-6a'], fromHinted: [falseHint] },
  { checks: ['solver-6b'], hinted: falseHint, from: ['solver-6a'], fromHinted: [trueHint] },
  { checks: ['solver-6b'], hinted: goalHint, from: ['solver-6a'], fromHinted: [falseHint, trueHint] },
  { checks: ['solver-5', 'solver-16'], about: 'isSolvable', from: ['solver-6*'] },
];

/** Of an input that failed only after others. */
export const keptHint = 'case.keptHint';

const twoSolvers = { beside: { id: 'solver-5', hinted: 'solver-5.hint' }, from: ['rule-static-state'] } as const;

/** A static field of a class within the Solver. */
const isOfNodes = ({ message }: CaseResult): boolean =>
  /^Solver\W/.test(messageIn(message ?? '')?.facts['class'] ?? '');

/** What is kept from one Solver for the next, or from one call. */
export const ofSharedSolvers: readonly Consequence[] = [
  // The same is asked there, in more orders.
  ...['solver-9.hint', 'same-answers.culpritHint'].map((hinted) => ({
    ...{ checks: ['solver-9*'], hinted, from: ['solver-16'], fromMostHinted: 'solver-sequence.hint' },
  })),
  // Of two Solvers at a time, each answers otherwise than it does alone.
  { checks: ['solver-5', 'solver-9*', 'solver-16'], ...twoSolvers },
  // One alone has several nodes. One that is given nothing has none.
  {
    ...{ checks: ['solver-*'], ...twoSolvers, fromAny: isOfNodes },
    unlessHinted: ['solver-11.madeHint', 'solver-11.otherHint', 'refusal.otherClassHint', 'refusal.ofLibraryHint'],
  },
  // The same input alone was answered rightly: what is kept from one object for the next shows wherever several are made.
  { checks: ['solver-*'], hinted: keptHint, from: ['rule-static-state'] },
  {
    checks: ['solver-16', 'memory-queue*'],
    from: ['solver-4*', 'solver-6b', 'solver-9*', 'solver-15*'],
    fromHinted: [keptHint],
  },
];
