/** What is said of many submissions at once: how many there are, and how to grade one of them and all. */
import { relative } from 'node:path';
import type { SourceLanguage } from '../contracts/source-rules.ts';
import type { Note } from '../contracts/submission.ts';
import { listNames } from './folder.ts';
import type { ManySubmissions } from './many-submissions.ts';
import { manyMessages } from './messages/many.ts';

export interface Given {
  /** As a person gave it. */
  readonly path: string;
  readonly isArchive: boolean;
  readonly languages: readonly SourceLanguage[];
  readonly classes: readonly string[];
}

export const manyNotes = (many: ManySubmissions, given: Given): Note[] => {
  const { names, kind } = many;
  const what = manyMessages[kind]({ count: names.length, names: listNames(names) });
  const advice = kind === 'files' ? [manyMessages.sort({ files: filesOf(given) })] : commands(many, given);
  return [{ level: 'error', message: what }, ...advice.map((message): Note => ({ level: 'info', message }))];
};

/** `Stack.java and Queue.java, or Stack.ts and Queue.ts`. */
const filesOf = ({ languages, classes }: Given): string =>
  languages
    .map(({ extension }) => classes.map((name) => `${name}${extension}`).join(manyMessages.and()))
    .join(manyMessages.or());

const commands = ({ kind, names: [first = ''], within, below }: ManySubmissions, given: Given): string[] => {
  const typed = relative('', given.path) || '.';
  const top = given.isArchive ? typed.replace(/\.zip$/i, '') : typed;
  const [pattern, ending] = kind === 'folders' ? ['*/', '/'] : [`${'*/'.repeat(below)}*.zip`, '.zip'];
  const unpack = manyMessages.unpack({ command: `unzip -q ${quoted(typed)} -d ${quoted(top)}` });
  return [
    ...(given.isArchive ? [unpack] : []),
    manyMessages.one({ command: `grade ${quoted(`${top}/${within}${first}`)}` }),
    manyMessages.all({ all: `${quoted(`${top}/${within}`)}${pattern}`, report: `"\${one%${ending}}.json"` }),
  ];
};

/** For a shell; what needs no quotes has none. */
const quoted = (text: string): string =>
  /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
