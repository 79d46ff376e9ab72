/** What is wrong with a text as YAML, whatever it says, in words for people who do not know the parser. */
import { type Alias, type Document, type LineCounter, visit } from 'yaml';
import { type ConfigProblem, problemAt, startOf } from './problems.ts';

/** With positions, in the order of the parser; empty where the text is one document that can be read. */
export const syntaxProblems = (document: Document, lines: LineCounter): readonly ConfigProblem[] => {
  const aliases = unknownAliases(document).map((alias) => aliasProblem(alias, lines));
  const errors = [...document.errors, ...document.warnings];
  // What the parser says of an alias that cannot be one is its first guess, and its second.
  if (errors.some(({ code }) => code === 'BAD_ALIAS') && aliases.length > 0) return aliases;
  return [...errors.map((error) => problemOf(error, lines)), ...aliases];
};

const problemOf = ({ code, message, pos }: Document['errors'][number], lines: LineCounter): ConfigProblem =>
  code === 'MULTIPLE_DOCS'
    ? problemAt(
        lines,
        pos[0],
        'A second document begins here, but the file may have only one.',
        'Write everything above the line ---, and remove that line.',
      )
    : problemAt(lines, pos[0], `${message.replace(/\.$/, '')}.`);

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
