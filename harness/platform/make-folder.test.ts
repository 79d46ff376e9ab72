import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const root = scratchFolder('make-folder');

describe('a folder', () => {
  it('is made with those above it, in the mode that is asked for', () => {
    makeFolder(join(root, 'a/b/c'), 0o700);
    expect(statSync(join(root, 'a/b/c')).mode & 0o777).toBe(0o700);
  });

  it('that is there stays as it is', () => {
    mkdirSync(join(root, 'there'), { mode: 0o750 });
    makeFolder(join(root, 'there'), 0o700);
    expect(statSync(join(root, 'there')).mode & 0o777).toBe(0o750);
  });

  it.each(['file', 'file/x', 'file/x/y'])('is not made at %s, where a file is in the way', (path) => {
    writeFileSync(join(root, 'file'), '');
    expect(() => {
      makeFolder(join(root, path));
    }).toThrow(/EEXIST|ENOTDIR/u);
  });

  it.skipIf(!existsSync('/proc/self'))('is not tried forever below /proc, which says that /proc is not there', () => {
    expect(() => {
      makeFolder('/proc/nowhere/at/all');
    }).toThrow(/ENOENT/u);
  });
});
