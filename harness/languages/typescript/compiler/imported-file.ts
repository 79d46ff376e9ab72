/** Which file of the submission an import leads to. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { filesByAlias, isRelative, resolveRelative } from '../common/resolve.ts';
import type { CompileRequest } from './protocol.ts';

type Known = Pick<CompileRequest, 'files' | 'modules'>;

/** By its path; else by a name that only one file has, which is then an alias for it. Null for what is not the submission's. */
export const importedFile = (from: string, specifier: string, request: Known): string | null => {
  if (!isRelative(specifier)) return aliasedFile(from, specifier, request);
  const paths = request.files.map(({ path }) => path);
  return resolveRelative(from, specifier, paths);
};

/** Permitted modules and those of Node are no aliases, and no file imports itself. */
export const aliasedFile = (from: string, specifier: string, { files, modules }: Known): string | null => {
  if (isRelative(specifier) || isBuiltin(specifier) || modules.some(({ name }) => name === specifier)) return null;
  const [only, ...others] = filesByAlias(files.map(({ path }) => path))(specifier).filter((path) => path !== from);
  return others.length === 0 ? (only ?? null) : null;
};

/** The path that leads to a file from another one, as an import has it. */
export const pathTo = (target: string, from: string): string => {
  const path = posix.relative(posix.dirname(from), target);
  return path.startsWith('.') ? path : `./${path}`;
};
