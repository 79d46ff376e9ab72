/** The question to submissions with a Board and a Solver: both are the student's own, as with the test client. */
import type { Judgement, MeasuredRow } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import type { Edition } from '../../edition.ts';
import { constructionProblem } from '../../judges/construction.ts';
import { judgeMoves } from '../../judges/moves.ts';
import { judgeRefusal, refusalIn } from '../../judges/refusal.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { rawCounts } from '../../checks/timing/raw-counts.ts';
import { questionContextFor } from '../../checks/timing/series.ts';
import { firstFailure } from '../../questions/question-context.ts';
import { type Manner, type PosedFile, type PuzzleQuestion, queueOperations, secondsOf } from './question.ts';
import { checkCommandMessages } from './messages/check.ts';
import { mostMoves } from '../../puzzles/solved-puzzle.ts';

export const solverQuestion = (edition: Edition): PuzzleQuestion => ({
  needs: ['Board', 'Solver'],
  refusal: () => null,
  script: (posed) => ({
    substitute: [],
    steps: [
      { op: 'counters' },
      newBoard('board'),
      ...(edition.solvableBy === 'Board' ? [call('board', 'isSolvable')] : []),
      newSolver('solver', 'board'),
      ...(edition.solvableBy === 'Solver' ? [call('solver', 'isSolvable')] : []),
      call('solver', 'moves'),
      { op: 'counters' },
      ...listSolution('solver', mostMoves([posed])),
    ],
    limits: { queueOperations },
    paced: true,
  }),
  judge: (posed, row, manner) => {
    const seen = read(edition, row.observations);
    const judgement = judged(edition, posed, seen, manner);
    const inserts = seen.counters?.kind === 'counters' ? rawCounts(seen.counters).inserts : null;
    return { ...judgement, measured: { moves: answeredMoves(edition, seen), inserts, seconds: secondsOf(row) } };
  },
});

type Seen = Readonly<
  Record<'board' | 'solvable' | 'solver' | 'moves' | 'counters' | 'call' | 'walk' | 'each', Observation | undefined>
>;

const read = ({ solvableBy }: Edition, observations: MeasuredRow['observations']): Seen => {
  const [, board, second, third, moves, counters, call, walk, each] = observations;
  const [solvable, solver] = solvableBy === 'Board' ? [second, third] : [third, second];
  return { board, solvable, solver, moves, counters, call, walk, each };
};

const judged = (edition: Edition, posed: PosedFile, seen: Seen, manner: Manner): Judgement => {
  const ask = questionContextFor(manner, posed);
  const problem = constructionProblem({ ...ask(''), type: 'Board' }, seen.board);
  if (problem !== null) return problem;
  const owner = edition.solvableBy;
  const solvable = judgeBoolean(
    { ...ask('isSolvable()'), type: owner },
    {
      expected: posed.moves !== null,
      hint: posed.moves === null ? checkCommandMessages.unsolvable() : checkCommandMessages.solvable(),
    },
    seen.solvable,
  );
  if (owner === 'Board' && posed.moves === null) {
    const refused = {
      ...refusalIn(manner.language),
      argument: 'initial',
      whenMade: checkCommandMessages.refuseHint(),
      whenOther: checkCommandMessages.refuseOtherHint(),
    };
    return firstFailure([solvable, judgeRefusal(ask(''), refused, seen.solver)]);
  }
  return (
    constructionProblem(ask(''), seen.solver) ??
    firstFailure([
      solvable,
      judgeMoves(ask('moves()'), posed, seen.moves),
      judgeSolution(ask('solution()'), posed, seen),
    ])
  );
};

/** What the submission says: -1 moves mean that there is no solution. */
const answeredMoves = ({ solvableBy }: Edition, { solvable, moves }: Seen): number | string | null => {
  if (solvableBy === 'Board' && solvable?.kind === 'value' && solvable.value === false) return 'unsolvable';
  if (moves?.kind !== 'value' || typeof moves.value !== 'number') return null;
  return moves.value === -1 ? 'unsolvable' : moves.value;
};
