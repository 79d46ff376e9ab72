/**
 * A zip as a submission. Nothing is written to disk: the directory is read and judged as a whole, then each regular
 * file outside ignored folders is inflated in memory while its bytes are counted.
 *
 * yauzl refuses absolute names and `..`, and fails when a file inflates to more than it declares. Links, special files,
 * encryption, names of sources that differ only in case, numbers and sizes are judged here.
 */
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { bounded } from '../platform/bounded.ts';
import { at } from '../text/at.ts';
import { errorMessage } from '../text/error-message.ts';
import { sanitizeText } from '../text/sanitize.ts';
import { byDepthThenName, type FoundFile, type Inventory, type Refused, refused } from './inventory.ts';
import { listNames } from './folder.ts';
import { formatBytes, limits } from './limits.ts';
import { isMachineFault, machineFault } from '../platform/machine-fault.ts';
import type { Note } from '../contracts/submission.ts';
import { archiveMessages } from './messages/archive.ts';
import { cleanName, isIgnoredFile, isIgnoredFolder, zipName } from './names.ts';

/**
 * Lists a zip and holds what it needs of it in memory; `extensions` are those of source files.
 * @throws {GraderError} a fault, when the machine cannot read the zip
 */
export const listArchive = async (path: string, extensions: readonly string[]): Promise<Inventory | Refused> => {
  try {
    return await listReadable(path, extensions);
  } catch (error) {
    throw machineFault(path, error) ?? error;
  }
};

const listReadable = async (path: string, extensions: readonly string[]): Promise<Inventory | Refused> => {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    return refused(archiveMessages.unreadable({ reason: reasonOf(error) }));
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
  if (zip.entryCount > limits.archiveEntries)
    return refused(archiveMessages.tooManyEntries({ count: zip.entryCount, most: limits.archiveEntries }));
  const regular: { path: string; entry: Entry }[] = [];
  const [links, special, ignored]: [string[], string[], Set<string>] = [[], [], new Set()];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = zipName(entry).replaceAll('\\', '/');
      const names = namesIn(name);
      const isFolder = name.endsWith('/') || names.length === 0;
      const junk = (isFolder ? names : names.slice(0, -1)).findIndex(isIgnoredFolder);
      if (junk >= 0) {
        ignored.add(names.slice(0, junk + 1).join('/'));
        continue;
      }
      const path = names.join('/');
      const type = unixType(entry);
      if (isFolder || isIgnoredFile(at(names, -1))) continue;
      if (type === 'link') links.push(path);
      else if (type === 'special') special.push(path);
      else regular.push({ path, entry });
    }
  } catch (error) {
    return refused(archiveMessages.refused({ reason: reasonOf(error) }));
  }
  return { kind: 'directory', regular, links, special, ignoredFolders: [...ignored] };
};

const namesIn = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .map(cleanName);

/** The upper half of the external attributes is the Unix mode, where an archive was made on Unix. */
const unixType = (entry: Entry): 'file' | 'link' | 'special' => {
  const type = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (type === 0o120000) return 'link';
  return type === 0 || type === 0o100000 || type === 0o040000 ? 'file' : 'special';
};

/** What speaks against the archive as a whole, or null. */
const judgeDirectory = (directory: Directory, extensions: readonly string[]): Refused | null => {
  const { regular } = directory;
  const paths = regular.map(({ path }) => path);
  const isSource = (path: string): boolean => extensions.some((extension) => path.toLowerCase().endsWith(extension));
  const sources = paths.filter(isSource);
  if (sources.length > limits.archiveSources)
    return refused(archiveMessages.tooManySources({ count: sources.length, most: limits.archiveSources }), paths);
  if (regular.length > limits.archiveFiles)
    return refused(archiveMessages.tooManyFiles({ count: regular.length, most: limits.archiveFiles }), paths);
  const twice = firstDuplicate(paths, (path) => (isSource(path) ? path.toLowerCase() : path));
  if (twice !== null) return refused(archiveMessages.twice({ names: twice }));
  const unpacked = regular.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (unpacked > limits.unpackedBytes) {
    const size = formatBytes(unpacked);
    return refused(archiveMessages.unpacksTooLarge({ size, most: formatBytes(limits.unpackedBytes) }), paths);
  }
  return null;
};

/** Of two sources that one disk keeps apart and another does not, nobody knows which is meant; what else there is is not read. */
const firstDuplicate = (paths: readonly string[], keyOf: (path: string) => string): string | null => {
  const keys = paths.map(keyOf);
  return paths.find((_, index) => keys.indexOf(at(keys, index)) !== index) ?? null;
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
  if (entry.isEncrypted()) return { kind: 'unreadable', reason: archiveMessages.encrypted() };
  if (!entry.canDecodeFileData()) return { kind: 'unreadable', reason: archiveMessages.otherMethod() };
  try {
    return { kind: 'bytes', bytes: await bounded(await zip.openReadStreamPromise(entry), maxBytes, tooMuch) };
  } catch (error) {
    return { kind: 'unreadable', reason: archiveMessages.notUnpacked({ reason: reasonOf(error) }) };
  }
};

const tooMuch = (): Error => new Error(archiveMessages.moreInArchive({ size: formatBytes(limits.unpackedBytes) }));

const notesOf = ({ links, special }: Directory): Note[] => [
  ...warnings(links, archiveMessages.links),
  ...warnings(special, archiveMessages.special),
];

const warnings = (names: readonly string[], say: (facts: { readonly names: string }) => string): Note[] =>
  names.length === 0 ? [] : [{ level: 'warning', message: say({ names: listNames(names) }) }];

/** What is wrong with the archive itself. @throws the error, when it is the machine that cannot read it */
const reasonOf = (error: unknown): string => {
  if (isMachineFault(error)) throw error;
  return sanitizeText(errorMessage(error), 200);
};
