/**
 * What people read, apart from the code that says it. A message has a permanent id (`prefix.name`) and a text with
 * `{placeholders}`; where a number decides the form, it has one text for each form that English has. Texts of another
 * language replace those of the same ids. What is true in one programming language only stands in a text of its own,
 * `name@java`, which is said instead where a program in that language is spoken of.
 */

/** By `count`: `1 case`, `2 cases`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Message = string | Plural;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type NamesIn<M extends Message> = M extends string
  ? Placeholders<M>
  : M extends Plural
    ? Placeholders<M['one']> | Placeholders<M['other']> | 'count'
    : never;

/** Text for each placeholder; `count` is the number that chooses the form. */
type Facts<M extends Message> = { readonly [Name in NamesIn<M>]: Name extends 'count' ? number : string | number };

export type Spoken<Messages extends Readonly<Record<string, Message>>> = {
  readonly [Name in keyof Messages as Name extends `${string}@${string}` ? never : Name]: [
    NamesIn<Messages[Name]>,
  ] extends [never]
    ? () => string
    : (facts: Facts<Messages[Name]>) => string;
};

const texts = new Map<string, Message>();

/** A text of another language: one for each form that its plurals have, by the names of CLDR (`one`, `few`, `other`). */
export type Translated = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

/** A language to speak: a value that is made once and handed to whatever speaks. What it has no text for stays English. */
export interface Locale {
  /** As in `<html lang>`: `en`, `de`. */
  readonly tag: string;
  readonly plurals: Intl.PluralRules;
  /** By id of the message. */
  readonly texts: ReadonlyMap<string, Translated>;
  /** Id of the programming language that is spoken of, where there is one. */
  readonly code?: string;
}

export const makeLocale = (tag: string, translated: ReadonlyMap<string, Translated>): Locale => ({
  tag,
  plurals: new Intl.PluralRules(tag),
  texts: translated,
});

export const english: Locale = makeLocale('en', new Map());

let current: () => Locale = () => english;

/** Where the locale of whatever runs is found: `in-locale.ts` sets it for Node, a page has one for all it says. */
export const speakFrom = (source: () => Locale): void => {
  current = source;
};

/**
 * Puts messages into the catalogue, and gives a function for each that says it.
 * @throws when another part has the same prefix and name
 */
export const defineMessages = <const Messages extends Readonly<Record<string, Message>>>(
  prefix: string,
  messages: Messages,
): Spoken<Messages> => {
  const entries = Object.entries(messages).map(([name, message]) => {
    const id = `${prefix}.${name}`;
    if (texts.has(id)) throw new Error(`The catalogue has two messages ${id}.`);
    texts.set(id, message);
    return [name, (facts: Values = {}) => sayIn(current(), id, facts)] as const;
  });
  return Object.fromEntries(entries.filter(([name]) => !name.includes('@'))) as Spoken<Messages>;
};

type Values = Readonly<Record<string, string | number>>;

/** All messages that the loaded parts have, by id. */
export const catalogue = (): ReadonlyMap<string, Message> => texts;

export const spokenLocale = (): Locale => current();

/** The tag of the language that is spoken: `en`, `de`. */
export const localeTag = (): string => current().tag;

/** All of them, one after the other, as that language joins words: `a, b and c`. */
export const joinedWords = (words: readonly string[]): string => listed(words, 'conjunction');

/** One of them: `a, b or c`. */
export const eitherWord = (words: readonly string[]): string => listed(words, 'disjunction');

const listed = (words: readonly string[], type: Intl.ListFormatType): string => {
  const { tag } = current();
  return new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag, { type }).format(words);
};

/** The texts of that language in one part of the catalogue, for a page that says them itself. */
export const localeTexts = (part: string): readonly (readonly [id: string, text: Translated])[] =>
  [...current().texts].filter(([id]) => id.startsWith(`${part}.`));

/** The message with this id in a locale. */
export const sayIn = ({ tag, texts: translated, plurals, code }: Locale, id: string, facts: Values): string => {
  const special = `${id}@${code ?? ''}`;
  const own = translated.get(special) ?? translated.get(id);
  const known = texts.get(special) ?? texts.get(id) ?? '';
  const text = own === undefined ? inEnglish(known, facts) : inForm(own, facts, plurals);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = facts[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(tag) : value;
  });
};

const inEnglish = (message: Message, { count }: Values): string => {
  if (typeof message === 'string') return message;
  return Number(count) === 1 ? message.one : message.other;
};

const inForm = (message: Translated, { count }: Values, plurals: Intl.PluralRules): string =>
  typeof message === 'string' ? message : (message[plurals.select(Number(count))] ?? message.other);

/** The names between braces in a text. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=\{)\w+(?=\})/g)].map(([name]) => name);
