/** Example submissions as folders, for tests: written when first asked for, removed when the test file has ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { writeCase } from './expand-case.ts';
import { fixtureFolder } from './fixture-names.ts';

let root: string | null = null;
const written = new Map<string, string>();

afterAll(() => {
  if (root !== null) rmSync(root, { recursive: true, force: true });
});

/** The folder of a submission by name, as `java/failed/hamming-counts-blank`. It is shared: change a copy. */
export const submissionFolder = (name: string): string => {
  const known = written.get(name);
  if (known !== undefined) return known;
  root ??= mkdtempSync(join(tmpdir(), 'submissions-'));
  const folder = join(root, name);
  writeCase(fixtureFolder(name), folder);
  written.set(name, folder);
  return folder;
};
