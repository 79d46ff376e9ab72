/** What a person gives by its path, a folder or a zip, as a list of files. */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { GivenFiles } from '../contracts/command.ts';
import { usageError } from '../contracts/errors.ts';
import { machineFault } from '../platform/machine-fault.ts';
import { fileReason } from '../text/file-reason.ts';
import { listGiven } from '../intake/intake.ts';
import { refused } from '../intake/inventory.ts';

/** With the limits and the care of a submission. @throws {GraderError} when there is no folder or zip, or it is refused. */
export const listGivenFiles = async (path: string): Promise<GivenFiles> => {
  const listed = await listGiven(path, await statsOf(path), []);
  const found = listed ?? refused('This is neither a folder nor a zip archive.');
  if (found.kind === 'refused')
    throw usageError('files-refused', found.message, {
      where: path,
      remedy: 'Give the folder or the zip that contains the files.',
    });
  const { files, ignoredFolders, notes } = found;
  return { files, ignoredFolders, notes: notes.map(({ message }) => message) };
};

const statsOf = (path: string): Promise<Stats> =>
  stat(path).catch((cause: unknown) => {
    const error = { where: path, remedy: 'Give the folder or the zip that contains the files.', cause };
    throw (
      machineFault(path, cause) ?? usageError('files-missing', `The files cannot be read: ${fileReason(cause)}.`, error)
    );
  });
