// The declarations name types of Node, which come with the package.
/// <reference types="node" preserve="true" />
/**
 * `8puzzle-grader/slider-puzzle`: what the checks of the slider puzzle are written with, for checks of a course's own.
 * A question is a script with its judge; a check asks it about the boards of files or about random ones.
 */
import type { PrepareOptions } from './harness/contracts/prepare.ts';
import type { CheckContext } from './specs/slider-puzzle/checks/context.ts';
import { currentEdition, type Edition } from './specs/slider-puzzle/edition.ts';
import { loadPuzzles } from './specs/slider-puzzle/puzzles/load-puzzles.ts';
import { puzzlesDirOf } from './specs/slider-puzzle/settings.ts';

/** What questions and cases are made from: the puzzle files of the settings, the language and its notation. */
export const checkContext = async (
  { settings, cacheDir, seed, language, notation, checkSet }: PrepareOptions,
  edition: Edition = currentEdition,
): Promise<CheckContext> => {
  const { puzzles } = await loadPuzzles({ dir: puzzlesDirOf(settings), cacheDir });
  return { puzzles, seed, language, notation, edition, checkSet };
};

export {
  boardCheck,
  type CheckContext,
  fileCases,
  queueCheck,
  solverCheck,
} from './specs/slider-puzzle/checks/context.ts';
export { boardQuestion } from './specs/slider-puzzle/checks/board/board-question.ts';
export { solverQuestion } from './specs/slider-puzzle/checks/solver/questions.ts';
export { currentEdition, type Edition, edition2012 } from './specs/slider-puzzle/edition.ts';
export { fixedCase, type Question, randomCase } from './specs/slider-puzzle/questions/question.ts';
export {
  failed,
  passed,
  type QuestionContext,
  solverQuestionContext,
} from './specs/slider-puzzle/questions/question-context.ts';
export { solvedPuzzle, solvedPuzzleOf } from './specs/slider-puzzle/puzzles/solved-puzzle.ts';
export { randomBoardCases } from './specs/slider-puzzle/questions/random-boards.ts';
export {
  call,
  callFor,
  listBoards,
  listSolution,
  newBoard,
  newSolver,
  toText,
} from './specs/slider-puzzle/questions/steps.ts';
export { boardArbitrary } from './specs/slider-puzzle/arbitraries/board-arbitrary.ts';
export { booleanAnswer, numberAnswer, objectProblem, stringAnswer } from './specs/slider-puzzle/judges/answer.ts';
export { judgeMoves, type SolvedPuzzle } from './specs/slider-puzzle/judges/moves.ts';
export { isPermutation, readBoard } from './specs/slider-puzzle/judges/read-board.ts';
export { describeBoard } from './specs/slider-puzzle/wording/show.ts';
export type { Tiles } from './reference/puzzle/tiles.ts';
