/** The grader itself as npm packs it, for kits that bring it along: the version that makes the kit is the one that grades. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { graderFault } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';
import { findProgram } from '../sandbox/programs.ts';
import { packageRoot } from '../platform/package-root.ts';
import { at } from '../text/at.ts';
import type { KitFile } from './kit.ts';

/** The package as one file, with npm-shrinkwrap.json inside, by which npm installs exactly the packages it was tested with. */
export const graderArchive = async (): Promise<KitFile> => {
  const folder = await mkdtemp(join(tmpdir(), 'grader-archive-'));
  try {
    const root = packageRoot();
    // What is installed is built already, and cannot be built again.
    const built = existsSync(join(root, 'grade.ts')) ? [] : ['--ignore-scripts'];
    const pack = ['npm', 'pack', ...built, '--loglevel=error', '--pack-destination', folder];
    // Packing the sources empties dist/ and fills it again: two at once would pack half of it.
    const alone = built.length === 0 && findProgram('flock') !== null ? ['flock', join(root, 'package.json')] : [];
    await execa('env', [...alone, ...pack], { cwd: root });
    const name = at(await readdir(folder), 0);
    return { path: `${packageName}.tgz`, content: await readFile(join(folder, name)) };
  } catch (cause) {
    throw graderFault('pack', 'The grader could not be packed.', {
      remedy: 'Is npm on the PATH, and is there room on the disk?',
      cause,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
