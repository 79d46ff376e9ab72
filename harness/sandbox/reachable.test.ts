import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it, expect } from 'vitest';
import { reachableCopy } from './reachable.ts';
import { requireReachable } from './user.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const isRoot = process.getuid?.() === 0;

describe.skipIf(!isRoot)('for root, whose subjects run as another user', () => {
  let folder = '';
  let file = '';
  let cache = '';
  beforeEach(() => {
    folder = scratchFolder('reachable');
    chmodSync(folder, 0o755);
    cache = join(folder, 'cache');
    mkdirSync(join(folder, 'private'), { mode: 0o700 });
    file = join(folder, 'private', 'tool');
    writeFileSync(file, 'one', { mode: 0o755 });
  });

  it('a file in a private folder is refused, with the command that opens it', () => {
    const private_ = join(folder, 'private');
    expect(() => {
      requireReachable(file);
    }).toThrow(
      expect.objectContaining({
        code: 'mount-unreachable',
        where: private_,
        remedy: expect.stringContaining(`chmod o+rx ${private_}`) as string,
      }),
    );
  });

  it('a copy of it is made that can be read and run', async () => {
    const copy = await reachableCopy(file, cache);
    expect(readFileSync(copy, 'utf8')).toBe('one');
    expect(statSync(copy).mode & 0o777).toBe(0o755);
    expect(() => {
      requireReachable(copy);
    }).not.toThrow();
  });

  it('the copy is made once for each state of the file', async () => {
    const first = await reachableCopy(file, cache);
    expect(await reachableCopy(file, cache)).toBe(first);
    writeFileSync(file, 'two, longer');
    expect(readFileSync(await reachableCopy(file, cache), 'utf8')).toBe('two, longer');
  });

  it('two of one process may ask for the copy at once', async () => {
    writeFileSync(file, Buffer.alloc(20_000_000));
    const copies = await Promise.all(Array.from({ length: 8 }, () => reachableCopy(file, cache)));
    expect(new Set(copies).size).toBe(1);
  });

  it('a file that can be reached is used as it is', async () => {
    chmodSync(join(folder, 'private'), 0o755);
    expect(await reachableCopy(file, cache)).toBe(file);
  });
});
