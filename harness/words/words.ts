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
const translated = new Map<string, Message>();

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

/** The ids of messages in another language; what is not among them stays English. Unknown ids are given back. */
export const translate = (messages: Readonly<Record<string, Message>>): readonly string[] => {
  translated.clear();
  for (const [id, message] of Object.entries(messages)) if (texts.has(id)) translated.set(id, message);
  return Object.keys(messages).filter((id) => !texts.has(id));
};

const say = (id: string, english: Message, facts: Values): string => {
  const message = translated.get(id) ?? english;
  const text = typeof message === 'string' ? message : Number(facts['count']) === 1 ? message.one : message.other;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = facts[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  });
};
