/** The files of an example submission: those of its base, with its edits, and its own. */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { usageError } from '../contracts/errors.ts';
import { type Edit, type Edits, type FixtureCase, caseError, caseFile, readCase } from './fixture-case.ts';
import { writeFiles } from './write-files.ts';

/** Contents by path, byte for byte. @throws {GraderError} for a case that is wrong, with the file and the edit */
export const expandCase = (folder: string): ReadonlyMap<string, Buffer> => {
  const { base, edits } = readCase(folder);
  const own = filesIn(folder).filter((path) => path !== caseFile);
  return withChanges(baseFiles(folder, base), { edits, own, folder, described: caseFile });
};

/** What differs from a base: edits of its files, which the file `described` of `folder` has, and the folder's own files. */
export interface Changes {
  readonly edits: Edits;
  readonly own: readonly string[];
  readonly folder: string;
  readonly described: string;
}

/** @throws {GraderError} for an edit that does not fit, or a file that is there whole and edited, with the place */
export const withChanges = (
  base: ReadonlyMap<string, Buffer>,
  { edits, own, folder, described }: Changes,
): ReadonlyMap<string, Buffer> => {
  const files = new Map(base);
  const where = join(folder, described);
  for (const [path, list] of Object.entries(edits)) files.set(path, edited(where, path, files.get(path), list));
  for (const path of own) {
    if (path in edits) throw caseError(join(folder, path), 'There are edits for this file, and the file itself.');
    files.set(path, readFileSync(join(folder, path)));
  }
  return files;
};

/** Writes the files of a case to a folder that is new or empty. @throws {GraderError} when it is not, or the case is wrong */
export const writeCase = (folder: string, target: string): void => {
  const files = expandCase(folder);
  if (!isFree(target)) {
    throw usageError('output-not-empty', 'The folder for the submission is not empty.', {
      where: target,
      remedy: 'Name a new folder, or remove this one.',
    });
  }
  mkdirSync(target, { recursive: true });
  writeFiles(files, target);
};

const baseFiles = (folder: string, base: FixtureCase['base']): Map<string, Buffer> => {
  if (base === undefined) return new Map();
  const places = typeof base === 'string' ? wholeBase(folder, base) : Object.entries(base);
  return new Map(places.map(([path, from]) => [path, readBase(folder, join(folder, from, path))]));
};

const wholeBase = (folder: string, base: string): [path: string, from: string][] => {
  const from = join(folder, base);
  if (statSync(from, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw caseError(join(folder, caseFile), `The base ${base} is not a folder.`);
  }
  return filesIn(from)
    .filter((path) => path !== caseFile)
    .map((path) => [path, base]);
};

/** Bases hold whole files: who reads a case has at most one other folder to look into for each file. */
const readBase = (folder: string, file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw caseError(join(folder, caseFile), `The base has no file ${relative(folder, file)}.`, cause);
  }
};

const edited = (where: string, path: string, content: Buffer | undefined, edits: readonly Edit[]): Buffer => {
  if (content === undefined) throw caseError(where, `The base has no ${path} to edit.`);
  return Buffer.from(withEdits(content.toString('utf8'), edits, `${where}: ${path}`));
};

/** A text with each edit made in turn. @throws {GraderError} for one that does not fit exactly once, at `where` */
export const withEdits = (text: string, edits: readonly Edit[], where: string): string =>
  edits.reduce((before, { find, replace }, index) => {
    const parts = before.split(find);
    if (parts.length === 2) return parts.join(replace);
    const times = parts.length === 1 ? 'not there' : `there ${String(parts.length - 1)} times`;
    const place = `${where}, edit ${String(index + 1)}`;
    throw caseError(place, `The text to find is ${times}: ${JSON.stringify(find)}`);
  }, text);

/** Paths of all files of a folder and those in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

const isFree = (folder: string): boolean => {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found === undefined || (found.isDirectory() && readdirSync(folder).length === 0);
};
