/** `grade check` with the question to submissions of the project whose solver takes an array and returns a string of moves. */
import { saysUnsolvable } from '../comp204/answers.ts';
import { judgeGoal, judgeLegal, judgeMessage, judgeShortest } from '../comp204/judges/returned.ts';
import { askingAbout, quiet, solverProblem, steps } from '../comp204/questions.ts';
import { firstFailure } from '../slider-puzzle/questions/question-context.ts';
import { checkWith } from '../slider-puzzle/lab/check/command.ts';
import { type PuzzleQuestion, secondsOf } from '../slider-puzzle/lab/check/question.ts';
import { checkCommandMessages } from '../slider-puzzle/lab/check/messages/check.ts';

const stringQuestion: PuzzleQuestion = {
  needs: ['AstarPuzzleSolver'],
  refusal: ({ tiles }) => (tiles.length === 3 ? null : checkCommandMessages.only3by3()),
  script: () => ({ substitute: [], steps, limits: quiet, paced: true }),
  judge: (posed, row, { notation }) => {
    const [made, , answer] = row.observations;
    const asking = { ...askingAbout(notation, posed.tiles), on: posed.name };
    const judges = posed.moves === null ? [judgeMessage] : [judgeLegal, judgeGoal, judgeShortest];
    const judgement = solverProblem(asking, made) ?? firstFailure(judges.map((judge) => judge(asking, posed, answer)));
    const text = answer?.kind === 'value' && typeof answer.value === 'string' ? answer.value : null;
    const moves = text !== null && saysUnsolvable(text) ? 'unsolvable' : (text?.length ?? null);
    return { ...judgement, measured: { moves, inserts: null, seconds: secondsOf(row) } };
  },
};

export const defineCheck = checkWith({ comp204: stringQuestion });
