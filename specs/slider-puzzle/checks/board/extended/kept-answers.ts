/** Judges whether each method of a board keeps the answer that it gave first, and neighbors() its boards. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { answerText, changedAnswer, isPart, itemTexts, thrownText } from '../../../judges/same-answers.ts';
import { passed } from '../../../questions/question-context.ts';
import { describeBoard } from '../../../wording/show.ts';
import { otherTwinHint } from '../immutable.ts';
import { replay, type Happening, type Known, type Sequence } from './replay.ts';
import { defined } from '../../../../../harness/text/at.ts';

const messages = defineMessages('kept-answers', {
  noAnswer: 'no answer',
  firstOnes: 'the first {count} of: {boards}',
  hint: 'A call leaves something behind that changes a later answer. A field that a method sets must hold what the constructor could have computed; do not keep a list or an iterator that gets used up; put exchanged tiles back.',
});

interface Memory {
  /** By board and method, the first answer. */
  readonly answers: Map<string, string>;
  /** By board, what neighbors() gave first. */
  readonly neighbors: Map<string, readonly string[]>;
}

export const judgeKeptAnswers = (sequence: Sequence, observations: readonly Observation[]): Judgement => {
  const memory: Memory = { answers: new Map(), neighbors: new Map() };
  return replay(sequence, observations, (happening) => judgeKept(memory, happening));
};

const judgeKept = (memory: Memory, happening: Happening): Judgement => {
  const { command, seen, on, other } = happening;
  switch (command.do) {
    case 'ask':
      return judgeAnswer(memory, happening, `${command.method}()`, seen);
    case 'twin':
      return judgeAnswer(memory, happening, 'twin()', seen);
    case 'equals':
      return judgeAnswer(
        memory,
        { ...happening, on: `${on} ${command.other}` },
        callWords(defined(other, 'equals() of no known board')),
        seen,
      );
    case 'neighbors':
      return passed;
    case 'walk':
      return judgeWalk(memory, { ...happening, command });
  }
};

const callWords = ({ tiles }: Known): string => `equals(${describeBoard(tiles)})`;

/** Boards of the caller are all made of the same tiles, and so answer alike; but any twin will do, and any hash code. */
const ownerOf = ({ on, board }: Pick<Happening, 'on' | 'board'>, call: string): string =>
  board.ancestors.length > 0 || ['twin()', 'hashCode()'].includes(call) || call.startsWith('equals(') ? on : '';

const judgeAnswer = (
  { answers, neighbors }: Memory,
  happening: Happening,
  call: string,
  seen: readonly (Observation | undefined)[],
): Judgement => {
  const observed = seen.filter((one) => one !== undefined);
  const answer = answerText(observed) ?? messages.noAnswer();
  const owner = ownerOf(happening, call);
  const last = observed.at(-1);
  if (call === 'neighbors()' && last?.kind === 'each' && !neighbors.has(owner)) {
    neighbors.set(owner, itemTexts(last.items));
  }
  return compared(answers, happening, call, answer);
};

const compared = (answers: Memory['answers'], happening: Happening, call: string, answer: string): Judgement => {
  const { board, question, seen } = happening;
  const key = `${ownerOf(happening, call)} ${call}`;
  const before = answers.get(key);
  if (before === undefined) answers.set(key, answer);
  if (before === undefined || before === answer) return passed;
  const hint = call === 'twin()' ? otherTwinHint() : messages.hint();
  return changedAnswer(question(call), { before, answer: thrownText(seen) ?? answer, earlier: board.calls, hint });
};

type Walk = Happening & { readonly command: Extract<Happening['command'], { do: 'walk' }> };

/** Where nothing is known of the neighbors yet, there is nothing to compare with. */
const judgeWalk = ({ neighbors }: Memory, happening: Walk): Judgement => {
  const { command, seen, isWalkedAgain, board, question } = happening;
  const known = neighbors.get(ownerOf(happening, 'neighbors()'));
  const each = seen[1];
  if (known === undefined) return passed;
  const found = each?.kind === 'each' ? itemTexts(each.items) : [];
  const most = Math.min(command.most ?? known.length, known.length);
  // A generator, or a stream's iterator(), is an iterable that can be walked through once: that is all that is promised.
  const isRightCount = found.length === most || (isWalkedAgain && found.length < most);
  if (isRightCount && isPart(found, known)) return passed;
  const all = known.join(', ');
  const before = most === known.length ? all : messages.firstOnes({ count: most, boards: all });
  const answer = thrownText(seen) ?? (found.join(', ') || messages.noAnswer());
  return changedAnswer(question('neighbors()'), { before, answer, earlier: board.calls, hint: messages.hint() });
};
