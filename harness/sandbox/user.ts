/** The user that a subject runs as, and what that user can reach. */
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type GraderError, graderFault } from '../contracts/errors.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';

/** The first file or folder on the way to `path` that keeps other users out; null when all can read it. */
export const obstacle = (path: string): string | null => {
  const real = realpathSync(path);
  const stat = statSync(real);
  if ((stat.mode & (stat.isDirectory() ? 0o005 : 0o004)) !== (stat.isDirectory() ? 0o005 : 0o004)) return real;
  const folders: string[] = [];
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return folders.find((folder) => (statSync(folder).mode & 0o001) === 0) ?? null;
};

/** Throws when a file cannot be mounted: it does not exist, or (for root) the subject's user cannot reach it. */
export const requireReachable = (path: string): void => {
  const blocking = blockingOrMissing(path);
  if (blocking !== null) throw blocking;
};

const blockingOrMissing = (path: string): GraderError | null => {
  try {
    const found = runsAsRoot() ? obstacle(path) : (statSync(path), null);
    return found === null ? null : unreachable(path, found);
  } catch (cause) {
    return graderFault('mount-missing', `${path} is needed in the sandbox, but cannot be found.`, {
      where: path,
      remedy: '`npx grade doctor` shows what is missing, and how to install it.',
      cause,
    });
  }
};

const unreachable = (path: string, found: string): GraderError =>
  graderFault(
    'mount-unreachable',
    `${path} cannot be used in the sandbox: root runs submissions as an unprivileged user, and ${found} keeps that user out (mode ${modeOf(found)}).`,
    {
      where: found,
      remedy: `Run \`chmod ${statSync(found).isDirectory() ? 'o+rx' : 'o+r'} ${found}\`, move the file to a folder that everyone can enter, or grade as an ordinary user.`,
    },
  );

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8).padStart(4, '0');
