/** Questions about one new Board: made from the tiles, then asked; a constructor that fails is reported first. */
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Script, Step } from '../../../../harness/contracts/protocol.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeMeasure, type Measure } from '../../judges/distance.ts';
import { boardQuestionContext, type QuestionContext } from '../../questions/question-context.ts';
import { toGrid, type Question } from '../../questions/question.ts';
import { call, newBoard } from '../../questions/steps.ts';
import type { CheckContext } from '../context.ts';

interface BoardQuestion {
  /** The method that is asked about, without parentheses. */
  readonly method: string;
  /** What is called on the handle `board`. */
  readonly steps: readonly Step[];
  /** For checks of a course's own, which may ask for more than one call. */
  readonly limits?: Script['limits'];
  /** `answers`: the observations of the steps; fewer where the script ended early. */
  readonly judge: (question: QuestionContext, tiles: Tiles, answers: readonly (Observation | undefined)[]) => Judgement;
}

export const boardQuestion = (
  { notation }: CheckContext,
  { method, steps, limits, judge }: BoardQuestion,
): Question<Tiles> => {
  const contextOf = boardQuestionContext(notation, method);
  return {
    steps: [newBoard('board'), ...steps],
    limits,
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [made, ...answers]) => {
      const question = contextOf(tiles);
      return constructionProblem(question, made) ?? judge(question, tiles, answers);
    },
    reproduce: (tiles) => contextOf(tiles).reproduction,
  };
};

/** Why a board of the caller could not be made; null where it was. */
export const boardProblem = (
  { notation }: CheckContext,
  tiles: Tiles,
  made: Observation | undefined,
): Judgement | null => constructionProblem(boardQuestionContext(notation, 'toString')(tiles), made);

/** Compares the number that one of the methods returns. */
export const measureQuestion = (context: CheckContext, measure: Measure): Question<Tiles> =>
  boardQuestion(context, {
    method: measure,
    steps: [call('board', measure)],
    judge: (question, tiles, [answer]) => judgeMeasure(question, measure, tiles, answer),
  });
