import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { at } from '../../text/at.ts';
import { compareClass, removeComparisons } from './compare-class.ts';
import { similarityFile } from './similarity-file.ts';
import { fixtureSubmissions } from './testing/make-class.ts';

let folder = '';

beforeEach(() => {
  folder = scratchFolder('similarity');
});

const all = fixtureSubmissions('java');

const run = (top: number) =>
  compareClass({
    ...{ folder, language: 'java', top, submissions: all.slice(0, 5), ignored: at(all, 6).files },
    earlier: [{ ...at(all, 7), label: '2025' }],
  });

describe('the comparison of a class', () => {
  it('is stored as it was found', async () => {
    const stored = await run(4);
    const text = await readFile(join(folder, 'similarity-java.json'), 'utf8');
    expect(similarityFile.parse(JSON.parse(text))).toEqual(stored);
    expect(stored.pairs).toHaveLength(4);
    expect(stored.distribution.pairs).toBe(15);
    expect(stored.ignored).toEqual(['Board.java', 'Solver.java']);
  });

  it('has a page for each pair', async () => {
    const { pairs } = await run(15);
    for (const { page, a, b } of pairs) {
      const text = await readFile(join(folder, page), 'utf8');
      expect(text).toContain(a.key);
      expect(text).toContain(b.key);
    }
    expect(pairs.some(({ page }) => page.includes('--2025-'))).toBe(true);
  });

  it('shows only files of its language', async () => {
    const [one, other] = all.slice(0, 2).map(({ key, files }) => ({
      key,
      files: [...files, { path: 'notes.txt', text: `Notes of ${key}` }],
    }));
    const submissions = [one, other].filter((each) => each !== undefined);
    const { pairs } = await compareClass({ folder, language: 'java', top: 1, submissions, ignored: [], earlier: [] });
    expect(await readFile(join(folder, at(pairs, 0).page), 'utf8')).not.toContain('notes.txt');
  });

  it('removes the pages of an earlier one', async () => {
    await run(6);
    const { pairs } = await run(2);
    const names = await readdir(join(folder, 'site/similar/java'));
    expect(names.sort()).toEqual(pairs.map(({ page }) => page.replace('site/similar/java/', '')).sort());
  });

  it('leaves no page where nothing can be compared any more', async () => {
    await run(2);
    await removeComparisons(folder, ['java']);
    expect(await readdir(folder)).toEqual(['site']);
    expect(await readdir(join(folder, 'site/similar/java'))).toEqual([]);
  });

  it('is the same each time', async () => {
    expect(await run(5)).toEqual(await run(5));
  });
});
