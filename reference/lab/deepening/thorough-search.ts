/** A shortest solution by the quickest search for the board's size, with a bound on the effort. */
import type { LengthProver } from '../../oracle/counting/official-counts.ts';
import type { DeepeningResult } from '../../oracle/ida-star.ts';
import type { Watch } from '../../oracle/watch.ts';
import type { Tiles } from '../../puzzle/tiles.ts';
import { MethodError } from '../methods/method.ts';
import { searchByName } from '../patterns/search.ts';
import { fastDeepening } from './fast-deepening.ts';

/** Some ten seconds; every 4-by-4 board of 50 moves or fewer that was tried needs less than a tenth of it. */
const thoroughNodes = { deepening: 300_000_000, patterns: 5_000_000_000 };

/**
 * 4-by-4 boards by the pattern databases, which solve every one of them: the hardest within a minute or two. Where the
 * machine has no memory to spare for the tables, and for all other sizes, without tables.
 */
export const searchThoroughly = async (
  tiles: Tiles,
  cacheDir: string | null,
  watch: Watch,
): Promise<DeepeningResult & { readonly by: 'the pattern databases' | 'iterative deepening' }> => {
  if (tiles.length === 4) {
    try {
      const options = { cacheDir, maxNodes: thoroughNodes.patterns };
      return { ...(await searchByName('pattern-6-6-3', tiles, options, watch)), by: 'the pattern databases' };
    } catch (error) {
      if (!(error instanceof MethodError)) throw error;
    }
  }
  return { ...fastDeepening(tiles, { maxNodes: thoroughNodes.deepening, watch }), by: 'iterative deepening' };
};

/** For `officialCounts`: also of boards that its own search gives up. */
export const thoroughly: LengthProver = {
  name: `thoroughly ${JSON.stringify(thoroughNodes)}`,
  lengthOf: async (tiles, cacheDir, watch) => {
    const result = await searchThoroughly(tiles, cacheDir, watch);
    return result.kind === 'solved' ? result.moves.length : null;
  },
};
