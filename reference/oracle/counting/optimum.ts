/** The length of a shortest solution, searched once and kept by content. */
import { z } from 'zod';
import { type DeepeningResult, searchDeepening } from '../ida-star.ts';
import { type Tiles, formatTiles, manhattan } from '../../puzzle/tiles.ts';
import { diskCached } from './disk-cache.ts';

const optimumSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('solved'), moves: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal('unsolvable') }),
  /** The search was cut off: every solution needs at least that many moves. */
  z.strictObject({ kind: z.literal('unknown'), atLeast: z.int().nonnegative() }),
]);
export type Optimum = z.infer<typeof optimumSchema>;

/** A search below this costs less than reading a file. */
const worthKeeping = 100_000;

/** A few seconds: enough for nearly all 4-by-4 boards of up to 60 moves. */
const mostNodes = 100_000_000;

/** Searches, unless the same board has been searched before. */
export const optimumOf = async (tiles: Tiles, cacheDir: string): Promise<Optimum> => {
  const quick = searchDeepening(tiles, { maxNodes: worthKeeping });
  if (quick.kind !== 'gave-up') return toOptimum(quick);
  return diskCached(
    {
      name: 'optimum',
      schema: optimumSchema,
      subject: `${String(mostNodes)}\n${formatTiles(tiles)}`,
      isPlausible: (value) => isPlausible(value, manhattan(tiles)),
    },
    cacheDir,
    () => toOptimum(searchDeepening(tiles, { maxNodes: mostNodes })),
  );
};

/** A board that was searched for long is solvable; its solutions have the parity of its distance. */
const isPlausible = (value: Optimum, distance: number): boolean => {
  if (value.kind === 'unsolvable') return false;
  const length = value.kind === 'solved' ? value.moves : value.atLeast;
  return length >= distance && (length - distance) % 2 === 0;
};

const toOptimum = (result: DeepeningResult): Optimum => {
  switch (result.kind) {
    case 'solved':
      return { kind: 'solved', moves: result.moves.length };
    case 'unsolvable':
      return { kind: 'unsolvable' };
    case 'gave-up':
      return { kind: 'unknown', atLeast: result.atLeast };
  }
};
