import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it, expect } from 'vitest';
import { openSandbox } from './open.ts';
import { plainSandbox } from './plain.ts';
import { findProgram } from './programs.ts';
import { selfTest } from './self-test.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

describe('opening the sandbox', () => {
  it.skipIf(findProgram('bwrap') === null)('gives the full tier where bubblewrap works', async () => {
    expect((await openSandbox({ allowWeakIsolation: true })).tier).toBe('full');
  });

  it('finds out that a plain process is no sandbox', async () => {
    const result = await selfTest(plainSandbox());
    const leaked = result.kind === 'ran' ? result.attempts.filter((attempt) => attempt.leaked) : [];
    expect(leaked.map(({ id }) => id)).toEqual(expect.arrayContaining(['read', 'write', 'fork', 'connect', 'proc']));
  });

  it.skipIf(process.platform !== 'linux')('refuses, with a remedy, where a bubblewrap does not isolate', () => {
    const { code, remedy } = openWithFakeBubblewrap('/bin/false');
    expect(code).toBe('no-isolation');
    expect(remedy).toContain('--allow-weak-isolation');
  });
});

/** Opens the sandbox in another process, where `bwrap` is some other program. */
const openWithFakeBubblewrap = (program: string): { code: string; remedy: string } => {
  const folder = scratchFolder('fake-bwrap');
  symlinkSync(program, join(folder, 'bwrap'));
  const open = fileURLToPath(new URL('open.ts', import.meta.url));
  const script = `import(${JSON.stringify(open)}).then(({ openSandbox }) => openSandbox({ allowWeakIsolation: false }))
    .catch(({ code, remedy }) => console.log(JSON.stringify({ code, remedy })))`;
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
  return JSON.parse(stdout) as { code: string; remedy: string };
};
