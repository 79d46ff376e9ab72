/** Makes folders one after the other: Node's recursive mkdir never ends where a parent says ENOENT, as /proc does. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes a folder and those above it that are not there. @throws the system's error, for the first that cannot be made */
export const makeFolder = (path: string, mode = 0o777): void => {
  for (const folder of missingFolders(resolve(path))) makeOne(folder, mode);
};

/** The folder itself comes last, and is always tried: a file may be in its place. */
const missingFolders = (path: string): readonly string[] => {
  const missing = [path];
  for (let above = dirname(path); !existsSync(above); above = dirname(above)) missing.unshift(above);
  return missing;
};

const makeOne = (folder: string, mode: number): void => {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
};
