/** The length of a shortest solution of a course's own board, searched once and kept by content. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { type DeepeningResult, searchDeepening } from '../../reference/deepening/ida-star.ts';
import { type Tiles, formatTiles } from '../../reference/tiles.ts';

export type Optimum =
  | { readonly kind: 'solved'; readonly moves: number }
  | { readonly kind: 'unsolvable' }
  /** The search was cut off: every solution needs at least so many moves. */
  | { readonly kind: 'unknown'; readonly atLeast: number };

/** About ten seconds. Every 4-by-4 board of 50 moves or fewer that was tried needs less than a tenth of it. */
const maxNodes = 300_000_000;
/** A search below this costs less than reading a file. */
const worthKeeping = 100_000;

const storedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('solved'), moves: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal('unknown'), atLeast: z.int().nonnegative() }),
]);

/** Searches, unless the same board has been searched before. Reads and writes `<cacheDir>/puzzles/`. */
export const optimumOf = async (tiles: Tiles, cacheDir: string): Promise<Optimum> => {
  const quick = searchDeepening(tiles, { maxNodes: worthKeeping });
  if (quick.kind !== 'gave-up') return toOptimum(quick);
  const file = join(cacheDir, 'puzzles', `${keyOf(tiles)}.json`);
  const known = await read(file);
  if (known !== null) return known;
  const optimum = toOptimum(searchDeepening(tiles, { maxNodes }));
  await write(file, optimum);
  return optimum;
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

/** The bound on the effort is part of the key, since a larger one may know more. */
const keyOf = (tiles: Tiles): string =>
  createHash('sha256')
    .update(`${String(maxNodes)}\n${formatTiles(tiles)}`)
    .digest('hex');

/** An unreadable entry is as good as none. */
const read = async (file: string): Promise<Optimum | null> => {
  try {
    return storedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
};

/** Without a writable cache the search is merely repeated next time. */
const write = async (file: string, optimum: Optimum): Promise<void> => {
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFileAtomic(file, JSON.stringify(optimum));
  } catch {
    return;
  }
};
