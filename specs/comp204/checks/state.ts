/** What a search leaves behind: nothing in the given array, and nothing for the next search. */
import type { Check, FixedCase, Judgement } from '../../../harness/contracts/check.ts';
import type { Notation } from '../../../harness/contracts/language.ts';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { goal, twin, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { longWay } from '../../slider-puzzle/arbitraries/near-boards.ts';
import { explainedAs, puzzleCases } from '../../slider-puzzle/checks/context.ts';
import { noAnswer, valueWords } from '../../slider-puzzle/judges/answer.ts';
import type { SolvedPuzzle } from '../../slider-puzzle/judges/moves.ts';
import { thrownText } from '../../slider-puzzle/judges/same-answers.ts';
import { solvedPuzzleOf } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { failed, firstFailure, passed, type QuestionContext } from '../../slider-puzzle/questions/question-context.ts';
import { fixedCase, toGrid, type Question } from '../../slider-puzzle/questions/question.ts';
import { describeBoard } from '../../slider-puzzle/wording/show.ts';
import { solves } from '../judges/returned.ts';
import { arrayOf, askingAbout, newSolver, quiet, solve, solverProblem } from '../questions.ts';
import { type CheckContext, solverCheck, threeByThree } from './context.ts';
import { boardAfter } from '../../../reference/puzzle/solution.ts';

const messages = defineMessages('comp204.state', {
  unchanged: 'the start array is not changed',
  changesArray: 'changes its array: called again with the same array, it gives a different answer than for a fresh one',
  sameArrayAgain: 'then new AstarPuzzleSolver().solvePuzzle(startState) again, with the same array',
  changesArrayHint:
    'performMove must work on a copy of the array, made row by row: clone() of a two-dimensional array copies only the outer one.',
  unchangedMeasured: 'Whether solvePuzzle() leaves the array that it is given as it was.',
  unchangedWhy:
    'It belongs to the caller, who shows the moves on it. Common mistake: the search slides tiles in the given array instead of in a copy.',
  unchangedPassing: 'The same numbers in the same places.',
  independent: 'one solver solves one board after another',
  keepsSearch: 'gives a different answer when the same solver has already been given another board',
  anotherAndAgain: 'then solvePuzzle() of another board, and of this one again, by the same solver',
  another: 'then solvePuzzle() of {board}, by the same solver',
  keepsSearchHint:
    'Something is left over from the previous call: create a new queue and a new map of visited states in each call, start each count and each string from scratch, and let nothing that a search changes be static.',
  independentMeasured: 'Whether one solver gives the right answer for a second board after a first one.',
  independentWhy:
    'Common mistake: the map of visited states, the queue, the number of inversions or the string of moves is a field that goes on from call to call.',
  independentPassing: 'The second answer is the same as if it were the first.',
  source: 'The project: solvePuzzle(int[][] startState) returns a string and has no other effect on its argument.',
  betweenUnsolvable: 'a board that cannot be solved in between',
  betweenGoal: 'the goal in between',
  aString: 'a string',
  noAnswer: 'no answer',
});

const files = [2, 5, 10].map(threeByThree);

export const stateChecks = (context: CheckContext): readonly Check[] => {
  const { notation } = context;
  return [
    stateCheck(context, 'start-unchanged', 'unchanged', unchangedQuestion(notation)),
    stateCheck(context, 'searches-independent', 'independent', independentQuestion(notation, between), [
      besideCase(notation, messages.betweenUnsolvable(), twin(between)),
      besideCase(notation, messages.betweenGoal(), goal(3)),
    ]),
  ];
};

const stateCheck = (
  context: CheckContext,
  id: string,
  name: 'unchanged' | 'independent',
  question: Question<SolvedPuzzle>,
  more: readonly FixedCase[] = [],
): Check => {
  const ofFiles = puzzleCases(context, files, (puzzle) => fixedCase(puzzle.name, question, solvedPuzzleOf(puzzle)));
  return solverCheck('State', {
    id,
    title: messages[name](),
    explanation: explainedAs(messages, name, messages.source()),
    cases: [...ofFiles, ...more],
  });
};

/** Other checks tell what does not end on such a board. */
const besideCase = (notation: Notation, name: string, other: Tiles): FixedCase => ({
  ...fixedCase(name, independentQuestion(notation, other), { tiles: longWay(3, 4), moves: 4 }),
  comparesOnly: true,
});

/**
 * The same array twice, by two solvers; between them a third solver with its own array. A string of moves solves only
 * one board, so the answer shows what is in the array.
 */
const unchangedQuestion = (notation: Notation): Question<SolvedPuzzle> => ({
  steps: [
    newSolver('first'),
    arrayOf('array'),
    solve('first', 'array'),
    newSolver('second'),
    arrayOf('other'),
    solve('second', 'other'),
    newSolver('third'),
    solve('third', 'array'),
  ],
  limits: quiet,
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: ({ tiles }, [made, ...rest]) => {
    const question = { ...askingAbout(notation, tiles), reproduction: unchangedLines(notation, tiles) };
    const words = messages.changesArray();
    const repeated = { tiles, before: rest[4], after: rest[6], words, hint: messages.changesArrayHint() };
    return solverProblem(question, made) ?? judgeRepeated(question, repeated);
  },
  reproduce: ({ tiles }) => unchangedLines(notation, tiles),
});

const unchangedLines = (notation: Notation, tiles: Tiles): string[] => [
  ...askingAbout(notation, tiles).reproduction,
  notation.comment(messages.sameArrayAgain()),
];

/** A board that no file holds, so that the two searches differ. */
const between: Tiles = boardAfter(goal(3), 'ULUR');

/** One solver solves the board, another board, and the board again; a new one then solves the other board. */
const independentQuestion = (notation: Notation, other: Tiles): Question<SolvedPuzzle> => ({
  steps: [
    newSolver('solver'),
    arrayOf('array'),
    solve('solver', 'array'),
    arrayOf('between', 'between'),
    solve('solver', 'between'),
    arrayOf('again'),
    solve('solver', 'again'),
    newSolver('fresh'),
    arrayOf('betweenFresh', 'between'),
    solve('fresh', 'betweenFresh'),
  ],
  limits: quiet,
  row: ({ tiles }) => ({ tiles: toGrid(tiles), between: toGrid(other) }),
  judge: ({ tiles }, [made, , first, , later, , third, , , fresh]) => {
    const question = { ...askingAbout(notation, tiles), reproduction: againLines(notation, tiles) };
    const another = messages.another({ board: describeBoard(other) });
    const second = {
      ...askingAbout(notation, other),
      reproduction: [...askingAbout(notation, tiles).reproduction, notation.comment(another)],
    };
    const told = { words: messages.keepsSearch(), hint: messages.keepsSearchHint() };
    return (
      solverProblem(question, made) ??
      firstFailure([
        judgeRepeated(question, { tiles, before: first, after: third, ...told }),
        fresh?.kind === 'value'
          ? judgeRepeated(second, { tiles: other, before: fresh, after: later, ...told })
          : passed,
      ])
    );
  },
  reproduce: ({ tiles }) => againLines(notation, tiles),
});

const againLines = (notation: Notation, tiles: Tiles): string[] => [
  ...askingAbout(notation, tiles).reproduction,
  notation.comment(messages.anotherAndAgain()),
];

/**
 * Answers to the same question that must not depend on what was asked between. Whether they are right is the matter of
 * other checks: an answer that solves the board, or that is equal to the one before, is as good as before.
 */
interface Repeated {
  readonly tiles: Tiles;
  readonly before: Observation | undefined;
  readonly after: Observation | undefined;
  /** Completes a sentence after the call, when the answers differ. */
  readonly words: string;
  readonly hint: string;
}

const judgeRepeated = (question: QuestionContext, { tiles, before, after, words, hint }: Repeated): Judgement => {
  if (solves(tiles, after)) return passed;
  if (before?.kind !== 'value') return noAnswer(question, before, messages.aString()).judgement;
  if (after?.kind === 'value' && after.value === before.value) return passed;
  return failed(question, {
    message: `${question.call} on ${question.on} ${words}.`,
    expected: valueWords(before),
    actual: after?.kind === 'value' ? valueWords(after) : (thrownText([after]) ?? messages.noAnswer()),
    hint,
  });
};
