/** The questions of the checks: one new AstarPuzzleSolver, asked about one board. */
import type { FixedCase, Judgement } from '../../harness/contracts/check.ts';
import type { Notation } from '../../harness/contracts/language.ts';
import type { Observation, Step } from '../../harness/contracts/protocol.ts';
import { defineMessages } from '../../harness/messages/messages.ts';
import type { Tiles } from '../../reference/puzzle/tiles.ts';
import { noAnswer } from '../slider-puzzle/judges/answer.ts';
import type { SolvedPuzzle } from '../slider-puzzle/judges/moves.ts';
import { toGrid, type Question } from '../slider-puzzle/questions/question.ts';
import type { QuestionContext } from '../slider-puzzle/questions/question-context.ts';
import { gridLine } from '../slider-puzzle/wording/reproduction.ts';
import { describeBoard } from '../slider-puzzle/wording/show.ts';
import type { JudgePrinted } from './judges/printed.ts';
import { solvableHint, type JudgeReturned } from './judges/returned.ts';
import { readTrace, type Trace } from './trace.ts';
import { at } from '../../reference/puzzle/at.ts';

const messages = defineMessages('comp204.question', {
  stringOfMoves: 'a string of moves',
  object: 'an {class}',
  constructorHint:
    'The grader makes a solver with new {class}(): make the constructor public and without parameters, or leave it out.',
});

const solverClass = 'AstarPuzzleSolver';
const method = 'solvePuzzle';

/** A search prints a hundred bytes for each of thousands of states, and many searches are one script. */
export const quiet = { outputFloodBytes: 1_000_000_000 } as const;
const kept = { ...quiet, outputBytes: 1_000_000 };

export const newSolver = (as: string): Step => ({ op: 'new', class: solverClass, args: [], as });

/** Solves the array of that handle. */
export const solve = (on: string, array: string): Step => ({
  op: 'call',
  on,
  method,
  args: [{ kind: 'handle', name: array }],
});

/** An array of tiles of the row, to be passed by handle. */
export const arrayOf = (as: string, field = 'tiles'): Step => ({ op: 'grid', from: { kind: 'row', field }, as });

/** How a call of solvePuzzle() on a board is described. */
export const askingAbout = (notation: Notation, tiles: Tiles): QuestionContext => ({
  type: solverClass,
  call: `${method}()`,
  get on() {
    return describeBoard(tiles);
  },
  get reproduction() {
    return [
      gridLine(notation, 'startState', tiles),
      notation.construct('solver', solverClass, []),
      notation.call('solver', method, ['startState']),
    ];
  },
});

/** A new solver solves an array of its own. */
export const steps = [newSolver('solver'), arrayOf('array'), solve('solver', 'array')];

/** What solvePuzzle() returns for a board. One search answers every question about a file. */
export const returnedQuestion = (notation: Notation, judge: JudgeReturned): Question<SolvedPuzzle> => {
  const asked = {
    steps,
    limits: quiet,
    row: ({ tiles }: SolvedPuzzle) => ({ tiles: toGrid(tiles) }),
    reproduce: ({ tiles }: SolvedPuzzle) => askingAbout(notation, tiles).reproduction,
  };
  return {
    ...asked,
    judge: (posed, [made, , answer]) => {
      const asking = askingAbout(notation, posed.tiles);
      return solverProblem(asking, made) ?? judge(asking, posed, answer);
    },
    together: () => ({ question: asked, picks: [0, 1, 2] }),
  };
};

/** What solvePuzzle() prints for a board. */
export const printedCase = (notation: Notation, name: string, posed: SolvedPuzzle, judge: JudgePrinted): FixedCase => {
  const asking = askingAbout(notation, posed.tiles);
  return {
    kind: 'fixed',
    name,
    script: { substitute: [], rows: [{ tiles: toGrid(posed.tiles) }], steps, limits: kept },
    judge: (rows, { out }) => {
      const [made, , answer] = at(rows, 0);
      const answered = answer?.kind === 'value';
      const trace = readTrace(out);
      return (
        solverProblem(asking, made) ??
        (answered
          ? hintedBy(answer, trace, judge(asking, posed, trace, answer))
          : noAnswer(asking, answer, messages.stringOfMoves()).judgement)
      );
    },
    reproduction: asking.reproduction,
  };
};

/** Where nothing was searched because the board was held for one without a solution, this is why the trace is wrong. */
const hintedBy = (
  { value }: Extract<Observation, { kind: 'value' }>,
  { states }: Trace,
  judgement: Judgement,
): Judgement => {
  const hint = typeof value === 'string' && states.length === 0 ? solvableHint(value) : null;
  return judgement.passed || hint === null ? judgement : { ...judgement, hint };
};

/** Null when the solver was made. */
export const solverProblem = (asking: QuestionContext, made: Observation | undefined): Judgement | null => {
  if (made?.kind === 'object') return null;
  const question = { ...asking, call: `new ${solverClass}()` };
  const { judgement } = noAnswer(question, made, messages.object({ class: solverClass }));
  return made?.kind === 'missing'
    ? { ...judgement, hint: messages.constructorHint({ class: solverClass }) }
    : judgement;
};
