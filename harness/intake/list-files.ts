/** The list of submitted files in the report: those that are used, and as many of the others as can be read. */
import { sha256 } from '../text/sha256.ts';
import type { FoundFile } from './inventory.ts';
import { limits } from './limits.ts';
import type { Note, SubmittedFile } from '../contracts/submission.ts';
import { intakeMessages } from './messages/intake.ts';

/** What is known of a file that was used. */
export interface UsedFile {
  readonly role: 'root' | 'extra';
  readonly sha256: string;
}

export interface FileList {
  readonly files: readonly SubmittedFile[];
  readonly notes: readonly Note[];
}

/** Used files first; a file that is not used and was not read, as it is too large or cannot be, has an empty hash. */
export const listFiles = async (
  found: readonly FoundFile[],
  used: ReadonlyMap<FoundFile, UsedFile>,
): Promise<FileList> => {
  const files: SubmittedFile[] = [];
  for (const role of ['root', 'extra'] as const) {
    for (const file of found) {
      const one = used.get(file);
      if (one?.role === role) files.push({ path: file.path, bytes: file.bytes, role, sha256: one.sha256 });
    }
  }
  const others = found.filter((file) => !used.has(file));
  for (const file of others.slice(0, limits.listedFiles)) {
    files.push({ path: file.path, bytes: file.bytes, role: 'ignored', sha256: await hashOfFile(file) });
  }
  return { files, notes: unlistedNote(others.length - limits.listedFiles) };
};

const hashOfFile = async (file: FoundFile): Promise<string> => {
  if (file.bytes > limits.sourceBytes) return '';
  // What is not used costs nothing, whoever cannot read it.
  const content = await file.read(limits.sourceBytes).catch(() => null);
  return content?.kind === 'bytes' ? sha256(content.bytes) : '';
};

const unlistedNote = (unlisted: number): Note[] => {
  if (unlisted <= 0) return [];
  const message = intakeMessages.moreFiles({ amount: unlisted.toLocaleString('en-US') });
  return [{ level: 'info', message }];
};
