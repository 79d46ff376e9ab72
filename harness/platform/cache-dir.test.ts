import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, expect, vi } from 'vitest';
import { cacheDir } from './cache-dir.ts';

describe('the cache folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cache-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
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
