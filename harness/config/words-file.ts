/** Reads texts in another language. Every error names file, line and column, and the id that was probably meant. */
import { isMap, isScalar, LineCounter, parseDocument, type Document, type Pair, type YAMLMap } from 'yaml';
import { suggestion } from '../text/suggest.ts';
import { loadAllMessages } from '../messages/load-all.ts';
import {
  catalogue,
  type Locale,
  makeLocale,
  type Message,
  placeholdersOf,
  type Translated,
} from '../messages/messages.ts';
import { readText } from './read-text.ts';
import { type ConfigProblem, fileError, inOrder, problemAt, startOf } from './problems.ts';
import { syntaxProblems } from './syntax.ts';

export interface WordsFile {
  /** The tag of the language, as `de`. */
  readonly language: string;
  readonly texts: ReadonlyMap<string, Translated>;
}

/** A file of translated texts as a locale; `namedAt` is the place that names it. @throws {GraderError} as `readTranslations` does */
export const readLocale = async (file: string, namedAt?: string): Promise<Locale> => {
  const { language, texts } = await readTranslations(file, namedAt);
  return makeLocale(language, texts);
};

/** @throws a usage error that names everything that is wrong with the file */
export const readTranslations = async (file: string, namedAt?: string): Promise<WordsFile> => {
  const facts = { code: 'unreadable-words', most: 4 } as const;
  const text = await (namedAt === undefined
    ? readText(file, { ...facts, what: 'The file of texts', remedy: 'Check the path.' })
    : readText(file, {
        ...{ ...facts, what: `The file of texts that "words" names, ${file},`, where: namedAt },
        remedy: 'Check the path, which starts from the folder of the configuration.',
      }));
  await loadAllMessages();
  return parseWords(text, file, catalogue());
};

/** `file` is only a name, for messages; `known` are the messages that there are. */
export const parseWords = (text: string, file: string, known: ReadonlyMap<string, Message>): WordsFile => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const syntax = syntaxProblems(document, lines);
  const problems: ConfigProblem[] = [...syntax];
  const complain: Reader['complain'] = (node, message, remedy) => {
    problems.push(problemAt(lines, startOf(node), message, remedy));
  };
  const reader: Reader = { complain, known, texts: new Map<string, Translated>(), language: 'en' };
  if (syntax.length === 0) readDocument(document, reader);
  if (problems.length > 0) throw fileError('invalid-words', file, inOrder(problems), 'file of texts');
  return { language: reader.language, texts: reader.texts };
};

interface Reader {
  readonly complain: (node: unknown, message: string, remedy?: string) => void;
  readonly known: ReadonlyMap<string, Message>;
  readonly texts: Map<string, Translated>;
  language: string;
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const readDocument = ({ contents }: Document, reader: Reader): void => {
  if (!isMap(contents)) {
    reader.complain(contents, 'The file must contain `language` and `texts`.');
    return;
  }
  // Which forms a plural may have depends on the language, wherever that stands.
  const language = contents.items.find((pair) => keyOf(pair) === 'language');
  if (language === undefined) reader.complain(contents, ...noLanguage);
  else readLanguage(language, reader);
  for (const pair of contents.items) {
    if (pair === language) continue;
    const name = keyOf(pair);
    if (name === 'texts') readTexts(pair, reader);
    else {
      const meant = suggestion(name, ['language', 'texts']);
      reader.complain(pair.key, `There is no setting "${name}" in a file of texts.`, meant);
    }
  }
};

const noLanguage = [
  'The file does not say in which language its texts are.',
  'Write it at the top, as in language: de',
] as const;

const readLanguage = ({ value }: Pair, reader: Reader): void => {
  const tag = isScalar(value) ? value.value : null;
  if (typeof tag === 'string' && isLanguage(tag)) reader.language = tag;
  else reader.complain(value, '"language" must be the tag of a language, such as de or pt-BR.');
};

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

const readTexts = ({ value }: Pair, reader: Reader): void => {
  if (!isMap(value)) {
    reader.complain(value, '"texts" must be a list of texts by id (id: text).');
    return;
  }
  for (const pair of value.items) readOne(pair, reader);
};

const readOne = (pair: Pair, reader: Reader): void => {
  const id = keyOf(pair);
  const english = reader.known.get(id);
  if (english === undefined) {
    const near = suggestion(id, [...reader.known.keys()]);
    reader.complain(pair.key, `There is no message "${id}".`, near.length < 200 ? near : 'All ids: grade words');
    return;
  }
  const text = isMap(pair.value) ? formsOf(id, pair.value, english, reader) : textOf(id, pair.value, english, reader);
  if (text !== null) reader.texts.set(id, text);
};

const textOf = (id: string, node: unknown, english: Message, reader: Reader): string | null => {
  const text = isScalar(node) ? node.value : null;
  if (typeof text !== 'string') {
    reader.complain(node, `"${id}" must be a text.`);
    return null;
  }
  if (/\{(?!\w+\})/.test(text)) {
    reader.complain(node, `A placeholder of "${id}" is not closed.`, 'Write } behind the name.');
    return null;
  }
  const known = placesOf(english);
  for (const name of placeholdersOf(text).filter((one) => !known.includes(one))) {
    const remedy = known.length === 0 ? 'It has none.' : `Its placeholders are ${listed(known)}.`;
    reader.complain(node, `The message "${id}" has no placeholder "${name}".`, remedy);
  }
  return text;
};

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

const placesOf = (message: Message): readonly string[] =>
  typeof message === 'string'
    ? [...new Set(placeholdersOf(message))]
    : [...new Set(['count', ...placeholdersOf(message.one), ...placeholdersOf(message.other)])];

const formsIn = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The forms of a plural, by their names in CLDR. */
const formsOf = (id: string, map: YAMLMap, english: Message, reader: Reader): Translated | null => {
  if (typeof english === 'string') {
    reader.complain(map, `"${id}" must be a single text: no number decides its form.`);
    return null;
  }
  const known = formsIn(reader.language);
  const forms = map.items.map((pair) => {
    const name = keyOf(pair);
    if (!known.includes(name))
      reader.complain(
        pair.key,
        `"${id}" has no form "${name}" in the language ${reader.language}.`,
        suggestion(name, known),
      );
    return [name, textOf(id, pair.value, english, reader)] as const;
  });
  const { other, ...more } = Object.fromEntries(forms) as Record<string, string | null>;
  if (typeof other === 'string') return { ...(more as Readonly<Record<string, string>>), other };
  if (other === undefined) reader.complain(map, `"${id}" needs the form "other".`);
  return null;
};
