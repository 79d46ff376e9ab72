/** Makes a file of a private folder usable in the sandbox, by a copy in the cache. */
import { constants } from 'node:fs';
import { copyFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { graderFault } from '../contracts/errors.ts';
import { makeCachedFolder } from './cached-folder.ts';
import { obstacle } from './user.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';
import { sha256 } from '../text/sha256.ts';

/**
 * The path of a file that the subject's user can read (and run, if it is executable): `path` itself where that is so
 * already, else a copy in `cacheDir`. A copy is made once for each state of the file.
 */
export const reachableCopy = async (path: string, cacheDir: string): Promise<string> => {
  const real = await realpath(path);
  if (!runsAsRoot() || obstacle(real) === null) return real;
  const source = await stat(real);
  const state = [real, source.size, source.mtimeMs, source.ino].join('\n');
  const [folder, name] = [join(cacheDir, 'reachable', sha256(state).slice(0, 16)), basename(real)];
  await makeCachedFolder(folder, (draft) => copyFile(real, join(draft, name), constants.COPYFILE_FICLONE));
  const copy = join(folder, name);
  const blocking = obstacle(copy);
  if (blocking !== null) throw cacheUnreachable(cacheDir, blocking);
  return copy;
};

const cacheUnreachable = (cacheDir: string, blocking: string): Error =>
  graderFault('cache-unreachable', `${blocking} keeps the users that submissions run as out of the cache folder.`, {
    where: cacheDir,
    remedy: `Run \`chmod o+rx ${blocking}\`, or set GRADER_CACHE_DIR to a folder that everyone can enter, such as /var/cache/grader.`,
  });
