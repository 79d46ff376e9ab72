/**
 * Part of `npm run build`: puts vega into the one module that draws by it, and the licences of what went in beside it.
 * vega is 80 packages, which everyone would have to install.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const module = join(root, 'dist', 'harness', 'pages', 'figures', 'svg-of.js');

const { metafile } = await build({
  ...{ entryPoints: [module], outfile: module, allowOverwrite: true, metafile: true },
  ...{ bundle: true, format: 'esm', platform: 'node', target: 'node24', legalComments: 'none' },
});

const packages = Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);

const licenceOf = (folder: string): string => {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(join(root, folder)).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${folder} has no licence text.`);
  return `${String(name)} ${String(version)}\n\n${readFileSync(join(root, folder, file), 'utf8').trim()}\n`;
};

writeFileSync(
  module.replace(/\.js$/, '.LICENSES'),
  [...new Set(packages)]
    .sort()
    .map(licenceOf)
    .join(`\n${'-'.repeat(80)}\n\n`),
);
