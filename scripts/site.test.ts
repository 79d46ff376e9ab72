/** The documentation as a site, as `npm run site` builds it. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const built = join(root, 'reports', 'site');
const build = () => execa('npm', ['run', '--silent', 'site'], { cwd: root, reject: false, all: true });

describe('npm run site', () => {
  const deadPage = join(root, 'examples', 'dead-link', 'README.md');
  afterEach(() => {
    rmSync(join(deadPage, '..'), { recursive: true, force: true });
  });

  it('builds every page of the documentation', async () => {
    expect((await build()).exitCode).toBe(0);
    expect(existsSync(join(built, 'index.html'))).toBe(true);
    expect(existsSync(join(built, 'docs', 'class.html'))).toBe(true);
  });

  it('fails on a dead link', async () => {
    mkdirSync(join(deadPage, '..'), { recursive: true });
    writeFileSync(deadPage, '# Dead\n\n[nowhere](./nowhere.md)\n');
    const { exitCode, all } = await build();
    expect(exitCode).toBe(1);
    expect(all).toContain('nowhere');
  });
});
