/** What came of one puzzle, as all outputs show it. */
import { graderFault } from '../../../../harness/contracts/errors.ts';
import type { OfficialCounts } from '../../../../reference/oracle/counting/official-counts.ts';
import type { SolveResult } from '../../../../reference/lab/methods/index.ts';
import { leadsToGoal } from '../../../../reference/puzzle/solution.ts';
import { isSolvable } from '../../../../reference/puzzle/parity.ts';
import { type Tiles, manhattan } from '../../../../reference/puzzle/tiles.ts';
import type { Ended } from '../search/searcher.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';

/** What is wrong with the outcome of a search, which would be a fault of the grader. */
const outcomeMessages = defineMessages('8puzzle.solve-outcome', {
  wrong: 'The search gave a wrong answer: {how}.',
  wrongRemedy: 'Try another --method, and report this with the puzzle file.',
  saysSolvable: 'parity says that it is solvable',
  saysUnsolvable: 'parity says that it is unsolvable',
  missesGoal: 'its solution does not lead to the goal',
  notAllRight: 'one of its shortest solutions is wrong',
});

/** Why there is no answer. `interrupted` by Ctrl-C; out of time, nodes or memory. */
export type Shortfall = 'interrupted' | 'time' | 'nodes' | 'memory';

export type Outcome =
  /** `letters`: how the blank moves, D R L U. Every solution has at least `atLeast` moves. */
  | { readonly kind: 'solved'; readonly letters: string; readonly atLeast: number }
  | { readonly kind: 'solvable'; readonly atLeast: number }
  | { readonly kind: 'unsolvable' }
  /** Every solution has at least this many moves. */
  | { readonly kind: 'unanswered'; readonly because: Shortfall; readonly atLeast: number };

export interface Answer {
  /** As it was named on the command line. */
  readonly file: string;
  readonly tiles: Tiles;
  readonly outcome: Outcome;
  readonly effort: Effort;
  /** All shortest solutions; null when they were not asked for, or there is none. */
  readonly all: AllAnswer | null;
  /** What the official reference search spends; null when it was not asked for. */
  readonly counts: CountsAnswer | null;
}

export interface Effort {
  readonly method: string;
  readonly heuristic: string | null;
  readonly nodes: number;
  readonly seconds: number;
  readonly queues: SolveResult['queues'];
}

export type AllAnswer =
  /** `solutions`: the first of them. */
  | { readonly kind: 'counted'; readonly count: number; readonly solutions: readonly string[] }
  | { readonly kind: 'not-counted'; readonly reason: string };

export type CountsAnswer =
  | { readonly kind: 'counted'; readonly counts: Extract<OfficialCounts, { kind: 'counted' }>['counts'] }
  | { readonly kind: 'not-counted'; readonly reason: string };

/**
 * The outcome of a search, held against what is known without it: a solution is replayed, and parity decides
 * solvability. @throws {GraderError} when they disagree, which would be a fault of the grader
 */
export const outcomeOf = (tiles: Tiles, result: SolveResult | Ended, isInterrupted: boolean): Outcome => {
  const solvable = isSolvable(tiles);
  if (result.kind === 'gave-up' || result.kind === 'ended') {
    if (!solvable) return { kind: 'unsolvable' };
    const because = result.reason === 'stopped' ? (isInterrupted ? 'interrupted' : 'time') : result.reason;
    return { kind: 'unanswered', because, atLeast: Math.max(result.atLeast, manhattan(tiles)) };
  }
  if (solvable === (result.kind === 'unsolvable'))
    throw wrong(solvable ? outcomeMessages.saysSolvable() : outcomeMessages.saysUnsolvable());
  if (result.kind === 'unsolvable') return { kind: 'unsolvable' };
  if (result.kind === 'solvable') return { kind: 'solvable', atLeast: result.atLeast };
  if (!isRight(tiles, result.moves)) throw wrong(outcomeMessages.missesGoal());
  return { kind: 'solved', letters: result.moves, atLeast: result.atLeast };
};

/**
 * @throws {GraderError} when one of them is wrong or not as short as the others, which would be a fault of the grader
 */
export const requireRight = (tiles: Tiles, solutions: readonly string[], moves: number): void => {
  const isGood = (letters: string): boolean => letters.length === moves && isRight(tiles, letters);
  if (!solutions.every(isGood)) throw wrong(outcomeMessages.notAllRight());
};

const isRight = (tiles: Tiles, letters: string): boolean => {
  try {
    return leadsToGoal(tiles, letters);
  } catch {
    return false;
  }
};

const wrong = (how: string): Error =>
  graderFault('wrong-solution', outcomeMessages.wrong({ how }), {
    remedy: outcomeMessages.wrongRemedy(),
  });
