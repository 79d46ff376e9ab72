/**
 * The linter and all that it depends on, copied from this package's own dependencies to a folder of the cache that can
 * be shown in the sandbox: the places where packages are installed hold much else, and not every user may read there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeCachedFolder } from '../../sandbox/cached-folder.ts';
import { sha256 } from '../../text/sha256.ts';

/** It is in the kit, and comes from there. */
const ELSEWHERE = new Set(['typescript']);
/** Changes with what is copied. */
const LAYOUT = 1;

export interface LintPackages {
  readonly folder: string;
  /** Of ESLint, and of what reads TypeScript for it. */
  readonly version: string;
}

/** Makes the folder unless it is there; null when the packages are not installed. */
export const prepareLintPackages = async (cacheDir: string): Promise<LintPackages | null> => {
  const own = createRequire(import.meta.url);
  const eslint = packageOf('eslint', own);
  const rules = packageOf('@eslint/js', own);
  const typed = packageOf('typescript-eslint', own);
  if (eslint === null || rules === null || typed === null) return null;
  const roots = [eslint, rules, typed];
  const hash = sha256(JSON.stringify([LAYOUT, roots.map(({ version }) => version)]));
  const folder = join(cacheDir, 'typescript', `lint-${hash.slice(0, 16)}`);
  await makeCachedFolder(folder, (draft) => copyAll(roots, draft));
  return { folder, version: `${eslint.version} with typescript-eslint ${typed.version}` };
};

interface Package {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
}

/** The package that `name` means where `require` stands; null when there is none. */
const packageOf = (name: string, require: NodeJS.Require): Package | null => {
  const folder = (require.resolve.paths(name) ?? [])
    .map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')));
  if (folder === undefined) return null;
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { version, dependencies = {} } = JSON.parse(text) as { version: string; dependencies?: Record<string, string> };
  return { name, version, folder, dependencies: Object.keys(dependencies) };
};

const copyAll = async (roots: readonly Package[], folder: string): Promise<void> => {
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}\n');
  for (const { from, to } of placed(folder, roots)) await copyPackage(from, to);
};

/** Where each package goes: to the top, or beside its dependent when another version is there already. */
const placed = (folder: string, roots: readonly Package[]): { readonly from: string; readonly to: string }[] => {
  const places: { from: string; to: string }[] = [];
  const top = new Map<string, string>();
  const place = (found: Package, dependent: string): void => {
    if (top.get(found.name) === found.folder) return;
    const to = join(top.has(found.name) ? dependent : folder, 'node_modules', found.name);
    if (!top.has(found.name)) top.set(found.name, found.folder);
    places.push({ from: found.folder, to });
    const require = createRequire(join(found.folder, 'package.json'));
    for (const name of found.dependencies) {
      const needed = ELSEWHERE.has(name) ? null : packageOf(name, require);
      if (needed !== null) place(needed, to);
    }
  };
  for (const root of roots) place(root, folder);
  return places;
};

/** What Node reads of a package; not its types, its sources and its papers. */
const copyPackage = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, {
    recursive: true,
    filter: (path) => {
      const inside = path.slice(from.length);
      return !inside.includes('node_modules') && (!/\.[^./\\]+$/.test(inside) || /\.(?:[cm]?js|json)$/.test(inside));
    },
  });
};
