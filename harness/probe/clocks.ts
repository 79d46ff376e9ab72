/**
 * Wall time and CPU time of one script, measured from outside the process. The time in which a busy machine had no core for it
 * is not counted: what a submission may spend does not depend on what runs beside it. The deadline alone is one of the wall's.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import type { OutsideLimits } from '../contracts/subject.ts';
import { waitClock, type WaitClock } from '../sandbox/wait-clock.ts';
import { startWallClock } from '../sandbox/wall-clock.ts';

const CPU_POLL_MS = 50;
/** Turns of the event loop in which an answer that already lies in the pipe is still read. */
const LATE_TURNS = 3;

export interface Clocks {
  /** The clock that ran out, or null. */
  expired(): Overrun | null;
  stop(): void;
}

export type Overrun =
  | { readonly kind: 'timed-out'; readonly clock: 'wall' | 'cpu'; readonly limitMs: number }
  | { readonly kind: 'out-of-time'; readonly starved: boolean };

/** Starts the clocks; the first that runs out kills the process. `starved`: has the machine been busy with something else? */
export const startClocks = (child: SandboxedProcess, limits: OutsideLimits, starved: () => boolean): Clocks => {
  let overrun: Overrun | null = null;
  let stopped = false;
  const start = performance.now();
  const cpuAtStart = child.cpuMs();
  // Most scripts are done before the first look, and never need it: it reads several files for each thread.
  let waited: WaitClock | null = null;
  const expire = async (what: Overrun): Promise<void> => {
    for (let i = 0; i < LATE_TURNS && !stopped; i++) await turn();
    if (stopped || overrun !== null) return;
    overrun = what;
    child.kill();
  };
  const waitedMs = (): number => (waited ??= waitClock(child)).ms();
  const atWall = (): void => void expire({ kind: 'timed-out', clock: 'wall', limitMs: limits.wallMs });
  const wall = startWallClock(limits.wallMs, waitedMs, atWall);
  const atDeadline = (): void => void expire({ kind: 'out-of-time', starved: starved() });
  const { deadline } = limits;
  // The host may have been started late.
  const end = deadline === undefined ? undefined : setTimeout(atDeadline, Math.max(1, deadline - start));
  const cpu = setInterval(() => {
    waited ??= waitClock(child);
    if (child.cpuMs() - cpuAtStart > limits.cpuMs)
      void expire({ kind: 'timed-out', clock: 'cpu', limitMs: limits.cpuMs });
  }, CPU_POLL_MS);
  return {
    expired: () => overrun,
    stop() {
      stopped = true;
      wall.stop();
      clearTimeout(end);
      clearInterval(cpu);
    },
  };
};
