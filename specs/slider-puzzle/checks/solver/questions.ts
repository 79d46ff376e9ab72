/** The questions that several Solver checks ask. All of them run the student's Solver on the reference Board. */
import type { Case, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Script, Step } from '../../../../harness/contracts/protocol.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { type CheckContext, fileCases, puzzleCases } from '../context.ts';
import { solverFiles } from '../../puzzles/file-sets.ts';
import { noAnswer } from '../../judges/answer.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeMoves, type SolvedPuzzle } from '../../judges/moves.ts';
import { type Counters, isCutShort, withoutSearch } from '../../judges/queue.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { mostMoves, solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { withSolution } from '../../traces/shown-solution.ts';
import {
  type QuestionContext,
  solverQuestionContext,
  solvingQuestionContext,
} from '../../questions/question-context.ts';

/** Makes a Solver, then asks. The judge gets what the `ask` steps left. */
export const solverQuestion = (
  questionContext: (tiles: Tiles) => QuestionContext,
  ask: readonly Step[],
  judge: (question: QuestionContext, posed: SolvedPuzzle, observations: readonly Observation[]) => Judgement,
  { watch, picks }: { readonly watch?: Script['watch']; readonly picks?: readonly number[] } = {},
): Question<SolvedPuzzle> => ({
  referenceBoard: true,
  steps: [newBoard('board'), newSolver('solver', 'board'), ...ask],
  ...(watch === undefined ? {} : { watch }),
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: (posed, [, made, ...observations]) => {
    const question = questionContext(posed.tiles);
    return constructionProblem(question, made) ?? judge(question, posed, observations);
  },
  reproduce: ({ tiles }) => questionContext(tiles).reproduction,
  ...(picks === undefined ? {} : { together: (posed) => ({ question: everything(posed), picks }) }),
});

/** What most questions about one board want to know, in one search: the solver, its moves, its counts, its solution. */
const everything = (posed: SolvedPuzzle): Omit<Question<SolvedPuzzle>, 'judge' | 'together'> => ({
  referenceBoard: true,
  steps: [
    newBoard('board'),
    newSolver('solver', 'board'),
    call('solver', 'moves'),
    { op: 'counters' },
    ...listSolution('solver', mostMoves([posed])),
  ],
  watch: { searches: true },
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  reproduce: () => [],
});

/** Where the observations of each question lie in those of `everything`: board and solver first. */
const picked = { moves: [0, 1, 2], counters: [0, 1, 2, 3], solution: [0, 1, 4, 5, 6] } as const;

export const movesQuestion = ({ notation }: CheckContext, longerHint?: () => string): Question<SolvedPuzzle> =>
  solverQuestion(
    solverQuestionContext(notation, 'moves'),
    [call('solver', 'moves')],
    (question, posed, [answer]) => judgeMoves(question, posed, answer, longerHint),
    { picks: picked.moves },
  );

/** `longest`: the most moves that any of the boards needs. With `shown` the report has the boards of a right solution, too. */
export const solutionQuestion = ({ notation }: CheckContext, longest: number, shown = false): Question<SolvedPuzzle> =>
  solverQuestion(
    solverQuestionContext(notation, 'solution'),
    listSolution('solver', longest),
    (question, posed, [answer, walk, each]) => {
      const seen = { call: answer, walk, each };
      return withSolution(judgeSolution(question, posed, seen), posed, seen, shown);
    },
    { picks: picked.solution },
  );

/** What the instruments counted while the Solver was made and asked for its answer. */
export const countersQuestion = (
  { notation }: CheckContext,
  judge: (question: QuestionContext, posed: SolvedPuzzle, counters: Counters) => Judgement,
  watch?: Script['watch'],
): Question<SolvedPuzzle> =>
  solverQuestion(
    solvingQuestionContext(notation),
    [call('solver', 'moves'), { op: 'counters' }],
    (question, posed, [answer, counters]) => {
      if (counters?.kind !== 'counters') return noAnswer(question, counters, 'counts').judgement;
      const judged = judge(question, posed, counters);
      return judged.passed || !isCutShort(posed, answer, counters)
        ? withoutSearch(judged, posed, answer, counters)
        : noAnswer(solverQuestionContext(notation, 'moves')(posed.tiles), answer, judged.expected).judgement;
    },
    // Watching the keys and recording each operation takes time, so the common search does neither.
    { ...(watch === undefined ? {} : { watch }), ...(isCostly(watch) ? {} : { picks: picked.counters }) },
  );

const isCostly = (watch: Script['watch']): boolean => watch?.keys === true || (watch?.trace ?? 0) > 0;

/** moves() of each file. */
export const movesCases = (context: CheckContext, names: readonly string[]): readonly Case[] =>
  fileCases(context, names, movesQuestion(context), solvedPuzzleOf);

/** solution() of each file. */
export const solutionCases = (context: CheckContext, names: readonly string[]): readonly Case[] =>
  puzzleCases(context, names, (puzzle) => solutionCase(context, puzzle.name, solvedPuzzleOf(puzzle)));

/** solution() of one board, with its own bound on the walk. */
export const solutionCase = (context: CheckContext, name: string, posed: SolvedPuzzle): Case =>
  fixedCase(name, solutionQuestion(context, mostMoves([posed]), name === solverFiles.shown), posed);
