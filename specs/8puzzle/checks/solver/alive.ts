/** Solver 5: two Solvers alive at once do not disturb each other. */
import type { Case, Check, Judgement } from '../../../../harness/engine/check.ts';
import type { Observation } from '../../../../harness/probe/protocol.ts';
import { solverCheck, type CheckContext } from '../../context.ts';
import { solverFiles } from '../../file-sets.ts';
import { firstConstructionProblem } from '../../judges/made.ts';
import { judgeMoves, type Posed } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { judgeTruth } from '../../judges/truth.ts';
import { posedPuzzle } from '../../posed.ts';
import { fixedCase, toGrid, type Question } from '../../questions.ts';
import { call, listBoards, newBoard, newSolver } from '../../steps.ts';
import { firstFailure } from '../../words/asking.ts';
import { gridLine } from '../../words/reproduction.ts';
import { boardWords } from '../../words/show.ts';
import { solverCheckWords } from './words.ts';

export const aliveCheck = (context: CheckContext): Check => {
  const cases = solverFiles.pairs.map(([first, second]): Case => {
    const name = solverCheckWords.filesTogether({ first, second });
    const puzzles = [context.puzzles.get(first), context.puzzles.get(second)];
    const [left, right] = puzzles.map((puzzle) => (puzzle === undefined ? null : posedPuzzle(puzzle)));
    if (!left || !right) return { kind: 'skipped', name, reason: solverCheckWords.fileMissing({ first, second }) };
    const longest = Math.max(left.moves ?? 0, right.moves ?? 0);
    return fixedCase(name, aliveQuestion(context, longest), { left, right });
  });
  return solverCheck('5', solverCheckWords.aliveTitle(), cases);
};

interface Both {
  readonly left: Posed;
  readonly right: Posed;
}

/** What is asked of a Solver: isSolvable() where it has that, moves(), and three steps for solution(). */
const observationsPerSolver = ({ edition }: CheckContext): number => (edition.solvableBy === 'Solver' ? 5 : 4);

/** Both are made before either is asked. */
const aliveQuestion = (context: CheckContext, longest: number): Question<Both> => ({
  referenceBoard: true,
  steps: [
    newBoard('leftBoard', 'left'),
    newBoard('rightBoard', 'right'),
    newSolver('leftSolver', 'leftBoard'),
    newSolver('rightSolver', 'rightBoard'),
    ...['left', 'right'].flatMap((side) => [
      ...(context.edition.solvableBy === 'Solver' ? [call(`${side}Solver`, 'isSolvable')] : []),
      call(`${side}Solver`, 'moves'),
      ...listBoards(`${side}Solver`, 'solution', longest + 2, side),
    ]),
  ],
  row: ({ left, right }) => ({ left: toGrid(left.tiles), right: toGrid(right.tiles) }),
  judge: (both, observations) => judge(context, both, lines(context, both), observations),
  reproduce: (both) => lines(context, both),
});

const judge = (
  context: CheckContext,
  both: Both,
  reproduction: readonly string[],
  observations: readonly Observation[],
): Judgement => {
  const count = observationsPerSolver(context);
  const [, , ...rest] = observations;
  const made = rest.splice(0, 2);
  const making = { type: 'Solver', call: '', on: boardWords(both.left.tiles), reproduction } as const;
  const judged =
    firstConstructionProblem(making, made) ??
    firstFailure(
      [both.left, both.right].flatMap((posed, index) =>
        judgeOne(context, posed, reproduction, rest.slice(index * count, (index + 1) * count)),
      ),
    );
  return judged.passed ? judged : { ...judged, hint: `${solverCheckWords.aliveHint()} ${judged.hint ?? ''}`.trim() };
};

const judgeOne = (
  context: CheckContext,
  posed: Posed,
  reproduction: readonly string[],
  seen: readonly Observation[],
): readonly Judgement[] => {
  const tells = context.edition.solvableBy === 'Solver';
  const [moves, answer, walk, each] = tells ? seen.slice(1) : seen;
  const asking = (method: string) =>
    ({ type: 'Solver', call: `${method}()`, on: boardWords(posed.tiles), reproduction }) as const;
  return [
    ...(tells ? [judgeTruth(asking('isSolvable'), { expected: posed.moves !== null, hint: '' }, seen[0])] : []),
    judgeMoves(asking('moves'), posed, moves),
    judgeSolution(asking('solution'), posed, { call: answer, walk, each }),
  ];
};

const lines = ({ notation, edition }: CheckContext, { left, right }: Both): string[] => [
  gridLine(notation, 'left', left.tiles),
  gridLine(notation, 'right', right.tiles),
  notation.construct('first', 'Solver', ['new Board(left)']),
  notation.construct('second', 'Solver', ['new Board(right)']),
  notation.comment(
    edition.solvableBy === 'Solver' ? solverCheckWords.thenAllOfBoth() : solverCheckWords.thenMovesOfBoth(),
  ),
];
