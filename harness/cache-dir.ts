/** Where the harness keeps what can be made again: runtime images, computed values, reachable copies. */
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import envPaths from 'env-paths';
import { usageError } from './errors.ts';
import { gradingWords } from './words/grading.ts';

const NAME = '8puzzle-grader';

/**
 * The cache folder, made if it does not exist: GRADER_CACHE_DIR, else /var/cache/8puzzle-grader for root (subjects
 * then run as another user, who must be able to reach what is mounted from here), else the user's own cache folder.
 */
export const cacheDir = (): string => {
  const dir = chosenDir();
  try {
    mkdirSync(dir, { recursive: true, mode: 0o755 });
    if (isRoot()) makeReachable(dir);
  } catch (cause) {
    throw usageError('cache-dir', gradingWords.noCacheFolder({ dir }), {
      where: dir,
      remedy: gradingWords.noCacheFolderRemedy(),
      cause,
    });
  }
  return dir;
};

const chosenDir = (): string => {
  const set = process.env['GRADER_CACHE_DIR'];
  if (set !== undefined && set !== '') return resolve(set);
  return isRoot() ? `/var/cache/${NAME}` : envPaths(NAME, { suffix: '' }).cache;
};

const isRoot = (): boolean => process.getuid?.() === 0;

/** A strict umask must not lock the subjects' users out. */
const makeReachable = (dir: string): void => {
  const mode = statSync(dir).mode & 0o777;
  if ((mode & 0o055) !== 0o055) chmodSync(dir, mode | 0o055);
};
