/**
 * A zip as a submission. Nothing is written to disk: the directory is read and judged as a whole, then each regular
 * file outside ignored folders is inflated in memory while its bytes are counted.
 *
 * yauzl refuses absolute names and `..`, and fails when a file inflates to more than it declares. Links, special files,
 * encryption, names that differ only in case, numbers and sizes are judged here.
 */
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { clean } from '../report/clean.ts';
import { isIgnoredFile, isIgnoredFolder } from './ignored-names.ts';
import { byDepthThenName, type FoundFile, type Inventory, type Refused, refused } from './inventory.ts';
import { listNames } from './folder.ts';
import { formatBytes, limits } from './limits.ts';
import type { Note } from './submission.ts';
import { archiveWords } from './words/archive.ts';

/** Lists a zip and holds what it needs of it in memory; `extensions` are those of source files. */
export const listArchive = async (path: string, extensions: readonly string[]): Promise<Inventory | Refused> => {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    return refused(archiveWords.unreadable({ reason: reasonOf(error) }));
  }
  try {
    const directory = await readDirectory(zip);
    if (directory.kind === 'refused') return directory;
    return judgeDirectory(directory, extensions) ?? (await inflateAll(zip, directory));
  } finally {
    zip.close();
  }
};

interface Directory {
  readonly kind: 'directory';
  readonly regular: readonly { readonly path: string; readonly entry: Entry }[];
  readonly links: readonly string[];
  readonly special: readonly string[];
  readonly ignoredFolders: readonly string[];
}

const readDirectory = async (zip: ZipFile): Promise<Directory | Refused> => {
  if (zip.entryCount > limits.archiveEntries) return tooMany(zip.entryCount, limits.archiveEntries, 'entries');
  const regular: { path: string; entry: Entry }[] = [];
  const [links, special, ignored]: [string[], string[], Set<string>] = [[], [], new Set()];
  try {
    for await (const entry of zip.eachEntry()) {
      const segments = entry.fileName.split('/');
      const junk = segments.slice(0, -1).findIndex(isIgnoredFolder);
      if (junk >= 0) {
        ignored.add(cleanPath(segments.slice(0, junk + 1)));
        continue;
      }
      const path = cleanPath(segments);
      const type = unixType(entry);
      if (entry.fileName.endsWith('/') || isIgnoredFile(segments.at(-1) ?? '')) continue;
      if (type === 'link') links.push(path);
      else if (type === 'special') special.push(path);
      else regular.push({ path, entry });
    }
  } catch (error) {
    return refused(archiveWords.refused({ reason: reasonOf(error) }));
  }
  return { kind: 'directory', regular, links, special, ignoredFolders: [...ignored] };
};

const cleanPath = (segments: readonly string[]): string =>
  segments
    .filter((segment) => segment !== '' && segment !== '.')
    .map((segment) => clean(segment, limits.nameCharacters))
    .join('/');

/** The upper half of the external attributes is the Unix mode, where an archive was made on Unix. */
const unixType = (entry: Entry): 'file' | 'link' | 'special' => {
  const type = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (type === 0o120000) return 'link';
  return type === 0 || type === 0o100000 || type === 0o040000 ? 'file' : 'special';
};

/** What speaks against the archive as a whole, or null. */
const judgeDirectory = (directory: Directory, extensions: readonly string[]): Refused | null => {
  const { regular } = directory;
  const sources = regular.filter(({ path }) => extensions.some((extension) => path.toLowerCase().endsWith(extension)));
  if (sources.length > limits.archiveSources)
    return tooMany(sources.length, limits.archiveSources, archiveWords.sourceFiles());
  if (regular.length > limits.archiveFiles) return tooMany(regular.length, limits.archiveFiles, 'files');
  const twice = firstDuplicate(regular.map(({ path }) => path));
  if (twice !== null) {
    return refused(archiveWords.twice({ names: twice }));
  }
  const unpacked = regular.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (unpacked > limits.unpackedBytes) {
    return refused(
      archiveWords.unpacksTooLarge({ size: formatBytes(unpacked), most: formatBytes(limits.unpackedBytes) }),
    );
  }
  return null;
};

const tooMany = (found: number, most: number, what: string): Refused =>
  refused(archiveWords.tooMany({ found: found.toLocaleString('en-US'), what, most: most.toLocaleString('en-US') }));

const firstDuplicate = (paths: readonly string[]): string | null => {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path.toLowerCase())) return path;
    seen.add(path.toLowerCase());
  }
  return null;
};

const inflateAll = async (zip: ZipFile, directory: Directory): Promise<Inventory | Refused> => {
  const files: FoundFile[] = [];
  let left: number = limits.unpackedBytes;
  for (const { path, entry } of directory.regular) {
    const content = await inflate(zip, entry, left);
    if (content.kind === 'bytes') left -= content.bytes.length;
    files.push({ path, bytes: entry.uncompressedSize, read: () => Promise.resolve(content) });
  }
  return {
    kind: 'inventory',
    files: files.toSorted(byDepthThenName),
    ignoredFolders: directory.ignoredFolders,
    notes: notesOf(directory),
  };
};

const inflate = async (zip: ZipFile, entry: Entry, maxBytes: number): ReturnType<FoundFile['read']> => {
  if (entry.isEncrypted()) return { kind: 'unreadable', reason: archiveWords.encrypted() };
  if (!entry.canDecodeFileData()) return { kind: 'unreadable', reason: archiveWords.otherMethod() };
  try {
    return { kind: 'bytes', bytes: await collect(await zip.openReadStreamPromise(entry), maxBytes) };
  } catch (error) {
    return { kind: 'unreadable', reason: archiveWords.notUnpacked({ reason: reasonOf(error) }) };
  }
};

const collect = async (stream: Readable, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(archiveWords.moreInArchive({ size: formatBytes(limits.unpackedBytes) }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const notesOf = (directory: Directory): Note[] => {
  const notes: Note[] = [];
  if (directory.links.length > 0) {
    const message = archiveWords.links({ names: listNames(directory.links) });
    notes.push({ level: 'warning', message });
  }
  if (directory.special.length > 0) {
    const message = archiveWords.special({ names: listNames(directory.special) });
    notes.push({ level: 'warning', message });
  }
  return notes;
};

const reasonOf = (error: unknown): string => clean(error instanceof Error ? error.message : String(error), 200);
