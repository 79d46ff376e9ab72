/** Which exceptions refuse an illegal argument, by language. */
import { exceptionTexts } from './words/exception-words.ts';

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
  get words() {
    return exceptionTexts.illegalArgument();
  },
  accepts: (type) => illegalArgument.has(type),
};

/** Where the language has no such class, any error will do: what counts is that the argument is refused. */
const anyError: Refusal = {
  get words() {
    return exceptionTexts.error();
  },
  accepts: () => true,
};

/** By language id. */
export const refusalIn = (language: string): Refusal => (language === 'java' ? byName : anyError);
