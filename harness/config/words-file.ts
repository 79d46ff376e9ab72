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
import { type ConfigProblem, fileError, problemAt, startOf } from './problems.ts';
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
  const reader: Reader = { problems: [], known, texts: new Map<string, Translated>(), language: 'en' };
  if (syntax.length === 0) readDocument(document, reader);
  const wrong = reader.problems.map(({ at, message, remedy }) => problemAt(lines, at, message, remedy ?? null));
  const problems = [...syntax, ...wrong];
  if (problems.length > 0) throw fileError('invalid-words', file, inOrder(problems), 'file of texts');
  return { language: reader.language, texts: reader.texts };
};

const inOrder = (problems: readonly ConfigProblem[]): readonly ConfigProblem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);

interface Reader {
  readonly problems: { readonly at: number; readonly message: string; readonly remedy?: string }[];
  readonly known: ReadonlyMap<string, Message>;
  readonly texts: Map<string, Translated>;
  language: string;
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const readDocument = ({ contents }: Document, reader: Reader): void => {
  if (!isMap(contents)) {
    reader.problems.push({ at: startOf(contents), message: 'The file must contain `language` and `texts`.' });
    return;
  }
  // Which forms a plural may have depends on the language, wherever that stands.
  const language = contents.items.find((pair) => keyOf(pair) === 'language');
  if (language === undefined) reader.problems.push({ at: startOf(contents), ...noLanguage });
  else readLanguage(language, reader);
  for (const pair of contents.items) {
    if (pair === language) continue;
    if (keyOf(pair) === 'texts') readTexts(pair, reader);
    else
      reader.problems.push(
        unknown(pair, `There is no setting "${keyOf(pair)}" in a file of texts.`, ['language', 'texts']),
      );
  }
};

const noLanguage = {
  message: 'The file does not say in which language its texts are.',
  remedy: 'Write it at the top, as in language: de',
};

const unknown = (pair: Pair, message: string, known: readonly string[]): Reader['problems'][number] => ({
  at: startOf(pair.key),
  message,
  remedy: suggestion(keyOf(pair), known),
});

const readLanguage = ({ value }: Pair, reader: Reader): void => {
  const tag = isScalar(value) ? value.value : null;
  if (typeof tag === 'string' && isLanguage(tag)) reader.language = tag;
  else
    reader.problems.push({
      at: startOf(value),
      message: '"language" must be the tag of a language, such as de or pt-BR.',
    });
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
    reader.problems.push({ at: startOf(value), message: '"texts" must be a list of texts by id (id: text).' });
    return;
  }
  for (const pair of value.items) readOne(pair, reader);
};

const readOne = (pair: Pair, reader: Reader): void => {
  const id = keyOf(pair);
  const english = reader.known.get(id);
  if (english === undefined) {
    const near = suggestion(id, [...reader.known.keys()]);
    const remedy = near.length < 200 ? near : 'All ids: grade words';
    reader.problems.push({ at: startOf(pair.key), message: `There is no message "${id}".`, remedy });
    return;
  }
  const text = isMap(pair.value) ? formsOf(id, pair.value, english, reader) : textOf(id, pair.value, english, reader);
  if (text !== null) reader.texts.set(id, text);
};

const textOf = (id: string, node: unknown, english: Message, reader: Reader): string | null => {
  const text = isScalar(node) ? node.value : null;
  if (typeof text !== 'string') {
    reader.problems.push({ at: startOf(node), message: `"${id}" must be a text.` });
    return null;
  }
  if (/\{(?!\w+\})/.test(text)) {
    const remedy = 'Write } behind the name.';
    reader.problems.push({ at: startOf(node), message: `A placeholder of "${id}" is not closed.`, remedy });
    return null;
  }
  const known = placesOf(english);
  for (const name of placeholdersOf(text).filter((one) => !known.includes(one))) {
    const remedy = known.length === 0 ? 'It has none.' : `Its placeholders are ${listed(known)}.`;
    reader.problems.push({ at: startOf(node), message: `The message "${id}" has no placeholder "${name}".`, remedy });
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
    reader.problems.push({ at: startOf(map), message: `"${id}" must be a single text: no number decides its form.` });
    return null;
  }
  const known = formsIn(reader.language);
  const forms = map.items.map((pair) => {
    const name = keyOf(pair);
    if (!known.includes(name))
      reader.problems.push(unknown(pair, `"${id}" has no form "${name}" in the language ${reader.language}.`, known));
    return [name, textOf(id, pair.value, english, reader)] as const;
  });
  const { other, ...more } = Object.fromEntries(forms) as Record<string, string | null>;
  if (typeof other === 'string') return { ...(more as Readonly<Record<string, string>>), other };
  if (other === undefined) reader.problems.push({ at: startOf(map), message: `"${id}" needs the form "other".` });
  return null;
};
