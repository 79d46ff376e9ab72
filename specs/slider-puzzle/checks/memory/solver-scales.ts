/** A Solver on the scales at some moment of its use, against a chain of the boards of its solution. */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, newBoard, newSolver } from '../../questions/steps.ts';
import { onSolver } from '../../wording/reproduction.ts';
import { thousands } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';
import type { Named } from '../timing/series.ts';
import { judgeSize, type SizeQuestion, solverHint } from './judge.ts';
import { methodIn, roughBytes, solverChain, solverRule, usedSolvers } from './rules.ts';
import { bytesOfBoard } from './search-series.ts';

const messages = defineMessages('memory-solver-scales', {
  passing:
    'At most {times} x {factor} x ({base} + boards x ({link} + board)) bytes, twice what a new Solver may take: for each board of the solution, a link and what the grader’s Board takes ("board"), measured in the same run.',
  more: 'For a board that is in no file, {more} bytes more, since it is measured less exactly.',
  rule: '{times} x 1.75 x a chain of {boards} boards',
  roughRule: '{rule}, and {more} bytes',
});

export interface Moment {
  readonly name: string;
  /** `a used Solver of puzzle20.txt`. */
  readonly what: string;
  /** What was done with the Solver `solver` since its construction. */
  readonly uses: readonly Step[];
}

/** What a Solver may take at such a moment. */
export const passingWords = ({ language }: Pick<CheckContext, 'language'>): string => {
  const method = methodIn(language);
  const more = roughBytes[method];
  const passing = messages.passing({ times: usedSolvers, ...solverChain[method] });
  return more === 0 ? passing : `${passing} ${messages.more({ more: thousands(more) })}`;
};

export interface Posed extends Named {
  /** Whether it is weighed roughly, which is cheap: then its limit has some room more. */
  readonly roughly: boolean;
}

/** A file, which a course may have replaced by one without a solution. */
export const posedFile = ({ name, tiles, moves }: Puzzle): Named => ({ name, tiles, moves: moves ?? 0 });

export const posedExactly = (puzzle: Named): Posed => ({ ...puzzle, roughly: false });
export const posedRoughly = (puzzle: Named): Posed => ({ ...puzzle, roughly: true });

/** Twice what memory-solver allows: a Solver may keep what it has returned beside what it holds anyway. */
export const scalesCase = (
  { notation, language }: CheckContext,
  posed: Posed,
  { name, what, uses }: Moment,
): FixedCase => {
  const isFirst = posed.roughly && methodIn(language) === 'model';
  const question: Question<Tiles> = {
    referenceBoard: true,
    steps: [newBoard('board'), ...(isFirst ? [] : searchBefore), ...weighingSteps(posed, uses)],
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, seen) => {
      const [board, solver] = seen.slice(-2);
      const own = isFirst ? withoutOutside(solver) : solver;
      return judgeMoment({ what, reproduction: onSolver(notation, tiles), hint: solverHint }, posed, board, own);
    },
    reproduce: (tiles) => onSolver(notation, tiles),
  };
  return fixedCase(name, question, posed.tiles);
};

/**
 * So that what is made once is there. Where objects are walked through, the random boards are solved without: programs make one
 * Solver, and who keeps nothing in the second one has to keep nothing in the first.
 */
const searchBefore: readonly Step[] = [newSolver('first', 'board'), call('first', 'moves')];

const weighingSteps = ({ roughly }: Posed, uses: readonly Step[]): readonly Step[] => [
  { op: 'measure', make: [newBoard('made')], of: 'made', queues: false, roughly: true },
  { op: 'measure', make: [newSolver('solver', 'board'), ...uses], of: 'solver', queues: false, roughly },
];

/** Beside the first Solver there is what its classes have made once and for all. */
const withoutOutside = (seen: Observation | undefined): Observation | undefined =>
  seen?.kind === 'size' ? { ...seen, outside: undefined } : seen;

const judgeMoment = (
  question: SizeQuestion,
  { moves, roughly }: Posed,
  board: Observation | undefined,
  seen: Observation | undefined,
): Judgement => {
  const boards = moves + 1;
  const rule = messages.rule({ times: usedSolvers, boards });
  return judgeSize(question, seen, (method) => {
    const more = roughly ? roughBytes[method] : 0;
    return {
      limit: usedSolvers * solverRule(method, boards, bytesOfBoard(board)) + more,
      rule: more === 0 ? rule : messages.roughRule({ rule, more: thousands(more) }),
      reference: null,
    };
  });
};
