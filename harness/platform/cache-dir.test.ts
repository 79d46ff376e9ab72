import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, expect, vi } from 'vitest';
import { cacheDir } from './cache-dir.ts';
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

  it('that cannot be made is a clear error', () => {
    writeFileSync(join(folder, 'file'), '');
    vi.stubEnv('GRADER_CACHE_DIR', join(folder, 'file', 'below'));
    expect(cacheDir).toThrow(expect.objectContaining({ blame: 'usage', code: 'cache-dir' }));
  });
});
