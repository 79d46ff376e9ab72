/** Suggestions for misspelt names. */
import { closest, distance } from 'fastest-levenshtein';
import { gradingWords } from './words/grading.ts';

/** The known name that was probably meant, or null when none is near. */
export const nearest = (name: string, known: readonly string[]): string | null => {
  if (known.length === 0) return null;
  const best = closest(
    name.toLowerCase(),
    known.map((one) => one.toLowerCase()),
  );
  const original = known.find((one) => one.toLowerCase() === best);
  return original !== undefined && distance(name.toLowerCase(), best) <= Math.max(1, Math.round(best.length / 3))
    ? original
    : null;
};

/** `Did you mean "weights"?`, or the list of what is known. */
export const suggestion = (name: string, known: readonly string[]): string => {
  const meant = nearest(name, known);
  return meant === null ? gradingWords.known({ names: known.join(', ') }) : gradingWords.didYouMean({ name: meant });
};
