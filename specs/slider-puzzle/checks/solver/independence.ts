/** Solver 5: two Solvers in use at once do not disturb each other. */
import type { Case, Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, solverCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import { judgeMoves, type SolvedPuzzle } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import { mostMoves, solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { firstFailure } from '../../questions/question-context.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';

const messages = defineMessages('solver-5', {
  title: 'two Solver objects at the same time',
  measured: 'Whether two Solvers that exist at the same time give the right answers, each for its own board.',
  why: 'What fails here and not with one Solver alone: static fields, and variables outside the class, which the second Solver overwrites.',
  passing: 'Both give all answers as if each were alone.',
  filesTogether: '{first} with {second}',
  fileMissing: 'One of the files {first} and {second} is not among those given.',
  hint: 'Two Solvers exist here at the same time. If one alone gives the right answers (see the checks of moves() and solution()), they share something: look for static fields, and for variables outside the class.',
  thenAllOfBoth: 'then isSolvable(), moves() and solution() of the first, and of the second',
  thenMovesOfBoth: 'then moves() and solution() of the first, and of the second',
});

const pairs = [
  ['puzzle04.txt', 'puzzle04.txt'],
  ['puzzle00.txt', 'puzzle04.txt'],
  ['puzzle04.txt', 'puzzle00.txt'],
] as const;

export const independenceCheck = (context: CheckContext): Check =>
  solverCheck({
    id: 'solver-5',
    title: messages.title(),
    explanation: explained(messages, sourceMessages.immutableSolver()),
    cases: pairs.map((pair) => pairCase(context, pair)),
  });

const pairCase = (context: CheckContext, [first, second]: readonly [string, string]): Case => {
  const name = messages.filesTogether({ first, second });
  const [left, right] = [context.puzzles.get(first), context.puzzles.get(second)];
  if (!left || !right) return { kind: 'skipped', name, reason: messages.fileMissing({ first, second }) };
  const both = { left: solvedPuzzleOf(left), right: solvedPuzzleOf(right) };
  return fixedCase(name, bothQuestion(context, mostMoves([left, right])), both);
};

interface Both {
  readonly left: SolvedPuzzle;
  readonly right: SolvedPuzzle;
}

/** What is called on a Solver: isSolvable() where it has that, moves(), and three steps for solution(). */
const observationsPerSolver = ({ edition }: CheckContext): number => (edition.solvableBy === 'Solver' ? 5 : 4);

/** Both are made before either is asked. */
const bothQuestion = (context: CheckContext, longest: number): Question<Both> => ({
  referenceBoard: true,
  steps: [
    newBoard('leftBoard', 'left'),
    newBoard('rightBoard', 'right'),
    newSolver('leftSolver', 'leftBoard'),
    newSolver('rightSolver', 'rightBoard'),
    ...['left', 'right'].flatMap((side) => [
      ...(context.edition.solvableBy === 'Solver' ? [call(`${side}Solver`, 'isSolvable')] : []),
      call(`${side}Solver`, 'moves'),
      ...listSolution(`${side}Solver`, longest, side),
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
  const making = { type: 'Solver', call: '', on: describeBoard(both.left.tiles), reproduction } as const;
  const judged =
    firstConstructionProblem(making, made) ??
    firstFailure(
      [both.left, both.right].flatMap((posed, index) =>
        judgeOne(context, posed, reproduction, rest.slice(index * count, (index + 1) * count)),
      ),
    );
  return judged.passed ? judged : { ...judged, hint: `${messages.hint()} ${judged.hint ?? ''}`.trim() };
};

const judgeOne = (
  context: CheckContext,
  posed: SolvedPuzzle,
  reproduction: readonly string[],
  seen: readonly Observation[],
): readonly Judgement[] => {
  const tells = context.edition.solvableBy === 'Solver';
  const [moves, answer, walk, each] = tells ? seen.slice(1) : seen;
  const calling = (method: string) =>
    ({ type: 'Solver', call: `${method}()`, on: describeBoard(posed.tiles), reproduction }) as const;
  return [
    ...(tells ? [judgeBoolean(calling('isSolvable'), { expected: posed.moves !== null, hint: '' }, seen[0])] : []),
    judgeMoves(calling('moves'), posed, moves),
    judgeSolution(calling('solution'), posed, { call: answer, walk, each }),
  ];
};

const lines = ({ notation, edition }: CheckContext, { left, right }: Both): string[] => [
  gridLine(notation, 'left', left.tiles),
  gridLine(notation, 'right', right.tiles),
  notation.construct('first', 'Solver', ['new Board(left)']),
  notation.construct('second', 'Solver', ['new Board(right)']),
  notation.comment(edition.solvableBy === 'Solver' ? messages.thenAllOfBoth() : messages.thenMovesOfBoth()),
];
