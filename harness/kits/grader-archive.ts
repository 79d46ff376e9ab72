/** The grader itself as npm packs it, for kits that bring it along: the version that makes the kit is the one that grades. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { graderFault } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';
import { findProgram } from '../sandbox/programs.ts';
import { packageRoot } from '../platform/package-root.ts';
import { runTool } from '../sandbox/run-tool.ts';
import { at } from '../text/at.ts';
import type { KitFile } from './kit.ts';
import { jsonText } from '../text/json-text.ts';

/** The archive with a package.json and a package-lock.json: `npm ci` beside them installs exactly what was tested. */
export const graderArchive = async (): Promise<readonly KitFile[]> => {
  const archive = { path: `${packageName}.tgz`, content: await pack() };
  const dependencies = { [packageName]: `file:${archive.path}` };
  const integrity = `sha512-${createHash('sha512').update(archive.content).digest('base64')}`;
  return [
    archive,
    { path: 'package.json', content: jsonText({ private: true, dependencies }) },
    { path: 'package-lock.json', content: jsonText(await lockOf(dependencies, integrity)) },
  ];
};

const pack = async (): Promise<Uint8Array> => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'grader-archive-'));
  const root = packageRoot();
  // What is installed is built already, and cannot be built again. Sources are built whatever npm is set to.
  const isBuilt = !existsSync(join(root, 'grade.ts'));
  // Packing the sources empties dist/ and fills it again: two at once would pack half of it.
  const alone = !isBuilt && findProgram('flock') !== null ? ['flock', join(root, 'package.json')] : [];
  const scripts = `--ignore-scripts=${String(isBuilt)}`;
  const pack = ['npm', 'pack', scripts, '--loglevel=error', '--pack-destination', folder.path];
  const { exitCode, stderr } = await runTool('env', [...alone, ...pack], { cwd: root });
  if (exitCode === 0) return await readFile(join(folder.path, at(await readdir(folder.path), 0)));
  throw graderFault('pack', `The grader could not be packed: ${stderr.trim()}`, {
    remedy: 'Is npm on the PATH, and is there free space on the disk?',
  });
};

const lockSchema = z.object({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })) });

/** npm's lock file, form 3: the grader's own packages at the places where it was tested with them. */
const lockOf = async (dependencies: Readonly<Record<string, string>>, integrity: string): Promise<unknown> => {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(lockFile(), 'utf8')));
  const { '': own = {}, ...others } = packages;
  const { devDependencies: _, ...grader } = own;
  const needed = Object.entries(others).filter(([, { dev }]) => dev !== true);
  const resolved = at(Object.values(dependencies), 0);
  return {
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { dependencies },
      [`node_modules/${packageName}`]: { ...grader, resolved, integrity },
      ...Object.fromEntries(needed),
    },
  };
};

/** A clone has the one, an installed grader the other. */
const lockFile = (): string => {
  const [clone, installed] = ['package-lock.json', 'npm-shrinkwrap.json'].map((name) => join(packageRoot(), name));
  return clone !== undefined && existsSync(clone) ? clone : String(installed);
};
