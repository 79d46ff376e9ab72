/** The archives that attacks consist of. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HostileEntry, zipOf } from '../../harness/testing/zip.ts';

/** Writes an archive beside `folder` and gives its path; `change` may spoil the finished bytes. */
export const writeZip = (
  folder: string,
  entries: readonly HostileEntry[],
  change: (bytes: Buffer) => Buffer = (bytes) => bytes,
): string => {
  const path = join(dirname(folder), 'submission.zip');
  writeFileSync(path, change(zipOf(entries)));
  return path;
};

/** The files of a folder that lie at its top, as entries. */
export const entriesOf = (folder: string): HostileEntry[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, content: readFileSync(join(folder, name)) }));
