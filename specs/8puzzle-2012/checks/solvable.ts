/** isSolvable() of Board, at all sizes. */
import type { Check, Judgement } from '../../../harness/contracts/check.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { isSolvable } from '../../../reference/puzzle/parity.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import type { QuestionContext } from '../../slider-puzzle/questions/question-context.ts';
import { boardQuestion } from '../../slider-puzzle/checks/board/board-question.ts';
import { walkCases } from '../../slider-puzzle/checks/board/derived-boards.ts';
import { randomBoardCases } from '../../slider-puzzle/questions/random-boards.ts';
import { boardCheck, type CheckContext, explained, fileCases } from '../../slider-puzzle/checks/context.ts';
import { sourceMessages as from } from '../../slider-puzzle/checks/sources.ts';
import { judgeBoolean } from '../../slider-puzzle/judges/boolean.ts';
import { call } from '../../slider-puzzle/questions/steps.ts';
import { drawn, gridMessages } from '../../slider-puzzle/wording/grids.ts';
import { plural } from '../../slider-puzzle/wording/show.ts';
import { solvabilityFiles, solvabilitySizes, solvabilityWalks } from '../file-sets.ts';
import { at } from '../../../harness/text/at.ts';

const messages = defineMessages('fall2012.solvable', {
  solvableFilesTitle: 'isSolvable() with file inputs',
  solvableRandomTitle: 'isSolvable() with random boards',
  solvableReachedTitle: 'isSolvable() of a board reached through neighbors()',
  measured: 'What isSolvable() of Board returns.',
  why: 'Solver calls it before it searches. Common mistakes: the blank is counted in the inversions; for even N the row of the blank is left out, or is counted from 1.',
  passing:
    'For odd N: true exactly when the number of inversions, not counting the blank, is even. For even N: true exactly when that number plus the row of the blank, counted from 0, is odd. A failure shows both numbers.',
  oddSizeHint:
    'isSolvable() is wrong for a board of odd size. Such a board can be solved when the number of its inversions is even, wherever the blank is: this one has {inversions}, not counting the blank.',
  evenSizeHint:
    'isSolvable() is wrong for a board of even size. Such a board can be solved when the number of its inversions plus the row of the blank is odd: this one has {inversions}, not counting the blank, and its blank is in row {row}, counted from 0 at the top.',
});

export const solvableChecks = (context: CheckContext): readonly Check[] => {
  const question = boardQuestion(context, {
    method: 'isSolvable',
    steps: [call('board', 'isSolvable')],
    judge: (asked, tiles, [answer]) => judgeSolvable(asked, tiles, answer),
  });
  const explanation = explained(messages, from.fall2012Parity());
  return [
    boardCheck({
      id: 'board-is-solvable-files',
      title: messages.solvableFilesTitle(),
      explanation,
      cases: fileCases(context, solvabilityFiles, question, ({ tiles }) => tiles),
    }),
    boardCheck({
      id: 'board-is-solvable',
      title: messages.solvableRandomTitle(),
      explanation,
      cases: randomBoardCases(question, solvabilitySizes),
    }),
    boardCheck({
      id: 'board-is-solvable-reached',
      title: messages.solvableReachedTitle(),
      explanation,
      cases: walkCases(context, { method: 'isSolvable', judge: judgeSolvable }, 'neighbors', solvabilityWalks),
    }),
  ];
};

export const judgeSolvable = (question: QuestionContext, tiles: Tiles, observed: Observation | undefined): Judgement =>
  judgeBoolean(
    question,
    { expected: isSolvable(tiles), hint: hintFor(tiles), grids: drawn(gridMessages.board(), tiles) },
    observed,
  );

/** The rule for the size, with the numbers that it gives for this board. */
const hintFor = (tiles: Tiles): string => {
  const inversions = plural(inversionsOf(tiles), 'inversion');
  if (tiles.length % 2 === 1) return messages.oddSizeHint({ inversions });
  const row = tiles.findIndex((line) => line.includes(0));
  return messages.evenSizeHint({ inversions, row: String(row) });
};

/** Pairs of tiles of which the larger comes first, row by row. */
const inversionsOf = (tiles: Tiles): number => {
  const cells = tiles.flat().filter((tile) => tile !== 0);
  const counts = new Int32Array(cells.length + 2);
  let inversions = 0;
  cells.forEach((tile, before) => {
    inversions += before - countUpTo(counts, tile);
    for (let node = tile; node < counts.length; node += node & -node) counts[node] = at(counts, node) + 1;
  });
  return inversions;
};

/** Fenwick's tree (1994): how many of the tiles so far are no larger. */
const countUpTo = (counts: Int32Array, tile: number): number => {
  let sum = 0;
  for (let node = tile; node > 0; node -= node & -node) sum += at(counts, node);
  return sum;
};
