/** Judges whether a Solver keeps the answers that it gave first, and solution() its boards, which may be others in each Solver. */
import type { Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { firstConstructionProblem } from '../../judges/construction.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { answerText, boardText, changedAnswer, thrownText } from '../../judges/same-answers.ts';
import { passed, type QuestionContext } from '../../questions/question-context.ts';
import { gridLine } from '../../wording/reproduction.ts';
import { describeBoard } from '../../wording/show.ts';
import type { CheckContext } from '../context.ts';
import { commandSteps, commandWords, type Command } from './after-use-commands.ts';
import { valueOf } from '../../../../harness/text/at.ts';

const messages = defineMessages('solver-sequence', {
  noAnswer: 'no answer',
  noBoard: 'no board',
  solution: 'a solution',
  hint: 'A call leaves something behind that changes a later answer. solution() must not change a collection that it has returned before, nor return a collection or an iterator that one iteration uses up or that two iterations share; moves() must not count what is left of it; no answer may depend on which method is called first.',
});

export interface Sequence {
  readonly context: Pick<CheckContext, 'notation'>;
  readonly commands: readonly Command[];
  readonly posed: SolvedPuzzle;
}

interface Memory {
  /** By method, the first answer: all Solvers are of one board. */
  readonly answers: Map<string, string>;
  /** By Solver, the boards of its first whole walk. */
  readonly boards: Map<string, readonly string[]>;
  /** By name of what solution() gave: whose it is, what it is, and whether it has been walked through before. */
  readonly solutions: Map<string, { readonly on: string; readonly call: Observation | undefined; isUsed: boolean }>;
  /** By Solver, what was called on it. */
  readonly calls: Map<string, string[]>;
}

/** The judgement of the first call that is answered otherwise than before. */
export const judgeCommands = (sequence: Sequence, observations: readonly Observation[]): Judgement => {
  const memory: Memory = { answers: new Map(), boards: new Map(), solutions: new Map(), calls: new Map() };
  let from = 0;
  for (const command of sequence.commands) {
    const count = commandSteps(command).length;
    const seen = observations.slice(from, from + count);
    from += count;
    const on = command.do === 'walk' ? valueOf(memory.solutions, command.of).on : ownerOf(command);
    const judged = judgeCommand(sequence, memory, command, on, seen);
    if (!judged.passed) return judged;
    memory.calls.set(on, [...(memory.calls.get(on) ?? []), commandWords(command)]);
  }
  return passed;
};

const ownerOf = (command: Exclude<Command, { do: 'walk' }>): string =>
  command.do === 'make' ? command.as : command.on;

const judgeCommand = (
  sequence: Sequence,
  memory: Memory,
  command: Command,
  on: string,
  seen: readonly (Observation | undefined)[],
): Judgement => {
  const observed = seen.filter((one) => one !== undefined);
  switch (command.do) {
    case 'make':
      return firstConstructionProblem(questionOn(sequence, memory, on, ''), [seen[0], seen[1]]) ?? passed;
    case 'ask':
      return compared(sequence, memory, on, `${command.method}()`, observed);
    case 'solution':
      memory.solutions.set(command.as, { on, call: seen[0], isUsed: false });
      return compared(sequence, memory, on, 'solution()', observed);
    case 'walk':
      return judgeWalk(sequence, memory, command, on, seen);
  }
};

const compared = (
  sequence: Sequence,
  memory: Memory,
  on: string,
  call: string,
  seen: readonly Observation[],
): Judgement => {
  // What solution() gave is walked through later.
  const answer = seen[0]?.kind === 'object' ? messages.solution() : (answerText(seen) ?? messages.noAnswer());
  const before = memory.answers.get(call);
  if (before === undefined) memory.answers.set(call, answer);
  if (before === undefined || before === answer) return passed;
  return changed(sequence, memory, on, call, { before, answer: thrownText(seen) ?? answer });
};

const changed = (
  sequence: Sequence,
  memory: Memory,
  on: string,
  call: string,
  answers: { readonly before: string; readonly answer: string },
): Judgement => {
  const [, ...earlier] = memory.calls.get(on) ?? [];
  return changedAnswer(questionOn(sequence, memory, on, call), { ...answers, earlier, hint: messages.hint() });
};

/** Against the first whole walk through what this Solver gave, from its beginning; that one is to be a shortest solution. */
const judgeWalk = (
  sequence: Sequence,
  memory: Memory,
  { of, most, beside }: Extract<Command, { do: 'walk' }>,
  on: string,
  seen: readonly (Observation | undefined)[],
): Judgement => {
  const solution = valueOf(memory.solutions, of);
  const known = memory.boards.get(on);
  const each = seen[1];
  const found = each?.kind === 'each' ? each.items.map((item) => boardText(item[0]) ?? messages.noBoard()) : [];
  // A generator, or a stream's iterator(), is an iterable that can be walked through once: that is all that is promised.
  const mayBeShort = solution.isUsed;
  solution.isUsed = true;
  if (known === undefined) {
    if (most !== undefined || beside !== undefined || mayBeShort) return passed;
    memory.boards.set(on, found);
    const given = { call: solution.call, walk: seen[0], each };
    return judgeSolution(questionOn(sequence, memory, on, 'solution()'), sequence.posed, given);
  }
  const expected = known.slice(0, most);
  if (String(found) === String(expected) || (mayBeShort && found.length < expected.length)) return passed;
  const words = { before: expected.join(', '), answer: thrownText(seen) ?? (found.join(', ') || messages.noAnswer()) };
  return changed(sequence, memory, on, 'solution()', words);
};

/** Words are made when they are read: few calls fail. */
const questionOn = ({ context, posed }: Sequence, { calls }: Memory, on: string, call: string): QuestionContext => ({
  type: 'Solver',
  call,
  get on() {
    return describeBoard(posed.tiles);
  },
  get reproduction() {
    const { notation } = context;
    const story = [...(calls.get(on) ?? []).slice(1), call];
    return [
      gridLine(notation, 'tiles', posed.tiles),
      notation.construct(on, 'Solver', ['new Board(tiles)']),
      notation.comment((story.length <= 12 ? story : [...story.slice(0, 2), '...', ...story.slice(-9)]).join(', ')),
    ];
  },
});
