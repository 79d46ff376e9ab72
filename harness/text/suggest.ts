/** Suggestions for misspelled names. */
import { closest, distance } from 'fastest-levenshtein';

/** The known name that was probably meant, or null when none is near. */
export const nearest = (name: string, known: readonly string[]): string | null => {
  if (known.length === 0) return null;
  const best = closest(
    name.toLowerCase(),
    known.map((one) => one.toLowerCase()),
  );
  const original = known.find((one) => one.toLowerCase() === best);
  return original !== undefined && isNear(name.toLowerCase(), best) ? original : null;
};

/**
 * The few known names that are nearest to a word, no more than so many edits away; what begins with it counts as one.
 * `fold` is how a known name is compared with the word.
 */
export const nearestFew = (
  word: string,
  known: readonly string[],
  mostAway: number,
  fold: (name: string) => string = (name) => name,
): readonly string[] =>
  known
    .map((one) => ({ one, away: fold(one).startsWith(word) ? 1 : distance(word, fold(one)) }))
    .filter(({ away }) => away <= mostAway)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ one }) => one);

/** Letters that changed places, as in htlm, count as two edits, which is too many for a short name. */
const isNear = (name: string, best: string): boolean =>
  distance(name, best) <= Math.max(1, Math.round(best.length / 3)) || sorted(name) === sorted(best);

const sorted = (name: string): string => Array.from(name).sort().join('');

/** `Did you mean "weights"?`, or the list of what is known. */
export const suggestion = (name: string, known: readonly string[]): string => {
  const meant = nearest(name, known);
  return meant === null ? `Known: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
};
