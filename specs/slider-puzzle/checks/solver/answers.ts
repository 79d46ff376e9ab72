/** Solver 2 to 4 and 12 to 15: moves() and solution(). */
import type { Check } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { puzzleAtDistance, puzzleByWalk } from '../../arbitraries/solved-puzzle-arbitrary.ts';
import { type CheckContext, explained, solverCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { solverFiles } from '../../puzzles/file-sets.ts';
import { randomCase, type RandomInputs } from '../../questions/question.ts';
import { describeSize, plural } from '../../wording/show.ts';
import { movesCases, movesQuestion, solutionCases, solutionQuestion } from './questions.ts';

const moves = defineMessages('solver-moves', {
  title: 'moves() with {inputs}',
  measured:
    'What moves() returns. Your Solver runs on the grader’s Board, so that a mistake in your own Board does not count twice.',
  why: 'A* finds the fewest moves, if it really is A*. Common mistakes: the priority leaves out the moves; a board is left out since it was put into the queue before; boards are counted instead of moves (one too many).',
  passing: 'Exactly the minimum number of moves that solves the board; for a file puzzle[T].txt that is T.',
});

const solution = defineMessages('solver-solution', {
  title: 'solution() with {inputs}',
  measured:
    'The boards that solution() returns, replayed move by move on the grader’s own model. Your Solver runs on the grader’s Board.',
  why: 'Common mistakes: the boards come in reverse order, since the chain of nodes leads back from the goal; the first or the last board is missing; the collection is used up after one iteration.',
  passing:
    'One board more than the minimum number of moves: the first is the board that was given, the last is the goal, and each follows from the one before by one slide. Any shortest solution will do.',
});

const inputsMessages = defineMessages('solver-inputs', {
  puzzles00to13: 'puzzle00 to 13',
  puzzles14to31: 'puzzle14 to 31',
  files2by2: '2-by-2 files',
  files3by3: '3-by-3 files',
  files4by4: '4-by-4 files',
  eachDistance: 'random 3-by-3 boards of each distance',
  solvableBoards: 'random solvable boards',
  ofDistance: 'random {size}, {moves}',
  upTo: 'random {size}, at most {moves}',
});

/** By what they are asked about; a asks for moves(), b for solution(). */
export const answerChecks = (context: CheckContext) =>
  ({
    easy: fromFiles(context, '2', inputsMessages.puzzles00to13(), solverFiles.easy),
    hard: fromFiles(context, '3', inputsMessages.puzzles14to31(), solverFiles.hard),
    exactDistances: atRandom(context, '4', inputsMessages.eachDistance(), exactDistances()),
    small: fromFiles(context, '12', inputsMessages.files2by2(), solverFiles.small),
    medium: fromFiles(context, '13', inputsMessages.files3by3(), solverFiles.medium),
    large: fromFiles(context, '14', inputsMessages.files4by4(), solverFiles.large),
    walks: atRandom(context, '15', inputsMessages.solvableBoards(), walks()),
  }) as const;

const fromFiles = (
  context: CheckContext,
  number: string,
  inputs: string,
  names: readonly string[],
): readonly Check[] => [
  answerCheck(`${number}a`, moves, inputs, movesCases(context, names), sourceMessages.distancesOfFiles()),
  answerCheck(`${number}b`, solution, inputs, solutionCases(context, names)),
];

interface RandomPuzzles extends RandomInputs<SolvedPuzzle> {
  /** No board needs more moves. */
  readonly longest: number;
}

const atRandom = (
  context: CheckContext,
  number: string,
  inputs: string,
  sets: readonly RandomPuzzles[],
): readonly Check[] => [
  answerCheck(
    `${number}a`,
    moves,
    inputs,
    sets.map((set) => randomCase(movesQuestion(context), set)),
  ),
  answerCheck(
    `${number}b`,
    solution,
    inputs,
    sets.map((set) => randomCase(solutionQuestion(context, set.longest), set)),
  ),
];

const answerCheck = (
  id: string,
  words: typeof moves | typeof solution,
  inputs: string,
  cases: Check['cases'],
  source = sourceMessages.aStar(),
): Check =>
  solverCheck({ id: `solver-${id}`, title: words.title({ inputs }), explanation: explained(words, source), cases });

const exactDistances = (): RandomPuzzles[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((distance) => ({
    what: inputsMessages.ofDistance({ size: describeSize(3), moves: plural(distance, 'move') }),
    count: 1_000,
    arbitrary: puzzleAtDistance(3, distance),
    longest: distance,
  }));

/** Near enough to the goal to keep every search short. */
const walkSets = [
  { n: 2, longest: 6, count: 100 },
  { n: 3, longest: 20, count: 200 },
  { n: 4, longest: 20, count: 200 },
  { n: 5, longest: 20, count: 200 },
] as const;

const walks = (): RandomPuzzles[] =>
  walkSets.map(({ n, longest, count }) => ({
    what: inputsMessages.upTo({ size: describeSize(n), moves: plural(longest, 'move') }),
    count,
    arbitrary: puzzleByWalk(n, longest),
    longest,
  }));
