/** The example submissions of `fixtures/`, by name. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { usageError } from '../contracts/errors.ts';
import { packageRoot } from '../platform/package-root.ts';
import { nearest } from '../text/suggest.ts';
import { caseFile } from './fixture-case.ts';

/** Names of the first folder go without it: `java/passed/two-queues`, and `submissions-2012/java/passed/blocks`. */
const unnamed = 'submissions/';

/** Names of one folder and language, or of all; none in the npm package, which holds no submissions. */
export const fixtureNames = (folder = 'submissions*', language = '*'): string[] =>
  globSync(`${folder}/${language}/*/*/${caseFile}`, { cwd: join(packageRoot(), 'fixtures') })
    .map((path) => dirname(path))
    .map((path) => (path.startsWith(unnamed) ? path.slice(unnamed.length) : path))
    .sort();

/** The folder with its `case.yaml`. @throws {GraderError} for an unknown name, with the one that was probably meant */
export const fixtureFolder = (name: string): string => {
  const names = fixtureNames();
  if (names.length === 0) {
    throw usageError('no-submissions', 'The npm package holds no submissions.', {
      remedy: 'Run this in a clone of the repository.',
    });
  }
  if (!names.includes(name)) throw unknown(name, names);
  return join(packageRoot(), 'fixtures', name.startsWith('submissions-') ? name : join(unnamed, name));
};

const unknown = (name: string, names: readonly string[]): Error => {
  const meant = names.find((known) => known.endsWith(`/${name}`)) ?? nearest(name, names);
  return usageError('unknown-submission', `There is no submission "${name}".`, {
    remedy: meant === null ? 'A name is a path below fixtures/submissions.' : `Did you mean "${meant}"?`,
  });
};
