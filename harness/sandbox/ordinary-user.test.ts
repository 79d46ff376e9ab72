import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, it, expect } from 'vitest';
import { driverCommand, runDriver } from '../testing/sandbox/harness-process.ts';
import { canMakeMachines, ordinaryUser } from '../testing/sandbox/machines.ts';
import type { NodeOptions } from '../testing/sandbox/node-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

describe.skipIf(!canMakeMachines)('an ordinary user', () => {
  const { around, env, remove } = ordinaryUser();
  afterAll(remove);
  const run = (script: string, options: NodeOptions = {}) => runDriver(around(driverCommand(script, options)), env);

  it('has the full sandbox too', () => {
    expect(run('process.stdout.write(String(process.getuid()))')).toMatchObject({ tier: 'full', stdout: '65534' });
  });

  it.each([
    ['can be seen', 0o1777],
    ['cannot be seen', 0o1733],
  ])('is not stopped by what a grader of another user has left and that %s', (_what, mode) => {
    const shared = scratchFolder('shared');
    chmodSync(shared, mode);
    const left = join(shared, 'grader-canary-left');
    mkdirSync(left);
    writeFileSync(join(left, 'open'), '');
    utimesSync(left, 0, 0);
    const found = runDriver(around(driverCommand('')), { ...env, TMPDIR: shared });
    expect(found.tier).toBe('full');
  });

  it('has subjects that exceed their threads killed', () => {
    const script = `const { Worker } = require('worker_threads');
      const more = () => { new Worker('setInterval(() => {}, 1000)', { eval: true }); setTimeout(more, 5) }; more();`;
    const limits = { memoryBytes: 4e9, cpuSeconds: 20, threads: 30 };
    expect(run(script, { limits }).evidence.killedFor).toBe('threads');
  });
});
