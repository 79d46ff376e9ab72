/** Folders of the cache that are made once, and that the users can read that submissions run as. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../platform/make-folder.ts';
import { makeReachable } from '../platform/make-reachable.ts';

const LEFTOVER_AGE_MS = 3_600_000;

/** Says in each folder how many entries it has: who tidies up a disk by age takes them one by one. */
const LIST = '.entries';

/**
 * Makes a folder out of what `fill` writes into a draft, which is renamed when it is whole: several processes may do so
 * at once, and the folder of the first one stays. One that is there gets what of it is gone.
 */
export const makeCachedFolder = async (folder: string, fill: (draft: string) => Promise<void>): Promise<void> => {
  if (await isWhole(folder)) return;
  const draft = `${folder}.${randomUUID()}`;
  try {
    makeFolder(draft);
    await removeLeftovers(dirname(folder));
    await fill(draft);
    await writeFile(join(draft, LIST), String(1 + (await entriesOf(draft))));
    await openToAll(draft);
    makeReachable(dirname(folder));
    // Others may be using what is left of it.
    if (existsSync(folder)) await cp(draft, folder, { recursive: true, force: false, verbatimSymlinks: true });
    else await rename(draft, folder);
  } catch (error) {
    if (!(await isWhole(folder))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const isWhole = async (folder: string): Promise<boolean> => {
  if (!existsSync(folder)) return false;
  // Folders of older graders have no list.
  const listed = Number(await readFile(join(folder, LIST), 'utf8').catch(() => '1'));
  return (await entriesOf(folder)) >= listed;
};

const entriesOf = async (folder: string): Promise<number> => (await readdir(folder, { recursive: true })).length;

/** What processes that were killed have left in a folder, by their random names; but for those of another user. */
export const removeLeftovers = async (folder: string, named = /\.[0-9a-f-]{36}$/u): Promise<void> => {
  // Of a folder for temporary files, some machines let nobody see what is in it.
  const names = await readdir(folder).catch(() => []);
  const drafts = names.filter((name) => named.test(name));
  for (const path of drafts.map((name) => join(folder, name))) {
    const made = await lstat(path).catch(() => null);
    const isOld = made !== null && Date.now() - made.mtimeMs > LEFTOVER_AGE_MS;
    if (isOld) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
};

/** A strict umask must not lock other users out. */
const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const { mode } = await stat(path);
    await chmod(path, (mode & 0o111) === 0 ? 0o644 : 0o755);
  }
};
