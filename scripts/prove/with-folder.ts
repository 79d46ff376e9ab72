/** Files as a submission on disk, for as long as something uses it. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../../harness/testing/write-files.ts';

/** A submission as a student hands it in: bytes by path. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** `use` is given the folder, or the archive where that is all of the submission. */
export const withFolder = async <T>(files: Files, use: (path: string) => Promise<T>): Promise<T> => {
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'prove-'));
  // Its name stands in the report.
  const folder = join(scratch.path, 'submission');
  writeFiles(Object.entries(files), folder);
  return await use(submissionIn(folder, files));
};

/** An archive that is all of a submission is handed in as such. */
const submissionIn = (folder: string, files: Files): string => {
  const [only = '', ...others] = Object.keys(files);
  return only.endsWith('.zip') && others.length === 0 ? join(folder, only) : folder;
};
