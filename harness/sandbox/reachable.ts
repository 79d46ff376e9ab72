/** Makes a file of a private folder usable in the sandbox, by a copy in the cache. */
import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { graderFault } from '../contracts/errors.ts';
import { obstacle } from './user.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';
import { makeFolder } from '../platform/make-folder.ts';

/**
 * The path of a file that the subject's user can read (and run, if it is executable): `path` itself where that is so
 * already, else a copy in `cacheDir`. A copy is made once for each state of the file.
 */
export const reachableCopy = async (path: string, cacheDir: string): Promise<string> => {
  const real = await realpath(path);
  if (!runsAsRoot() || obstacle(real) === null) return real;
  const source = await stat(real);
  const state = [real, source.size, source.mtimeMs, source.ino].join('\n');
  const key = createHash('sha256').update(state).digest('hex').slice(0, 16);
  const copy = join(cacheDir, 'reachable', key, basename(real));
  if (!existsSync(copy)) await make(real, copy, (source.mode & 0o111) === 0 ? 0o644 : 0o755);
  const blocking = obstacle(copy);
  if (blocking !== null) throw cacheUnreachable(cacheDir, blocking);
  return copy;
};

/** Written beside and renamed, so that nobody sees half a file. Two gradings of one process may make it at once. */
const make = async (from: string, to: string, mode: number): Promise<void> => {
  makeFolder(dirname(to));
  await chmod(dirname(dirname(to)), 0o755);
  await chmod(dirname(to), 0o755);
  const partial = `${to}.${randomUUID()}`;
  try {
    await copyFile(from, partial, constants.COPYFILE_FICLONE);
    await chmod(partial, mode);
    await rename(partial, to);
  } finally {
    await rm(partial, { force: true });
  }
};

const cacheUnreachable = (cacheDir: string, blocking: string): Error =>
  graderFault('cache-unreachable', `${blocking} keeps the users that submissions run as out of the cache folder.`, {
    where: cacheDir,
    remedy: `Run \`chmod o+rx ${blocking}\`, or set GRADER_CACHE_DIR to a folder that everyone can enter, such as /var/cache/grader.`,
  });
