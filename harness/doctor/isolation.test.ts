import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  canMakeMachines,
  likeDocker,
  ordinaryUserWithoutNamespaces,
  type TestMachine,
  withoutCapabilities,
} from '../testing/sandbox/machines.ts';
import type { Checkup } from './checkup.ts';
import { tryIsolation } from './isolation.ts';
import { renderCheckup } from './table.ts';

const grade = fileURLToPath(new URL('../../bin/grade.js', import.meta.url));

/** `grade doctor --json` on another machine, and its exit code. */
const doctorOn = (machine: TestMachine): { readonly checkup: Checkup; readonly status: number | null } => {
  const [file = '', ...args] = machine.around([process.execPath, grade, 'doctor', '--json']);
  const { stdout, status } = spawnSync(file, args, { encoding: 'utf8', env: { ...process.env, ...machine.env } });
  machine.remove();
  return { checkup: JSON.parse(stdout) as Checkup, status };
};

const firstProcess = ['bwrap', '--dev-bind', '/', '/', '--unshare-pid', '--proc', '/proc', '--die-with-parent', '--'];

const leaked = ({ isolation }: Checkup): string[] => isolation.attempts.filter((one) => one.leaked).map(({ id }) => id);

describe('the doctor', () => {
  it('sees every attempt fail in the sandbox of this machine', async () => {
    const isolation = await tryIsolation();
    expect(isolation.attempts.filter((attempt) => attempt.leaked)).toEqual([]);
    expect(isolation).toMatchObject({ tier: 'full', holds: true, rejected: [], recipe: null });
  });

  it.skipIf(!canMakeMachines)(
    'tells in a container what leaks, why it is not more, and how to get the full tier',
    () => {
      const { checkup, status } = doctorOn(likeDocker());
      expect(status).toBe(4);
      expect(checkup.gradable).toBe(false);
      expect(checkup.isolation).toMatchObject({ tier: 'container', holds: false });
      expect(checkup.isolation.rejected.map(({ tier }) => tier)).toEqual(['full', 'root']);
      expect(checkup.isolation.rejected.map(({ reason }) => reason).join()).not.toContain('It failed');
      expect(leaked(checkup)).toEqual(['read', 'write', 'connect', 'proc', 'fork']);
      expect(renderCheckup(checkup)).toContain(`  ${checkup.isolation.recipe?.say.slice(0, 20) ?? 'a recipe'}`);
    },
  );

  it.skipIf(!canMakeMachines)(
    'finds the full tier where the grader is among the first processes, as in a container',
    () => {
      const around = (argv: readonly string[]): string[] => [...firstProcess, ...argv];
      const { checkup } = doctorOn({ around, env: {}, remove: () => undefined });
      expect(checkup.isolation).toMatchObject({ tier: 'full', rejected: [] });
    },
  );

  it.skipIf(!canMakeMachines)('tells what is missing where /proc is not mounted', () => {
    const hidden = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs none /proc && exec "$@"', 'sh'];
    const { checkup } = doctorOn({ around: (argv) => [...hidden, ...argv], env: {}, remove: () => undefined });
    expect(checkup.isolation).toMatchObject({ tier: 'none', holds: false });
    expect(checkup.isolation.recipe?.say).toContain('mount -t proc');
  });

  it.skipIf(!canMakeMachines)('tells why nothing can be run at all, and what does work', () => {
    const { checkup, status } = doctorOn(withoutCapabilities());
    expect(status).toBe(4);
    expect(checkup.isolation).toMatchObject({ tier: null, holds: false, attempts: [] });
    expect(checkup.isolation.rejected.at(-1)).toMatchObject({
      tier: 'none',
      reason: expect.stringContaining('another user') as string,
    });
    const shown = renderCheckup(checkup);
    expect(shown).toMatch(/Node +│ works[^]*Sandbox +│ missing +│ no tier: /);
    expect(shown).toContain('To change that:\n  Grade as an ordinary user.');
    expect(shown).not.toContain('null');
  });

  it.skipIf(!canMakeMachines)('tells an ordinary user without namespaces that nothing holds', () => {
    const { checkup } = doctorOn(ordinaryUserWithoutNamespaces());
    expect(checkup.isolation).toMatchObject({ tier: 'none', holds: false });
    expect(leaked(checkup)).toEqual(expect.arrayContaining(['read', 'private', 'write', 'connect', 'proc', 'signal']));
    expect(checkup.findings.find(({ id }) => id === 'sandbox')).toMatchObject({ works: false });
  });
});
