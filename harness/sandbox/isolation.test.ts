import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runsAsRoot } from '../platform/runs-as-root.ts';
import { canMakeMachines } from '../testing/sandbox/machines.ts';
import { examine, examineIsolation } from './isolation.ts';
import { requireProgram } from './programs.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { uidReaper } from './uid-reaper.ts';

it('what isolation there is is tried again when that failed', async () => {
  vi.stubEnv('TMPDIR', '/nowhere/at-all');
  await expect(examineIsolation()).rejects.toMatchObject({ code: 'ENOENT' });
  vi.unstubAllEnvs();
  await expect(examineIsolation()).resolves.toHaveProperty('sandbox');
});

it.skipIf(!runsAsRoot())('what sweeps up after submissions is started again when it could not be', async () => {
  vi.stubEnv('GRADER_CACHE_DIR', '/proc/nowhere');
  await expect(uidReaper()).rejects.toMatchObject({ code: 'cache-dir' });
  vi.unstubAllEnvs();
  await expect(uidReaper()).resolves.toHaveProperty('sweep');
});

it('a sandbox that there was no time to try is not held for one that does not work', async () => {
  const tried = examine({ wallMs: 1, outputBytes: 65_536 });
  await expect(tried).rejects.toMatchObject({ blame: 'fault', code: 'self-test-slow' });
});

it.skipIf(!canMakeMachines)('a tier that hangs is passed over for the next one that works', async () => {
  const folder = scratchFolder('hanging-bwrap');
  // The full tier starts it as another user.
  chmodSync(folder, 0o755);
  const script = `case "$*" in *--unshare-user*) exec sleep 60;; esac; exec ${requireProgram('bwrap')} "$@"`;
  writeFileSync(join(folder, 'bwrap'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
  const { sandbox, rejected } = await examine({ wallMs: 3_000, outputBytes: 65_536 });
  vi.unstubAllEnvs();
  expect(sandbox?.tier).toBe('root');
  expect(rejected).toEqual([{ tier: 'full', problem: { kind: 'slow', seconds: 3 } }]);
});
