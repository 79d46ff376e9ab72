/** A small disk of its own, for what happens when one is full. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { afterAll } from 'vitest';

/** A tmpfs with these options at a new folder, until the tests of the file are over; null where this user may mount none. */
export const mountDisk = (path: string, options: string): string | null => {
  mkdirSync(path);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) return null;
  afterAll(() => {
    spawnSync('umount', [path]);
  });
  return path;
};
