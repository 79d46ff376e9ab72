/** What a file given as a submission is, by its first bytes rather than its name. */
import { open } from 'node:fs/promises';
import { type Refused, refused } from './inventory.ts';
import { formatBytes, limits } from './limits.ts';

/** Archives that are not zip are the student's to pack again; anything else is a slip at the command line. */
export const archiveKind = async (
  path: string,
  bytes: number,
): Promise<{ readonly kind: 'zip' } | { readonly kind: 'other' } | Refused> => {
  const start = await firstBytes(path);
  const other = otherArchives.find(([magic]) => start.startsWith(magic))?.[1];
  if (other !== undefined)
    return refused(`The archive is ${other}; only folders and zip archives are taken. Pack it as a zip.`);
  if (!start.startsWith('504b') && !path.toLowerCase().endsWith('.zip')) return { kind: 'other' };
  if (bytes === 0) return refused('The zip archive is empty (0 bytes); it was probably not uploaded completely.');
  if (bytes > limits.archiveBytes) {
    return refused(
      `The archive has ${formatBytes(bytes)}; at most ${formatBytes(limits.archiveBytes)} are accepted. ` +
        'Hand in only the source files.',
    );
  }
  return { kind: 'zip' };
};

const otherArchives: readonly (readonly [string, string])[] = [
  ['1f8b', 'a gzip file'],
  ['377abcaf271c', 'a 7z file'],
  ['52617221', 'a rar file'],
  ['425a68', 'a bzip2 file'],
  ['fd377a585a00', 'an xz file'],
];

const firstBytes = async (path: string): Promise<string> => {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await handle.close();
  }
};
