import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { childrenByParent, readTree } from './process-tree.ts';

it('finds children by the parent that they name, for kernels that list none', async () => {
  const child = spawn('sh', ['-c', 'sleep 60 & echo begun; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await once(child.stdout, 'data');
    const found = childrenByParent(Number(child.pid));
    expect(found).toHaveLength(1);
    expect(readTree(Number(child.pid), true)?.pids).toEqual([child.pid, ...found]);
  } finally {
    for (const pid of childrenByParent(Number(child.pid))) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
  }
});
