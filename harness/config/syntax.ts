/** What is wrong with a text as YAML, whatever it says, in words for people who do not know the parser. */
import { type Alias, type Document, isScalar, type LineCounter, visit } from 'yaml';
import { type ConfigProblem, problemAt, startOf } from './problems.ts';

/** With positions, in the order of the parser; empty where the text is one document that can be read. */
export const syntaxProblems = (document: Document, lines: LineCounter): readonly ConfigProblem[] => {
  const aliases = unknownAliases(document).map((alias) => aliasProblem(alias, lines));
  // A key that is no text is a setting that there is not, or an alias.
  const errors = [...document.errors, ...document.warnings].filter(({ code }) => code !== 'NON_STRING_KEY');
  // What the parser says of an alias that cannot be one is its first guess, and its second.
  if (errors.some(({ code }) => code === 'BAD_ALIAS') && aliases.length > 0) return aliases;
  return firstOfEachLine([...errors.map((error) => problemOf(error, document, lines)), ...aliases]);
};

/** What the parser says more of a line follows from the first. */
const firstOfEachLine = (problems: readonly ConfigProblem[]): readonly ConfigProblem[] =>
  problems.filter(({ line }, index) => problems.findIndex((one) => one.line === line) === index);

const problemOf = (
  { code, message, pos: [at] }: Document['errors'][number],
  document: Document,
  lines: LineCounter,
): ConfigProblem => {
  if (code === 'MULTIPLE_DOCS')
    return problemAt(
      lines,
      at,
      'A second document begins here, but the file may have only one.',
      'Write everything above the line ---, and remove that line.',
    );
  if (code === 'DUPLICATE_KEY')
    return problemAt(lines, at, `The key "${keyAt(document, at)}" is there twice.`, 'Keep one of them.');
  const end = /end with a ([\]}])$|Missing closing (["'])/.exec(message);
  const closing = end?.[1] ?? end?.[2];
  if (closing !== undefined) return problemAt(lines, at, ...unclosed(closing));
  const [what, remedy] = words[code] ?? [];
  const start = / start with .* (\S)$/.exec(message)?.[1] ?? '';
  return problemAt(lines, at, what?.replace('{start}', start) ?? `${message.replace(/\.$/, '')}.`, remedy ?? null);
};

const noColon = [
  'What begins here has no ": " on its line.',
  'Write key: value, with a space after the colon.',
] as const;

const colonWithin = [
  'What begins here is a value, and has a ": " in it or on the line below.',
  'Put a text with ": " in quotes, and begin each setting on a line of its own, in the same column as those beside it.',
] as const;

/** Instead of the parser's, by its code. */
const words: Partial<Record<Document['errors'][number]['code'], readonly [what: string, remedy: string]>> = {
  BLOCK_AS_IMPLICIT_KEY: colonWithin,
  BLOCK_IN_FLOW: [colonWithin[0], 'Put a text with ": " in quotes, and a comma between settings in { }.'],
  BAD_INDENT: [
    'This line begins in another column than those that it belongs with.',
    'Begin all that belongs together in the same column.',
  ],
  MULTILINE_IMPLICIT_KEY: noColon,
  MISSING_CHAR: noColon,
  TAB_AS_INDENT: ['This line begins with a tab.', 'Write spaces instead.'],
  UNEXPECTED_TOKEN: [
    'YAML does not expect what begins here.',
    'Look at the column in which it begins, and at the quotes and brackets before it.',
  ],
  BAD_SCALAR_START: ['A value cannot begin with {start} unless it is in quotes.', 'Put it in quotes.'],
};

const keyAt = (document: Document, offset: number): string => {
  let key = '';
  visit(document, {
    Pair: (_, pair) => {
      if (isScalar(pair.key) && startOf(pair.key) === offset) key = String(pair.key.value);
    },
  });
  return key;
};

const openings: Readonly<Record<string, string>> = { ']': '[', '}': '{' };

const unclosed = (closing: string): readonly [string, string] => {
  const opening = openings[closing] ?? closing;
  return [`What begins with ${opening} has no ${closing} at its end.`, `Write the ${closing} where it ends.`];
};

const unknownAliases = (document: Document): readonly Alias[] => {
  const found: Alias[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined) found.push(alias);
    },
  });
  return found;
};

const aliasProblem = (alias: Alias, lines: LineCounter): ConfigProblem => {
  const text = `*${alias.source.replace(/:$/, '')}`;
  const anchor = text === '*' ? '' : `, and nothing before it has the anchor "&${text.slice(1)}"`;
  return problemAt(
    lines,
    startOf(alias),
    `Unresolved alias: without quotes, YAML takes "${text}" for an alias${anchor}.`,
    `Put it in quotes: '${text}'`,
  );
};
