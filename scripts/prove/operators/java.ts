/** The operator engine for Java: the JDK's own parser (`com.sun.source`), in a program of one file. */
import { writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJdk } from '../../../harness/languages/java/jdk.ts';
import { runTool } from '../../../harness/sandbox/run-tool.ts';
import { fileIn, type Program } from '../mutant.ts';
import { type Site, site } from './sites.ts';

/** In the order of the text. @throws {Error} when there is no JDK, or it cannot parse a file */
export const javaSites = async (program: Program): Promise<Site[]> => {
  const jdk = findJdk();
  if (typeof jdk === 'string') throw new Error(jdk);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'operators-'));
  const files = Object.keys(program).filter((path) => path.endsWith('.java'));
  for (const path of files) writeFileSync(join(folder.path, path), fileIn(program, path));
  const main = join(import.meta.dirname, 'Mutations.java');
  const run = await runTool(join(jdk.home, 'bin', 'java'), ['-XX:TieredStopAtLevel=1', main, ...files], {
    cwd: folder.path,
  });
  if (run.exitCode !== 0) throw new Error(run.stderr);
  return run.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => site.parse(JSON.parse(line)));
};
