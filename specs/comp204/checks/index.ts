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
    const reason = `The puzzle file ${name} is not among the given ones.`;
    return puzzle === undefined ? { kind: 'skipped', name, reason } : toCase(puzzle);
  });

const moveChecks = (context: CheckContext): readonly Check[] => {
  const { moves, count } = random.solvable;
  const what = `random boards, at most ${String(moves)} moves`;
  const about = (id: string, words: string, judge: JudgeReturned): Check[] => {
    const question = returnedQuestion(context.notation, judge);
    return [
      check('Moves', `moves-${id}-files`, `${words}, file inputs`, [
        ...fileCases(context, files.solvable, (puzzle) => fixedCase(puzzle.name, question, posedPuzzle(puzzle))),
      ]),
      check('Moves', `moves-${id}`, `${words}, random boards`, [
        randomCase(question, { what, count, arbitrary: posedByWalk(3, moves) }),
      ]),
    ];
  };
  const empty = returnedQuestion(context.notation, judgeEmpty);
  return [
    ...about('legal', 'the string holds legal moves of the blank', judgeLegal),
    ...about('to-goal', 'the moves lead to the goal', judgeGoal),
    ...about('shortest', 'no solution is shorter', judgeShortest),
    check('Moves', 'moves-of-goal', 'the goal board gives the empty string', [
      fixedCase('goal board', empty, { tiles: goal(3), moves: 0 }),
    ]),
  ];
};

const unsolvableChecks = (context: CheckContext): readonly Check[] => {
  const question = returnedQuestion(context.notation, judgeMessage);
  const boards = boardArbitrary(3).map((tiles) => ({ tiles: isSolvable(tiles) ? twin(tiles) : tiles, moves: null }));
  return [
    check('Unsolvable', 'unsolvable-files', 'the message for boards that cannot be solved, file inputs', [
      ...fileCases(context, files.unsolvable, (puzzle) => fixedCase(puzzle.name, question, posedPuzzle(puzzle))),
    ]),
    check('Unsolvable', 'unsolvable', 'the message for boards that cannot be solved, random boards', [
      randomCase(question, { what: 'random unsolvable boards', count: random.unsolvable.count, arbitrary: boards }),
    ]),
  ];
};

const stateChecks = (context: CheckContext): readonly Check[] => {
  const unchanged = unchangedQuestion(context.notation);
  const independent = independentQuestion(context.notation);
  const ask = (question: typeof unchanged): readonly Case[] =>
    fileCases(context, files.again, (puzzle) => fixedCase(puzzle.name, question, posedPuzzle(puzzle)));
  return [
    check('State', 'start-unchanged', 'the start array is not changed', ask(unchanged)),
    check('State', 'searches-independent', 'one solver solves one board after another', ask(independent)),
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
    about('states', 'every state is printed with board, cost and heuristic, the start first', judgeStates),
    about('heuristics', 'printed heuristics are Manhattan distances', judgeHeuristics),
    about('order', 'cost + heuristic never decreases', judgeOrder),
    about('costs', 'each state is one move from a state before it', judgeCosts),
    about('solution', 'the solution is printed with its cost and total', judgeSolutionPrinted),
  ];
};
