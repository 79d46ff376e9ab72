/**
 * What this machine does not let the grader read says nothing about a submission: no score, and a fault that names the
 * file. Only what the disk refuses counts. A link, a pipe, a name that no disk takes and a damaged archive stay the
 * submission's own matter, and so does what lies in an archive: its modes are never looked at.
 */
import { type GraderError, graderFault } from '../contracts/errors.ts';
import { codeOf } from '../text/error-code.ts';
import { fileReason } from '../text/file-reason.ts';

const remedies: ReadonlyMap<unknown, string> = new Map([
  ['EACCES', 'Give the user who grades access to it (chmod -R u+rX as its owner), or grade as another user.'],
  ['EPERM', 'Give the user who grades access to it, or grade as another user.'],
  ['EIO', 'Check the disk: dmesg tells more. Then grade again.'],
]);

export const isMachineFault = (error: unknown): boolean => remedies.has(codeOf(error));

/** Null when it is not the machine's fault. */
export const machineFault = (path: string, error: unknown): GraderError | null => {
  const code = codeOf(error);
  const remedy = remedies.get(code);
  if (remedy === undefined) return null;
  return graderFault(
    'unreadable-here',
    `The grader cannot read this file or folder: ${fileReason(error)} (${String(code)}).`,
    {
      where: path,
      remedy,
      cause: error,
    },
  );
};
