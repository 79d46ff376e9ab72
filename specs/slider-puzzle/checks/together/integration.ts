/** The student's Board and Solver together; all other checks of Solver run it on the reference Board. */
import type { Case, Check, FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Script } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, puzzleCases } from '../context.ts';
import { judgeSolvable } from '../solver/solvable.ts';
import { farFromCallersCase } from './far-from-callers.ts';
import { sourceMessages } from '../sources.ts';
import { file, solverFiles } from '../../puzzles/file-sets.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeMoves, type SolvedPuzzle } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { mostMoves, solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import {
  failed,
  firstFailure,
  passed,
  type QuestionContext,
  solverQuestionContext,
  solvingQuestionContext,
} from '../../questions/question-context.ts';
import { sum } from '../../judges/queue.ts';
import { thousands } from '../../wording/show.ts';
import { at } from '../../../../reference/puzzle/at.ts';

const messages = defineMessages('integration-solution', {
  title: 'your Solver on your Board, with file inputs',
  measured:
    'What your Solver answers on your own Board, how much it searches there, and what all boards of a long solution answer. All other checks of Solver run it on the grader’s Board.',
  why: 'Each class can be right by itself and wrong together with the other, for example when Solver relies on an equals() that only your Board lacks.',
  'why@java':
    'Each class can be right by itself and wrong together with the other, for example when Solver relies on an equals() or a hashCode() that only your Board lacks.',
  passing:
    'The minimum number of moves, a solution of legal moves from the board to the goal, and, where Solver has isSolvable(), whether there is one. Each board of a solution of 140 moves gives the right answers. On puzzle20, at most five times as many insertions into the library’s queues as on the grader’s Board.',
  insertions: '{file}, on your Board and on the grader’s',
  longer:
    'new Solver(initial) on {file} inserted {own} nodes into the library’s queues with your Board, and {usual} with the grader’s.',
  longerExpected: 'at most {most} insertions',
  longerActual: '{own} insertions',
  longerHint: 'The search relies on something that your Board lacks, or does in another way.',
  'longerHint@java':
    'The search relies on something that your Board lacks, or does in another way: a HashSet or a HashMap of boards needs a hashCode() that is the same for equal boards.',
  stopped:
    'If the checks of Solver pass, look at your Board: at an equals() that is never true, and at distances that are wrong in boards that neighbors() returned, perhaps only after many moves.',
  hint: 'Your Solver fails on your own Board. If the checks of Solver pass, look at your Board: equals() and neighbors() matter most. {hint}',
});

export const integrationId = 'integration-solution';

export const integrationCheck = (context: CheckContext, section: string): Check => ({
  id: integrationId,
  section,
  group: 'Both together',
  title: messages.title(),
  explanation: explained(messages, sourceMessages.together()),
  needs: ['Board', 'Solver'],
  usualCauseOfTimeout: messages.stopped(),
  cases: [
    ...puzzleCases(context, filesFor(context), (puzzle): Case =>
      fixedCase(puzzle.name, bothQuestion(context, mostMoves([puzzle])), solvedPuzzleOf(puzzle)),
    ),
    ...puzzleCases(context, [comparedFile], (puzzle) => insertionsCase(context, puzzle)),
    farFromCallersCase(context, bothQuestion),
  ],
});

const filesFor = ({ edition, puzzles }: CheckContext): readonly string[] => [
  ...solverFiles.easy,
  ...solverFiles.hard,
  ...(edition.solvableBy === 'Solver' ? solverFiles.unsolvable.filter((name) => isShort(puzzles.get(name))) : []),
];

/** How long the search from a larger board without a solution takes depends on which twin the Board chooses, and that is free. */
const isShort = (puzzle: Puzzle | undefined): boolean => puzzle === undefined || puzzle.tiles.length <= 3;

const comparedFile = file('20');

/** Ties that are broken at random, or by what a Board is like, make no such difference. */
const mostTimes = 5;

/** Does the search need what only the grader's Board has? Then it does not end on larger boards, or only on fast machines. */
const insertionsCase = ({ notation }: CheckContext, { name, tiles }: Puzzle): FixedCase => {
  const question = solvingQuestionContext(notation)(tiles);
  const script: Script = {
    substitute: [],
    rows: [{ tiles: toGrid(tiles) }],
    steps: [newBoard('board'), newSolver('solver', 'board'), call('solver', 'moves'), { op: 'counters' }],
  };
  return {
    ...{ kind: 'fixed', name: messages.insertions({ file: name }), script, comparesOnly: true },
    comparisonScript: { ...script, substitute: ['Board'] },
    judge: (rows, _, [usual]) => (usual === undefined ? passed : judgeInsertions(question, name, at(rows, 0), usual)),
    reproduction: question.reproduction,
  };
};

const judgeInsertions = (
  question: QuestionContext,
  name: string,
  ownRow: readonly Observation[],
  usualRow: readonly Observation[],
): Judgement => {
  const [own, usual] = [insertionsIn(ownRow.at(-1)), insertionsIn(usualRow.at(-1))];
  if (usual === 0 || own <= mostTimes * usual) return passed;
  const words = { file: name, own: thousands(own), usual: thousands(usual), most: thousands(mostTimes * usual) };
  return failed(question, {
    message: messages.longer(words),
    expected: messages.longerExpected(words),
    actual: messages.longerActual(words),
    hint: messages.longerHint(),
  });
};

const insertionsIn = (counters: Observation | undefined): number =>
  counters?.kind === 'counters' ? sum(counters.queues, ({ inserts }) => inserts) : 0;

const bothQuestion = ({ notation, edition }: CheckContext, longest: number): Question<SolvedPuzzle> => ({
  steps: [
    ...[newBoard('board'), newSolver('solver', 'board'), call('solver', 'moves'), ...listSolution('solver', longest)],
    ...(edition.solvableBy === 'Solver' ? [call('solver', 'isSolvable')] : []),
  ],
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: (posed, [board, made, moves, answer, walk, each, solvable]) => {
    const question = solverQuestionContext(notation, 'solution')(posed.tiles);
    const judgement =
      constructionProblem({ ...question, type: 'Board' }, board) ??
      constructionProblem(question, made) ??
      firstFailure([
        judgeMoves(solverQuestionContext(notation, 'moves')(posed.tiles), posed, moves),
        judgeSolution(question, posed, { call: answer, walk, each }),
        edition.solvableBy === 'Solver'
          ? judgeSolvable(solverQuestionContext(notation, 'isSolvable')(posed.tiles), posed, solvable)
          : passed,
      ]);
    if (judgement.passed) return judgement;
    return { ...judgement, hint: messages.hint({ hint: judgement.hint ?? '' }).trim() };
  },
  reproduce: ({ tiles }) => solverQuestionContext(notation, 'solution')(tiles).reproduction,
});
