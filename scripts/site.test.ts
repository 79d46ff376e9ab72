/** The documentation as a site, as `npm run site` builds it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('npm run site builds every page of the documentation', { tags: 'long' }, async () => {
  const { exitCode } = await execa('npm', ['run', '--silent', 'site'], { cwd: root, reject: false });
  expect(exitCode).toBe(0);
  const built = join(root, 'reports', 'site');
  expect(existsSync(join(built, 'index.html'))).toBe(true);
  expect(existsSync(join(built, 'docs', 'class.html'))).toBe(true);
});
