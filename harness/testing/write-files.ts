import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files, by path below a folder; the folders in between are made. */
export const writeFiles = (
  files: Iterable<readonly [path: string, content: string | Buffer]>,
  folder: string,
): void => {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};
