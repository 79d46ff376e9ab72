/** A folder as a submission: a bounded walk that follows no link and opens nothing but regular files. */
import { constants, type Dirent } from 'node:fs';
import { open, opendir, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../text/error-code.ts';
import { byDepthThenName, type FileContent, type FoundFile, type Inventory } from './inventory.ts';
import { limits } from './limits.ts';
import { cleanName, isIgnoredFile, isIgnoredFolder } from './names.ts';
import { machineFault } from '../platform/machine-fault.ts';
import type { Note } from '../contracts/submission.ts';
import { defineMessages } from '../messages/messages.ts';

const folderMessages = defineMessages('folder', {
  itself: 'the folder itself',
  notRegular: 'is not a regular file',
  unknownError: 'unknown error',
  unreadable: 'cannot be read ({code})',
  links: 'Links are not followed; submit the files themselves',
  special: 'Neither files nor folders, so left out',
  unreadableFolders: 'Folders that cannot be read',
  tooMany:
    'The folder contains more than {most} files and folders, or is more than {depth} folders deep; the rest was ignored. Submit only the source files.',
  andMore: '{names} and {more} more',
});

/**
 * Lists a folder breadth first, so that what lies near the top is found before any limit is met.
 * @throws {GraderError} a fault, when the machine does not let it read one of the folders
 */
export const listFolder = async (root: string): Promise<Inventory> => {
  const walk: Walk = {
    entries: 0,
    files: [],
    ignoredFolders: [],
    links: [],
    special: [],
    unreadable: [],
    cut: false,
  };
  let level: readonly Place[] = [{ real: Buffer.from(root), shown: '' }];
  for (let depth = 0; level.length > 0 && depth <= limits.folderDepth; depth += 1) {
    const next: Place[] = [];
    for (const place of level) {
      if (walk.cut) break;
      next.push(...(await listPlace(walk, place)));
    }
    level = next;
  }
  if (level.length > 0) walk.cut = true;
  return {
    kind: 'inventory',
    files: walk.files.toSorted(byDepthThenName),
    ignoredFolders: walk.ignoredFolders,
    notes: notesOf(walk),
  };
};

interface Place {
  /** As bytes: what was unpacked by a program of another time may have names that are not UTF-8. */
  readonly real: Buffer;
  readonly shown: string;
}

interface Walk {
  entries: number;
  readonly files: FoundFile[];
  readonly ignoredFolders: string[];
  readonly links: string[];
  readonly special: string[];
  readonly unreadable: string[];
  cut: boolean;
}

/** Takes the files of one folder, and gives its folders. */
const listPlace = async (walk: Walk, place: Place): Promise<Place[]> => {
  const below: Place[] = [];
  for (const entry of await entriesOf(walk, place)) {
    const real = Buffer.concat([place.real, Buffer.from('/'), entry.name]);
    const name = cleanName(entry.name.toString());
    const shown = join(place.shown, name);
    if (entry.isDirectory()) {
      if (isIgnoredFolder(name)) walk.ignoredFolders.push(shown);
      else below.push({ real, shown });
    } else if (isIgnoredFile(name)) continue;
    else if (entry.isSymbolicLink()) walk.links.push(shown);
    else if (entry.isFile()) walk.files.push(await foundFile(real, shown));
    else walk.special.push(shown);
  }
  return below;
};

const entriesOf = async (walk: Walk, place: Place): Promise<Dirent<Buffer>[]> => {
  const entries: Dirent<Buffer>[] = [];
  try {
    // Node takes the encoding, its types do not.
    const opened: AsyncIterable<unknown> = await opendir(place.real, { encoding: 'buffer' as BufferEncoding });
    for await (const entry of opened as AsyncIterable<Dirent<Buffer>>) {
      if (walk.entries >= limits.folderEntries) {
        walk.cut = true;
        break;
      }
      walk.entries += 1;
      entries.push(entry);
    }
  } catch (error) {
    const fault = machineFault(place.real.toString(), error);
    if (fault !== null) throw fault;
    walk.unreadable.push(place.shown === '' ? folderMessages.itself() : place.shown);
  }
  return entries.sort((a, b) => Buffer.compare(a.name, b.name));
};

const foundFile = async (real: Buffer, shown: string): Promise<FoundFile> => {
  const bytes = await lstat(real).then(
    (stat) => stat.size,
    () => 0,
  );
  return { path: shown, bytes, read: (maxBytes) => readRegularFile(real, maxBytes) };
};

/** Refuses links again when it opens: the folder may have changed since it was listed. */
const readRegularFile = async (path: Buffer, maxBytes: number): Promise<FileContent> => {
  try {
    await using handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stat = await handle.stat();
    if (!stat.isFile()) return { kind: 'unreadable', reason: folderMessages.notRegular() };
    const buffer = Buffer.alloc(Math.min(stat.size, maxBytes));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return { kind: 'bytes', bytes: buffer.subarray(0, bytesRead) };
  } catch (error) {
    const fault = machineFault(path.toString(), error);
    if (fault !== null) throw fault;
    const code = codeOf(error) ?? folderMessages.unknownError();
    return { kind: 'unreadable', reason: folderMessages.unreadable({ code }) };
  }
};

const notesOf = (walk: Walk): Note[] => {
  const notes: Note[] = [];
  const say = (level: Note['level'], names: readonly string[], text: string): void => {
    if (names.length > 0) notes.push({ level, message: `${text}: ${listNames(names)}.` });
  };
  say('warning', walk.links, folderMessages.links());
  say('warning', walk.special, folderMessages.special());
  say('error', walk.unreadable, folderMessages.unreadableFolders());
  if (walk.cut)
    notes.push({
      level: 'error',
      message: folderMessages.tooMany({
        most: limits.folderEntries.toLocaleString('en-US'),
        depth: String(limits.folderDepth),
      }),
    });
  return notes;
};

/** The first few names, then how many more there are. */
export const listNames = (names: readonly string[]): string => {
  const most = 5;
  const shown = names.slice(0, most).join(', ');
  return names.length > most
    ? folderMessages.andMore({ names: shown, more: (names.length - most).toLocaleString('en-US') })
    : shown;
};
