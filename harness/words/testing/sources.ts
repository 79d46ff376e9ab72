/** The files of the program whose messages belong into the catalogue. */
import { glob } from 'node:fs/promises';

/** Not tests, nor what is only for them, nor what is generated, nor programs that run inside the sandbox. */
const apart = /\.(?:test|bundle|d)\.ts$|(?:^|\/)testing[-\w]*(?:\/|\.ts$)|\/probe\//;

export const sourceFiles = async (): Promise<readonly string[]> => {
  const files: string[] = [];
  for await (const path of glob('{harness,specs}/**/*.ts')) files.push(path);
  return files.filter((path) => !apart.test(path)).sort();
};
