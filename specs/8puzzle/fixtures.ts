/** `fixtures/puzzles` and `fixtures/expected`: made anew from the recipes, or compared with what is there. */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { FixtureReport } from '../../harness/assignment.ts';
import { cacheDir } from '../../harness/cache-dir.ts';
import { packageRoot } from '../../harness/package-root.ts';
import { compareFile } from './fixtures-compare.ts';
import { makeFixture } from './fixtures-make.ts';
import { proveRecorded } from './fixtures-prove.ts';
import { boardOf } from './fixtures-recipes.ts';
import { puzzleNames } from './puzzle-names.ts';
import { makeTimingFixture } from './timing/fixture.ts';

export interface FixtureOptions {
  /** Compare instead of writing. */
  readonly check: boolean;
  readonly progress: (text: string) => void;
  /** Default: the package's own `fixtures/`. */
  readonly dir?: string;
}

const folders = ['puzzles', 'expected'] as const;

/** All puzzle files with their expected values. The problems tell also when the solvers disagree. Takes about a minute. */
export const regenerateFixtures = async (options: FixtureOptions): Promise<FixtureReport> => {
  const dir = options.dir ?? join(packageRoot(), 'fixtures');
  const problems: string[] = [];
  const made = new Set<string>();
  if (!options.check) await Promise.all(folders.map((folder) => mkdir(join(dir, folder), { recursive: true })));
  for (const [index, name] of puzzleNames.entries()) {
    options.progress(`${name} (${String(index + 1)} of ${String(puzzleNames.length)})`);
    const fixture = makeFixture(name);
    problems.push(...fixture.problems);
    for (const [path, content] of fixture.files) await put(path, content);
  }
  options.progress('operation counts and bounds of the timed puzzles');
  const timing = makeTimingFixture(boardOf);
  await put(timing.path, timing.content);
  problems.push(...(await proveRecorded(cacheDir(), options.progress)), ...(await strangers(dir, made)));
  return { files: made.size, problems };

  async function put(path: string, content: string): Promise<void> {
    made.add(path);
    if (options.check) problems.push(...(await compareFile(dir, path, content)));
    else await writeFileAtomic(join(dir, path), content);
  }
};

/** Files that no recipe makes: left over, or put there by hand. */
const strangers = async (dir: string, made: ReadonlySet<string>): Promise<string[]> => {
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(dir, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  );
  return listed
    .flat()
    .filter((path) => !made.has(path))
    .map((path) => `fixtures/${path} is not made by any recipe`);
};
