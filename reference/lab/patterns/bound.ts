/** The lower bound of a board from the tables: the sum over the groups, of the board or of its mirrored twin. */
import { manhattanByCell } from './manhattan-sums.ts';
import type { Patterns } from './patterns.ts';
import { PatternLookup } from './pattern-lookup.ts';

/** Of boards given row by row. */
export const patternBound = (patterns: Patterns): ((cells: ArrayLike<number>) => number) => {
  const size = patterns.n ** 2;
  const distances = new Uint8Array(size * size);
  for (let tile = 1; tile < size; tile++) distances.set(manhattanByCell(patterns.n, tile), tile * size);
  const own = new PatternLookup(patterns, false);
  const twins = new PatternLookup(patterns, true);
  return (cells) => {
    let sum = 0;
    for (let cell = 0; cell < size; cell++) sum += distances[(cells[cell] ?? 0) * size + cell] ?? 0;
    return sum + 2 * Math.max(own.read(cells), twins.read(cells));
  };
};
