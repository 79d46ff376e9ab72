/** Files that are there whole or not at all, even on a disk or quota that fills in the middle of one. */
import { randomBytes } from 'node:crypto';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';

/**
 * Writes beside the file, and puts it in its place once the disk has all of it. Where a file is replaced, its owner stays, and
 * its mode unless one is given; a link is followed. @throws the system's error, with the file as it was
 */
export const writeWhole = (path: string, content: string | Uint8Array, mode?: number): Promise<void> =>
  writeTogether([[path, content]], mode);

/** The same for several: they are put in their places, in this order, once the disk has all of them. */
export const writeTogether = async (
  files: readonly (readonly [path: string, content: string | Uint8Array])[],
  mode?: number,
): Promise<void> => {
  const moves: { readonly beside: string; readonly target: string }[] = [];
  try {
    for (const [path, content] of files) {
      const target = await realpath(path).catch(() => path);
      const beside = `${target}.${randomBytes(4).toString('hex')}`;
      moves.push({ beside, target });
      await using file = await open(beside, 'wx', mode);
      await likeBefore(file, target, mode);
      await file.writeFile(content);
      await file.sync();
    }
    for (const { beside, target } of moves) await rename(beside, target);
  } catch (error) {
    for (const { beside } of moves) await rm(beside, { force: true });
    throw error;
  }
};

const likeBefore = async (file: FileHandle, target: string, mode: number | undefined): Promise<void> => {
  const before = await stat(target).catch(() => null);
  // Only root may give files away, and not every file system knows owners and modes.
  if (before !== null) await file.chown(before.uid, before.gid).catch(() => undefined);
  const exact = mode ?? before?.mode;
  if (exact !== undefined) await file.chmod(exact).catch(() => undefined);
};
