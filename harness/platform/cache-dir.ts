/** Where the harness keeps what can be made again: runtime images, computed values, reachable copies. */
import { join, resolve } from 'node:path';
import { usageError } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';
import { homeFolder } from './home-folder.ts';
import { makeFolder } from './make-folder.ts';
import { makeReachable } from './make-reachable.ts';
import { runsAsRoot } from './runs-as-root.ts';

/**
 * The cache folder, made if it does not exist: GRADER_CACHE_DIR, else a folder of this package in /var/cache for root
 * (subjects then run as another user, who must be able to reach what is mounted from here), else in the user's own cache.
 */
export const cacheDir = (): string => {
  const dir = chosenDir();
  try {
    makeFolder(dir, 0o755);
    if (runsAsRoot()) makeReachable(dir);
  } catch (cause) {
    throw usageError('cache-dir', `The cache folder ${dir} cannot be made or used.`, { where: dir, remedy, cause });
  }
  return dir;
};

const remedy = 'Set GRADER_CACHE_DIR to a folder that you can write to.';

const chosenDir = (): string => {
  const set = process.env['GRADER_CACHE_DIR'] ?? '';
  if (set !== '') return resolve(set);
  return resolve(runsAsRoot() ? '/var/cache' : usersCaches(), packageName);
};

/** By the habits of macOS, else the XDG Base Directory Specification. */
const usersCaches = (): string => {
  const isMac = process.platform === 'darwin';
  const set = isMac ? '' : (process.env['XDG_CACHE_HOME'] ?? '');
  if (set !== '') return set;
  const home = homeFolder();
  if (home === null) throw usageError('cache-dir', 'This user has no home folder to keep a cache in.', { remedy });
  return join(home, isMac ? 'Library/Caches' : '.cache');
};
