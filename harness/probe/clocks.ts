/** Wall time and CPU time of one script, measured from outside the process. */
import { setImmediate as turn } from 'node:timers/promises';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import type { OutsideLimits } from '../contracts/subject.ts';

const CPU_POLL_MS = 50;
/** Turns of the event loop in which an answer that already lies in the pipe is still read. */
const LATE_TURNS = 3;

export interface Clocks {
  /** The clock that ran out, or null. */
  expired(): Overrun | null;
  stop(): void;
}

export interface Overrun {
  readonly clock: 'wall' | 'cpu';
  readonly limitMs: number;
}

/** Starts both clocks; the first that runs out kills the process. */
export const startClocks = (child: SandboxedProcess, limits: OutsideLimits): Clocks => {
  let overrun: Overrun | null = null;
  let stopped = false;
  const cpuAtStart = child.cpuMs();
  const expire = async (clock: Overrun['clock'], limitMs: number): Promise<void> => {
    for (let i = 0; i < LATE_TURNS && !stopped; i++) await turn();
    if (stopped || overrun !== null) return;
    overrun = { clock, limitMs };
    child.kill();
  };
  const wall = setTimeout(() => void expire('wall', limits.wallMs), limits.wallMs);
  const cpu = setInterval(() => {
    if (child.cpuMs() - cpuAtStart > limits.cpuMs) void expire('cpu', limits.cpuMs);
  }, CPU_POLL_MS);
  return {
    expired: () => overrun,
    stop() {
      stopped = true;
      clearTimeout(wall);
      clearInterval(cpu);
    },
  };
};
