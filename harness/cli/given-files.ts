/** What a person gives by its path, a folder or a zip, as a list of files. */
import { stat } from 'node:fs/promises';
import type { GivenFiles } from '../contracts/command.ts';
import { usageError } from '../contracts/errors.ts';
import { archiveKind } from '../intake/archive-kind.ts';
import { listArchive } from '../intake/archive.ts';
import { listFolder } from '../intake/folder.ts';
import { machineFault } from '../platform/machine-fault.ts';
import { fileReason } from '../text/file-reason.ts';
import { type Inventory, type Refused, refused } from '../intake/inventory.ts';

/** With the limits and the care of a submission. @throws {GraderError} when there is no folder or zip, or it is refused. */
export const listGiven = async (path: string): Promise<GivenFiles> => {
  const found = await list(path);
  if (found.kind === 'refused')
    throw usageError('files-refused', found.message, {
      where: path,
      remedy: 'Give the folder or the zip that contains the files.',
    });
  const { files, ignoredFolders, notes } = found;
  return { files, ignoredFolders, notes: notes.map(({ message }) => message) };
};

const list = async (path: string): Promise<Inventory | Refused> => {
  const found = await stat(path).catch((cause: unknown) => {
    const error = { where: path, remedy: 'Give the folder or the zip that contains the files.', cause };
    throw (
      machineFault(path, cause) ?? usageError('files-missing', `The files cannot be read: ${fileReason(cause)}.`, error)
    );
  });
  if (found.isDirectory()) return listFolder(path);
  if (!found.isFile()) return refused('This is neither a folder nor a zip archive.');
  const kind = await archiveKind(path, found.size);
  if (kind.kind === 'refused') return kind;
  return kind.kind === 'zip' ? listArchive(path, []) : refused('This is neither a folder nor a zip archive.');
};
