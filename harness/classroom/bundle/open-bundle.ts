/**
 * Opens what a learning platform hands out for a whole class: a zip, or the folder that it unpacks to. Only names are read
 * at first; a file is read when it is asked for, so that thousands of submissions need no memory.
 */
import { open, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Stats } from 'node:fs';
import { usageError } from '../../contracts/errors.ts';
import { machineFault } from '../../platform/machine-fault.ts';
import { codeOf } from '../../text/error-code.ts';
import { fileReason } from '../../text/file-reason.ts';
import type { Attempt } from '../attempt.ts';
import { assemble } from './assemble.ts';
import { localTimeIn } from './dates.ts';
import { detect, type IsStudent } from './detect.ts';
import { shownName } from './entry-name.ts';
import { baseName, type Entry, type Listing, type Unrecognised } from './entry.ts';
import type { ExpectedFiles } from './expected-names.ts';
import { listFolder } from './folder-entries.ts';
import { readByPattern } from './pattern.ts';
import type { Reading } from './platform.ts';
import { listZip } from './zip-entries.ts';
import { folders, requireSeveral } from './platforms/folders.ts';
import { shellWord } from '../../text/shell-word.ts';

export interface BundleOptions {
  /** Id of a platform (platforms.ts); found out by the names when left out. */
  readonly kind?: string | undefined;
  /** A regular expression for names of no platform (pattern.ts). */
  readonly pattern?: string | undefined;
  /** In which times without a zone are read; this machine's when left out. */
  readonly timeZone?: string | undefined;
  readonly expected: ExpectedFiles;
  /** Is a folder of this name a student's? Then it is not taken for one around all submissions. */
  readonly isStudent?: IsStudent | undefined;
  /** Paths of the class's folder and of the roster: no part of the bundle, though they may lie in its folder. */
  readonly own?: readonly string[] | undefined;
}

/** Files can be read until `close`. */
export interface OpenBundle {
  /** Id of the platform whose names these are: `canvas`, `moodle`, `folders` ... */
  readonly kind: string;
  readonly attempts: readonly Attempt[];
  readonly unrecognised: readonly Unrecognised[];
  /** Does it have times of which it does not say the zone? */
  readonly hasLocalTimes: boolean;
  close(): Promise<void>;
}

/** @throws {GraderError} of usage: what is wrong with the bundle, its kind or the pattern, and what to do */
export const openBundle = async (path: string, options: BundleOptions): Promise<OpenBundle> => {
  if (options.kind !== undefined && options.pattern !== undefined)
    throw usageError('bundle-kind-and-pattern', '--bundle and --pattern cannot be given together.', {
      remedy: 'Leave one of them out: a pattern is for bundles of an unknown kind.',
    });
  const listing = await list(path, options.own);
  try {
    return await read(listing, path, options);
  } catch (error) {
    await listing.close();
    throw error;
  }
};

const read = async (listing: Listing, path: string, options: BundleOptions): Promise<OpenBundle> => {
  const { kind, pattern, expected, timeZone, isStudent = () => false } = options;
  const localTime = localTimeIn(timeZone);
  if (pattern !== undefined)
    return finished('pattern', readByPattern(listing.entries, pattern, localTime), listing, expected);
  if (kind === undefined && isSubmission(listing.entries, expected)) throw notClass(path);
  const { platform, entries } = detect(
    listing.entries,
    basename(resolve(path)).replace(/\.zip$/i, ''),
    kind,
    isStudent,
  );
  if (kind === undefined && platform === folders) requireSeveral(entries, isStudent, path);
  return finished(platform.id, await platform.read(entries, localTime, expected), listing, expected);
};

/** All that was asked for lies at the top or in `src`, and nothing could be another student's. */
const isSubmission = (entries: readonly Entry[], expected: ExpectedFiles): boolean => {
  const asked = entries.filter(({ path }) => expected.includes(baseName(path)));
  return (
    asked.length > 0 &&
    asked.every(({ path }) => ['', 'src/'].includes(path.slice(0, -baseName(path).length))) &&
    !entries.some(({ path }) => /\.zip$/i.test(path))
  );
};

const notClass = (path: string): Error =>
  usageError('one-submission', 'This is one submission, not a class: its files are in no folder of a student.', {
    where: shownName(path),
    remedy: `Grade it by \`grade ${shellWord(shownName(path))}\`. A class is a folder or a zip with many of them, or what the platform hands out.`,
  });

const finished = (kind: string, reading: Reading, listing: Listing, expected: ExpectedFiles): OpenBundle => {
  const { drafts } = reading;
  const attempts = assemble(drafts, expected);
  const unrecognised = [...listing.unrecognised, ...reading.unrecognised];
  const hasLocalTimes = drafts.some(({ submittedAt, isLocalTime = false }) => submittedAt !== null && isLocalTime);
  if (attempts.length > 0) return { kind, attempts, unrecognised, hasLocalTimes, close: () => listing.close() };
  const examples = unrecognised.slice(0, 3).map(({ place, reason }) => `"${shownName(place)}": ${reason}`);
  throw usageError('no-attempts', `No submission was found in the bundle as ${kind}. ${examples.join(' ')}`.trim(), {
    remedy: 'Give another --bundle KIND or --pattern, or leave both out to let the grader find the kind.',
  });
};

const list = async (path: string, own: readonly string[] | undefined): Promise<Listing> => {
  const found = await statOf(path);
  if (found.isDirectory()) return listFolder(path, own);
  if (!found.isFile()) throw notBundle(path, 'it is neither a file nor a folder');
  const magic = await firstBytes(path);
  const other = otherArchives.find(([start, _, at = 0]) => magic.startsWith(start, 2 * at));
  if (found.size === 0) throw notBundle(path, 'it is empty (0 bytes), so it was probably not downloaded completely');
  if (other !== undefined) throw notBundle(path, `it is ${other[1]}, and only zip archives and folders are read`);
  return listZip(path);
};

const statOf = async (path: string): Promise<Stats> => {
  try {
    return await stat(path);
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'there is no such file or folder' : fileReason(error);
    throw machineFault(shownName(path), error) ?? notBundle(path, reason);
  }
};

const firstBytes = async (path: string): Promise<string> => {
  await using handle = await open(path, 'r').catch((error: unknown) => {
    throw machineFault(shownName(path), error) ?? notBundle(path, fileReason(error));
  });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
  return buffer.subarray(0, bytesRead).toString('hex');
};

const otherArchives: readonly (readonly [start: string, what: string, at?: number])[] = [
  ['1f8b', 'a gzip file (such as .tar.gz)'],
  ['377abcaf271c', 'a 7z file'],
  ['52617221', 'a rar file'],
  ['425a68', 'a bzip2 file'],
  ['fd377a585a00', 'an xz file'],
  ['7573746172', 'a tar file', 257],
];

const notBundle = (path: string, reason: string): Error =>
  usageError('not-a-bundle', `The bundle cannot be read: ${reason}.`, {
    where: shownName(path),
    remedy: 'Give the zip as downloaded from the platform, or the folder that it was unpacked to.',
  });
