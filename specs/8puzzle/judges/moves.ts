/** Judges moves(). */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { drawn } from '../words/grids.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { numberAnswer } from './answer.ts';

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
    message: `${asking.call} on ${asking.on} returned ${String(answer.value)} instead of ${String(right)}.`,
    expected: String(right),
    actual: String(answer.value),
    hint: movesHint(answer.value, right),
    grids: drawn('initial', posed.tiles),
  });
};

const movesHint = (actual: number, right: number): string => {
  if (right === -1) return actual === 0 ? hints.neverSet : hints.twin;
  if (actual === -1) return hints.givenUp;
  if (actual === right + 1) return hints.boards;
  if (actual === right - 1) return hints.oneShort;
  if (actual > right && (actual - right) % 2 === 0) return hints.notShortest;
  if (actual > right) return hints.counts;
  return actual === 0 ? hints.neverSet : hints.tooFew;
};

const hints = {
  twin: 'The board cannot be solved, so moves() must be -1. This number may belong to the search of the twin.',
  neverSet: 'The result is 0: is the field ever set, or does a local variable of the same name hide it?',
  givenUp:
    'The board can be solved, but the Solver says it cannot: did the search of the twin win by mistake, or did the search end too early?',
  boards: 'This is one too many: a solution of m moves has m + 1 boards, the initial one included.',
  oneShort:
    'This is one too few: the search seems to end before the goal is taken from the queue, or the last move is not counted.',
  notShortest:
    'The solution is not the shortest one: the priority must be the moves made so far plus the Manhattan distance, and the search ends when the goal is taken from the queue, not when it is put in.',
  counts:
    'No solution of this board has such a length, since the number of moves is even or odd for each board: moves() counts something else, for example the nodes taken from the queue.',
  tooFew:
    'No solution is so short: are the moves of a search node counted from its previous node (previous.moves + 1)?',
} as const;
