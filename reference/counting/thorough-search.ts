/** A shortest solution by the quickest search for the board's size, with a bound on the effort. */
import { type DeepeningResult, searchDeepening } from '../deepening/ida-star.ts';
import { MethodError, type Watch } from '../methods/method.ts';
import { searchByName } from '../patterns/search.ts';
import type { Tiles } from '../tiles.ts';

/** Some ten seconds; every 4-by-4 board of 50 moves or fewer that was tried needs less than a tenth of it. */
export const thoroughNodes = { deepening: 300_000_000, patterns: 5_000_000_000 };

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
  return { ...searchDeepening(tiles, { maxNodes: thoroughNodes.deepening, watch }), by: 'iterative deepening' };
};
