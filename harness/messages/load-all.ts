/** Loads every part of the catalogue, those of all assignments included, whatever the program has needed so far. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that holds `harness` and `specs`: of the sources, or of what they were compiled to. */
const program = fileURLToPath(new URL('../..', import.meta.url));

/** Not tests, nor what is only for them, nor bundles for a browser, nor declarations of types. */
const apart = /\.(?:test|verify|bundle|client|d)\.[jt]s$|(?:^|\/)testing\//;

/** Modules of the program that define messages, relative to it, in order. */
export const definingModules = async (): Promise<readonly string[]> => {
  const all = await Promise.all(['harness', 'specs'].map(modulesIn));
  const defines = await Promise.all(
    all.flat().map(async (path) => [path, definesMessages(await readFile(join(program, path), 'utf8'))] as const),
  );
  return defines
    .filter(([, defining]) => defining)
    .map(([path]) => path)
    .sort();
};

const modulesIn = async (folder: string): Promise<readonly string[]> => {
  const found = await readdir(join(program, folder), { recursive: true });
  return found
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.[jt]s$/.test(path) && !apart.test(path));
};

const definesMessages = (text: string): boolean => /= defineMessages\(\s*'/.test(text);

export const loadAllMessages = async (): Promise<void> => {
  for (const path of await definingModules()) await import(pathToFileURL(join(program, path)).href);
};
