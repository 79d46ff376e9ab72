import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { templates } from './templates.ts';

it('fills in values in texts, and leaves other files as they are, such as a library of a course', async () => {
  const folder = scratchFolder('templates');
  const bytes = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe, 0x00]);
  mkdirSync(join(folder, 'lib'));
  writeFileSync(join(folder, 'lib/algs4.jar'), bytes);
  writeFileSync(join(folder, 'README.md'), 'npm install @GRADER@\n');
  const found = new Map((await templates(folder, { GRADER: 'g@1' })).map(({ path, content }) => [path, content]));
  expect(found.get('README.md')).toBe('npm install g@1\n');
  expect(Buffer.from(found.get('lib/algs4.jar') ?? '')).toEqual(bytes);
});
