/** All checks of the project, in the order in which they are reported. */
import type { Case, Check } from '../../../harness/engine/check.ts';
import type { Notation } from '../../../harness/languages/language.ts';
import { isSolvable } from '../../../reference/parity.ts';
import { goal, twin } from '../../../reference/tiles.ts';
import { boardArbitrary } from '../../8puzzle/arbitraries/board-arbitrary.ts';
import { posedByWalk } from '../../8puzzle/arbitraries/posed-arbitrary.ts';
import { posedPuzzle } from '../../8puzzle/posed.ts';
import type { Puzzle } from '../../8puzzle/puzzles.ts';
import { fixedCase, randomCase } from '../../8puzzle/questions.ts';
import { files, random } from '../file-sets.ts';
import { judgeCosts, judgeHeuristics, judgeOrder, judgeSolutionPrinted, judgeStates } from '../judges/printed.ts';
import type { JudgePrinted } from '../judges/printed.ts';
import { judgeEmpty, judgeGoal, judgeLegal, judgeMessage, judgeShortest } from '../judges/returned.ts';
import type { JudgeReturned } from '../judges/returned.ts';
import { printedCase, returnedQuestion } from '../questions.ts';
import { independentQuestion, unchangedQuestion } from './state.ts';
import { comp204CheckWords } from './words.ts';

export interface CheckContext {
  /** By file name. */
  readonly puzzles: ReadonlyMap<string, Puzzle>;
  readonly notation: Notation;
}

export const allChecks = (context: CheckContext): readonly Check[] => [
  ...moveChecks(context),
  ...unsolvableChecks(context),
  ...stateChecks(context),
  ...traceChecks(context),
];

const check = (group: string, id: string, title: string, cases: readonly Case[]): Check => ({
  id,
  section: 'correctness',
  group,
  title,
  needs: ['AstarPuzzleSolver'],
  cases,
});

const fileCases = (
  { puzzles }: CheckContext,
  names: readonly string[],
  toCase: (puzzle: Puzzle) => Case,
): readonly Case[] =>
  names.map((name) => {
    const puzzle = puzzles.get(name);
    const reason = comp204CheckWords.fileMissing({ name });
    return puzzle === undefined ? { kind: 'skipped', name, reason } : toCase(puzzle);
  });

const moveChecks = (context: CheckContext): readonly Check[] => {
  const { moves, count } = random.solvable;
  const what = comp204CheckWords.randomUpTo({ moves: String(moves) });
  const about = (id: string, words: string, judge: JudgeReturned): Check[] => {
    const question = returnedQuestion(context.notation, judge);
    return [
      check('Moves', `moves-${id}-files`, comp204CheckWords.withFiles({ what: words }), [
        ...fileCases(context, files.solvable, (puzzle) => fixedCase(puzzle.name, question, posedPuzzle(puzzle))),
      ]),
      check('Moves', `moves-${id}`, comp204CheckWords.withRandom({ what: words }), [
        randomCase(question, { what, count, arbitrary: posedByWalk(3, moves) }),
      ]),
    ];
  };
  const empty = returnedQuestion(context.notation, judgeEmpty);
  return [
    ...about('legal', comp204CheckWords.movesLegal(), judgeLegal),
    ...about('to-goal', comp204CheckWords.movesLead(), judgeGoal),
    ...about('shortest', comp204CheckWords.movesShortest(), judgeShortest),
    check('Moves', 'moves-of-goal', comp204CheckWords.goalTitle(), [
      fixedCase(comp204CheckWords.goalBoard(), empty, { tiles: goal(3), moves: 0 }),
    ]),
  ];
};

const unsolvableChecks = (context: CheckContext): readonly Check[] => {
  const question = returnedQuestion(context.notation, judgeMessage);
  const boards = boardArbitrary(3).map((tiles) => ({ tiles: isSolvable(tiles) ? twin(tiles) : tiles, moves: null }));
  return [
    check('Unsolvable', 'unsolvable-files', comp204CheckWords.unsolvableFilesTitle(), [
      ...fileCases(context, files.unsolvable, (puzzle) => fixedCase(puzzle.name, question, posedPuzzle(puzzle))),
    ]),
    check('Unsolvable', 'unsolvable', comp204CheckWords.unsolvableRandomTitle(), [
      randomCase(question, {
        what: comp204CheckWords.randomUnsolvable(),
        count: random.unsolvable.count,
        arbitrary: boards,
      }),
    ]),
  ];
};

const stateChecks = (context: CheckContext): readonly Check[] => {
  const unchanged = unchangedQuestion(context.notation);
  const independent = independentQuestion(context.notation);
  const ask = (question: typeof unchanged): readonly Case[] =>
    fileCases(context, files.again, (puzzle) => fixedCase(puzzle.name, question, posedPuzzle(puzzle)));
  return [
    check('State', 'start-unchanged', comp204CheckWords.arrayTitle(), ask(unchanged)),
    check('State', 'searches-independent', comp204CheckWords.againTitle(), ask(independent)),
  ];
};

const traceChecks = (context: CheckContext): readonly Check[] => {
  const about = (id: string, title: string, judge: JudgePrinted): Check => {
    const cases = fileCases(context, files.traced, (puzzle) =>
      printedCase(context.notation, puzzle.name, posedPuzzle(puzzle), judge),
    );
    return check('Trace', `trace-${id}`, title, cases);
  };
  return [
    about('states', comp204CheckWords.statesTitle(), judgeStates),
    about('heuristics', comp204CheckWords.heuristicsTitle(), judgeHeuristics),
    about('order', comp204CheckWords.orderTitle(), judgeOrder),
    about('costs', comp204CheckWords.costsTitle(), judgeCosts),
    about('solution', comp204CheckWords.solutionTitle(), judgeSolutionPrinted),
  ];
};
