/**
 * `npm run licenses`: the licences of all packages that are installed with the grader or bundled into it, from
 * package-lock.json. Exit code 1 for one that this project has not looked at.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.object({ version: z.string(), license: z.string().optional(), dev: z.boolean().optional() });
const lock = z.object({ packages: z.record(z.string(), entry.partial()) });
const manifest = z.object({ license: z.string().optional() });

/** They ask for no more than their text beside copies. */
const known = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC0-1.0',
]);

/** What `npm run build` bundles, though it is not installed: the scripts of pages, and vega. */
const bundled = ['vega', 'vega-lite'];

const root = join(import.meta.dirname, '..');
const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Some packages say their licence only in their own package.json. */
const licenseOf = (path: string, license: string | undefined): string =>
  license ?? manifest.parse(JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))).license ?? 'none';

const shipped = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && (dev !== true || bundled.includes(nameOf(path))))
  .map(([path, { version = '', license }]) => ({
    name: `${nameOf(path)} ${version}`,
    license: licenseOf(path, license),
  }));

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
