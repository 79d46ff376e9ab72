import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, expect, vi } from 'vitest';
import { obstacle } from '../sandbox/user.ts';
import { cacheDir } from './cache-dir.ts';
import { runsAsRoot } from './runs-as-root.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

describe('the cache folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = scratchFolder('cache');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the one that GRADER_CACHE_DIR names, and is made', () => {
    vi.stubEnv('GRADER_CACHE_DIR', join(folder, 'a', 'b'));
    expect(cacheDir()).toBe(join(folder, 'a', 'b'));
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
  });

  const file = join(import.meta.dirname, 'cache-dir.ts');
  const isOpen = runsAsRoot() && obstacle(process.execPath) === null && obstacle(file) === null;
  it.skipIf(!isOpen)('is asked for where a user has no home folder', () => {
    const script = `import(${JSON.stringify(file)}).then(({ cacheDir }) => cacheDir())
      .catch(({ message, remedy }) => console.log(message, remedy))`;
    const nobody = { cwd: '/', env: {}, uid: 64_000, gid: 64_000 };
    const { stdout } = spawnSync(process.execPath, ['-e', script], { ...nobody, encoding: 'utf8' });
    expect(stdout).toMatch(/^This user has no home folder .* Set GRADER_CACHE_DIR/);
  });

  it('that cannot be made is a clear error', () => {
    writeFileSync(join(folder, 'file'), '');
    vi.stubEnv('GRADER_CACHE_DIR', join(folder, 'file', 'below'));
    expect(cacheDir).toThrow(expect.objectContaining({ blame: 'usage', code: 'cache-dir' }));
  });
});
