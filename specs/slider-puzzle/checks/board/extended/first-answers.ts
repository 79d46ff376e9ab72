/** Judges the first answer of each method of a derived board against the board's tiles, whatever was called before. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../../harness/contracts/protocol.ts';
import { describeBoard } from '../../../wording/show.ts';
import { passed } from '../../../questions/question-context.ts';
import { methodOf } from './commands.ts';
import { judgeEquals } from './methods.ts';
import { replay, type Happening, type Sequence } from './replay.ts';

/** What a board that was used before answers is a question of its own. */
export const judgeFirstAnswers = (sequence: Sequence, observations: readonly Observation[]): Judgement =>
  replay(sequence, observations, (happening) =>
    happening.board.isDerived || happening.other?.isDerived === true ? judgeFirst(sequence, happening) : passed,
  );

const judgeFirst = ({ methods }: Sequence, { command, seen, board, other, question }: Happening): Judgement => {
  switch (command.do) {
    case 'ask':
    case 'twin': {
      const name = command.do === 'ask' ? command.method : 'twin';
      if (board.calls.includes(`${name}()`)) return passed;
      return methodOf(name, methods).judge(question(`${name}()`), board.tiles, seen);
    }
    case 'equals':
      if (other === undefined || board.calls.includes('equals()')) return passed;
      return judgeEquals(question(`equals(${describeBoard(other.tiles)})`), board.tiles, other.tiles, seen[0]);
    case 'neighbors':
    case 'walk':
      return passed;
  }
};
