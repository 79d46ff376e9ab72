/** Judges the first answer of each method of a derived board against the board's tiles, whatever was called before. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { describeBoard } from '../../../wording/show.ts';
import { passed } from '../../../questions/question-context.ts';
import { methodOf } from './commands.ts';
import { withDerivedHint } from '../derived-hints.ts';
import { judgeEquals } from './methods.ts';
import { replay, type Happening, type Known, type Sequence } from './replay.ts';

const messages = defineMessages('first-answers', {
  openWalkHint:
    'A board changes during an iteration over its neighbors, as it shows when that is stopped early: neighbors() must exchange tiles only in copies.',
});

/** What a board that was used before answers is a question of its own. */
export const judgeFirstAnswers = (sequence: Sequence, observations: readonly Observation[]): Judgement => {
  const judge = (happening: Happening): Judgement =>
    isDerived(happening.board) || isDerived(happening.other) ? judgeFirst(sequence, happening) : passed;
  const closed = replay(sequence, observations, (one) => (isOpen(one) ? passed : judge(one)));
  if (!closed.passed) return closed;
  // All that is wrong is so while an iteration is under way.
  const judged = replay(sequence, observations, judge);
  return judged.passed ? judged : { ...judged, hint: messages.openWalkHint() };
};

const isDerived = (board: Known | undefined): boolean => board !== undefined && board.ancestors.length > 0;

const isOpen = ({ board, other }: Happening): boolean => board.isWalkOpen || other?.isWalkOpen === true;

const judgeFirst = (sequence: Sequence, happening: Happening): Judgement => {
  const { command, seen, board, other } = happening;
  const judgeFor = judgeOf(sequence, happening);
  if (judgeFor === null) return passed;
  const judged = judgeFor(board.tiles);
  const method = command.do === 'ask' ? command.method : command.do;
  const about = { method, tiles: board.tiles, ancestors: board.ancestors, seen, judgeFor };
  if (judged.passed || !isDerived(board)) return judged;
  return withDerivedHint(judged, other === undefined ? about : { ...about, other: other.tiles });
};

/** Judges the answer as that of a board with these tiles; null for what is not the first of its kind. */
const judgeOf = (
  { context, methods }: Sequence,
  { command, seen, board, other, question }: Happening,
): ((tiles: Tiles) => Judgement) | null => {
  switch (command.do) {
    case 'ask':
    case 'twin': {
      const name = command.do === 'ask' ? command.method : 'twin';
      if (board.calls.includes(`${name}()`)) return null;
      return (tiles) => methodOf(name, methods).judge(question(`${name}()`), tiles, seen);
    }
    case 'equals':
      if (other === undefined || board.calls.includes('equals()')) return null;
      return (tiles) =>
        judgeEquals(context, question(`equals(${describeBoard(other.tiles)})`), tiles, other.tiles, seen[0]);
    case 'neighbors':
    case 'walk':
      return null;
  }
};
