/** What a file given as a submission is, by its first bytes rather than its name. */
import { open } from 'node:fs/promises';
import { type Refused, refused } from './inventory.ts';
import { formatBytes, limits } from './limits.ts';
import { machineFault } from '../platform/machine-fault.ts';
import { archiveMessages } from './messages/archive.ts';

/**
 * Archives that are not zip are the student's to pack again; anything else is a slip at the command line.
 * @throws {GraderError} a fault, when the machine cannot read it
 */
export const archiveKind = async (path: string, bytes: number): Promise<'zip' | 'other' | Refused> => {
  const start = await firstBytes(path);
  const other = otherArchives.find(([magic]) => start.startsWith(magic))?.[1];
  if (other !== undefined) return refused(archiveMessages.otherKind({ kind: other() }));
  if (!start.startsWith('504b') && !path.toLowerCase().endsWith('.zip')) return 'other';
  if (bytes === 0) return refused(archiveMessages.empty());
  if (bytes > limits.archiveBytes) {
    return refused(archiveMessages.tooLarge({ size: formatBytes(bytes), most: formatBytes(limits.archiveBytes) }));
  }
  return 'zip';
};

const otherArchives: readonly (readonly [string, () => string])[] = [
  ['1f8b', archiveMessages.gzip],
  ['377abcaf271c', archiveMessages.sevenZip],
  ['52617221', archiveMessages.rar],
  ['425a68', archiveMessages.bzip2],
  ['fd377a585a00', archiveMessages.xz],
];

const firstBytes = async (path: string): Promise<string> => {
  try {
    await using handle = await open(path, 'r');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } catch (error) {
    throw machineFault(path, error) ?? error;
  }
};
