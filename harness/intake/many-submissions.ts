/** Recognizes what is not a submission but many: the folder of a class, or what a course's platform hands out at once. */
import { relative } from 'node:path';
import type { Note } from '../contracts/submission.ts';
import { defineMessages } from '../messages/messages.ts';
import { at } from '../text/at.ts';
import { shellWord } from '../text/shell-word.ts';
import { listNames } from './folder.ts';
import { isForItsStudent } from './for-its-student.ts';
import type { SourceLanguage } from '../contracts/source-rules.ts';
import { isFileOf, wrappingFolder } from './find-roots.ts';
import { baseName, depthOf, folderOf } from './inventory.ts';

export interface ManySubmissions {
  /**
   * `folders`: one for each. `archives`: one for each. `files`: all side by side, the names begin with whose they are, such
   * as `adams_123_Stack.java`.
   */
  readonly kind: 'folders' | 'archives' | 'files';
  /** Folders or archives by their paths; people as their files begin. At least two. */
  readonly names: readonly string[];
  /** The folders around them all, with a slash at the end; empty when there are none. */
  readonly within: string;
}

/** Null for a submission, and for what is not clearly more than one. */
export const manySubmissions = (
  paths: readonly string[],
  languages: readonly SourceLanguage[],
  classes: readonly string[],
): ManySubmissions | null => {
  const within = wrappingFolder(paths.map((path) => ({ path })));
  const inside = paths.map((path) => path.slice(within.length));
  const complete = languages.map((language) => completeFolders(inside, language, classes));
  if (complete.some((folders) => folders.some(isOwn))) return null;
  const found = folderForEach(inside, complete) ?? filesForEach(inside, languages, classes);
  if (found !== null) return { ...found, within };
  const hasSource = inside.some((path) => languages.some(({ extension }) => path.toLowerCase().endsWith(extension)));
  const archives = hasSource ? null : archiveForEach(inside);
  return archives === null ? null : { ...archives, within };
};

type Found = Omit<ManySubmissions, 'within'>;

/** The top, and where a submission has its sources: who has them there has the rest as a copy. */
const isOwn = (folder: string): boolean => folder === '' || folder === 'src';

/** First folders below which there is a file for every class. */
const completeFolders = (
  paths: readonly string[],
  language: SourceLanguage,
  classes: readonly string[],
): readonly string[] => {
  const [first = [], ...others] = classes.map((name) => foldersWith(paths, name, language));
  return first.filter((folder) => others.every((folders) => folders.includes(folder)));
};

const foldersWith = (paths: readonly string[], name: string, language: SourceLanguage): readonly string[] => [
  ...new Set(paths.filter((path) => isFileOf(path, name, language)).map(firstFolder)),
];

const firstFolder = (path: string): string => at(folderOf(path).split('/'), 0);

/**
 * Two may also be a submission with an older copy further down, or one in two languages: only two that are equally near
 * to the top are more than one. Three are.
 */
const folderForEach = (paths: readonly string[], complete: readonly (readonly string[])[]): Found | null => {
  const names = [...new Set(complete.flat())].sort();
  const depths = new Set(
    names.map((name) => Math.min(...paths.filter((path) => firstFolder(path) === name).map(depthOf))),
  );
  const alike = complete.some((folders) => folders.length >= 2) && depths.size === 1;
  return names.length >= 3 || alike ? { kind: 'folders', names } : null;
};

/** Canvas and Blackboard put name and numbers before each file's own name, and Canvas the number of the attempt behind. */
const filesForEach = (
  paths: readonly string[],
  languages: readonly SourceLanguage[],
  classes: readonly string[],
): Found | null => {
  const owners = classes.map((name) => new Set(languages.flatMap((one) => ownersOf(paths, `${name}${one.extension}`))));
  const [first = new Set<string>(), ...others] = owners;
  const names = [...first].filter((owner) => others.every((one) => one.has(owner))).sort();
  return names.length >= 2 ? { kind: 'files', names } : null;
};

const ownersOf = (paths: readonly string[], file: string): string[] => {
  const [stem, extension] = [file.slice(0, file.lastIndexOf('.')), file.slice(file.lastIndexOf('.'))];
  const named = new RegExp(`^([^_]+)_(?:.*_)?${RegExp.escape(stem)}(?:-\\d+)?${RegExp.escape(extension)}$`, 'i');
  return paths.flatMap((path) => named.exec(baseName(path))?.[1] ?? []);
};

const archiveForEach = (paths: readonly string[]): Found | null => {
  const archives = paths.filter((path) => /\.zip$/i.test(path));
  const depths = new Set(archives.map(depthOf));
  return archives.length >= 2 && depths.size === 1 ? { kind: 'archives', names: archives.sort() } : null;
};

const manyMessages = defineMessages('many', {
  folders:
    'These are {count} submissions, each in its own folder: {names}. If they are versions of one submission, keep one.',
  archives: 'These are {count} archives: {names}. If they belong to one submission, unpack them into one folder.',
  files: 'These are the files of {count} submissions side by side: those of {names}.',
  all: 'To grade all: {command}',
  one: 'To grade one: {command}',
});

/** How many there are, and how to grade all of them and one; `path` as a person gave it. */
export const manyNotes = ({ kind, names, within }: ManySubmissions, path: string, isArchive: boolean): Note[] => {
  const typed = relative('', path) || '.';
  const [first = ''] = names;
  const one =
    isArchive || kind === 'files'
      ? []
      : [manyMessages.one({ command: `grade ${shellWord(`${typed}/${within}${first}`)}` })];
  // In a class the path is a copy's of the grader, which is gone when the report is read.
  const advice = isForItsStudent() ? [] : [manyMessages.all({ command: `grade class ${shellWord(typed)}` }), ...one];
  return [
    { level: 'error', message: manyMessages[kind]({ count: names.length, names: listNames(names) }) },
    ...advice.map((message): Note => ({ level: 'info', message })),
  ];
};
