import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProcessEvidence, ProcessLimits } from '../contracts/sandbox.ts';
import { processesWith } from '../testing/sandbox/harness-process.ts';
import { controlGroup, type ControlGroup } from '../testing/rooms/control-group.ts';
import { nodeCommand, runNode } from '../testing/sandbox/node-command.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';
import { openSandbox } from './open.ts';

/** Null where there are none. */
const littleMemory = (): ControlGroup | null => {
  try {
    return runsAsRoot() ? controlGroup({ megabytes: 95 }) : null;
  } catch {
    return null;
  }
};

const group = littleMemory();
afterAll(() => group?.remove());
const sandbox = await openSandbox({ allowWeakIsolation: true });

/** Fills the group's memory step by step, as soon as it is in the group. */
const filling = async (limits: Partial<ProcessLimits> = {}): Promise<ProcessEvidence> => {
  const marker = randomUUID();
  const script = `const held = []; process.stdin.once('data', () => setInterval(() => held.push(Buffer.alloc(4 << 20, 1)), 20));
    process.stdout.write('up')`;
  const child = await sandbox.start(await nodeCommand(sandbox, script, { args: [marker], limits }));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  for (const { pid } of processesWith(marker)) group?.limit(pid);
  child.stdin.write('\n');
  return child.ended;
};

describe.skipIf(group === null)('of the processes that the kernel kills while memory is wanting', () => {
  it('one that has little was killed for the machine', async () => {
    expect(await filling()).toMatchObject({ signal: 'SIGKILL', killedFor: 'machine' });
  });

  it('one that has more than half of what it may have was killed for its memory', async () => {
    const limits = { memoryBytes: 220_000_000 };
    expect(await filling(limits)).toMatchObject({ signal: 'SIGKILL', killedFor: 'memory' });
  });

  it('one that has used up its CPU time was killed for that', async () => {
    const busy = runNode(sandbox, 'for (;;);', { limits: { cpuSeconds: 2 } });
    await filling();
    expect((await busy).evidence).toMatchObject({ signal: 'SIGKILL', killedFor: null });
  });
});

it('a process that exits with the code of a kill was not', async () => {
  expect((await runNode(sandbox, 'process.exit(137)')).evidence).toMatchObject({ exitCode: 137, killedFor: null });
});
