import { mkdtempSync, chownSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it, expect } from 'vitest';
import { findProgram } from './programs.ts';
import { driverCommand, runDriver } from './testing/harness-process.ts';
import type { NodeOptions } from './testing/node-command.ts';

const USER = 12_345;
const isRoot = process.getuid?.() === 0;
const needs = isRoot && findProgram('bwrap') !== null && findProgram('setpriv') !== null;

describe.skipIf(!needs)('an ordinary user', () => {
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  chownSync(home, USER, USER);
  afterAll(() => {
    rmSync(home, { recursive: true });
  });
  const run = (script: string, options: NodeOptions = {}) => {
    const drop = ['setpriv', '--reuid', String(USER), '--regid', String(USER), '--clear-groups', '--'];
    return runDriver([...drop, ...driverCommand(script, options)], {
      HOME: home,
      GRADER_CACHE_DIR: join(home, 'cache'),
    });
  };

  it('has the full sandbox too', () => {
    expect(run('process.stdout.write(String(process.getuid()))')).toMatchObject({ tier: 'full', stdout: '65534' });
  });

  it('has subjects that exceed their threads killed', () => {
    const script = `const { Worker } = require('worker_threads');
      const more = () => { new Worker('setInterval(() => {}, 1000)', { eval: true }); setTimeout(more, 5) }; more();`;
    const limits = { memoryBytes: 4e9, cpuSeconds: 20, threads: 30 };
    expect(run(script, { limits }).evidence.killedFor).toBe('threads');
  });
});
