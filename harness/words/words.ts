/**
 * What people read, apart from the code that says it. A message has a permanent id (`prefix.name`) and a text with
 * `{placeholders}`; where a number decides the form, it has one text for each form that English has. Texts of another
 * language replace those of the same ids.
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

export type Words<Messages extends Readonly<Record<string, Message>>> = {
  readonly [Name in keyof Messages]: [NamesIn<Messages[Name]>] extends [never]
    ? () => string
    : (facts: Facts<Messages[Name]>) => string;
};

const texts = new Map<string, Message>();

/** A text of another language: one for each form that its plurals have, by the names of CLDR (`one`, `few`, `other`). */
export type Translated = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

interface Language {
  readonly tag: string;
  readonly plurals: Intl.PluralRules;
  readonly texts: ReadonlyMap<string, Translated>;
}

const inLanguage = (tag: string, messages: ReadonlyMap<string, Translated>): Language => ({
  tag,
  plurals: new Intl.PluralRules(tag),
  texts: messages,
});

let language = inLanguage('en', new Map());

/**
 * Puts messages into the catalogue, and gives a function for each that says it.
 * @throws when another part has the same prefix and name
 */
export const defineWords = <const Messages extends Readonly<Record<string, Message>>>(
  prefix: string,
  messages: Messages,
): Words<Messages> => {
  const entries = Object.entries(messages).map(([name, message]) => {
    const id = `${prefix}.${name}`;
    if (texts.has(id)) throw new Error(`The catalogue has two messages ${id}.`);
    texts.set(id, message);
    return [name, (facts: Values = {}) => say(id, message, facts)] as const;
  });
  return Object.fromEntries(entries) as Words<Messages>;
};

type Values = Readonly<Record<string, string | number>>;

/** All messages that the loaded parts have, by id. */
export const catalogue = (): ReadonlyMap<string, Message> => texts;

/** What is said from now on; what is not among the texts stays English. Numbers and plurals are those of the language. */
export const translate = (messages: ReadonlyMap<string, Translated>, tag: string): void => {
  language = inLanguage(tag, messages);
};

/** The tag of the language that is spoken: `en`, `de`. */
export const spokenLanguage = (): string => language.tag;

/** The texts of that language in one part of the catalogue, for a page that says them itself. */
export const spokenTexts = (part: string): readonly (readonly [id: string, text: Translated])[] =>
  [...language.texts].filter(([id]) => id.startsWith(`${part}.`));

const say = (id: string, english: Message, facts: Values): string => {
  const own = language.texts.get(id);
  const text = own === undefined ? inEnglish(english, facts) : inForm(own, facts);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = facts[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString(language.tag) : value;
  });
};

const inEnglish = (message: Message, { count }: Values): string => {
  if (typeof message === 'string') return message;
  return Number(count) === 1 ? message.one : message.other;
};

const inForm = (message: Translated, { count }: Values): string =>
  typeof message === 'string' ? message : (message[language.plurals.select(Number(count))] ?? message.other);

/** The names between braces in a text. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
