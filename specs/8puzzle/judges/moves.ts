/** Judges moves(). */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { numberAnswer } from './answer.ts';
import { movesWords } from './words/moves.ts';
import { gridWords } from '../words/shown-words.ts';

/** A board for a Solver, with the right answer: the fewest moves, or null when it cannot be solved. */
export interface Posed {
  readonly tiles: Tiles;
  readonly moves: number | null;
}

export const judgeMoves = (asking: Asking, posed: Posed, observed: Observation | undefined): Judgement => {
  const right = posed.moves ?? -1;
  const answer = numberAnswer(asking, observed, String(right));
  if (!answer.known) return answer.judgement;
  if (answer.value === right) return passed;
  return failed(asking, {
    message: movesWords.wrong({ call: asking.call, on: asking.on, value: String(answer.value), right: String(right) }),
    expected: String(right),
    actual: String(answer.value),
    hint: movesHint(answer.value, right),
    grids: drawn(gridWords.initial(), posed.tiles),
  });
};

const movesHint = (actual: number, right: number): string => {
  if (right === -1) return actual === 0 ? movesWords.neverSetHint() : movesWords.twinHint();
  if (actual === -1) return movesWords.givenUpHint();
  if (actual === right + 1) return movesWords.boardsCountedHint();
  if (actual === right - 1) return movesWords.oneShortHint();
  if (actual > right && (actual - right) % 2 === 0) return movesWords.notShortestHint();
  if (actual > right) return movesWords.otherCountHint();
  return actual === 0 ? movesWords.neverSetHint() : movesWords.tooFewHint();
};
