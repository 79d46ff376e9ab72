/** Boards that are solved twice, as they are and under another condition: which, and how the second answers are had. */
import fc from 'fast-check';
import type { FixedCase } from '../../../../harness/contracts/check.ts';
import type { Observation, Script } from '../../../../harness/contracts/protocol.ts';
import { puzzleAtDistance } from '../../arbitraries/solved-puzzle-arbitrary.ts';
import { toGrid } from '../../questions/question.ts';
import { call, newBoard, newSolver } from '../../questions/steps.ts';
import type { Named } from '../timing/series.ts';

export type Posed = Pick<Named, 'tiles' | 'moves'>;

/** Random 3-by-3 boards with their fewest moves. */
export const posedBoards = (
  { posed, leastMoves, mostMoves }: Readonly<Record<'posed' | 'leastMoves' | 'mostMoves', number>>,
  seed: number,
): readonly Posed[] => {
  const any = fc.integer({ min: leastMoves, max: mostMoves }).chain((count) => puzzleAtDistance(3, count));
  return fc.sample(fc.noBias(any), { seed, numRuns: posed }).map(({ tiles, moves }) => ({ tiles, moves: moves ?? 0 }));
};

/** What a board is asked: the answer of moves() is the third of these. */
export const askingMoves = [newBoard('board'), newSolver('solver', 'board'), call('solver', 'moves')] as const;

type Own = Pick<FixedCase, 'name' | 'judge' | 'reproduction'> & {
  readonly steps?: Script['steps'];
  readonly queueOperations: number;
};

/** `watch`: the other condition. */
export const comparedCase = (
  posed: readonly Pick<Posed, 'tiles'>[],
  watch: Script['watch'],
  { steps = [...askingMoves], queueOperations, ...own }: Own,
): FixedCase => {
  const rows = posed.map(({ tiles }) => ({ tiles: toGrid(tiles) }));
  const script: Script = { substitute: ['Board'], rows, steps, limits: { queueOperations } };
  return { kind: 'fixed', script, comparesOnly: true, comparisonScript: { ...script, watch }, ...own };
};

/** What moves() answered; `from`: its place in the row. */
export const movesIn = (row: readonly Observation[] | undefined, from = -1): number | null => {
  const answer = row?.at(from);
  return answer?.kind === 'value' && typeof answer.value === 'number' ? answer.value : null;
};
