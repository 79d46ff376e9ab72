/** The files that courses' modules consist of, noted when Node finds them: what is in one is the course's, and nothing else is. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../platform/package-root.ts';

/** By path, the module that a file belongs to. */
const files = new Map<string, string>();

export const noteModule = (module: string): void => {
  files.set(module, module);
};

/** What a file of a module imports is of the module, too. */
export const noteImport = (importer: string | undefined, specifier: string, found: string): void => {
  const module = moduleWith(pathOf(importer ?? '')) ?? moduleWith(pathOf(specifier));
  const path = pathOf(found);
  if (module !== null && found.startsWith('file:') && !files.has(path) && !isInstalled(path)) files.set(path, module);
};

export const moduleWith = (path: string): string | null => files.get(path) ?? null;

/** The files of a module, itself first. */
export const filesOf = (module: string): readonly string[] => [
  ...new Set([module, ...[...files].filter(([, owner]) => owner === module).map(([path]) => path)]),
];

/** All courses' modules that were loaded. */
export const loadedModules = (): readonly string[] => [...new Set(files.values())];

/** The path of a URL; what is none is a path already. */
export const pathOf = (name: string): string => (name.startsWith('file:') ? fileURLToPath(name) : name);

/** Examples lie in the grader's folder and are courses' own nonetheless. What is installed is nobody's to fix. */
const isInstalled = (path: string): boolean => {
  const [root, examples] = [`${packageRoot()}/`, join(packageRoot(), 'examples/')];
  if (path.startsWith(examples)) return path.slice(examples.length).includes('/node_modules/');
  return path.startsWith(root) || path.includes('/node_modules/');
};
