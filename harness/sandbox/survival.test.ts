import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, expect } from 'vitest';
import { bubblewrapSandbox, rootSandbox } from './bubblewrap.ts';
import { containerSandbox } from './container.ts';
import { plainSandbox } from './plain.ts';
import { findProgram } from './programs.ts';
import type { Sandbox, Tier } from '../contracts/sandbox.ts';
import { driverCommand, processesWith, startDriver } from '../testing/sandbox/harness-process.ts';
import {
  canMakeMachines,
  likeDocker,
  ordinaryUserWithoutNamespaces,
  withoutUserNamespaces,
} from '../testing/sandbox/machines.ts';
import type { TestMachine } from '../testing/sandbox/machines.ts';
import { nodeCommand, runNode } from '../testing/sandbox/node-command.ts';

const hasProc = process.platform === 'linux';
const bwrap = findProgram('bwrap');

interface Case {
  readonly tier: Tier;
  /** Where this is the strongest tier; null for this machine. */
  readonly machine: (() => TestMachine) | null;
  readonly sandbox: Sandbox;
}

const onOthers: readonly Case[] = [
  { tier: 'root', machine: withoutUserNamespaces, sandbox: rootSandbox(bwrap ?? '') },
  { tier: 'container', machine: likeDocker, sandbox: containerSandbox() },
  { tier: 'none', machine: ordinaryUserWithoutNamespaces, sandbox: plainSandbox() },
];
const cases: readonly Case[] = [
  ...(bwrap === null ? [] : [{ tier: 'full', machine: null, sandbox: bubblewrapSandbox(bwrap) } as const]),
  ...(canMakeMachines ? onOthers : []),
];

describe.skipIf(!hasProc).each(cases)('nothing survives in tier $tier', ({ tier, machine, sandbox }) => {
  it('when it is killed right after its start', async () => {
    for (const delay of [0, 1, 3, 10]) {
      const marker = randomUUID();
      const child = await sandbox.start(await nodeCommand(sandbox, 'for (;;);', { args: [marker] }));
      await sleep(delay);
      child.kill();
      await child.ended;
      await expect.poll(() => processesWith(marker)).toEqual([]);
    }
  });

  const leavesNothing = async (signal: NodeJS.Signals): Promise<void> => {
    const marker = randomUUID();
    const { around, env, remove } = machine?.() ?? thisMachine;
    const command = driverCommand('for (;;);', { args: [marker] }, tier === 'full' ? 'full' : 'weak');
    startDriver(around(command), env);
    const harnesses = () =>
      processesWith(marker).filter((one) => one.command.startsWith(command.slice(0, 2).join(' ')));
    // Those that stand around the harness have its command line in theirs; subjects do not name the driver.
    const subjects = () => processesWith(marker).filter((one) => !one.command.includes('driver.ts'));
    await expect.poll(() => harnesses().length > 0 && subjects().length > 0).toBe(true);
    for (const { pid } of harnesses()) process.kill(pid, signal);
    await expect.poll(() => processesWith(marker)).toEqual([]);
    remove();
  };

  it('when the harness ends by SIGKILL', () => leavesNothing('SIGKILL'));
  // A harness that is told to end cannot do less for it than one that is killed.
  it('when the harness ends by SIGINT', { tags: tier === 'full' ? [] : 'long' }, () => leavesNothing('SIGINT'));
  it('when the harness ends by SIGTERM', { tags: 'long' }, () => leavesNothing('SIGTERM'));
});

const thisMachine: TestMachine = { around: (argv) => [...argv], env: {}, remove: () => undefined };

describe.skipIf(!hasProc)('a descendant that leaves its group', () => {
  it('is killed too, and holds up nobody who waits for the output', async () => {
    const marker = randomUUID();
    const escape = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '${marker}'],
      { detached: true, stdio: 'inherit' }).unref(); setTimeout(() => {}, 1000)`;
    const { evidence } = await runNode(plainSandbox(), escape);
    expect(evidence.exitCode).toBe(0);
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });
});
