/** What solvePuzzle() returns for a board that cannot be solved: the prescribed message. */
import type { Check } from '../../../harness/contracts/check.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { isSolvable } from '../../../reference/puzzle/parity.ts';
import { twin } from '../../../reference/puzzle/tiles.ts';
import { boardArbitrary } from '../../slider-puzzle/arbitraries/board-arbitrary.ts';
import { puzzleCases } from '../../slider-puzzle/checks/context.ts';
import { solvedPuzzleOf } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { fixedCase, randomCase } from '../../slider-puzzle/questions/question.ts';
import { unsolvableMessage } from '../answers.ts';
import { judgeMessage } from '../judges/returned.ts';
import { returnedQuestion } from '../questions.ts';
import { type CheckContext, solverCheck } from './context.ts';

const messages = defineMessages('comp204.unsolvable', {
  filesTitle: 'the message for boards that cannot be solved, file inputs',
  randomTitle: 'the message for boards that cannot be solved, random boards',
  random: 'random unsolvable boards',
  measured: 'What is returned for boards that cannot be solved.',
  why: 'Half of all boards cannot be solved: the parity of their inversions is odd. Common mistakes: the blank is counted in the inversions; the search begins and never ends; the message differs by a word.',
  passing: 'Exactly this text: {message}',
  source: 'The project, solvePuzzle(), for boards with an odd number of inversions; docs/assignments.md.',
});

const files = ['puzzle3x3-unsolvable.txt', 'puzzle3x3-unsolvable1.txt', 'puzzle3x3-unsolvable2.txt'] as const;

export const unsolvableChecks = (context: CheckContext): readonly Check[] => {
  const question = returnedQuestion(context.notation, judgeMessage);
  const arbitrary = boardArbitrary(3).map((tiles) => ({ tiles: isSolvable(tiles) ? twin(tiles) : tiles, moves: null }));
  const explanation = {
    measured: messages.measured(),
    why: messages.why(),
    passing: messages.passing({ message: unsolvableMessage }),
    source: messages.source(),
  };
  return [
    solverCheck('Unsolvable', {
      id: 'unsolvable-files',
      title: messages.filesTitle(),
      explanation,
      cases: puzzleCases(context, files, (puzzle) => fixedCase(puzzle.name, question, solvedPuzzleOf(puzzle))),
    }),
    solverCheck('Unsolvable', {
      id: 'unsolvable',
      title: messages.randomTitle(),
      explanation,
      cases: [randomCase(question, { what: messages.random(), count: 200, arbitrary })],
    }),
  ];
};
