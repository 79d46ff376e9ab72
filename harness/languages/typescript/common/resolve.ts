/** Where an import among a submission's own files leads. The compiler and the probe must agree on it. */
import { at } from './at.ts';

export const isRelative = (specifier: string): boolean => /^\.\.?(?:\/|$)/.test(specifier);

/**
 * The path that `specifier` means in the file `from`, or null. Endings may be .ts, .js or none; case is forgiven, and how accents are
 * encoded, which archives made on macOS change in the names of files.
 */
export const resolveRelative = (from: string, specifier: string, paths: Iterable<string>): string | null => {
  const target = joinPath(from, specifier);
  if (target === null) return null;
  const known = [...paths];
  for (const candidate of candidates(target)) {
    if (known.includes(candidate)) return candidate;
  }
  for (const candidate of candidates(target)) {
    const alike = known.filter((path) => caseless(path) === caseless(candidate));
    if (alike.length === 1) return at(alike, 0);
  }
  return null;
};

/**
 * The files that a name which is no path could mean: `@/lib/Node`, `~/lib/Node`, `lib/Node`, as a `tsconfig.json` of the submission may
 * allow, which is not read. All whose paths end so.
 */
export const filesByAlias = (specifier: string, paths: readonly string[]): readonly string[] => {
  const name = caseless(specifier.replace(/^(?:@[^/]*\/|[~#]\/?)/, '').replace(/\.(?:ts|js)$/, ''));
  const ends = ['.ts', '.d.ts', '/index.ts'].map((ending) => `/${name}${ending}`);
  return paths.filter((path) => ends.some((end) => `/${caseless(path)}`.endsWith(end)));
};

const caseless = (path: string): string => path.normalize('NFC').toLowerCase();

const candidates = (target: string): string[] => {
  const bare = target.replace(/\.(?:ts|js)$/, '');
  const index = target === '' ? 'index.ts' : `${target}/index.ts`;
  return target.endsWith('.ts') ? [target] : [`${bare}.ts`, `${bare}.d.ts`, `${target}.ts`, index];
};

/** A specifier against the folder of `from`, without a leading slash; null when the path leaves the top folder. */
export const joinPath = (from: string, specifier: string): string | null => {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
};
