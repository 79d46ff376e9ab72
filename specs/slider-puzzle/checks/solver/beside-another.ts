/** A Solver keeps its answers when another is made and asked: of a board that has no solution where its own has one, or the other way round. */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { goal, twin, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import { judgeSameAnswers, type Call } from '../../judges/same-answers.ts';
import { designedCase, toGrid, type Question } from '../../questions/question.ts';
import { newBoard, newSolver } from '../../questions/steps.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';
import { askedOf } from './searches-once.ts';

const messages = defineMessages('solver-beside-another', {
  name: 'a solvable and an unsolvable board, one after the other',
  ofGoal: 'a board and the goal, one after the other',
  hint: 'An answer changes when another Solver is made and asked before the next call. The two share something: look for static fields, and for variables outside the class.',
  'hint@java':
    'An answer changes when another Solver is made and asked before the next call. The two share something: look for static fields.',
});

interface Both {
  readonly left: Tiles;
  readonly right: Tiles;
}

const solvable = toRows([0, 1, 3, 4, 2, 5, 7, 8, 6]);
const moves = 4;

/** Where no Solver may be made of a board without a solution, the other one is the goal. */
export const besideAnotherCase = (context: CheckContext): FixedCase => {
  const hasUnsolvable = context.edition.solvableBy === 'Solver';
  const other = hasUnsolvable ? twin(solvable) : goal(3);
  const pairs: readonly [Both, Both] = [
    { left: solvable, right: other },
    { left: other, right: solvable },
  ];
  return designedCase((hasUnsolvable ? messages.name : messages.ofGoal)(), besideAnotherQuestion(context), pairs);
};

const besideAnotherQuestion = (context: CheckContext): Question<Both> => {
  const asked = (solver: string, prefix: string) =>
    askedOf(context, solver, moves, prefix).flatMap(([, steps]) => steps);
  return {
    referenceBoard: true,
    steps: [
      ...[newBoard('leftBoard', 'left'), newBoard('rightBoard', 'right')],
      ...[newSolver('leftSolver', 'leftBoard'), ...asked('leftSolver', 'before')],
      // It may search only now that it is asked. Whether its answers are right, other cases tell.
      ...[newSolver('rightSolver', 'rightBoard'), ...asked('rightSolver', 'between')],
      ...asked('leftSolver', 'after'),
    ],
    row: ({ left, right }) => ({ left: toGrid(left), right: toGrid(right) }),
    judge: (both, [, , ...observations]) => judge(context, both, observations),
    reproduce: (both) => linesOf(context, both),
  };
};

/** Each third of the observations is of all that one Solver was asked; the first two begin with its construction. */
const judge = (context: CheckContext, both: Both, observations: readonly Observation[]): Judgement => {
  const question = { type: 'Solver', on: describeBoard(both.left), reproduction: linesOf(context, both) } as const;
  const count = (observations.length - 2) / 3;
  const [madeLeft, madeRight] = [observations[0], observations[1 + count]];
  const [before, after] = [observations.slice(1, 1 + count), observations.slice(-count)];
  const problem = firstConstructionProblem(question, [madeLeft, madeRight]);
  return problem ?? judgeSameAnswers(question, [...callsOf(context, before), ...callsOf(context, after)]);
};

const callsOf = (context: CheckContext, observations: readonly Observation[]): Call[] => {
  let from = 0;
  return askedOf(context, '', moves, '').map(([method, steps]) => ({
    ...{ object: 0, method, perObject: false, hint: messages.hint() },
    observations: observations.slice(from, (from += steps.length)),
  }));
};

const linesOf = (context: CheckContext, { left, right }: Both): string[] => {
  const { notation } = context;
  const callsOn = (solver: string): string[] =>
    askedOf(context, solver, moves, '').map(([method]) => `${solver}.${method}()`);
  return [
    gridLine(notation, 'left', left),
    gridLine(notation, 'right', right),
    notation.construct('first', 'Solver', ['new Board(left)']),
    notation.comment(callsOn('first').join(', ')),
    notation.construct('second', 'Solver', ['new Board(right)']),
    notation.comment([...callsOn('second'), ...callsOn('first')].join(', ')),
  ];
};
