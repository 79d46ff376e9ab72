/** The grader's own files for the sandbox, as plain JavaScript: what runs there must not depend on where this package lies. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source texts by path, with forward slashes, sorted. Tests and declarations are left out. */
export const readSources = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
