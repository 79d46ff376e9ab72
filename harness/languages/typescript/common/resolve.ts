/** Where an import among a submission's own files leads. The compiler and the probe must agree on it. */

export const isRelative = (specifier: string): boolean => /^\.\.?(?:\/|$)/.test(specifier);

/**
 * The path that `specifier` means in the file `from`, or null. Endings may be .ts, .js or none; case is forgiven, and how accents are
 * encoded, which archives made on macOS change in the names of files.
 */
export const resolveRelative = (from: string, specifier: string, paths: Iterable<string>): string | null => {
  const target = joinPath(from, specifier);
  if (target === null) return null;
  const known = [...paths];
  const wanted = candidates(target);
  const exact = wanted.find((path) => known.includes(path));
  if (exact !== undefined) return exact;
  const alike = wanted.map((one) => known.filter((path) => caseless(path) === caseless(one)));
  return alike.find(({ length }) => length === 1)?.[0] ?? null;
};

/**
 * For names that are no paths, the files that each could mean: `@/lib/Node`, `~/lib/Node`, `lib/Node`, as a `tsconfig.json` of the
 * submission may allow, which is not read. All whose paths end so. Paths are indexed once, since a file may have any number of names.
 */
export const filesByAlias = (paths: readonly string[]): ((specifier: string) => readonly string[]) => {
  const ends = new Map<string, string[]>();
  for (const path of paths) {
    const parts = caseless(path).split('/');
    const tails = parts.map((_, from) => parts.slice(from).join('/'));
    const names = tails.flatMap((tail) => [/^(.+?)(?:\.d)?\.ts$/.exec(tail)?.[1], /^(.+)\/index\.ts$/.exec(tail)?.[1]]);
    for (const name of new Set(names)) {
      const known = ends.get(name ?? '');
      if (known !== undefined) known.push(path);
      else if (name !== undefined) ends.set(name, [path]);
    }
  }
  return (specifier) =>
    ends.get(caseless(specifier.replace(/^(?:@[^/]*\/|[~#]\/?)/, '').replace(/\.(?:ts|js)$/, ''))) ?? [];
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
