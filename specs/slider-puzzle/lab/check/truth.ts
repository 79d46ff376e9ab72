/** What the reference says about a puzzle file. */
import { methods } from '../../../../reference/lab/methods/index.ts';
import { manhattan } from '../../../../reference/puzzle/tiles.ts';
import type { Progress } from '../search/gauges.ts';
import type { Searcher } from '../search/searcher.ts';
import { type Outcome, outcomeOf } from '../solve/answer.ts';
import { inMoves } from '../../commands/messages.ts';
import { puzzleMessages } from '../../puzzles/messages.ts';
import { describeSize } from '../../wording/show.ts';
import type { PuzzleFile } from './files.ts';
import { claimIn } from './promise.ts';
import { type Fewest, fewestWords } from './row.ts';
import { checkCommandMessages } from './messages/check.ts';
import { defined } from '../../../../harness/text/at.ts';

export interface Asked {
  readonly searcher: Searcher;
  /** Milliseconds for each file. */
  readonly ms: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

export interface Truth {
  /** Null when the search was stopped. */
  readonly moves: Fewest;
  /** Every solution has at least this many moves. */
  readonly atLeast: number;
  readonly seconds: number | null;
  /** Why the name cannot be true: a clause; null when it is, or promises nothing. */
  readonly contradiction: string | null;
}

export const truthOf = async (file: PuzzleFile, asked: Asked): Promise<Truth> => {
  const { tiles, name } = file;
  const { name: method } = defined(
    methods.find(({ finds }) => finds === 'a shortest solution'),
    'no method finds a shortest solution',
  );
  const found = await asked.searcher.run({ kind: 'solve', tiles, method, options: {} }, { ...asked, name });
  const outcome = outcomeOf(tiles, found.kind === 'found' ? found.result : found, asked.signal.aborted);
  const atLeast = 'atLeast' in outcome ? outcome.atLeast : 0;
  const moves = movesOf(outcome);
  const seconds = found.kind === 'found' ? found.cpuSeconds : null;
  return { moves, atLeast, seconds, contradiction: contradictionOf(file, moves, atLeast) };
};

const movesOf = (outcome: Outcome): Fewest => {
  if (outcome.kind === 'unsolvable') return 'unsolvable';
  return outcome.kind === 'solved' && outcome.letters.length === outcome.atLeast ? outcome.atLeast : null;
};

const contradictionOf = ({ name, promise, tiles }: PuzzleFile, moves: Fewest, atLeast: number): string | null => {
  const said = claimIn(name)?.size ?? tiles.length;
  if (said !== tiles.length) {
    return puzzleMessages.nameSaysSize({ said: describeSize(said), size: describeSize(tiles.length) });
  }
  if (promise === null || promise === moves) return null;
  const says = checkCommandMessages.saysName({ promise: fewestWords(promise) });
  if (moves === 'unsolvable') return checkCommandMessages.butNoSolution({ says });
  if (moves !== null) return checkCommandMessages.butShortest({ says, moves: inMoves(moves) });
  if (promise === 'unsolvable') return checkCommandMessages.butSolvable({ says });
  if (promise < atLeast) return checkCommandMessages.butAtLeast({ says, moves: inMoves(atLeast) });
  const parity = manhattan(tiles) % 2;
  return promise % 2 === parity
    ? null
    : (parity === 0 ? checkCommandMessages.butEven : checkCommandMessages.butOdd)({ says });
};
