/** Solver 16: the answers of a Solver again and again, in designed and in random orders. */
import type { Case, Check, FixedCase } from '../../../../harness/contracts/check.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { goal, manhattan, twin } from '../../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { blankTakenTo, longWay, longWayTo, roundAndRound, roundTrip, stairs } from '../../arbitraries/near-boards.ts';
import { puzzleByWalk } from '../../arbitraries/solved-puzzle-arbitrary.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { sized } from '../../puzzles/file-sets.ts';
import { mostMoves, solvedPuzzle } from '../../puzzles/solved-puzzle.ts';
import { designedCase, randomCase, toGrid, type Question } from '../../questions/question.ts';
import { describeSize } from '../../wording/show.ts';
import { explained, solverCheck, type CheckContext } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import {
  commandSteps,
  designedCommands,
  firstCommands,
  manyCommands,
  randomCommands,
  type Command,
} from './after-use-commands.ts';
import { judgeCommands } from './after-use-model.ts';
import { besideAnotherCase } from './beside-another.ts';
import { interruptedWalkCase } from './interrupted-walk.ts';
import { movesQuestion, solutionQuestion } from './questions.ts';
import { searchesOnceCase } from './searches-once.ts';
import { solvableQuestion } from './solvable.ts';

const messages = defineMessages('solver-16', {
  title: 'each method always gives the right answer, after any use of the solution and for long ones',
  measured:
    'Whether moves(), solution() and isSolvable(), where there is one, give the same answers after each other: after an iteration over part of solution(), after two iterations, after two at the same time, and with two Solvers of the same board used alternately. Also whether a call searches again when all methods have answered, and whether the answers are right for long solutions and at every size.',
  why: 'A Solver is immutable, and so is what it returns: stopping in the middle of a solution, or iterating over it twice at once, must change nothing. Common mistakes: solution() always returns the same stack or iterator, which gets used up; moves() counts what is left of it; moves or priorities are kept in a type that is too small.',
  'why@java':
    'A Solver is immutable, and so is what it returns: stopping in the middle of a solution, or iterating over it twice at once, must change nothing. Common mistakes: solution() always returns the same stack or iterator, which gets used up; moves() counts what is left of it; moves or priorities are kept in a byte.',
  passing:
    'The same answer to every call, without another search, and the right one for long solutions and at every size. What solution() returns may allow only one iteration, as a generator does.',
  inputs:
    'Sequences of calls on Solvers of boards of size 2 to 4, solvable ones and, where a Solver for them may be constructed, unsolvable ones: systematic sequences, in which every call follows every other, or itself 260 times, and random ones. The goal with two tiles exchanged, which has no solution although its twin is the goal, and boards of every size up to 20, and some up to 50, whose twins take a few moves; boards of size 2 to 5 with the blank in each cell, and their twins. A Solver before and after another one is made and asked, when only one of the two has a solution, or one is of the goal; an iteration with other calls, and another Solver, between its steps. A board of 20 moves and, where there may be one, its twin, of which all is asked twice. Boards of size 12 to 18 that take 127 to 1,030 moves, for each method, and twins of two of them; boards of size 10, 16, 24 and 34 with two ways that begin equally well, one of them two moves longer; boards of size 3 to which long ways lead first, and two whose solutions lead away from the goal first; in Java, boards of size 3 and 4 of which many have the same hash code; boards of every size up to 20, and some up to 65, that take a few moves.',
  designed: 'every call after every other',
  unsolvable: 'every call after every other, unsolvable boards',
  first: 'each call first, solvable boards',
  firstOfUnsolvable: 'each call first, unsolvable boards',
  many: 'every call many times',
  eachBlank: 'isSolvable() with the blank in each cell, sizes 2 to 5',
  nearest: '{method}() of unsolvable boards near the goal',
  longMoves: 'moves() of solutions with 127 to 1,030 moves',
  longSolvable: 'isSolvable() of solutions with 127 to 1,030 moves',
  longUnsolvable: 'isSolvable() of twins of boards that take 127 and 257 moves',
  longSolvableHint:
    'isSolvable() is false for a board whose solution takes many moves. If it is true for those that take a few, something limits the number of moves or of steps: nothing may. If it is false for other boards of this size, too, look for what only smaller ones have, such as tiles of at most two digits.',
  longSolution: 'solution() of solutions with 127 to 257 moves',
  longestSolution: 'solution() of a solution with 1,030 moves',
  sizes: '{method}(), sizes 2 to 20, and some larger ones',
  roundTrip: 'moves() where two ways begin equally well, {size}',
  roundTripMirrored: 'moves() where two ways begin equally well, rows and columns exchanged, {size}',
  roundTripHint:
    'On large boards, the distance outweighs a move here: is a number added to the priority, or put into its lowest bits, to break ties, as in 50 * (moves + manhattan) + manhattan? Compare moves + manhattan first, and anything else only if that is equal.',
  metAgain: 'moves() where boards are met again on shorter ways',
  metAgainHint:
    'The search finds a longer solution than necessary. If boards that were seen are kept in a set, add a board when it is removed from the queue, not when it is inserted: until then, a shorter way to it may be found. If one is found, insert a new node: a node that is changed in the queue stays where it was. If neither is the case, is the priority the moves made so far plus the Manhattan distance?',
  awayFirst: 'moves() where each solution leads away from the goal first',
  awayFirstHint:
    'The search may leave out boards by their distance, or limit the moves. Here the goal is near by Manhattan distance, but each solution leads away from it first, and takes five times as many moves. Leave out only the board of the previous node, or one that was already taken from the queue.',
  sameHash: 'moves() of boards of which many have the same hash code',
  sameHashHint:
    'Different boards may have the same hash code. If boards that were seen are kept, keep the boards themselves, as in a HashSet<Board>, and not what hashCode() returns for them.',
  random: 'random calls, random {size}',
});

const tiles = [
  goal(3),
  toRows([1, 2, 3, 4, 0, 6, 7, 5, 8]),
  toRows([0, 1, 3, 4, 2, 5, 7, 8, 6]),
  toRows([0, 3, 2, 1]),
  toRows([1, 2, 3, 4, 5, 6, 0, 8, 9, 10, 7, 11, 13, 14, 15, 12]),
];

/** Nothing is searched for while modules are loaded. */
const unsolvable = tiles.slice(0, 2).map((one): SolvedPuzzle => ({ tiles: twin(one), moves: null }));

/**
 * Ways on both sides of what a byte holds: with 127 and 255 moves the priorities of the way are the last ones that fit, and
 * those beside it are the first ones that do not; 257 are more than any byte counts.
 */
const longWays = (
  [
    [12, 127],
    [16, 255],
    [17, 257],
  ] as const
).map(([n, moves]): SolvedPuzzle => ({ tiles: longWay(n, moves), moves }));

/**
 * None of these can be solved; their twins take long ways. The two tiles that were exchanged are in their row, which makes the
 * distance more than that way takes: a queue for both searches goes straight to the goal of the twin.
 */
const unsolvableLongWays = longWays.flatMap(({ tiles: solved }): SolvedPuzzle[] =>
  manhattan(twin(solved)) > manhattan(solved) ? [{ tiles: twin(solved), moves: null }] : [],
);

/** More than ten bits count, and more than 3 * n * n. */
const longestWay = { tiles: roundAndRound(18, 1030), moves: 1030 };

/** Four moves towards the goal, by Manhattan distance, lead astray: each shortest solution begins with one that leads away. */
const astray = toRows([2, 0, 6, 1, 3, 7, 4, 8, 5]);
const movesAstray = { tempting: 4, shortest: 13 };

/**
 * One move after the tempting ones of the first is the first that a byte cannot count: a search whose count begins anew there
 * prefers what comes of them to all that it has seen before, and takes a longer way. In the second, priorities of three digits
 * come beside those of two, and are less as texts.
 */
const deceptiveWays = (): readonly SolvedPuzzle[] =>
  (
    [
      [14, 128 - movesAstray.tempting - 1],
      [13, 98 - movesAstray.shortest],
    ] as const
  ).map(([n, steps]) => ({ tiles: longWayTo(astray, n, steps), moves: steps + movesAstray.shortest }));

/** In nearly any order of equal priorities, a search meets boards of their shortest solutions first on ways that are too long. */
const metAgain = [
  toRows([1, 5, 2, 3, 8, 4, 6, 0, 7]),
  toRows([6, 7, 0, 2, 3, 1, 8, 4, 5]),
  toRows([0, 8, 4, 7, 2, 1, 3, 5, 6]),
  toRows([1, 5, 7, 4, 0, 3, 2, 6, 8]),
  toRows([0, 5, 2, 6, 8, 1, 7, 3, 4]),
  // To a board of these that is in the queue a shorter way is found, and no order puts it right there.
  toRows([3, 5, 8, 6, 0, 1, 4, 2, 7]),
  toRows([7, 8, 1, 6, 2, 3, 4, 5, 0]),
  toRows([0, 3, 8, 7, 4, 1, 2, 6, 5]),
];

/**
 * Both are at a distance of 4. No board of this size takes more moves for its distance than the first, which takes 22; from none
 * do all shortest ways lead farther away than from the second, to a distance of 11.
 */
const awayFirst = [toRows([2, 1, 3, 4, 5, 6, 8, 7, 0]), toRows([4, 2, 3, 1, 5, 6, 0, 8, 7])];

/** A way of more boards than there are hash codes, and few nodes around it: a set compares most of them with each other. */
const withFewHashes = [toRows([8, 1, 3, 4, 0, 2, 7, 6, 5]), longWay(4, 12)];

/**
 * All small sizes, and some larger ones. No more: whoever counts the inversions of all tiles, which is n^4 steps, and copies a
 * list for each tile, takes 10 seconds in Node for a few boards of 101 rows.
 */
const sizes = [...Array.from({ length: 19 }, (_, index) => index + 2), 24, 33, 50];
/** Rows that a bit of 64 cannot tell. */
const largest = 65;

/** A few moves at each size, straight to the goal. Where rows are even, an odd number of them is between rows; size 4 is asked about at random. */
const straightWay = (n: number): SolvedPuzzle => {
  const moves = n > 20 ? 2 : Math.min(n, 6);
  return { tiles: stairs(n, moves), moves };
};
const ofEverySize = sizes.map(straightWay);

/** None of these can be solved, and its twin is as near to the goal. */
const unsolvableOnes = ofEverySize.map(({ tiles: solved }): SolvedPuzzle => ({ tiles: twin(solved), moves: null }));

/** The blank in each cell of small boards, of both kinds: a rule of inversions may look for it in all cells but one. */
const withBlankInEachCell = [2, 3, 4, 5].flatMap((n) =>
  Array.from({ length: n * n }, (_, cell) => blankTakenTo(n, cell)).flatMap((solved): SolvedPuzzle[] => [
    { tiles: solved, moves: manhattan(solved) },
    { tiles: twin(solved), moves: null },
  ]),
);

/** The twins of the first ones are solved from the beginning. */
const nearestUnsolvable = [
  ...[2, 3, 4, 5].map((n): SolvedPuzzle => ({ tiles: twin(goal(n)), moves: null })),
  ...unsolvableOnes,
];

/** Random sequences in one script, and boards that they start from; none needs more moves. */
const random = { runs: 6, sizes: sized([2, 3], 6), longest: 6 };

export const afterUseCheck = (context: CheckContext): Check =>
  solverCheck(
    lazyCases(
      {
        id: 'solver-16',
        title: messages.title(),
        explanation: explained(messages, sourceMessages.immutableSolver()),
      },
      () => casesOf(context),
    ),
  );

const casesOf = (context: CheckContext): readonly Case[] => {
  const hasUnsolvable = context.edition.solvableBy === 'Solver';
  const solvable = tiles.map(solvedPuzzle);
  const designed = sequenceQuestion(context, designedCommands(context));
  const first = sequenceQuestion(context, firstCommands(context));
  const randomly = sequenceQuestion(context, randomCommands(context, random.runs));
  return [
    designedCase(messages.designed(), designed, solvable),
    designedCase(messages.many(), sequenceQuestion(context, manyCommands(context)), solvable.slice(2, 3)),
    designedCase(messages.first(), first, solvable),
    besideAnotherCase(context),
    ...(hasUnsolvable ? unsolvableCases(context, { designed, first }) : []),
    interruptedWalkCase(context),
    searchesOnceCase(context),
    designedCase(messages.longMoves(), movesQuestion(context), [...longWays, longestWay, ...deceptiveWays()]),
    designedCase(messages.metAgain(), movesQuestion(context, messages.metAgainHint), metAgain.map(solvedPuzzle)),
    designedCase(messages.awayFirst(), movesQuestion(context, messages.awayFirstHint), awayFirst.map(solvedPuzzle)),
    ...(context.language === 'java' ? [sameHashCase(context)] : []),
    ...[10, 16, 24, 34].map((n) => roundTripCase(context, messages.roundTrip, n)),
    ...[24, 34].map((n) => roundTripCase(context, messages.roundTripMirrored, n, true)),
    designedCase(messages.longSolution(), solutionQuestion(context, mostMoves(longWays)), longWays),
    designedCase(messages.longestSolution(), solutionQuestion(context, longestWay.moves), [longestWay]),
    designedCase(messages.sizes({ method: 'moves' }), movesQuestion(context), [straightWay(largest), ...ofEverySize]),
    designedCase(
      messages.sizes({ method: 'solution' }),
      solutionQuestion(context, mostMoves(ofEverySize)),
      ofEverySize,
    ),
    ...random.sizes.map(({ n, count }) => {
      const what = messages.random({ size: describeSize(n) });
      return randomCase(randomly, { what, count, arbitrary: puzzleByWalk(n, random.longest) });
    }),
  ];
};

const sameHashCase = (context: CheckContext): FixedCase => {
  const question = { ...movesQuestion(context, messages.sameHashHint), watch: { weakHashes: true } };
  return designedCase(messages.sameHash(), question, withFewHashes.map(solvedPuzzle));
};

/** One board each: a search that keeps the texts of boards in a set has half of a case's time left. */
const roundTripCase = (
  context: CheckContext,
  title: typeof messages.roundTrip,
  n: number,
  mirrored = false,
): FixedCase =>
  designedCase(title({ size: describeSize(n) }), movesQuestion(context, messages.roundTripHint), [
    { tiles: roundTrip(n, mirrored), moves: n * n + 5 },
  ]);

type Asked = Readonly<Record<'designed' | 'first', Question<SolvedPuzzle>>>;

const unsolvableCases = (context: CheckContext, { designed, first }: Asked): readonly FixedCase[] => [
  designedCase(messages.unsolvable(), designed, unsolvable),
  designedCase(messages.firstOfUnsolvable(), first, unsolvable),
  designedCase(messages.sizes({ method: 'isSolvable' }), solvableQuestion(context), [
    ...ofEverySize,
    ...unsolvableOnes,
  ]),
  designedCase(messages.eachBlank(), solvableQuestion(context), withBlankInEachCell),
  designedCase(messages.longSolvable(), solvableQuestion(context, messages.longSolvableHint), [
    ...longWays,
    longestWay,
  ]),
  designedCase(messages.longUnsolvable(), solvableQuestion(context), unsolvableLongWays),
  designedCase(messages.nearest({ method: 'moves' }), movesQuestion(context), nearestUnsolvable),
  designedCase(messages.nearest({ method: 'solution' }), solutionQuestion(context, 0), nearestUnsolvable),
];

const sequenceQuestion = (context: CheckContext, commands: readonly Command[]): Question<SolvedPuzzle> => ({
  referenceBoard: true,
  steps: commands.flatMap(commandSteps),
  row: (posed) => ({ tiles: toGrid(posed.tiles) }),
  judge: (posed, observations) => judgeCommands({ context, commands, posed }, observations),
  reproduce: ({ tiles: grid }) => [
    context.notation.grid('tiles', grid),
    context.notation.construct('solver', 'Solver', ['new Board(tiles)']),
  ],
});
