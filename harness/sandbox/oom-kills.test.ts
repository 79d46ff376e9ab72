import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { processesWith } from '../testing/sandbox/harness-process.ts';
import { littleMemory } from '../testing/sandbox/little-memory.ts';
import { nodeCommand, runNode } from '../testing/sandbox/node-command.ts';
import { openSandbox } from './open.ts';

const group = littleMemory(100_000_000);
afterAll(() => group?.remove());
const sandbox = await openSandbox({ allowWeakIsolation: true });

it.skipIf(group === null)('a process that the kernel kills for want of memory was killed for the machine', async () => {
  const marker = randomUUID();
  const script = `process.stdin.once('data', () => { const held = []; for (;;) held.push(Buffer.alloc(4 << 20, 1)); });
    process.stdout.write('up')`;
  const child = await sandbox.start(await nodeCommand(sandbox, script, { args: [marker] }));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  for (const pid of processesWith(marker)) group?.limit(pid);
  child.stdin.write('\n');
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL', killedFor: 'machine' });
});

it('a process that exits with the code of a kill was not', async () => {
  expect((await runNode(sandbox, 'process.exit(137)')).evidence).toMatchObject({ exitCode: 137, killedFor: null });
});
