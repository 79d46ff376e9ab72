/** A Solver that has answered all that it can be asked has its answers: a further call removes nothing from a queue. */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { twin, type Tiles } from '../../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../../reference/puzzle/cells.ts';
import { sum } from '../../judges/queue.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { solvedPuzzle } from '../../puzzles/solved-puzzle.ts';
import { designedCase, type Question } from '../../questions/question.ts';
import { failed, passed, type QuestionContext, solverQuestionContext } from '../../questions/question-context.ts';
import { call, listSolution } from '../../questions/steps.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { thousands } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';
import { solverQuestion } from './questions.ts';
import { at } from '../../../../reference/puzzle/at.ts';

const messages = defineMessages('solver-searches-once', {
  name: 'no search again once all methods have answered',
  again:
    '{call} on {on} searched again: it removed {again} nodes from the library’s queues, after all methods had answered ({first} removals until then).',
  expected: 'no further search',
  actual: '{again} removals',
  callAgain: 'call {calls}, and {call} again',
  hint: 'Search once, and keep the result: in the constructor, or in a field that tells "not searched yet" from "no solution".',
});

/**
 * A search that is much longer than the way that it finds, whose 21 boards a program may sort by a queue: 150 boards are nearer
 * than 20 moves by what has been moved and their distance, so no search removes fewer nodes, however often it is run.
 */
const solvable = toRows([1, 6, 4, 7, 0, 8, 2, 3, 5]);
const mostMoves = 20;
const fewerThanASearch = 100;

export const searchesOnceCase = (context: CheckContext): FixedCase => {
  const posed = [solvedPuzzle(solvable)];
  const unsolvable: SolvedPuzzle = { tiles: twin(solvable), moves: null };
  const asked = context.edition.solvableBy === 'Solver' ? [...posed, unsolvable] : posed;
  return designedCase(messages.name(), searchesOnceQuestion(context), asked);
};

type Asked = readonly [method: string, steps: readonly Step[]];

/** All that this Solver can be asked, by method. `longest`: the most moves of its board. */
export const askedOf = (
  { edition }: CheckContext,
  solver: string,
  longest: number,
  prefix: string,
): readonly Asked[] => [
  ...(edition.solvableBy === 'Solver' ? [['isSolvable', [call(solver, 'isSolvable')]] as const] : []),
  ['moves', [call(solver, 'moves')]],
  ['solution', listSolution(solver, longest, prefix)],
];

const searchesOnceQuestion = (context: CheckContext): Question<SolvedPuzzle> => {
  const counters = { op: 'counters' } as const;
  const asked = (prefix: string): readonly Asked[] => askedOf(context, 'solver', mostMoves, prefix);
  const once = asked('first').flatMap(([, steps]) => steps);
  const again = asked('again').flatMap(([, steps]) => [...steps, counters]);
  const judge = (_: QuestionContext, { tiles }: SolvedPuzzle, observations: readonly Observation[]): Judgement => {
    const [first, ...others] = observations.flatMap((one) => (one.kind === 'counters' ? removals(one) : []));
    const methods = asked('').map(([method]) => method);
    const nth = others.findIndex((removed) => removed > fewerThanASearch);
    const method = methods[nth];
    if (first === undefined || method === undefined) return passed;
    const words = { again: thousands(at(others, nth)), first: thousands(first) };
    const question = solverQuestionContext(context.notation, method)(tiles);
    return failed(
      { reproduction: linesOf(context, tiles, method) },
      {
        message: messages.again({ call: question.call, on: question.on, ...words }),
        expected: messages.expected(),
        actual: messages.actual(words),
        hint: messages.hint(),
      },
    );
  };
  return solverQuestion(solverQuestionContext(context.notation, 'solution'), [...once, counters, ...again], judge);
};

const linesOf = (context: CheckContext, tiles: Tiles, method: string): string[] => {
  const { notation } = context;
  const calls = askedOf(context, '', mostMoves, '').map(([one]) => `${one}()`);
  return [
    gridLine(notation, 'tiles', tiles),
    notation.construct('solver', 'Solver', ['new Board(tiles)']),
    notation.comment(messages.callAgain({ calls: calls.join(', '), call: `${method}()` })),
  ];
};

const removals = ({ queues }: Extract<Observation, { kind: 'counters' }>): number =>
  sum(queues, ({ delMins }) => delMins);
