/** The files of `kits/`: copied as they are, but for values that stand in texts as @NAME@. */
import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { graderFault } from '../contracts/errors.ts';
import { packageRoot } from '../platform/package-root.ts';
import type { KitFile } from './kit.ts';

/**
 * All files below `kits/<folder>`, or below a folder of an absolute path. A part of a path that begins with `dot-` begins with a dot in the kit, since npm leaves
 * some such files out of packages.
 * @throws {GraderError} a grader fault for a value that nobody gave
 */
export const templates = async (folder: string, values: Readonly<Record<string, string>> = {}): Promise<KitFile[]> => {
  const top = resolve(packageRoot(), 'kits', folder);
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => ({
      path: relative(top, file).replaceAll(/(^|\/)dot-/g, '$1.'),
      content: filled(await readFile(file), values, file),
    })),
  );
};

const filled = (content: Buffer, values: Readonly<Record<string, string>>, file: string): KitFile['content'] => {
  if (!isUtf8(content)) return content;
  return content.toString().replaceAll(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    throw graderFault('template', `Nothing stands for @${name}@ in ${file}.`, {
      remedy: 'Install the package again.',
    });
  });
};
