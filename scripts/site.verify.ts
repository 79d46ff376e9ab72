/** A page with a dead link is noticed by the build of the documentation, which `npm test` runs. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const deadPage = join(root, 'examples', 'dead-link', 'README.md');
afterEach(() => {
  rmSync(join(deadPage, '..'), { recursive: true, force: true });
});

it('npm run site fails on a dead link', async () => {
  mkdirSync(join(deadPage, '..'), { recursive: true });
  writeFileSync(deadPage, '# Dead\n\n[nowhere](./nowhere.md)\n');
  const { exitCode, all } = await execa('npm', ['run', '--silent', 'site'], { cwd: root, reject: false, all: true });
  expect(exitCode).toBe(1);
  expect(all).toContain('nowhere');
});
