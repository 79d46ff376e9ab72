import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashOfSources } from './source-version.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

const root = scratchFolder('sources');

beforeAll(async () => {
  await mkdir(join(root, 'loops'));
});

/** Whether the hash is another one after the file has been written. */
const changes = async (path: string, content: string): Promise<boolean> => {
  const before = hashOfSources(root);
  await writeFile(join(root, path), content);
  return hashOfSources(root) !== before;
};

describe('the version of the sources', () => {
  it('changes with every source and compiled loop, wherever it lies', async () => {
    expect(await changes('search.ts', 'a')).toBe(true);
    expect(await changes('search.ts', 'b')).toBe(true);
    expect(await changes('loops/inner.wasm', 'a')).toBe(true);
    expect(await changes('loops/built.js', 'a')).toBe(true);
  });

  it('stays when only tests or texts change', async () => {
    expect(await changes('search.test.ts', 'a')).toBe(false);
    expect(await changes('search.d.ts', 'a')).toBe(false);
    expect(await changes('readme.md', 'a')).toBe(false);
  });
});
