import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, expect } from 'vitest';
import { bubblewrapSandbox } from './bubblewrap.ts';
import { plainSandbox } from './plain.ts';
import { findProgram } from './programs.ts';
import { driverCommand, processesWith, startDriver } from './testing/harness-process.ts';
import { nodeCommand, runNode } from './testing/node-command.ts';

const hasProc = process.platform === 'linux';
const bwrap = findProgram('bwrap');
const sandboxes = [plainSandbox(), ...(bwrap === null ? [] : [bubblewrapSandbox(bwrap)])];

const until = async (condition: () => boolean): Promise<boolean> => {
  for (let i = 0; i < 200; i++) {
    if (condition()) return true;
    await sleep(50);
  }
  return false;
};

describe.skipIf(!hasProc).each(sandboxes)('nothing survives in tier $tier', (sandbox) => {
  it('when it is killed right after its start', async () => {
    for (const delay of [0, 1, 3, 10]) {
      const marker = randomUUID();
      const child = await sandbox.start(await nodeCommand(sandbox, 'for (;;);', { args: [marker] }));
      await sleep(delay);
      child.kill();
      await child.ended;
      expect(await until(() => processesWith(marker).length === 0)).toBe(true);
    }
  });

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('when the harness ends by %s', async (signal) => {
    const marker = randomUUID();
    const tier = sandbox.tier === 'full' ? 'full' : 'weak';
    const env = { PATH: tier === 'full' ? (process.env['PATH'] ?? '') : pathWithoutBubblewrap };
    const harness = startDriver(driverCommand('for (;;);', { args: [marker] }, tier), env);
    const subjects = (): number[] => processesWith(marker).filter((pid) => pid !== harness.pid);
    expect(await until(() => subjects().length > 0)).toBe(true);
    harness.kill(signal);
    expect(await until(() => processesWith(marker).length === 0)).toBe(true);
  });
});

/** Nothing is found there; the sandbox looks in the standard folders too, where bubblewrap may be. */
const pathWithoutBubblewrap = '/nonexistent';

describe.skipIf(!hasProc)('a descendant that leaves its group', () => {
  it('is killed too, and holds up nobody who waits for the output', async () => {
    const marker = randomUUID();
    const escape = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '${marker}'],
      { detached: true, stdio: 'inherit' }).unref(); setTimeout(() => {}, 200)`;
    const { evidence } = await runNode(plainSandbox(), escape);
    expect(evidence.exitCode).toBe(0);
    expect(await until(() => processesWith(marker).length === 0)).toBe(true);
  });
});
