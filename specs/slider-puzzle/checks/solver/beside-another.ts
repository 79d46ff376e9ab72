/** A Solver keeps its answers when another is made, whose board has a solution where its own has none, or the other way round. */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { twin, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import { judgeSameAnswers, type Call } from '../../judges/same-answers.ts';
import { designedCase, toGrid, type Question } from '../../questions/question.ts';
import { call, listSolution, newBoard, newSolver } from '../../questions/steps.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';

const messages = defineMessages('solver-beside-another', {
  name: 'a solvable and an unsolvable board, one after the other',
  askFirst: 'call isSolvable(), moves() and solution() of the first',
  askAgain: 'call them again',
  hint: 'Another Solver was made between the two calls. They share something: look for static fields, and for variables outside the class.',
});

interface Both {
  readonly left: Tiles;
  readonly right: Tiles;
}

const solvable = toRows([0, 1, 3, 4, 2, 5, 7, 8, 6]);
const moves = 4;
const pairs: readonly [Both, Both] = [
  { left: solvable, right: twin(solvable) },
  { left: twin(solvable), right: solvable },
];

export const besideAnotherCase = (context: CheckContext): FixedCase =>
  designedCase(messages.name(), besideAnotherQuestion(context), pairs);

const asked = (prefix: string): readonly (readonly [method: string, steps: readonly Step[]])[] => [
  ['isSolvable', [call('leftSolver', 'isSolvable')]],
  ['moves', [call('leftSolver', 'moves')]],
  ['solution', listSolution('leftSolver', moves, prefix)],
];
const stepsOf = (prefix: string): Step[] => asked(prefix).flatMap(([, steps]) => steps);

const besideAnotherQuestion = (context: CheckContext): Question<Both> => ({
  referenceBoard: true,
  steps: [
    ...[newBoard('leftBoard', 'left'), newBoard('rightBoard', 'right')],
    ...[newSolver('leftSolver', 'leftBoard'), ...stepsOf('before')],
    ...[newSolver('rightSolver', 'rightBoard'), ...stepsOf('after')],
  ],
  row: ({ left, right }) => ({ left: toGrid(left), right: toGrid(right) }),
  judge: (both, [, , ...observations]) => judge(both, linesOf(context, both), observations),
  reproduce: (both) => linesOf(context, both),
});

const judge = ({ left }: Both, reproduction: readonly string[], observations: readonly Observation[]): Judgement => {
  const question = { type: 'Solver', on: describeBoard(left), reproduction } as const;
  const half = observations.length / 2;
  const [before, after] = [observations.slice(0, half), observations.slice(half)];
  const problem = firstConstructionProblem(question, [before[0], after[0]]);
  return problem ?? judgeSameAnswers(question, [...callsOf(before.slice(1)), ...callsOf(after.slice(1))]);
};

const callsOf = (observations: readonly Observation[]): Call[] => {
  let from = 0;
  return asked('').map(([method, steps]) => ({
    ...{ object: 0, method, perObject: false, hint: messages.hint() },
    observations: observations.slice(from, (from += steps.length)),
  }));
};

const linesOf = ({ notation }: CheckContext, { left, right }: Both): string[] => [
  gridLine(notation, 'left', left),
  gridLine(notation, 'right', right),
  notation.construct('first', 'Solver', ['new Board(left)']),
  notation.comment(messages.askFirst()),
  notation.construct('second', 'Solver', ['new Board(right)']),
  notation.comment(messages.askAgain()),
];
