/** Which files hold the assignment's classes, in one language. */
import { baseName, depthOf, folderOf, type FoundFile } from './inventory.ts';
import { listNames } from './folder.ts';
import type { SourceLanguage } from '../contracts/source-rules.ts';
import type { Note } from '../contracts/submission.ts';
import { intakeMessages } from './messages/intake.ts';

export interface FoundRoots {
  readonly language: SourceLanguage;
  /** The classes that were looked for. */
  readonly classes: readonly string[];
  /** By class, the file to take. */
  readonly roots: ReadonlyMap<string, FoundFile>;
  /** Classes without any file. One with several equally near files is neither here nor in `roots`; a note says so. */
  readonly absent: readonly string[];
  readonly notes: readonly Note[];
}

/**
 * Takes the usual places first (the top, `src`, `src/classes`, `src/main`, `src/main/<language>`), then the file nearest
 * to the top. Where two are equally near, the one beside another class is taken, or neither: a grade for the wrong one would be worse.
 */
export const findRoots = (
  files: readonly FoundFile[],
  language: SourceLanguage,
  classes: readonly string[],
): FoundRoots => {
  const wrapping = wrappingFolder(files);
  const choices = classes.map((name) => {
    const named = files.filter(({ path }) => isFileOf(path, name, language));
    // What an editor made and nobody wrote in is not what is meant.
    const written = named.filter(({ bytes }) => bytes > 0);
    const candidates = written.length > 0 ? written : named;
    return { name, candidates, near: choose(candidates, (path) => rank(path.slice(wrapping.length), language.id)) };
  });
  const folders = choices.flatMap(({ near }) => (near.kind === 'one' ? [folderOf(near.file.path)] : []));
  const roots = new Map<string, FoundFile>();
  const notes: Note[] = [];
  for (const { name, candidates, near } of choices) {
    const choice = near.kind === 'several' ? (besideOthers(candidates, folders) ?? near) : near;
    if (choice.kind === 'one') roots.set(name, choice.file);
    notes.push(...notesOf(choice, name, language));
  }
  const absent = choices.filter(({ near }) => near.kind === 'none').map(({ name }) => name);
  return { language, classes, roots, absent, notes };
};

/** What another class is compiled with: `part2/Stack.java`, not `part1/Stack.java`, where Queue is only in `part2`. */
const besideOthers = (candidates: readonly FoundFile[], folders: readonly string[]): Choice | null => {
  const [file, ...more] = candidates.filter(({ path }) => folders.includes(folderOf(path)));
  if (file === undefined || more.length > 0) return null;
  return { kind: 'one', file, others: candidates.filter((other) => other !== file) };
};

/** Whether the file is named as one that holds the class, in upper or lower case. */
export const isFileOf = (path: string, name: string, language: SourceLanguage): boolean =>
  baseName(path).toLowerCase() === `${name}${language.extension}`.toLowerCase();

/** The folders around everything else, with a trailing slash: `homework/week-4/`; empty when there is none. */
export const wrappingFolder = (files: readonly { readonly path: string }[]): string => {
  const [first, ...others] = files;
  if (first === undefined) return '';
  let wrapping = '';
  for (const folder of folderOf(first.path).split('/')) {
    const next = `${wrapping}${folder}/`;
    if (folder === '' || !others.every(({ path }) => path.startsWith(next))) break;
    wrapping = next;
  }
  return wrapping;
};

const rank = (path: string, languageId: string): number => {
  const usual = ['', 'src', 'src/classes', 'src/main', `src/main/${languageId}`].indexOf(folderOf(path));
  return usual >= 0 ? usual : 100 + depthOf(path);
};

type Choice =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly file: FoundFile; readonly others: readonly FoundFile[] }
  | { readonly kind: 'several'; readonly files: readonly FoundFile[] };

const choose = (candidates: readonly FoundFile[], rankOf: (path: string) => number): Choice => {
  const best = Math.min(...candidates.map(({ path }) => rankOf(path)));
  const nearest = candidates.filter(({ path }) => rankOf(path) === best);
  const [file] = nearest;
  if (file === undefined) return { kind: 'none' };
  if (nearest.length > 1) return { kind: 'several', files: nearest };
  return { kind: 'one', file, others: candidates.filter((other) => other !== file) };
};

const notesOf = (choice: Choice, name: string, language: SourceLanguage): Note[] => {
  const wanted = `${name}${language.extension}`;
  if (choice.kind === 'none') return [];
  if (choice.kind === 'several') {
    const paths = choice.files.map((file) => file.path);
    const message = intakeMessages.severalFiles({ class: name, paths: listNames(paths) });
    return [{ level: 'error', message, path: paths[0] }];
  }
  const notes: Note[] = [];
  const { path } = choice.file;
  if (choice.others.length > 0) {
    const others = listNames(choice.others.map((other) => other.path));
    notes.push({ level: 'warning', message: intakeMessages.takenFor({ path, class: name, others }), path });
  }
  if (baseName(path) !== wanted && language.sources?.exactNames === true) {
    const message = intakeMessages.takenAs({ path: baseName(path), language: language.title, name: wanted });
    notes.push({ level: 'error', message, path });
  }
  return notes;
};
