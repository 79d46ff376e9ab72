/** A zip of a class: its directory is read, nothing is inflated before it is asked for. */
import { type Entry as ZipEntry, openPromise, type ZipFile } from 'yauzl';
import { usageError } from '../../contracts/errors.ts';
import { formatBytes } from '../../intake/limits.ts';
import { zipName } from '../../intake/names.ts';
import { bounded } from '../../platform/bounded.ts';
import { classLimits } from './class-limits.ts';
import { emptyFolders } from './empty-folders.ts';
import type { Entry, Listing, Unrecognised } from './entry.ts';
import { judgeName, reasonOf, shownName } from './entry-name.ts';

/** Lists a zip; it stays open until `close`. @throws {GraderError} of usage when it is damaged, or has too many entries */
export const listZip = async (path: string): Promise<Listing> => {
  const zip = await openZip(path);
  try {
    return await listEntries(zip, path);
  } catch (error) {
    zip.close();
    throw error;
  }
};

const openZip = async (path: string): Promise<ZipFile> => {
  try {
    // Names are decoded here: one bad name among thousands must not end the reading of all.
    return await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch (error) {
    throw damaged(path, error);
  }
};

const listEntries = async (zip: ZipFile, path: string): Promise<Listing> => {
  if (zip.entryCount > classLimits.entries) throw tooManyEntries(path, zip.entryCount);
  const [entries, unrecognised, folders]: [Entry[], Unrecognised[], Set<string>] = [[], [], new Set()];
  for await (const entry of directoryOf(zip, path)) {
    const raw = zipName(entry);
    const name = judgeName(raw);
    if (/[/\\]$/.test(raw)) {
      if (name.kind === 'path') folders.add(name.path);
      continue;
    }
    if (name.kind === 'refused') unrecognised.push({ place: shownName(raw), reason: name.reason });
    if (name.kind === 'path') entries.push(toEntry(zip, entry, raw, name.path));
  }
  unrecognised.push(...emptyFolders([...folders], { entries, unrecognised }));
  const close = (): Promise<void> => {
    zip.close();
    return Promise.resolve();
  };
  return { entries, unrecognised, close };
};

const directoryOf = async function* (zip: ZipFile, path: string): AsyncGenerator<ZipEntry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw damaged(path, error);
  }
};

const toEntry = (zip: ZipFile, entry: ZipEntry, place: string, path: string): Entry => {
  const problem = problemOf(entry);
  return {
    path,
    place,
    size: entry.uncompressedSize,
    modifiedAt: dateOf(entry),
    problem,
    read: async () => {
      if (problem !== null) throw unreadable(place, problem);
      try {
        const declared = entry.uncompressedSize;
        const tooLong = (): Error => new Error(`it holds more than the ${formatBytes(declared)} that it declares`);
        return await bounded(await zip.openReadStreamPromise(entry), declared, tooLong);
      } catch (error) {
        throw unreadable(place, reasonOf(error));
      }
    },
  };
};

const problemOf = (entry: ZipEntry): string | null => {
  const type = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (type === 0o120000) return 'it is a symbolic link';
  if (type !== 0 && type !== 0o100000) return 'it is not a regular file';
  if (entry.isEncrypted()) return 'it is encrypted with a password';
  return entry.canDecodeFileData() ? null : 'it is compressed with a method other than deflate';
};

/** Zips without a date have the first of 1980, or no valid one. */
const dateOf = (entry: ZipEntry): Date | null => {
  const date = entry.getLastModDate();
  return Number.isNaN(date.getTime()) || date.getFullYear() <= 1980 ? null : date;
};

const damaged = (path: string, error: unknown): Error =>
  usageError('damaged-bundle', `The bundle is damaged, or is not a zip: ${reasonOf(error)}.`, {
    where: shownName(path),
    remedy: 'Download it again; if it stays damaged, unpack it with another program and give the folder.',
    cause: error,
  });

const tooManyEntries = (path: string, count: number): Error => {
  const [has, most] = [count.toLocaleString('en-US'), classLimits.entries.toLocaleString('en-US')];
  return usageError('bundle-too-large', `The bundle contains ${has} files; at most ${most} are read.`, {
    where: shownName(path),
    remedy: 'Split it into several bundles.',
  });
};

const unreadable = (place: string, reason: string): Error =>
  usageError('unreadable-entry', `A file of the bundle cannot be read: ${reason}.`, { where: shownName(place) });
