/** Files that are there whole or not at all, even on a disk or quota that fills in the middle of one. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { codeOf } from '../text/error-code.ts';

/**
 * Writes beside the file, and puts it in its place once the disk has all of it. Where a file is replaced, its owner stays, and
 * its mode unless one is given; a link is followed. @throws the system's error, with the file as it was
 *
 * A file that is there while its folder takes no other, as one that is shown in a container, is written as it is.
 */
export const writeWhole = async (path: string, content: string | Uint8Array, mode?: number): Promise<void> => {
  const target = await realpath(path).catch(() => path);
  const beside = `${target}.${randomBytes(4).toString('hex')}`;
  const writeAt = async (place: string, flag: 'w' | 'wx'): Promise<void> => {
    await using file = await open(place, flag, mode);
    await likeBefore(file, target, mode);
    await file.writeFile(content);
    await file.sync();
  };
  try {
    await writeAt(beside, 'wx');
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    if (!ofTheFolder.has(codeOf(error)) || !existsSync(target)) throw error;
    await writeAt(target, 'w');
  }
};

/** Codes by which a folder takes no file, or a mount no other in its place. */
const ofTheFolder: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY']);

const likeBefore = async (file: FileHandle, target: string, mode: number | undefined): Promise<void> => {
  const before = await stat(target).catch(() => null);
  // Only root may give files away, and not every file system knows owners and modes.
  if (before !== null) await file.chown(before.uid, before.gid).catch(() => undefined);
  const exact = mode ?? before?.mode;
  if (exact !== undefined) await file.chmod(exact).catch(() => undefined);
};
