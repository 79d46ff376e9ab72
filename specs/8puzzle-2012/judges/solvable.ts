/** Judges isSolvable() of Board against parity. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Observation } from '../../../harness/probe/protocol.ts';
import { isSolvable, type Tiles } from '../../../reference/tiles.ts';
import { judgeTruth } from '../../8puzzle/judges/truth.ts';
import type { Asking } from '../../8puzzle/words/asking.ts';
import { drawn } from '../../8puzzle/words/grids.ts';
import { gridWords } from '../../8puzzle/words/shown-words.ts';
import { fall2012Words } from '../words.ts';

export const judgeSolvable = (asking: Asking, tiles: Tiles, observed: Observation | undefined): Judgement =>
  judgeTruth(
    asking,
    { expected: isSolvable(tiles), hint: hintFor(tiles), grids: drawn(gridWords.board(), tiles) },
    observed,
  );

/** The rule for the size, with the numbers that it gives for this board. */
const hintFor = (tiles: Tiles): string => {
  const inversions = inversionsOf(tiles);
  if (tiles.length % 2 === 1) {
    return fall2012Words.oddSizeHint({ inversions: String(inversions) });
  }
  const row = tiles.findIndex((line) => line.includes(0));
  return fall2012Words.evenSizeHint({ inversions: String(inversions), row: String(row) });
};

/** Pairs of tiles of which the larger comes first, row by row. */
const inversionsOf = (tiles: Tiles): number => {
  const cells = tiles.flat().filter((tile) => tile !== 0);
  const counts = new Int32Array(cells.length + 2);
  let inversions = 0;
  cells.forEach((tile, before) => {
    inversions += before - countUpTo(counts, tile);
    for (let at = tile; at < counts.length; at += at & -at) counts[at] = (counts[at] ?? 0) + 1;
  });
  return inversions;
};

/** Fenwick's tree (1994): how many of the tiles so far are no larger. */
const countUpTo = (counts: Int32Array, tile: number): number => {
  let sum = 0;
  for (let at = tile; at > 0; at -= at & -at) sum += counts[at] ?? 0;
  return sum;
};
