/** What the code of the reference is at this moment: part of the key of everything that is kept. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * A hash of all sources of the reference as they run, tests and what is put under a subject left out: after a change of
 * any search, table or count, nothing that was computed before it is found. Read once a process, in some milliseconds.
 */
export const sourceVersion = (): string => (known ??= hashOfSources(join(import.meta.dirname, '..', '..')));

let known: string | undefined;

/** Of all sources below a folder: their names and contents. */
export const hashOfSources = (root: string): string => {
  const hash = createHash('sha256');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
  for (const path of paths.filter(isSource).toSorted()) {
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n');
  }
  return hash.digest('hex');
};

const isSource = (path: string): boolean =>
  /[.](?:[jt]s|wasm)$/.test(path) &&
  !/[.](?:test|verify|d)[.][jt]s$/.test(path) &&
  !/^(?:instruments|testing)\//.test(path);
