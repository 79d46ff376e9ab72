import { expect, it, vi } from 'vitest';
import { examineIsolation } from './isolation.ts';
import { plainSandbox } from './plain.ts';
import { selfTest } from './self-test.ts';

it('what isolation there is is tried again when that failed', async () => {
  vi.stubEnv('TMPDIR', '/nowhere/at-all');
  await expect(examineIsolation()).rejects.toMatchObject({ code: 'ENOENT' });
  vi.unstubAllEnvs();
  await expect(examineIsolation()).resolves.toHaveProperty('sandbox');
});

it('a sandbox that there was no time to try is not held for one that does not work', async () => {
  const tried = selfTest(plainSandbox(), { wallMs: 1, outputBytes: 65_536 });
  await expect(tried).rejects.toMatchObject({ blame: 'fault', code: 'self-test-slow' });
});
