import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { ProcessEvidence } from '../../contracts/sandbox.ts';
import { ranOutOfMemory } from './host-process.ts';

const evidence = (more: Partial<ProcessEvidence>): ProcessEvidence => ({
  ...{ exitCode: null, signal: null, killedFor: null, stderrTail: '' },
  ...more,
});

it('knows a full heap by what Node says, however the process ended', () => {
  const fill = 'const all = []; for (;;) all.push(new Array(1000).fill(1.5));';
  const { stderr } = spawnSync(process.execPath, ['--max-old-space-size=8', '-e', fill], { encoding: 'utf8' });
  expect(ranOutOfMemory(evidence({ signal: 'SIGTRAP', stderrTail: stderr.slice(-4_000) }))).toBe(true);
});

it('takes no other end for a full heap', () => {
  expect(ranOutOfMemory(evidence({ exitCode: 1, stderrTail: 'TypeError: x is not a function' }))).toBe(false);
});

it('does not take an abort for a full heap: Node aborts, too, where it can start no thread', () => {
  const { signal, stderr } = spawnSync(process.execPath, ['-e', 'process.abort()'], { encoding: 'utf8' });
  expect(signal).toBe('SIGABRT');
  expect(ranOutOfMemory(evidence({ signal, exitCode: 134, stderrTail: stderr }))).toBe(false);
});
