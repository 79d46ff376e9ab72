/** The documentation as a site, as `npm run site` builds it. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const deadPage = join(root, 'examples', 'dead-link', 'README.md');
afterEach(() => {
  rmSync(join(deadPage, '..'), { recursive: true, force: true });
});

const build = () => execa('npm', ['run', '--silent', 'site'], { cwd: root, reject: false, all: true });

it('has every page of the documentation', async () => {
  const { exitCode } = await build();
  expect(exitCode).toBe(0);
  const built = join(root, 'reports', 'site');
  expect(existsSync(join(built, 'index.html'))).toBe(true);
  expect(existsSync(join(built, 'docs', 'class.html'))).toBe(true);
});

it('is not built with a dead link', async () => {
  mkdirSync(join(deadPage, '..'), { recursive: true });
  writeFileSync(deadPage, '# Dead\n\n[nowhere](./nowhere.md)\n');
  const { exitCode, all } = await build();
  expect(exitCode).toBe(1);
  expect(all).toContain('nowhere');
});
