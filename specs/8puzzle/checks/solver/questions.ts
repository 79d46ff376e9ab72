/** The questions that several Solver checks ask. All of them run the student's Solver on our Board. */
import type { Case, Judgement } from '../../../../harness/engine/check.ts';
import type { Observation, Script, Step } from '../../../../harness/probe/protocol.ts';
import { fileCases, type CheckContext } from '../../context.ts';
import { solverFiles } from '../../file-sets.ts';
import { noAnswer } from '../../judges/answer.ts';
import { constructionProblem } from '../../judges/made.ts';
import { judgeMoves, type Posed } from '../../judges/moves.ts';
import type { Counters } from '../../judges/queue.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { judgeTruth } from '../../judges/truth.ts';
import { posedPuzzle } from '../../posed.ts';
import { fixedCase, toGrid, type Question } from '../../questions.ts';
import { call, listBoards, newBoard, newSolver } from '../../steps.ts';
import { withSolution } from '../../traces/shown-solution.ts';
import type { Asking } from '../../words/asking.ts';
import { drawn } from '../../words/grids.ts';
import { solverAsking, solvingAsking } from '../asking.ts';
import { solverCheckWords } from './words.ts';
import { gridWords } from '../../words/shown-words.ts';

/** Makes a Solver, then asks. The judge gets what the `ask` steps left. */
const solverQuestion = (
  asking: (posed: Posed) => Asking,
  ask: readonly Step[],
  judge: (asking: Asking, posed: Posed, observations: readonly Observation[]) => Judgement,
  { watch, picks }: { readonly watch?: Script['watch']; readonly picks?: readonly number[] } = {},
): Question<Posed> => ({
  referenceBoard: true,
  steps: [newBoard('board'), newSolver('solver', 'board'), ...ask],
  ...(watch === undefined ? {} : { watch }),
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: (posed, [, made, ...observations]) =>
    constructionProblem(asking(posed), made) ?? judge(asking(posed), posed, observations),
  reproduce: (posed) => asking(posed).reproduction,
  ...(picks === undefined ? {} : { together: (posed) => ({ question: everything(posed), picks }) }),
});

/** What most questions about one board want to know, in one search: the solver, its moves, its counts, its solution. */
const everything = (posed: Posed): Omit<Question<Posed>, 'judge' | 'together'> => ({
  referenceBoard: true,
  steps: [
    newBoard('board'),
    newSolver('solver', 'board'),
    call('solver', 'moves'),
    { op: 'counters' },
    ...listBoards('solver', 'solution', longestWalk(posed)),
  ],
  watch: { searches: true },
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  reproduce: () => [],
});

/** Where the observations of each question lie in those of `everything`: board and solver first. */
const picked = { moves: [0, 1, 2], counters: [0, 1, 2, 3], solution: [0, 1, 4, 5, 6] } as const;

/** One board more than the shortest solution has is walked, to tell. */
const longestWalk = ({ moves }: Posed): number => (moves ?? 0) + 2;

export const movesQuestion = ({ notation }: CheckContext): Question<Posed> =>
  solverQuestion(
    ({ tiles }) => solverAsking(notation, 'moves')(tiles),
    [call('solver', 'moves')],
    (asking, posed, [answer]) => judgeMoves(asking, posed, answer),
    { picks: picked.moves },
  );

/**
 * `longest` is the most moves that any of the boards needs; one board more than that is walked, to tell. With `shown` the
 * report has the boards of a right solution, too.
 */
export const solutionQuestion = ({ notation }: CheckContext, longest: number, shown = false): Question<Posed> =>
  solverQuestion(
    ({ tiles }) => solverAsking(notation, 'solution')(tiles),
    listBoards('solver', 'solution', longest + 2),
    (asking, posed, [answer, walk, each]) => {
      const seen = { call: answer, walk, each };
      return withSolution(judgeSolution(asking, posed, seen), posed, seen, shown);
    },
    { picks: picked.solution },
  );

export const solvableQuestion = ({ notation }: CheckContext): Question<Posed> =>
  solverQuestion(
    ({ tiles }) => solverAsking(notation, 'isSolvable')(tiles),
    [call('solver', 'isSolvable')],
    (asking, { tiles, moves }, [answer]) => {
      const expected = moves !== null;
      return judgeTruth(
        asking,
        {
          expected,
          hint: expected ? solverCheckWords.solvableHint() : solverCheckWords.unsolvableHint(),
          grids: drawn(gridWords.initial(), tiles),
        },
        answer,
      );
    },
  );

/** What the instruments counted while the Solver was made and asked for its answer. */
export const countersQuestion = (
  { notation }: CheckContext,
  judge: (asking: Asking, posed: Posed, counters: Counters) => Judgement,
  watch?: Script['watch'],
): Question<Posed> =>
  solverQuestion(
    ({ tiles }) => solvingAsking(notation)(tiles),
    [call('solver', 'moves'), { op: 'counters' }],
    (asking, posed, [, counters]) =>
      counters?.kind === 'counters' ? judge(asking, posed, counters) : noAnswer(asking, counters, 'counts').judgement,
    // Watching the keys and recording each operation cost time, so that the common search does not.
    { ...(watch === undefined ? {} : { watch }), ...(isCostly(watch) ? {} : { picks: picked.counters }) },
  );

const isCostly = (watch: Script['watch']): boolean => watch?.keys === true || (watch?.trace ?? 0) > 0;

/** moves() of each file. */
export const movesCases = (context: CheckContext, names: readonly string[]): readonly Case[] =>
  fileCases(context, names, movesQuestion(context), posedPuzzle);

/** solution() of each file, each with its own bound on the walk. */
export const solutionCase = (context: CheckContext, name: string, posed: Posed): Case =>
  fixedCase(name, solutionQuestion(context, posed.moves ?? 0, name === solverFiles.shown), posed);
