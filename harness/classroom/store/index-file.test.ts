import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { openIndex } from './index-file.ts';

it('the index has names and scores, so it is for nobody else to read', () => {
  const folder = scratchFolder('index');
  openIndex(folder).close();
  expect(statSync(join(folder, 'class.sqlite')).mode & 0o777).toBe(0o600);
});

it('an index that cannot be written is a fault of the machine, with its place', () => {
  expect(() => openIndex('/dev/null/class')).toThrow(
    expect.objectContaining({ code: 'class-not-written', where: '/dev/null/class/class.sqlite' }),
  );
});
