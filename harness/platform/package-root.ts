/** Where this package lies: the same folder from the sources and from `dist/`, for files that are read as data. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { graderFault } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';

let known: string | null = null;

/** The absolute folder whose package.json is this package's own. */
export const packageRoot = (): string => (known ??= rootAbove(fileURLToPath(import.meta.url)));

/** This package's name and version, for reports: `name 0.1.0`. */
export const packageVersion = (): string => {
  const content = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { readonly version: string };
  return `${packageName} ${content.version}`;
};

/** The nearest folder above `path` that holds the grader's package.json. Throws a grader fault when there is none. */
export const rootAbove = (path: string): string => {
  const folder = dirname(path);
  if (isOurs(join(folder, 'package.json'))) return folder;
  if (folder === path) {
    throw graderFault('package-root', `No package.json of ${packageName} is above the grader's own files.`, {
      remedy: 'Install the package again: its package.json must stay beside its bin folder.',
    });
  }
  return rootAbove(folder);
};

const isOurs = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof content === 'object' && content !== null && 'name' in content && content.name === packageName;
};
