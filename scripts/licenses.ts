/**
 * `npm run licenses`: the licences of all packages that are installed with the grader or bundled into it, from
 * package-lock.json. Exit code 1 for one that this project has not looked at.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.object({
  ...{ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() },
  dependencies: z.record(z.string(), z.string()).default({}),
});
const lock = z.object({ packages: z.record(z.string(), entry) });
const manifest = z.object({ license: z.string().optional() });

/** They ask for no more than their text beside copies. */
const known = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 Python-2.0 CC0-1.0 Unlicense'.split(' '),
);

/** What `npm run build` and `npm run wasm` put into the package, though it is not installed; each with all that it needs. */
const bundled = ['vega', 'vega-lite', 'tree-sitter-java', 'tree-sitter-typescript', 'assemblyscript'];

const root = join(import.meta.dirname, '..');
const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

const modules = 'node_modules/';
const nameOf = (path: string): string => path.slice(path.lastIndexOf(modules) + modules.length);

/** Where Node finds a package for the one at `path`: beside its own, or further out. */
const placeOf = (name: string, path: string): string => {
  const place = `${path}${path === '' ? '' : '/'}${modules}${name}`;
  return place in packages || path === ''
    ? place
    : placeOf(name, path.slice(0, path.lastIndexOf(modules)).replace(/\/$/, ''));
};

/** Some packages say their licence only in their own package.json. */
const licenseOf = (path: string, license: string | undefined): string =>
  license ?? manifest.parse(JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))).license ?? 'none';

const paths = new Set(Object.keys(packages).filter((path) => path !== '' && packages[path]?.dev !== true));
for (const name of bundled) paths.add(placeOf(name, ''));
// A set goes on with what is added meanwhile.
for (const path of paths)
  for (const name of Object.keys(packages[path]?.dependencies ?? {})) paths.add(placeOf(name, path));

const shipped = [...paths].map((path) => {
  const { version = '', license } = packages[path] ?? {};
  return { name: `${nameOf(path)} ${version}`, license: licenseOf(path, license) };
});

const byLicense = Object.groupBy(shipped, ({ license }) => license);
for (const [license, those = []] of Object.entries(byLicense).sort()) {
  process.stdout.write(`${license} (${String(those.length)})\n`);
  for (const { name } of those) process.stdout.write(`  ${name}\n`);
}
const others = shipped.filter(({ license }) =>
  license.split(' OR ').every((one) => !known.has(one.replace(/[()]/g, ''))),
);
for (const { name, license } of others)
  process.stderr.write(`${name} has the licence ${license}, which nobody has looked at.\n`);
process.exitCode = others.length === 0 ? 0 : 1;
