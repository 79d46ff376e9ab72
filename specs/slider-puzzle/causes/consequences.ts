/** Which checks fail only because others do: what they ask cannot be right before. */
import type { CaseResult, CheckResult } from '../../../harness/contracts/report.ts';
import { messageIdOf } from '../../../harness/messages/message-id.ts';
import { isNamed } from '../../../harness/text/is-named.ts';
import type { Consequence } from './consequence.ts';
import { doesNoMoreWork, holdsFor, isSource, methodOf, sourcesOf } from './holds-for.ts';
import {
  ofAnEquals,
  ofBoards,
  ofCalls,
  ofChangedBoards,
  ofEachMethod,
  ofKeptAnswers,
  ofOrder,
  ofSharedBoards,
  isNotEqual,
} from './board-consequences.ts';
import { hintOf } from './results.ts';
import { answers, longer, ofGivingUp, ofSharedSolvers, ofTheSearch, solutionAnswers } from './solver-consequences.ts';

/** Searches that put too many nodes into the queue, or take them out in another order. */
const searches = ['queue-puzzle04-counts', 'queue-priorities', 'solver-10a', 'solver-10c', 'solver-17'];

/** What each node costs, however many a search takes. */
const costOfNodes = [
  ...['notKept', 'repeatsNeighbors', 'testsWhenEnqueued', 'costlyNodes'].map((hint) => `timing.cause.${hint}`),
  'timing-1.slowNodesHint',
];

/** What a search asks a Board, and where it shows: in a list of neighbors that is wrong more than in a comparison. */
const ofBoard = ['board-5*', 'board-6*', 'board-2a', 'board-2b', 'board-8*', 'board-10*', 'board-7*', 'board-*'];

/** What a call throws, in any language, when the method is not there, or is declared in another way: in Java, and in JavaScript. */
const noSuchMethod =
  /\b(?:NoSuchMethodError|NoSuchFieldError|IllegalAccessError|AbstractMethodError)\b|\bis not a function\b/;

/** No API makes an array of what is one in the own Board alone. */
const lacksMethod = (one: CaseResult): boolean =>
  noSuchMethod.test(one.message ?? '') && hintOf(one) !== 'exception.notAnArray';

const isOfConstructor = ({ message }: CaseResult): boolean => message?.startsWith('new Board(') === true;

/** The API has it: where nothing of it is missing or different, a call of something else is no misspelled one. */
const isPrescribed = ({ expected }: CaseResult): boolean => expected !== null;

const ownQueue = 'rule-queue.ownQueueHint';

/** What main() does whatever it is told. */
const ownMain = ['otherHint', 'nothingHint', 'readsElsewhereHint', 'unaskedHint'].map(
  (hint) => `client-output.${hint}`,
);

const tooManyEnqueued = 'queue-puzzle04-counts.tooManyEnqueuedHint';
const wrongBoard = 'solver-10c.allWrongHint';

/** Too many nodes, or nodes that cannot be seen. */
const withoutComparing = [tooManyEnqueued, 'queue-puzzle04-counts.unknownRootHint', 'queue.keepNodesHint'];

const twinGoesBack = 'solver-17.twinHint';

const answerWrong = 'timing.counts.answerWrongHint';
const isOfAnswer = (one: CaseResult): boolean => ['isSolvable', 'moves', 'solution'].includes(methodOf(one));
const isOfLongSolution = (one: CaseResult): boolean =>
  messageIdOf(one.name) === 'far-from-callers.name' && isOfAnswer(one);

/**
 * Of random inputs the smallest that fails is shown, which often fails in its own way: what the files show of the same method
 * comes first. A check that reads a text cannot say more than that the text is wrong; one that measures a search,
 * that the search is.
 */
const table: readonly Consequence[] = [
  ...['missingMember', 'noIterable', 'returnedVoid', 'returnedPromise'].map((hint) => ({
    ...{ checks: ['*'], hinted: `answer.${hint}Hint`, from: ['api'] },
  })),
  // What a Board has beside the API, public or not, a Solver is not to call.
  { checks: ['*'], all: lacksMethod, from: ['api'], fromAny: isPrescribed, fromNamed: true },
  // Whatever else is wrong with the search.
  { checks: ['solver-1', 'queue-*', 'integrity-queue'], from: ['queue-used'] },
  // Next to the goal nothing is left for the queue then.
  {
    ...{ checks: ['solver-1', 'queue-priorities'], hinted: 'queue.keepNodesHint' },
    ...{ from: ['queue-puzzle04-counts'], fromHinted: ['queue-puzzle04-counts.rootLeftOutHint'] },
  },
  ofAnEquals,
  ...ofSharedBoards,
  ...ofKeptAnswers,
  ...ofSharedSolvers,
  ...ofBoards,
  // What is lost can be seen in the text.
  { checks: ['memory-board*'], hinted: 'memory.size.tooLittleHint', from: ['board-4b'] },
  { checks: ['growth-*'], hinted: 'growth.judge.notTimedHint', from: ['board-4b'] },
  // The method gives nothing, which its own checks say.
  { ...ofEachMethod, checks: ['growth-*'], hinted: 'growth.judge.notTimedHint' },
  // Each method is timed on new boards.
  { checks: ['growth-*'], from: ['growth-constructor'] },
  {
    checks: ['memory-*'],
    hinted: 'memory.size.notMeasuredHint',
    from: ['board-5*', 'board-7*', 'board-*', 'solver-*'],
  },
  { checks: ['integrity-memory'], from: ['memory-*'] },
  { checks: ['integrity-together'], from: ['integration-solution'] },
  ofEachMethod,
  ...ofChangedBoards,
  ...ofCalls,
  ...ofOrder,
  ...ofGivingUp,
  ...ofTheSearch,
  // What weighs too much, and not what could not be weighed.
  { checks: ['memory-solver*'], onlyHinted: 'memory.size.solverHint', from: ['rule-solver-fields'] },
  // A class that stands for the library's has a place in the code.
  { checks: ['queue-used'], from: ['rule-queue'], fromHinted: [ownQueue] },
  { checks: ['rule-queue'], unlessHinted: [ownQueue], from: ['queue-used'] },
  { checks: ['solver-5'], from: answers },
  { checks: ['board-1b'], from: ['board-1a'] },
  { checks: ['board-2b'], from: ['board-2a'] },
  { checks: ['solver-4a', 'solver-15a'], from: ['solver-2a', 'solver-12a'] },
  { checks: ['solver-4b', 'solver-15b'], from: ['solver-2b', 'solver-12b'] },
  // There is no search yet that could compare.
  { checks: ['solver-10a'], from: ['queue-used'], fromHinted: ['queue-used.tooFewHint'] },
  // Texts are compared instead.
  { checks: ['solver-10a'], from: ['timing-3*'], fromHinted: ['timing-3.noStringHint'] },
  // A wrong order, or a second search, is no reason never to call it.
  { checks: ['solver-10a'], from: ['queue-puzzle04-counts'], fromHinted: withoutComparing },
  // What equals() is given is another matter than which nodes go through the queue.
  { checks: ['solver-10c', 'solver-17'], unlessHinted: [wrongBoard], from: ['queue-puzzle04-counts'] },
  // In that of the twin alone, it compares with nodes of the other search.
  {
    ...{ checks: ['solver-17'], hinted: twinGoesBack },
    ...{ from: ['solver-10c'], fromHinted: ['solver-10c.otherCallsHint'] },
  },
  // The initial board, once more.
  {
    checks: ['solver-17'],
    unlessHinted: [twinGoesBack],
    from: ['queue-puzzle04-counts'],
    fromHinted: ['queue-puzzle04-counts.oneTooManyHint'],
  },
  // It says which board that is.
  { checks: ['queue-puzzle04-counts'], onlyHinted: tooManyEnqueued, from: ['solver-10c'], fromHinted: [wrongBoard] },
  // Not a matter of time: the answer is wrong, as it is on the boards of the files.
  { checks: ['timing-*'], hinted: answerWrong, from: answers },
  // Only on harder boards: the same row shows which answer it is.
  { checks: ['timing-*'], hinted: answerWrong, from: ['timing-1*'], fromAny: isOfAnswer },
  { checks: ['timing-1*'], about: 'moves', from: answers },
  { checks: ['timing-1*'], about: 'solution', from: solutionAnswers },
  { checks: ['timing-1*'], about: 'isSolvable', from: ['solver-6*'] },
  { checks: ['timing-1*', 'timing-2*', 'timing-4*'], unlessHinted: costOfNodes, from: searches },
  { checks: ['timing-2*'], from: ['queue-puzzle04-counts'], fromHinted: ['queue-puzzle04-counts.emptiedHint'] },
  { checks: ['memory-queue*'], from: searches },
  // The search is over then: what is kept of it is another matter, unless the solution is too long.
  { checks: ['memory-solver*'], unfinished: true, from: searches },
  { checks: ['memory-solver*'], from: solutionAnswers, fromHinted: longer },
  // Calls that no search needs do not come of its order.
  { checks: ['timing-3*'], unfinished: true, from: searches },
  // Boards that it never asked do.
  { checks: ['timing-3*'], onlyHinted: 'timing.least.boardsHint', from: searches },
  // On its own Board alone a search may take too long for an equals() that is never true, if it calls that.
  { checks: ['integration*'], unfinished: true, from: ['solver-10a'] },
  { checks: ['integration*'], unfinished: true, from: ['board-10*'], fromAny: isNotEqual },
  { checks: ['solver-*', 'queue-*', 'client*', 'integration*'], unfinished: true, from: searches },
  { checks: ['solver-7', 'solver-8', 'solver-9b'], unfinished: true, from: ['solver-6a'] },
  { checks: ['client-output'], from: ['prints-*'] },
  // Where no Board can be made, nothing is asked of the Solver.
  { checks: ['integration*'], all: isOfConstructor, from: ofBoard },
  // The same puzzles on the grader's Board come first. A main() that prints what it should, if not the right answers, shows them.
  { checks: ['integration*'], from: [...answers, 'solver-6*', 'solver-7', 'solver-8', ...ofBoard] },
  { checks: ['integration*'], all: isOfLongSolution, from: ['solver-16'], fromAny: isOfAnswer },
  {
    ...{ checks: ['client*'], unlessHinted: ownMain },
    from: ['board-4*', ...answers, 'solver-6*', 'solver-7', 'solver-8', ...ofBoard],
  },
  { checks: ['rule-public-api'], from: ['api'] },
];

/** Id of the failed check that another one follows from; null: it fails for itself. */
export const consequenceOf = (check: CheckResult, failed: readonly CheckResult[]): string | null => {
  const all = failed.filter((one) => one.id !== check.id);
  for (const rule of table.filter((one) => holdsFor(check, failed, one))) {
    // A rule that names the hint knows what it is about.
    const others = rule.fromHinted === undefined ? all.filter((one) => !doesNoMoreWork(one)) : all;
    for (const name of sourcesOf(check, rule, others)) {
      const found = others.find(
        (one) => isNamed(one.id, [name]) && !isNamed(check.id, [name]) && isSource(one, rule, check),
      );
      if (found !== undefined) return found.id;
    }
  }
  return null;
};
