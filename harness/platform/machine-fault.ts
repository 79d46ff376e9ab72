/**
 * What this machine does not let the grader read says nothing about a submission: no score, and a fault that names the
 * file. Whatever the system refuses counts, but for a link, a pipe, a missing file and a name that no disk takes: these stay the
 * submission's own matter. So does a damaged archive, and what lies in one: its modes are never looked at.
 */
import { type GraderError, graderFault } from '../contracts/errors.ts';
import { codeOf } from '../text/error-code.ts';
import { fileReason } from '../text/file-reason.ts';
import { systemRemedy } from './system-error.ts';

/** Codes of what is wrong with a path itself. */
const ofTheSubmission = ['ELOOP', 'ENXIO', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL'];

/** An error of the system names the call; those of archives and of Node itself have codes as well. */
export const isMachineFault = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && !ofTheSubmission.includes(codeOf(error) ?? '');

/** Null when it is not the machine's fault. */
export const machineFault = (path: string, error: unknown): GraderError | null => {
  if (!isMachineFault(error)) return null;
  const code = String(codeOf(error));
  return graderFault('unreadable-here', `The grader cannot read this file or folder: ${fileReason(error)} (${code}).`, {
    where: path,
    remedy: remedyOf(code),
    cause: error,
  });
};

const remedyOf = (code: string): string =>
  code === 'EACCES'
    ? 'Give the user who grades access to it (chmod -R u+rX as its owner), or grade as another user.'
    : (systemRemedy(code) ?? 'Grade again. If that does not help, check the disk or the network folder that it is on.');
