/** Loads every part of the catalogue, those of all assignments included, whatever the program has needed so far. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that holds `harness` and `specs`: of the sources, or of what they were compiled to. */
const program = fileURLToPath(new URL('../..', import.meta.url));

/** Files of words by their names: `words.ts`, `html-words.ts`, `words/distance.ts`. */
export const isWordsFile = (path: string): boolean =>
  /(?:^|[/-])words(?:\/[^/]+)?\.[jt]s$/.test(path) && !/\.(?:test|bundle|d)\.[jt]s$/.test(path);

/** Of the program, relative to it, in order. */
export const wordsFiles = async (): Promise<readonly string[]> => {
  const all = await Promise.all(
    ['harness', 'specs'].map(async (folder) =>
      (await readdir(join(program, folder), { recursive: true })).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    ),
  );
  return all.flat().filter(isWordsFile).sort();
};

export const loadAllWords = async (): Promise<void> => {
  for (const path of await wordsFiles()) await import(pathToFileURL(join(program, path)).href);
};
