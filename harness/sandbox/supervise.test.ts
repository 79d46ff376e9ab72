import { expect, it } from 'vitest';
import { supervise } from './supervise.ts';

it('what cannot be started is told with what to do about what the system said', async () => {
  const limits = { memoryBytes: 1, cpuSeconds: 1, threads: 1 };
  const started = supervise({
    argv: ['/nowhere/at-all'],
    env: {},
    limits,
    filter: null,
    ownThreads: 0,
    mayFork: false,
  });
  await expect(started).rejects.toMatchObject({
    code: 'process-not-started',
    remedy: expect.stringContaining('removes files') as string,
  });
});
