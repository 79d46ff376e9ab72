/** Which message a text is, in any language: what is told with other numbers and names is the same message. */
import { at } from '../text/at.ts';
import { catalogue, english, type Locale, placeholdersOf, sayIn, spokenLocale, type Translated } from './messages.ts';

interface Pattern {
  readonly id: string;
  /** What stands between its placeholders, the first and the last perhaps empty. */
  readonly parts: readonly string[];
  /** Its placeholders, in the order of the text. */
  readonly names: readonly string[];
  /** Characters that the message itself has. */
  readonly own: number;
}

/** Fewer of a message's own characters would be found in any text. */
const leastOwn = 12;

interface Said {
  readonly id: string;
  /** What stands in its places. */
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * The permanent id of the message that gives this text, of several the one with the most words of its own; the text itself,
 * with `#` for numbers, when it is made of several messages or of none.
 */
export const messageIdOf = (text: string): string => find(text, leastOwn)?.id ?? text.replace(/\d[\d,.]*/g, '#');

/** That message, or a short one, with what stands in its places; null where it is none. */
export const messageIn = (text: string): Said | null => find(text, 1);

/** The same in English, as far as the text, and what stands in its places, are messages. */
export const inEnglish = (text: string): string => {
  const said = spokenLocale().texts === english.texts ? null : messageIn(text);
  if (said === null) return text;
  const facts = Object.entries(said.facts).map(([name, fact]) => [name, inEnglish(fact)] as const);
  return sayIn(english, said.id, Object.fromEntries(facts));
};

const find = (text: string, least: number): Said | null => {
  for (const { id, parts, names, own } of patterns()) {
    const facts = own < least ? null : factsBetween(text, parts);
    if (facts !== null) return { id, facts: Object.fromEntries(names.map((name, index) => [name, at(facts, index)])) };
  }
  return null;
};

/** By texts, and of how many messages: two courses may say the same message in two ways in one language. */
const made = new WeakMap<Locale['texts'], { readonly messages: number; readonly patterns: readonly Pattern[] }>();

const patterns = (): readonly Pattern[] => {
  const [{ texts }, messages] = [spokenLocale(), catalogue().size];
  const known = made.get(texts);
  if (known?.messages === messages) return known.patterns;
  const patterns = makePatterns(texts);
  made.set(texts, { messages, patterns });
  return patterns;
};

/** Those with the most characters of their own first. */
const makePatterns = (texts: Locale['texts']): readonly Pattern[] =>
  [...catalogue()]
    .flatMap(([id, message]) => formsOf(texts.get(id) ?? message).map((form) => patternOf(generalId(id), form)))
    .toSorted((one, other) => other.own - one.own);

/** What a programming language has a text of its own for is the same message in all of them. */
const generalId = (id: string): string => id.replace(/@.*/, '');

const formsOf = (message: Translated): string[] => (typeof message === 'string' ? [message] : Object.values(message));

const patternOf = (id: string, form: string): Pattern => {
  const parts = form.split(/\{\w+\}/);
  return { id, parts, names: placeholdersOf(form), own: parts.join('').length };
};

/**
 * What stands between these parts; null where it does not begin with the first, end with the last, and have the others between them
 * in this order. Each is looked for once, from left to right: a regular expression would go back for each placeholder, for seconds
 * in a long text.
 */
const factsBetween = (text: string, parts: readonly string[]): readonly string[] | null => {
  if (!text.startsWith(parts[0] ?? '') || !text.endsWith(parts.at(-1) ?? '')) return null;
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first ? [] : null;
  const end = text.length - last.length;
  const facts: string[] = [];
  let from = first.length;
  for (const part of rest) {
    const place = text.indexOf(part, from);
    if (place === -1) return null;
    facts.push(text.slice(from, place));
    from = place + part.length;
  }
  return from <= end ? [...facts, text.slice(from, end)] : null;
};
