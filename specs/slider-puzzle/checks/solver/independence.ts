/** Solver 5: two Solvers in use at once do not disturb each other. */
import { isDeepStrictEqual } from 'node:util';
import type { Case, Check, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { type CheckContext, explained, solverCheck } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import { judgeMoves, type SolvedPuzzle } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { mostMoves, solvedPuzzleOf } from '../../puzzles/solved-puzzle.ts';
import { fixedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { firstFailure } from '../../questions/question-context.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import { judgeSolvable } from './solvable.ts';

const messages = defineMessages('solver-5', {
  title: 'two Solver objects at the same time',
  measured: 'Whether two Solvers that exist at the same time give the right answers, each for its own board.',
  why: 'Mistakes that one Solver alone does not show: static fields, and variables outside the class, which the second Solver overwrites.',
  'why@java': 'Mistakes that one Solver alone does not show: static fields, which the second Solver overwrites.',
  passing: 'Both give the same answers as if each were alone.',
  filesTogether: '{first} with {second}',
  fileMissing: 'One of the files {first} and {second} is not among those given.',
  hint: 'With two Solvers at the same time, an answer is wrong. If one alone gives the right answers (see the checks of moves() and solution()), they share something: look for static fields, and for variables outside the class.',
  'hint@java':
    'With two Solvers at the same time, an answer is wrong. If one alone gives the right answers (see the checks of moves() and solution()), they share something: look for static fields.',
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
const asked = ({ edition }: CheckContext, solver: string, longest: number): Step[] => [
  ...(edition.solvableBy === 'Solver' ? [call(solver, 'isSolvable')] : []),
  call(solver, 'moves'),
  ...listSolution(solver, longest, solver),
];

const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];

/** Both are made before either is asked. Then each board has a Solver that is asked before the next is made. */
const bothQuestion = (context: CheckContext, longest: number): Question<Both> => ({
  referenceBoard: true,
  steps: [
    newBoard('leftBoard', 'left'),
    newBoard('rightBoard', 'right'),
    newSolver('leftSolver', 'leftBoard'),
    newSolver('rightSolver', 'rightBoard'),
    ...sides.flatMap((side) => asked(context, `${side}Solver`, longest)),
    ...sides.flatMap((side) => [newSolver(`${side}Alone`, `${side}Board`), ...asked(context, `${side}Alone`, longest)]),
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
  const [, , ...rest] = observations;
  const seen = seenIn(rest, asked(context, '', 0).length);
  const making = { type: 'Solver', on: describeBoard(both.left.tiles), reproduction } as const;
  const judgeSide = (side: Side): Judgement => firstFailure(judgeOne(context, both[side], reproduction, seen[side]));
  const left = judgeSide('left');
  const judged = firstConstructionProblem(making, seen.made) ?? (left.passed ? judgeSide('right') : left);
  if (judged.passed || (seen.isSameAlone && !(left.passed && answersAlike(both, seen)))) return judged;
  return { ...judged, hint: `${messages.hint()} ${judged.hint ?? ''}`.trim() };
};

interface Seen extends Readonly<Record<Side, readonly Observation[]>> {
  readonly made: readonly Observation[];
  /** Does a Solver that is asked before another is made give the same answers, right or wrong? */
  readonly isSameAlone: boolean;
}

const seenIn = (all: readonly Observation[], count: number): Seen => {
  const made = all.slice(0, 2);
  const beside = all.slice(2, 2 + 2 * count);
  const [left, right] = [beside.slice(0, count), beside.slice(count)];
  const alone = all.slice(2 + 2 * count).map(withoutHandle);
  const besideInTurn = [...made.slice(0, 1), ...left, ...made.slice(1), ...right].map(withoutHandle);
  return { made, left, right, isSameAlone: isDeepStrictEqual(besideInTurn, alone) };
};

const withoutHandle = (one: Observation): unknown => (one.kind === 'absent' ? one.kind : one);

/** The second of two different boards seems to have been given an answer of the first: the only one that was searched. */
const answersAlike = ({ left, right }: Both, seen: Seen): boolean =>
  left.moves !== right.moves &&
  seen.left.some(
    (one, index) =>
      ((one.kind === 'value' && typeof one.value === 'number') || one.kind === 'each') &&
      isDeepStrictEqual(one, seen.right[index]),
  );

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
    ...(tells ? [judgeSolvable(calling('isSolvable'), posed, seen[0])] : []),
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
