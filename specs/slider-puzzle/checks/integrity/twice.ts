/** Boards that are solved twice, as they are and under another condition: which, and how the second answers are had. */
import fc from 'fast-check';
import type { FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Script } from '../../../../harness/contracts/protocol.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { seededIndices } from '../../arbitraries/seeded.ts';
import { puzzleAtDistance } from '../../arbitraries/solved-puzzle-arbitrary.ts';
import { toGrid } from '../../questions/question.ts';
import type { CheckContext } from '../context.ts';
import { askingSteps, type Named } from '../timing/series.ts';
import { fewestMoves } from '../../puzzles/solved-puzzle.ts';

export type Posed = Pick<Named, 'tiles' | 'moves'>;

/** Random 3-by-3 boards with their fewest moves. */
export const posedBoards = (
  { posed, leastMoves, mostMoves }: Readonly<Record<'posed' | 'leastMoves' | 'mostMoves', number>>,
  seed: number,
): readonly Posed[] => {
  const any = fc.integer({ min: leastMoves, max: mostMoves }).chain((count) => puzzleAtDistance(3, count));
  return fc
    .sample(fc.noBias(any), { seed, numRuns: posed })
    .map((one) => ({ tiles: one.tiles, moves: fewestMoves(one) }));
};

/** Boards are solved like those of timed rows, each begun when the harness says so, and counted. */
export const solvedScript = (context: CheckContext, posed: readonly Pick<Posed, 'tiles'>[]): Script => ({
  substitute: ['Board'],
  rows: posed.map(({ tiles }) => ({ tiles: toGrid(tiles) })),
  steps: [{ op: 'counters' }, ...askingSteps(context), { op: 'counters' }],
  paced: true,
});

type Own = Pick<FixedCase, 'name' | 'judge' | 'reproduction' | 'comparesFirst'> & { readonly queueOperations: number };

/** `watch`: the other condition. */
export const comparedCase = (
  context: CheckContext,
  posed: readonly Pick<Posed, 'tiles'>[],
  watch: Script['watch'],
  { queueOperations, ...own }: Own,
): FixedCase => {
  const script: Script = { ...solvedScript(context, posed), limits: { queueOperations } };
  return { kind: 'fixed', script, comparesOnly: true, comparisonScript: { ...script, watch }, ...own };
};

/**
 * Does the other condition come first in the nth of some cases? In one of each two, by the seed: a program that remembers which
 * boards it has solved cannot tell by that which condition is which, and one that goes by it fails in half of them.
 */
export const comesFirst = (seed: number, nth: number): boolean => {
  const pair = Math.floor(nth / 2);
  return (at(seededIndices(seed, pair + 1), pair) + nth) % 2 === 1;
};

/** What is wrong with a Solver that gives no right answer is told by other checks; unless it is right wherever it is timed. */
export const unjudged: Judgement = { passed: true, measured: { unjudged: 1 } };

/** What moves() answered, just before it was counted. */
export const movesAnswer = (row: readonly Observation[]): Observation | undefined => row.at(-2);

export const movesIn = (row: readonly Observation[] | undefined): number | null => {
  const answer = row && movesAnswer(row);
  return answer?.kind === 'value' && typeof answer.value === 'number' ? answer.value : null;
};
