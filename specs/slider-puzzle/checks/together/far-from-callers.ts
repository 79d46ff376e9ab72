/** A way so long that the boards at its end have other distances than the first by more than a byte holds; each of them is asked. */
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import { longWay } from '../../arbitraries/near-boards.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { tilesIn } from '../../judges/read-board.ts';
import { fixedCase, type Question } from '../../questions/question.ts';
import {
  firstFailure,
  type QuestionContext,
  solverQuestionContext,
  withHint,
} from '../../questions/question-context.ts';
import { describeBoard, describeSize } from '../../wording/show.ts';
import { valueMethods } from '../board/extended/methods.ts';
import type { CheckContext } from '../context.ts';

const messages = defineMessages('far-from-callers', {
  name: 'solution of {moves} moves, {size}',
  ofSolution: '{board} (board {number} of {boards} in solution())',
  comment: 'board {number} of those: {call}',
  hint: 'If a new Board of the same tiles gives the right answer, look at what a board takes over from the one that it is a neighbor of: what changes with each move may no longer fit into its type.',
});

const [size, moves] = [12, 140];

export const farFromCallersCase = (
  context: CheckContext,
  question: (context: CheckContext, longest: number) => Question<SolvedPuzzle>,
): FixedCase => {
  const both = question(context, moves);
  const steps = valueMethods(context.edition).flatMap((method) => method.steps('item', ''));
  return fixedCase(
    messages.name({ moves: String(moves), size: describeSize(size) }),
    {
      ...both,
      steps: [...both.steps, { op: 'each', over: 'list', as: 'item', steps }],
      judge: (posed, observations) => {
        const judged = both.judge(posed, observations);
        return judged.passed
          ? withHint(firstFailure(valuesJudged(context, posed, observations)), messages.hint)
          : judged;
      },
    },
    { tiles: longWay(size, moves), moves },
  );
};

/** toString() is the last of the methods that give a value. */
function* valuesJudged(
  context: CheckContext,
  { tiles: initial }: SolvedPuzzle,
  observations: readonly Observation[],
): Iterable<Judgement> {
  const last = observations.at(-1);
  for (const [index, answers] of (last?.kind === 'each' ? last.items : []).entries()) {
    const tiles = tilesIn(answers.at(-1));
    if (tiles === null) continue;
    for (const [place, { name, judge }] of valueMethods(context.edition).entries()) {
      const question = aboutBoard(context, initial, { tiles, number: String(index + 1), call: `${name}()` });
      yield judge(question, tiles, answers.slice(place));
    }
  }
}

interface OfSolution {
  readonly tiles: Tiles;
  readonly number: string;
  readonly call: string;
}

/** Words are made when they are read: few fail. */
const aboutBoard = (
  { notation }: CheckContext,
  initial: Tiles,
  { tiles, number, call }: OfSolution,
): QuestionContext => ({
  ...{ type: 'Board', call },
  get on() {
    return messages.ofSolution({ board: describeBoard(tiles), number, boards: String(moves + 1) });
  },
  get reproduction() {
    const { reproduction } = solverQuestionContext(notation, 'solution')(initial);
    return [...reproduction, notation.comment(messages.comment({ number, call }))];
  },
});
