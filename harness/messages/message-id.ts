/** Which message a text is: what is told with other numbers and names is the same message. */
import { catalogue, type Locale, placeholdersOf, spokenLocale, type Translated } from './messages.ts';

interface Pattern {
  readonly id: string;
  /** What stands between its placeholders, the first and the last perhaps empty. */
  readonly parts: readonly string[];
  /** Characters that the message itself has. */
  readonly own: number;
}

/** Fewer of a message's own characters would be found in any text. */
const leastOwn = 12;

/**
 * The permanent id of the message that gives this text, of several the one with the most words of its own; the text itself,
 * with `#` for numbers, when it is made of several messages or of none.
 */
export const messageIdOf = (text: string): string =>
  patterns().find(({ parts }) => hasParts(text, parts))?.id ?? text.replace(/\d[\d,.]*/g, '#');

/** By locale, and of how many messages: two courses may say the same message in two ways in one language. */
const made = new WeakMap<Locale, { readonly messages: number; readonly patterns: readonly Pattern[] }>();

const patterns = (): readonly Pattern[] => {
  const [locale, messages] = [spokenLocale(), catalogue().size];
  const known = made.get(locale);
  if (known?.messages === messages) return known.patterns;
  const patterns = makePatterns(locale);
  made.set(locale, { messages, patterns });
  return patterns;
};

/** Those with the most characters of their own first. */
const makePatterns = ({ texts }: Locale): readonly Pattern[] =>
  [...catalogue()]
    .flatMap(([id, message]) => formsOf(texts.get(id) ?? message).flatMap(patternFor(id)))
    .toSorted((one, other) => other.own - one.own);

const formsOf = (message: Translated): string[] => (typeof message === 'string' ? [message] : Object.values(message));

const patternFor =
  (id: string) =>
  (form: string): Pattern[] => {
    const names = placeholdersOf(form).map((name) => `{${name}}`);
    const own = names.reduce((rest, name) => rest.replace(name, ''), form).length;
    if (own < leastOwn) return [];
    return [{ id, parts: form.split(/\{\w+\}/g), own }];
  };

/**
 * Whether it begins with the first part, ends with the last, and has the others between them in this order. Each is looked for
 * once, from left to right: a regular expression would go back for each placeholder, for seconds in a long text.
 */
const hasParts = (text: string, [first = '', ...rest]: readonly string[]): boolean => {
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const part of rest) {
    const place = text.indexOf(part, from);
    if (place === -1) return false;
    from = place + part.length;
  }
  return from <= end;
};
