/**
 * Answers that are kept in the cache folder, each under a hash of its question, in a folder for this state of the grader:
 * any change of a check, a judge, an instrument, an input, Node or the JDK makes all of them be asked again.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usableJdks } from '../../harness/languages/java/jdk.ts';
import { cacheDir } from '../../harness/platform/cache-dir.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';

export interface Kept {
  /** By the key of a question; undefined when it is not known, or cannot be read. */
  read(key: string): unknown;
  write(key: string, answer: object): void;
}

export const keepResults = (root = join(cacheDir(), 'prove'), version = graderVersion()): Kept => {
  const folder = join(root, version);
  mkdirSync(folder, { recursive: true });
  removeOld(root, version);
  const file = (key: string): string => join(folder, `${key}.json`);
  return {
    read: (key) => {
      try {
        return JSON.parse(readFileSync(file(key), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    write: (key, answer) => {
      writeFileSync(file(key), JSON.stringify(answer));
    },
  };
};

const week = 7 * 24 * 3_600_000;

/** Other worktrees have other states of the grader: theirs stay for a while. */
const removeOld = (root: string, version: string): void => {
  for (const name of readdirSync(root)) {
    const age = Date.now() - statSync(join(root, name)).mtimeMs;
    if (name !== version && age > week) rmSync(join(root, name), { recursive: true });
  }
};

const sources = [
  'package-lock.json',
  'index.ts',
  '{harness,specs,reference}/**/*.{ts,mjs,java,json}',
  'fixtures/{puzzles,expected,diagnosis}/*',
  // What is asked, and what is kept of it.
  'scripts/prove/{answer,grading,mutant,with-folder}.ts',
];

/** What programs run on. */
const runtimes = (): string => `${process.version} ${usableJdks()[0]?.release ?? ''}`;

/** Paths in the package. */
export const hashedFiles = (): string[] =>
  globSync(sources, { cwd: packageRoot(), exclude: ['**/*.{test,verify}.ts', '**/testing/**'] }).toSorted();

/** A hash of all that an answer can depend on but the machine. */
export const graderVersion = (runsOn = runtimes()): string => {
  const cwd = packageRoot();
  const digest = createHash('sha256').update(runsOn);
  for (const path of hashedFiles()) digest.update(`${path}\n`).update(readFileSync(join(cwd, path)));
  return digest.digest('hex').slice(0, 16);
};

/** The same for equal questions. */
export const keyOf = (question: object): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32);
