/**
 * Is the search on the boards? A few boards are solved twice: as they are, and with a toString() that calls each tile by
 * the name of another, by an even permutation, so that a board that can be solved still looks like one. What neighbors(),
 * manhattan(), isGoal() and equals() answer is the same both times, and so is a search that asks them. A program that reads
 * the tiles and searches on a copy of its own solves the board that the text shows, and so does one that only recognizes the
 * goal by its text: but that asks many boards for their neighbors.
 */
import fc from 'fast-check';
import type { Check, FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import { goal, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { explained, type CheckContext } from '../context.ts';
import { failed, passed, type QuestionContext, solvingQuestionContext } from '../../questions/question-context.ts';
import { sum } from '../../judges/queue.ts';
import { sourceMessages } from '../sources.ts';
import { rawCounts } from '../timing/raw-counts.ts';
import { equalsCase } from './equals.ts';
import { comesFirst, comparedCase, movesIn, type Posed, posedBoards, unjudged } from './twice.ts';
import { fewestMoves, solvedPuzzle } from '../../puzzles/solved-puzzle.ts';

const messages = defineMessages('integrity-boards', {
  title: 'the search uses the boards that it is given',
  measured:
    'Whether the answers come from neighbors(), manhattan(), isGoal() and equals() of Board. A few boards are solved twice: as they are, and with a toString() that renumbers the tiles. A few others are solved again with an equals() that is sometimes wrong.',
  why: 'The grader counts the calls on the boards. A program that reads the tiles from toString() and searches on its own copy makes hardly any, so its counts mean nothing.',
  passing:
    'The answers are the same both times. If the program solves the boards that toString() shows instead, with hardly a call of neighbors(), the passes that count operations of Board (timing 4a and 4b) are revoked. If it finds no right answer for another reason, or calls equals() and finds shortest solutions although equals() is wrong, nothing is revoked. In each case a person is asked to look.',
  inputs:
    'Six random boards with new numbers for their tiles, and four boards for equals(), chosen by a separate seed (hiddenSeed) and not revealed beforehand.',
  caseName: 'boards with renumbered tiles',
  on: 'boards whose toString() renumbers the tiles',
  copies:
    '{call} on {on} gave {right} of {all} answers for the tiles that toString() shows, no matter what neighbors() and isGoal() return: the search does not use the boards, so the counts are not those of the search.',
  depends:
    '{call} on {on} gave the right answer {right} of {all} times, and every time with the usual numbers: it reads tiles from toString(), so it is unclear whether the search uses the boards. Nothing is revoked for that.',
  expected: 'the same answers, since all other methods of Board answer the same',
  actual: '{right} of {all} answers are the same',
  hint: 'Search with the methods of Board: neighbors(), manhattan(), isGoal() and equals(). toString() is there to print a board.',
});

export const boardsCheckId = 'integrity-boards';

const boards = { posed: 24, leastMoves: 8, mostMoves: 14 } as const;
/** Of those that are drawn. */
const mostPosed = 6;

export interface Renamed extends Posed {
  /** Of the board that the text shows. */
  readonly shownMoves: number;
}

export const searchOnBoardsCheck = (context: CheckContext, seed: number): Check =>
  lazyCases(
    {
      id: boardsCheckId,
      section: 'integrity',
      group: 'Boards',
      title: messages.title(),
      explanation: explained(messages, sourceMessages.integrity()),
      needs: ['Solver'],
    },
    () => [renamedCase(context, seed), equalsCase(context, seed)],
  );

const renamedCase = (context: CheckContext, seed: number): FixedCase => {
  const names = renaming(seed);
  const posed = renamedBoards(names, seed);
  const question = { ...solvingQuestionContext(context.notation)(at(posed, 0).tiles), on: messages.on() };
  return comparedCase(
    context,
    posed,
    { names: [...names] },
    {
      name: messages.caseName(),
      queueOperations: 200_000,
      comparesFirst: comesFirst(seed, 0),
      judge: (rows, _, renamed) => judgeRenamed(question, posed, rows, renamed),
      reproduction: question.reproduction,
    },
  );
};

/** What each tile is called, by tile: an even permutation, so that nothing changes about which boards can be solved. */
export const renaming = (seed: number): readonly number[] => {
  const tiles = [1, 2, 3, 4, 5, 6, 7, 8];
  const order = fc.shuffledSubarray(tiles, { minLength: tiles.length });
  const drawn = at(fc.sample(fc.noBias(order), { seed, numRuns: 1 }), 0);
  const names = [0, ...drawn];
  if (isSolvable(renamed(goal(3), names))) return names;
  return [0, at(drawn, 1), at(drawn, 0), ...drawn.slice(2)];
};

const renamed = (tiles: Tiles, names: readonly number[]): Tiles =>
  tiles.map((row) => row.map((tile) => at(names, tile)));

/** Boards that look as if they took another number of moves. */
const renamedBoards = (names: readonly number[], seed: number): readonly Renamed[] =>
  posedBoards(boards, seed)
    .map((posed) => ({ ...posed, shownMoves: fewestMoves(solvedPuzzle(renamed(posed.tiles, names))) }))
    .filter(({ moves, shownMoves }) => moves !== shownMoves)
    .slice(0, mostPosed);

/** One answer might be chance. */
const enough = 2;

/** `renamed`: empty when the Solver did not finish with tiles by other names. */
export const judgeRenamed = (
  question: QuestionContext,
  posed: readonly Renamed[],
  usual: readonly (readonly Observation[])[],
  renamed: readonly (readonly Observation[])[],
): Judgement => {
  const answers = (rows: readonly (readonly Observation[])[], of: (board: Renamed) => number): number =>
    posed.filter((board, index) => movesIn(rows[index]) === of(board)).length;
  if (answers(usual, ({ moves }) => moves) < posed.length) return unjudged;
  const right = answers(renamed, ({ moves }) => moves);
  if (right === posed.length) return passed;
  const shown = answers(renamed, ({ shownMoves }) => shownMoves);
  const { call: asked, on } = question;
  const words = { call: asked, on, all: String(posed.length) };
  const isCopy = shown >= enough && right === 0 && !isSearchOnBoards(posed, renamed);
  const message = isCopy
    ? messages.copies({ ...words, right: String(shown) })
    : messages.depends({ ...words, right: String(right) });
  const actual = messages.actual({ right: String(right), all: String(posed.length) });
  const judgement = failed(question, { message, expected: messages.expected(), actual, hint: messages.hint() });
  return { ...judgement, measured: { copies: isCopy ? 1 : 0 } };
};

/** Asked of the boards of a way that was found on a copy, and of those it begins with, each once more. */
const FEW = 16;

/** Were more boards asked for their neighbors than a solution has, though by their texts other ones were looked for? */
const isSearchOnBoards = (posed: readonly Renamed[], rows: readonly (readonly Observation[])[]): boolean => {
  const asked = sum(rows, (row) => {
    const counters = row.at(-1);
    return counters?.kind === 'counters' ? rawCounts(counters).neighbors : 0;
  });
  return asked > sum(posed, ({ shownMoves }) => 2 * shownMoves + FEW);
};
