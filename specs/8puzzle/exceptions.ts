/** Which exceptions refuse an illegal argument, by language. */
import type { Notation } from '../../harness/languages/language.ts';

export interface Refusal {
  /** `an IllegalArgumentException`. */
  readonly words: string;
  accepts(type: string): boolean;
}

/** The class that the assignment prescribes and its subclasses in the standard library. */
const illegalArgument: ReadonlySet<string> = new Set([
  'java.lang.IllegalArgumentException',
  'java.lang.IllegalThreadStateException',
  'java.lang.NumberFormatException',
  'java.nio.charset.IllegalCharsetNameException',
  'java.nio.charset.UnsupportedCharsetException',
  'java.security.InvalidParameterException',
  'java.util.IllegalFormatException',
  'java.util.MissingFormatArgumentException',
  'java.util.UnknownFormatConversionException',
  'java.util.IllformedLocaleException',
  'java.util.regex.PatternSyntaxException',
]);

const byName: Refusal = {
  words: 'an IllegalArgumentException',
  accepts: (type) => illegalArgument.has(type),
};

/** Where the language has no such class, any error will do: what counts is that the argument is refused. */
const anyError: Refusal = { words: 'an Error', accepts: () => true };

/** A language is known here by how it writes a grid: only one with typed arrays has the prescribed class. */
export const refusalIn = (notation: Notation): Refusal =>
  notation.grid('tiles', [[0]]).includes('int[][]') ? byName : anyError;
