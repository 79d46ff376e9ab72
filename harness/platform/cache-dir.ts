/** Where the harness keeps what can be made again: runtime images, computed values, reachable copies. */
import { chmodSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import envPaths from 'env-paths';
import { usageError } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';
import { makeFolder } from './make-folder.ts';
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
    throw usageError('cache-dir', `The cache folder ${dir} cannot be made or used.`, {
      where: dir,
      remedy: 'Set GRADER_CACHE_DIR to a folder that you can write to.',
      cause,
    });
  }
  return dir;
};

const chosenDir = (): string => {
  const set = process.env['GRADER_CACHE_DIR'];
  if (set !== undefined && set !== '') return resolve(set);
  return runsAsRoot() ? `/var/cache/${packageName}` : envPaths(packageName, { suffix: '' }).cache;
};

/** A strict umask must not lock the subjects' users out. */
const makeReachable = (dir: string): void => {
  const mode = statSync(dir).mode & 0o777;
  if ((mode & 0o055) !== 0o055) chmodSync(dir, mode | 0o055);
};
