/** A file that an instructor names. */
import { readFile } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { errorMessage } from '../text/error-message.ts';

/** @throws {GraderError} of usage when it cannot be read */
export const readGiven = (path: string, what: 'roster' | 'gradebook'): Promise<Buffer> =>
  readFile(path).catch((cause: unknown) => {
    throw usageError(`no-${what}`, `The ${what} cannot be read: ${reasonOf(cause)}.`, {
      where: path,
      remedy: what === 'roster' ? 'Give the CSV file of the students.' : 'Give the file that the platform exported.',
      cause,
    });
  });

const reasonOf = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  return code === 'EACCES' ? 'this user may not read it' : errorMessage(cause);
};
