/** A folder of a class: a bounded walk that follows no link. */
import { constants, type Dirent, Stats } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { usageError } from '../../contracts/errors.ts';
import { isMachineFault, machineFault } from '../../platform/machine-fault.ts';
import { fileReason } from '../../text/file-reason.ts';
import { classLimits } from './class-limits.ts';
import { emptyFolders } from './empty-folders.ts';
import type { Entry, Listing, Unrecognised } from './entry.ts';
import { judgeName, shownName } from './entry-name.ts';
import { places } from '../store/places.ts';

/**
 * Lists a folder, by name, without those of classes and what is the course's `own`, which may lie in it. @throws
 * {GraderError} of usage when it is that of a class, cannot be read, or has too many files
 */
export const listFolder = async (root: string, own: readonly string[] = []): Promise<Listing> => {
  const left = new Set(await Promise.all(own.map((path) => placeWithin(root, path))));
  if (left.has('')) throw ofClassToo(root);
  const walk: Walk = { entries: [], unrecognised: [] };
  const { entries, unrecognised } = walk;
  const [waiting, folders]: [string[], string[]] = [[''], []];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const children = await childrenOf(root, folder, walk);
    if (isOfClass(children)) {
      if (folder === '') throw ofClass(root);
      unrecognised.push({ place: shownName(folder), reason: 'It is the folder of a class, not of a submission.' });
      continue;
    }
    for (const found of children) {
      const place = folder === '' ? found.name : `${folder}/${found.name}`;
      const name = judgeName(place);
      if (name.kind === 'junk' || left.has(place) || (found.isDirectory() && isOfTools(found.name))) continue;
      if (name.kind === 'refused') unrecognised.push({ place: shownName(place), reason: name.reason });
      else if (found.isDirectory()) {
        waiting.push(place);
        folders.push(name.path);
      } else entries.push(await toEntry(root, place, name.path));
    }
    if (entries.length > classLimits.entries) throw tooManyFiles(root);
  }
  unrecognised.push(...emptyFolders(folders, walk, [...left]));
  return { entries: entries.toSorted(byPath), unrecognised, close: () => Promise.resolve() };
};

interface Walk {
  readonly entries: Entry[];
  readonly unrecognised: Unrecognised[];
}

/** As the walk names it; null where it is not below the root, or not there. */
const placeWithin = async (root: string, path: string): Promise<string | null> => {
  try {
    return relative(await realpath(root), await realpath(path)).replaceAll(sep, '/');
  } catch {
    return null;
  }
};

const isOfClass = (children: readonly Dirent[]): boolean =>
  [places.class, places.log].every((name) => children.some((child) => child.name === name && child.isFile()));

/** Folders with thousands of files that nobody hands in, and that are nobody's name. */
const isOfTools = (name: string): boolean => name === '.git' || name === 'node_modules';

const childrenOf = async (root: string, folder: string, walk: Walk): Promise<readonly Dirent[]> => {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const fault = machineFault(shownName(join(root, folder)), error);
    const reason = `The folder cannot be read (${fileReason(error)}).`;
    if (folder === '') throw fault ?? usageError('unreadable-bundle', reason, { where: shownName(root), cause: error });
    if (fault === null) walk.unrecognised.push({ place: shownName(folder), reason });
    else walk.entries.push(closedFolder(folder, fault));
    return [];
  }
};

/** Stands for the files that the machine does not show, so that whose they are is a fault and not a submission without them. */
const closedFolder = (folder: string, fault: Error): Entry => {
  const place = `${folder}/cannot-be-read`;
  const name = judgeName(place);
  const path = name.kind === 'path' ? name.path : shownName(place);
  return { path, place, size: 0, modifiedAt: null, problem: null, read: () => Promise.reject(fault) };
};

const toEntry = async (root: string, place: string, path: string): Promise<Entry> => {
  const found = await lstat(join(root, place)).catch((error: unknown) => error);
  const stat = found instanceof Stats ? found : null;
  return {
    path,
    place,
    size: stat === null ? 0 : stat.size,
    modifiedAt: stat === null ? null : stat.mtime,
    problem: stat === null && isMachineFault(found) ? null : problemOf(stat),
    read: () => readRegularFile(join(root, place)),
  };
};

const problemOf = (stat: Stats | null): string | null => {
  if (stat === null) return 'it cannot be read';
  if (stat.isSymbolicLink()) return 'it is a symbolic link';
  return stat.isFile() ? null : 'it is not a regular file';
};

/** Refuses links again when it opens: the folder may have changed since it was listed. */
const readRegularFile = async (path: string): Promise<Buffer> => {
  try {
    await using handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    if (!(await handle.stat()).isFile()) throw new Error('it is not a regular file');
    return await handle.readFile();
  } catch (error) {
    const message = `A file of the bundle cannot be read: ${fileReason(error)}.`;
    throw (
      machineFault(shownName(path), error) ??
      usageError('unreadable-entry', message, { where: shownName(path), cause: error })
    );
  }
};

const ofClass = (root: string): Error =>
  usageError('class-as-bundle', 'This is the folder of a class that was graded, not of its submissions.', {
    where: shownName(root),
    remedy: 'Give the zip as downloaded from the platform, or the folder of the submissions.',
  });

/** What is kept of a class would be somebody's submission from the second run on. */
const ofClassToo = (root: string): Error =>
  usageError('class-in-bundle', 'The folder of the submissions cannot be that of the class as well.', {
    where: shownName(root),
    remedy: 'Give another folder with --out, which may lie in this one.',
  });

const tooManyFiles = (root: string): Error => {
  const most = classLimits.entries.toLocaleString('en-US');
  return usageError('bundle-too-large', `The folder contains more than ${most} files.`, {
    where: shownName(root),
    remedy: 'Give the folder that holds the submissions and nothing else.',
  });
};

const byPath = (a: Entry, b: Entry): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
