/** Writes an attempt to disk, as the grader takes it: harmless names, ordinary modes, nothing outside of its folder. */
import { readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { graderFault } from '../../contracts/errors.ts';
import type { Attempt, AttemptFile } from '../attempt.ts';
import type { ExpectedFiles } from './expected-names.ts';
import { makeFolder } from '../../platform/make-folder.ts';

/**
 * Writes the files below an empty folder, which is made if it is not there, and gives the path to grade: the folder, or
 * the one zip in it when nothing beside it is source code. @throws {GraderError} when a file of the bundle is damaged, or
 * the folder is not empty
 */
export const writeAttempt = async (attempt: Attempt, folder: string, expected: ExpectedFiles): Promise<string> => {
  const root = resolve(folder);
  makeFolder(root);
  if ((await readdir(root)).length > 0)
    throw graderFault('attempt-folder-not-empty', 'The folder for a submission is not empty.', { where: root });
  const places = placesOf(attempt.files, root);
  for (const [place, file] of places) {
    makeFolder(dirname(place), 0o755);
    await writeFile(place, await file.read(), { flag: 'wx', mode: 0o644 });
  }
  return onlyZip([...places.keys()], expected) ?? root;
};

/** What a student may have meant to hand in, but the grader does not read: it is told of, rather than of the zip. */
const UNREAD = ['.7z', '.gz', '.rar', '.tar', '.tgz', '.cts', '.mts', '.tsx'];

const onlyZip = (places: readonly string[], expected: ExpectedFiles): string | null => {
  const endings = new Set([...expected.map((name) => extname(name)), ...UNREAD]);
  if (places.some((place) => endings.has(extname(place).toLowerCase()))) return null;
  const [zip, ...others] = places.filter((place) => extname(place).toLowerCase() === '.zip');
  return zip === undefined || others.length > 0 ? null : zip;
};

/** Absolute, each once: names that become alike, or a file where a folder has to be, get a number before their ending. */
const placesOf = (files: readonly AttemptFile[], root: string): ReadonlyMap<string, AttemptFile> => {
  const places = new Map<string, AttemptFile>();
  const taken = new Set<string>(files.flatMap((file) => foldersOf(safePath(file.path))));
  for (const file of files) {
    const free = freeName(safePath(file.path), taken);
    taken.add(free.toLowerCase());
    const place = join(root, free);
    if (relative(root, place).startsWith('..'))
      throw graderFault('attempt-outside', 'A name would lead out of the folder.', { where: root });
    places.set(place, file);
  }
  return places;
};

/** `a` and `a/b` of `a/b/c`, in lower case as some disks compare. */
const foldersOf = (path: string): readonly string[] => {
  const segments = path.toLowerCase().split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
};

const freeName = (path: string, taken: ReadonlySet<string>): string => {
  const dot = path.lastIndexOf('.') > path.lastIndexOf('/') ? path.lastIndexOf('.') : path.length;
  let free = path;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1)
    free = `${path.slice(0, dot)}~${String(number)}${path.slice(dot)}`;
  return free;
};

/** Names that every disk takes, and that lead nowhere. */
const safePath = (path: string): string => {
  const segments = path.split(/[/\\]/).filter((segment) => !['', '.', '..'].includes(segment));
  return segments.length === 0 ? 'file' : segments.map(safeSegment).join('/');
};

const safeSegment = (segment: string): string => {
  const plain = segment
    .toWellFormed()
    .replace(/[\p{Cc}:*?"<>|]/gu, '_')
    .replace(/[. ]+$/, '_');
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? '';
  let stem = plain.slice(0, plain.length - ending.length);
  while (Buffer.byteLength(stem + ending) > 200) stem = Array.from(stem).slice(0, -1).join('');
  return stem + ending;
};
