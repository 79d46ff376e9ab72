/** The length of a shortest solution, searched once and kept by content. */
import { z } from 'zod';
import { type DeepeningResult, searchDeepening } from '../deepening/ida-star.ts';
import { unwatched } from '../methods/method.ts';
import { type Tiles, formatTiles, manhattan } from '../tiles.ts';
import { kept } from './kept.ts';
import { searchThoroughly, thoroughNodes } from './thorough-search.ts';

const optimumSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('solved'), moves: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal('unsolvable') }),
  /** The search was cut off: every solution needs at least so many moves. */
  z.strictObject({ kind: z.literal('unknown'), atLeast: z.int().nonnegative() }),
]);
export type Optimum = z.infer<typeof optimumSchema>;

/** A search below this costs less than reading a file. */
const worthKeeping = 100_000;

/** Searches, unless the same board has been searched before. */
export const optimumOf = async (tiles: Tiles, cacheDir: string): Promise<Optimum> => {
  const quick = searchDeepening(tiles, { maxNodes: worthKeeping });
  if (quick.kind !== 'gave-up') return toOptimum(quick);
  return kept(
    {
      name: 'optimum',
      schema: optimumSchema,
      subject: `${JSON.stringify(thoroughNodes)}\n${formatTiles(tiles)}`,
      isPlausible: (value) => isPlausible(value, manhattan(tiles)),
    },
    cacheDir,
    async () => toOptimum(await searchThoroughly(tiles, cacheDir, unwatched)),
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
