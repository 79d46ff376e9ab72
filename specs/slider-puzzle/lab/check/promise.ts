/** What the name of a puzzle file promises. */
import { claimOf, isPuzzleName, type PuzzleClaim } from '../../puzzles/puzzle-names.ts';
import type { Fewest } from './row.ts';

/** Null when the name follows no rule. */
export const claimIn = (name: string): PuzzleClaim | null => (isPuzzleName(name) ? claimOf(name) : null);

/** The moves. */
export const promiseOf = (name: string): Fewest => {
  const claim = claimIn(name);
  return claim === null ? null : (claim.moves ?? 'unsolvable');
};

/** As the course lists its files: by the size in the name, then by moves, unsolvable ones last, then by name. */
export const byName = (a: string, b: string): number =>
  sizeIn(a) - sizeIn(b) || movesIn(a) - movesIn(b) || collator.compare(a, b);

const collator = new Intl.Collator('en', { numeric: true });

/** Names without a size come first. */
const sizeIn = (name: string): number => Number(/^puzzle(\d+)x\1-/.exec(name)?.[1] ?? 0);

const movesIn = (name: string): number => {
  const promise = promiseOf(name);
  return typeof promise === 'number' ? promise : Number.MAX_SAFE_INTEGER;
};
