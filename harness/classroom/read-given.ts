/** A file that an instructor names. */
import { readFile } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { fileReason } from '../text/file-reason.ts';

/** @throws {GraderError} of usage when it cannot be read */
export const readGiven = (path: string, what: 'roster' | 'gradebook'): Promise<Buffer> =>
  readFile(path).catch((cause: unknown) => {
    throw usageError(`no-${what}`, `The ${what} cannot be read: ${fileReason(cause)}.`, {
      where: path,
      remedy: what === 'roster' ? 'Give the CSV file of the students.' : 'Give the file that the platform exported.',
      cause,
    });
  });
