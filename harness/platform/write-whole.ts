/** Files that are there whole or not at all, even on a disk or quota that fills in the middle of one. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { codeOf } from '../text/error-code.ts';

type Content = string | Uint8Array;

/**
 * Writes beside the file, and puts it in its place once the disk has all of it. Where a file is replaced, its owner stays, and
 * its mode unless one is given; a link is followed. @throws the system's error, with the file as it was
 *
 * A file that is there while its folder takes no other, as one that is shown in a container, is written as it is.
 */
export const writeWhole = async (path: string, content: Content, mode?: number): Promise<void> => {
  try {
    await writeTogether([[path, content]], mode);
  } catch (error) {
    if (!ofTheFolder.has(codeOf(error)) || !existsSync(path)) throw error;
    await using file = await open(path, 'w', mode);
    await write(file, content, path, mode);
  }
};

/** Several files: they are put in their places, in this order, once the disk has all of them. */
export const writeTogether = async (
  files: readonly (readonly [path: string, content: Content])[],
  mode?: number,
): Promise<void> => {
  const moves: { readonly beside: string; readonly target: string }[] = [];
  try {
    for (const [path, content] of files) {
      const target = await realpath(path).catch(() => path);
      const beside = `${target}.${randomBytes(4).toString('hex')}`;
      moves.push({ beside, target });
      await using file = await open(beside, 'wx', mode);
      await write(file, content, target, mode);
    }
    for (const { beside, target } of moves) await rename(beside, target);
  } catch (error) {
    for (const { beside } of moves) await rm(beside, { force: true });
    throw error;
  }
};

/** Codes by which a folder takes no file, or a mount no other in its place. */
const ofTheFolder: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY']);

const write = async (file: FileHandle, content: Content, target: string, mode: number | undefined): Promise<void> => {
  const before = await stat(target).catch(() => null);
  // Only root may give files away, and not every file system knows owners and modes.
  if (before !== null) await file.chown(before.uid, before.gid).catch(() => undefined);
  const exact = mode ?? before?.mode;
  if (exact !== undefined) await file.chmod(exact).catch(() => undefined);
  await file.writeFile(content);
  await file.sync();
};
