/** A board that cannot be solved is refused by the constructor of Solver. */
import type { Case, Check } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { sourceMessages as from } from '../../slider-puzzle/checks/sources.ts';
import { solvingQuestionContext } from '../../slider-puzzle/questions/question-context.ts';
import { unsolvableByWalk } from '../../slider-puzzle/arbitraries/solved-puzzle-arbitrary.ts';
import { fileCases, solverCheck, type CheckContext, explained } from '../../slider-puzzle/checks/context.ts';
import { judgeRefusal, refusalIn } from '../../slider-puzzle/judges/refusal.ts';
import { solverFiles } from '../../slider-puzzle/puzzles/file-sets.ts';
import type { SolvedPuzzle } from '../../slider-puzzle/judges/moves.ts';
import { solvedPuzzleOf } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { randomCase, toGrid, type Question } from '../../slider-puzzle/questions/question.ts';
import { newBoard, newSolver } from '../../slider-puzzle/questions/steps.ts';
import { describeSize } from '../../slider-puzzle/wording/show.ts';
import { refusedSizes } from '../file-sets.ts';

const messages = defineMessages('fall2012.refused', {
  refusedFilesTitle: 'the constructor throws {exception} for unsolvable boards, file inputs',
  refusedRandomTitle: 'the constructor throws {exception} for unsolvable boards, random boards',
  randomUnsolvable: 'random unsolvable {size}',
  refuseHint:
    'A board that cannot be solved is not refused: call isSolvable() on the board first thing in the constructor, and throw.',
  refuseOtherHint:
    'A board that cannot be solved is refused too late, or with another exception: call isSolvable() on the board before the search begins, and throw the prescribed exception.',
  measured: 'What the constructor of Solver does with a board that cannot be solved.',
  why: 'This edition has no twin, so a search from such a board would never end. Common mistakes: isSolvable() is not called, or is called only after the search has begun.',
  passing: 'An exception of any class, thrown before any search.',
  'passing@java': 'An IllegalArgumentException, or an exception of a class that extends it, thrown before any search.',
  'passing@typescript': 'Any error, thrown before any search.',
});

export const refusedChecks = (context: CheckContext): readonly Check[] => {
  const question = refusedQuestion(context);
  const { words } = refusalIn(context.language);
  const explanation = explained(messages, from.fall2012Refusal());
  return [
    solverCheck({
      id: 'solver-unsolvable-files',
      title: messages.refusedFilesTitle({ exception: words }),
      explanation,
      cases: fileCases(context, solverFiles.unsolvable, question, solvedPuzzleOf),
    }),
    solverCheck({
      id: 'solver-unsolvable',
      title: messages.refusedRandomTitle({ exception: words }),
      explanation,
      cases: refusedSizes.map(({ n, moves, count }): Case => {
        const what = messages.randomUnsolvable({ size: describeSize(n) });
        return randomCase(question, { what, count, arbitrary: unsolvableByWalk(n, moves) });
      }),
    }),
  ];
};

const refusedQuestion = ({ language, notation }: CheckContext): Question<SolvedPuzzle> => {
  const refused = {
    ...refusalIn(language),
    argument: 'initial',
    whenMade: messages.refuseHint(),
    whenOther: messages.refuseOtherHint(),
  };
  const asking = solvingQuestionContext(notation);
  return {
    referenceBoard: true,
    steps: [newBoard('board'), newSolver('solver', 'board')],
    row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
    judge: ({ tiles }, [, made]) => judgeRefusal(asking(tiles), refused, made),
    reproduce: ({ tiles }) => asking(tiles).reproduction,
  };
};
