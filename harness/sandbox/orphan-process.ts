/** Looks for a process that a run should not have left, and ends it. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signal } from './supervise.ts';

/** How long a killed process may take to be gone. */
const PATIENCE_MS = 1_000;
const STEP_MS = 20;

/** Was the process still there after its run? `mark` is in its command line: a pid may have been given to another. */
export const endOrphanProcess = async (pid: number, mark: string): Promise<boolean> => {
  for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
    if (!isThere(pid, mark)) return false;
    await sleep(STEP_MS);
  }
  signal(pid);
  return true;
};

/** One that has ended and waits to be reaped has no command line any more. */
const isThere = (pid: number, mark: string): boolean => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${String(pid)}/cmdline`, 'latin1').includes(mark)
      : process.kill(pid, 0);
  } catch {
    return false;
  }
};
