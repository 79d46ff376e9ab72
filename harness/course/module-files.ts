/** The files that a course's module consists of: the module, and what it imports by relative paths. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { usageError, type GraderError } from '../contracts/errors.ts';
import { at } from '../text/at.ts';

interface Import {
  readonly name: string;
  /** `file:line:column` */
  readonly where: string;
}

/**
 * Absolute paths of a module and of all that it imports by relative paths, each once, the module first. What is not there is
 * left out, since Node does not look for an import of types, unless all must be in a `folder` that is handed on.
 * @throws {GraderError} for an import of a file that does not exist, or that is not below `folder`
 */
export const moduleFiles = async (module: string, folder?: string): Promise<readonly string[]> => {
  const found = new Set([module]);
  // A set gives what is added to it meanwhile, too.
  for (const file of found) {
    for (const one of await relativeImports(file)) {
      const path = fileURLToPath(new URL(one.name, pathToFileURL(file)));
      if (folder !== undefined) requireBelow(path, folder, one, file);
      if (isFile(path)) found.add(path);
    }
  }
  return [...found];
};

/** Is a path in the folder, or below it? */
export const isBelow = (path: string, folder: string): boolean => {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`);
};

const relativeImports = async (file: string): Promise<readonly Import[]> => {
  if (!/\.[mc]?[jt]s$/.test(file)) return [];
  const [{ default: ts }, text] = await Promise.all([import('typescript'), readFile(file, 'utf8')]);
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => /^(?:\.{0,2}\/|file:)/.test(fileName))
    .map(({ fileName, pos }) => {
      const before = text.slice(0, pos).split('\n');
      return { name: fileName, where: `${file}:${String(before.length)}:${String(at(before, -1).length + 1)}` };
    });
};

const requireBelow = (path: string, folder: string, one: Import, importer: string): void => {
  if (!isBelow(path, folder)) throw importError(one, importer, `which is not below ${folder}`);
  if (!isFile(path)) throw importError(one, importer, 'and there is no such file');
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const importError = ({ name, where }: Import, importer: string, why: string): GraderError =>
  usageError('import-not-in-kit', `${basename(importer)} imports "${name}", ${why}, so the kit would lack it.`, {
    where,
    remedy: 'Put the file beside the settings or below their folder, and import it by its path with its extension.',
  });
