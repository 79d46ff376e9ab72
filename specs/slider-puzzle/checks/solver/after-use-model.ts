/** A sequence of calls on Solvers of one board, judged call by call against what is known of the board. */
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { sameTiles } from '../../../../reference/puzzle/tiles.ts';
import { judgeBoolean } from '../../judges/boolean.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import { judgeMoves, type SolvedPuzzle } from '../../judges/moves.ts';
import { boardsOf, type NeighborsSeen } from '../../judges/neighbors.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { failed, passed, type QuestionContext } from '../../questions/question-context.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard, inline, plural } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';
import { commandSteps, type Command } from './after-use-commands.ts';

const messages = defineMessages('solver-sequence', {
  after: '{board} after {calls}',
  partOf: 'a part of the walk through solution()',
  wrongPart: '{call} on {on}: the walk was to stop after {boards}, the first of them the initial board.',
  hint: 'If only a Solver that was used before is wrong, look at what solution() hands out: a collection or an iterator that is used up by a walk, or that two walks share.',
  solvableHint: 'Whether the board can be solved is known when the constructor ends.',
});

interface Sequence {
  readonly context: Pick<CheckContext, 'notation' | 'language'>;
  readonly commands: readonly Command[];
  readonly posed: SolvedPuzzle;
}

interface State {
  /** By name of what solution() gave: whose it is, what was observed, and whether it has been walked before. */
  readonly solutions: Map<string, { readonly on: string; readonly call: Observation | undefined; isUsed: boolean }>;
  readonly calls: Map<string, string[]>;
}

/** The judgement of the first call that is answered wrongly. */
export const judgeCommands = (sequence: Sequence, observations: readonly Observation[]): Judgement => {
  const state: State = { solutions: new Map(), calls: new Map() };
  let from = 0;
  for (const command of sequence.commands) {
    const count = commandSteps(command).length;
    const judged = judgeCommand(sequence, state, command, observations.slice(from, from + count));
    if (!judged.passed) return { ...judged, hint: [judged.hint, messages.hint()].filter(Boolean).join(' ') };
    from += count;
  }
  return passed;
};

const judgeCommand = (
  sequence: Sequence,
  state: State,
  command: Command,
  seen: readonly (Observation | undefined)[],
): Judgement => {
  const { posed } = sequence;
  switch (command.do) {
    case 'make':
      return firstConstructionProblem(questionOn(sequence, state, command.as, ''), seen) ?? passed;
    case 'ask': {
      const question = questionOn(sequence, state, command.on, `${command.method}()`);
      called(state, command.on, `${command.method}()`);
      if (command.method === 'moves') return judgeMoves(question, posed, seen[0]);
      return judgeBoolean(question, { expected: posed.moves !== null, hint: messages.solvableHint() }, seen[0]);
    }
    case 'solution': {
      state.solutions.set(command.as, { on: command.on, call: seen[0], isUsed: false });
      const question = questionOn(sequence, state, command.on, 'solution()');
      called(state, command.on, 'solution()');
      return posed.moves === null ? judgeSolution(question, posed, asSeen(seen[0], [])) : passed;
    }
    case 'walk':
      return posed.moves === null ? passed : judgeWalk(sequence, state, command, seen);
  }
};

const asSeen = (
  call: Observation | undefined,
  [walk, each]: readonly (Observation | undefined)[],
): NeighborsSeen => ({ call, walk, each });

const called = ({ calls }: State, on: string, call: string): void => {
  calls.set(on, [...(calls.get(on) ?? []), call]);
};

const judgeWalk = (
  sequence: Sequence,
  state: State,
  { of, most, beside }: Extract<Command, { do: 'walk' }>,
  seen: readonly (Observation | undefined)[],
): Judgement => {
  const solution = state.solutions.get(of);
  if (solution === undefined) throw new RangeError(`no solution ${of}`);
  const mayBeShort = solution.isUsed && sequence.context.language === 'typescript';
  const question = questionOn(sequence, state, solution.on, 'solution()');
  const shown = asSeen(solution.call, seen);
  for (const name of beside === undefined ? [of] : [of, beside]) {
    const used = state.solutions.get(name);
    if (used !== undefined) used.isUsed = true;
  }
  called(state, solution.on, messages.partOf());
  if (most !== undefined) return judgePart(question, sequence.posed, shown, most);
  // A generator is an iterable that can be walked through once; in Java each walk has an iterator of its own.
  if (mayBeShort && seen[0]?.kind === 'items' && seen[0].count <= (sequence.posed.moves ?? 0)) return passed;
  return judgeSolution(question, sequence.posed, shown);
};

/** The boards up to where the walk was stopped. */
const judgePart = (question: QuestionContext, posed: SolvedPuzzle, seen: NeighborsSeen, most: number): Judgement => {
  const expected = plural(most, 'board');
  const listed = boardsOf(question, seen, expected);
  if (!listed.known) return listed.judgement;
  const [first] = listed.boards;
  if (listed.boards.length === most && first !== undefined && sameTiles(first, posed.tiles)) return passed;
  return failed(question, {
    message: messages.wrongPart({ call: question.call, on: question.on, boards: expected }),
    expected,
    actual: listed.boards.map(inline).join(', '),
  });
};

/** Words are made when they are read: few calls fail. */
const questionOn = ({ context, posed }: Sequence, state: State, on: string, call: string): QuestionContext => {
  const calls = (state.calls.get(on) ?? []).slice(-6);
  return {
    type: 'Solver',
    call,
    get on() {
      const board = describeBoard(posed.tiles);
      return calls.length === 0 ? board : messages.after({ board, calls: calls.join(', ') });
    },
    get reproduction() {
      const { notation } = context;
      const then = [...calls, call].join(', ');
      return [
        gridLine(notation, 'tiles', posed.tiles),
        notation.construct('solver', 'Solver', ['new Board(tiles)']),
        notation.comment(then),
      ];
    },
  };
};
