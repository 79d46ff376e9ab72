/** A shortest solution by the quickest search for the board's size, with a bound on the effort. */
import type { LengthProver } from '../../oracle/counting/official-counts.ts';
import type { DeepeningResult } from '../../oracle/ida-star.ts';
import type { Watch } from '../../oracle/watch.ts';
import type { Tiles } from '../../puzzle/tiles.ts';
import { searchByName } from '../patterns/search.ts';
import { fastDeepening } from './fast-deepening.ts';

/** Some ten seconds; every 4-by-4 board of 50 moves or fewer that was tried needs less than a tenth of it. */
const thoroughNodes = { deepening: 300_000_000, patterns: 5_000_000_000 };

/** 4-by-4 boards by the pattern databases, which solve every one of them: the hardest within a minute or two. */
export const searchThoroughly = async (
  tiles: Tiles,
  cacheDir: string | null,
  watch: Watch,
): Promise<DeepeningResult> =>
  tiles.length === 4
    ? searchByName('pattern-6-6-3', tiles, { cacheDir, maxNodes: thoroughNodes.patterns }, watch)
    : fastDeepening(tiles, { maxNodes: thoroughNodes.deepening, watch });

/** For `officialCounts`: also of boards that its own search gives up. */
export const thoroughly: LengthProver = {
  name: `thoroughly ${JSON.stringify(thoroughNodes)}`,
  lengthOf: async (tiles, cacheDir, watch) => {
    const result = await searchThoroughly(tiles, cacheDir, watch);
    return result.kind === 'solved' ? result.moves.length : null;
  },
};
