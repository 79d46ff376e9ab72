import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCachedFolder } from './cached-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

describe('a folder of the cache', () => {
  let cache = '';
  beforeEach(() => {
    cache = scratchFolder('cached-folder');
  });

  it('is the whole one of whoever was first, when several make it at once', async () => {
    const folder = join(cache, 'made');
    const first = Promise.withResolvers<undefined>();
    const slow = makeCachedFolder(folder, async (draft) => {
      await first.promise;
      writeFileSync(join(draft, 'text'), 'second');
    });
    await makeCachedFolder(folder, (draft) => {
      writeFileSync(join(draft, 'text'), 'first');
      return Promise.resolve();
    });
    first.resolve(undefined);
    await slow;
    expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('first');
    expect(readdirSync(cache)).toEqual(['made']);
  });

  it('is not there when it could not be filled', async () => {
    const failing = makeCachedFolder(join(cache, 'made'), () => Promise.reject(new Error('the disk is full')));
    await expect(failing).rejects.toThrow('the disk is full');
    expect(readdirSync(cache)).toEqual([]);
  });

  it('gets what of it is gone, as who tidies up by age takes it', async () => {
    const folder = join(cache, 'made');
    const make = (): Promise<void> =>
      makeCachedFolder(folder, (draft) => {
        for (const name of ['used', 'seldom']) writeFileSync(join(draft, name), '');
        return Promise.resolve();
      });
    await make();
    // Again and again: a worker may run for months.
    for (let round = 0; round < 2; round += 1) {
      unlinkSync(join(folder, 'seldom'));
      await make();
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(['used', 'seldom']));
      await make();
    }
    expect(readdirSync(cache)).toEqual(['made']);
  });

  it.each(['was not there', 'had lost a file'])(
    'is whole for all who ask for it at once, where it %s',
    async (before) => {
      const folder = join(cache, 'made');
      const make = (): Promise<void> =>
        makeCachedFolder(folder, (draft) => {
          for (const name of ['a', 'b', 'c']) writeFileSync(join(draft, name), 'x'.repeat(1_000_000));
          return Promise.resolve();
        });
      if (before === 'had lost a file') {
        await make();
        unlinkSync(join(folder, 'b'));
      }
      await Promise.all(Array.from({ length: 8 }, make));
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(['a', 'b', 'c']));
      expect(readdirSync(cache)).toEqual(['made']);
    },
  );

  it('is not made again when it is whole', async () => {
    const folder = join(cache, 'made');
    await makeCachedFolder(folder, () => Promise.resolve());
    await makeCachedFolder(folder, () => Promise.reject(new Error('it was filled again')));
  });

  it('can be read by every user, and what is a program can be run', async () => {
    const folder = join(cache, 'made');
    await makeCachedFolder(folder, (draft) => {
      mkdirSync(join(draft, 'inner'), { mode: 0o700 });
      for (const [name, mode] of [
        ['text', 0o600],
        ['program', 0o700],
      ] as const) {
        writeFileSync(join(draft, 'inner', name), '');
        chmodSync(join(draft, 'inner', name), mode);
      }
      return Promise.resolve();
    });
    const modes = ['', 'inner', 'inner/text', 'inner/program'].map((path) => statSync(join(folder, path)).mode & 0o777);
    expect(modes).toEqual([0o755, 0o755, 0o644, 0o755]);
  });

  it('leaves the folder that it lies in to the others who may write there', async () => {
    chmodSync(cache, 0o3775);
    await makeCachedFolder(join(cache, 'made'), () => Promise.resolve());
    expect(statSync(cache).mode & 0o7777).toBe(0o3775);
  });

  it('takes the old drafts away that killed processes have left', async () => {
    const [old, recent] = [join(cache, `made.${'1'.repeat(36)}`), join(cache, `made.${'2'.repeat(36)}`)];
    for (const draft of [old, recent]) mkdirSync(draft);
    utimesSync(old, 0, 0);
    await makeCachedFolder(join(cache, 'made'), () => Promise.resolve());
    expect([old, recent].map((draft) => existsSync(draft))).toEqual([false, true]);
  });
});
