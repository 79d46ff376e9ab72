/** What the operating system refuses, in words: a full disk is not a bug of the grader's, and a stack trace is no help. */
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { GraderError, graderFault } from '../contracts/errors.ts';

/** By error code (errno(3)): what is wrong, and what to do about it. */
const known: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  ENOSPC: [
    'There is no space left on the disk.',
    'Free some space, or set GRADER_CACHE_DIR and TMPDIR to another disk.',
  ],
  EDQUOT: [
    'The disk quota of this user is used up.',
    'Free some space, or set GRADER_CACHE_DIR and TMPDIR to another disk.',
  ],
  EROFS: ['The file system is read-only.', 'Set GRADER_CACHE_DIR and TMPDIR to writable folders.'],
  EACCES: ['Permission was denied.', 'Give the user who grades access to it, or grade as another user.'],
  EPERM: ['The operation is not permitted.', 'Give the user who grades access to it, or grade as another user.'],
  EMFILE: ['Too many files are open.', 'Raise the limit: ulimit -n 4096. Or lower --jobs.'],
  ENFILE: ['Too many files are open on this machine.', 'Close other programs, or lower --jobs.'],
  ENOMEM: ['There is not enough memory.', 'Close other programs, or lower --jobs.'],
  EAGAIN: ['No more processes or threads can be started.', 'Close other programs, or raise the limit: ulimit -u.'],
  ENOTDIR: [
    'A file is where a folder should be.',
    'Move the file away, or set GRADER_CACHE_DIR and TMPDIR to other folders.',
  ],
  EIO: ['The disk cannot be read or written (input/output error).', 'Check the disk: dmesg tells more.'],
  ENOENT: [
    'A file that was there is gone, or a folder cannot be created.',
    'Look whether something removes files meanwhile. If it is one of the grader, install that again.',
  ],
};

/** What to do about an error of this code; null when it is not known. */
export const systemRemedy = (code: string): string | null => known[code]?.[1] ?? null;

/** The same error, explained where the system gave the reason; any other error as it is. */
export const explained = (error: unknown): unknown => {
  if (error instanceof GraderError || !(error instanceof Error) || !('code' in error)) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  if (path?.startsWith(`${tmpdir()}/`) === true && !isFolder(tmpdir())) return noTemporaryFolder(error);
  if ('syscall' in error && error.syscall === 'uv_cwd') return noWorkingFolder(error);
  const found = typeof error.code === 'string' ? known[error.code] : undefined;
  if (found === undefined) return error;
  const [message, remedy] = found;
  const where = path === null ? {} : { where: path };
  return graderFault('system', `${message} (${String(error.code)})`, { ...where, remedy, cause: error });
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const noTemporaryFolder = (cause: Error): GraderError =>
  graderFault('system', 'The folder for temporary files is not there.', {
    where: tmpdir(),
    remedy: 'Set the environment variable TMPDIR to a folder that is there and can be written to, or make this one.',
    cause,
  });

const noWorkingFolder = (cause: Error): GraderError =>
  graderFault('system', 'The working directory is gone.', {
    remedy: 'Change to a folder that is there (if it was made again: cd "$PWD"), and run the command again.',
    cause,
  });
