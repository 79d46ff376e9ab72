/** Judges what a search leaves behind: nothing in the given array, and nothing for the next search. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { noAnswer, valueWords } from '../../8puzzle/judges/answer.ts';
import { failed, passed, type Asking } from '../../8puzzle/words/asking.ts';
import { solves } from './returned.ts';
import { returnedWords } from './returned-words.ts';

type Observed = Observation | undefined;

/**
 * Answers to the same question that must not depend on what was asked between. Whether they are right is the matter of
 * other checks: an answer that solves the board, or that is equal to the one before, is as good as it was.
 */
export interface Repeated {
  readonly tiles: Tiles;
  readonly before: Observed;
  readonly after: Observed;
  /** Completes a sentence after the call, when the answers differ. */
  readonly words: string;
  readonly hint: string;
}

export const judgeRepeated = (asking: Asking, { tiles, before, after, words, hint }: Repeated): Judgement => {
  if (solves(tiles, after)) return passed;
  if (before?.kind !== 'value') return noAnswer(asking, before, returnedWords.aString()).judgement;
  if (after?.kind === 'value' && after.value === before.value) return passed;
  return failed(asking, {
    message: `${asking.call} on ${asking.on} ${words}.`,
    expected: valueWords(before),
    actual: after?.kind === 'value' ? valueWords(after) : returnedWords.noAnswer(),
    hint,
  });
};
