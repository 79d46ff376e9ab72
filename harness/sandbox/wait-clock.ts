/** How long a process was ready to run and the machine had no core for it, as the host's kernel tells. */
import type { SandboxedProcess } from '../contracts/sandbox.ts';

export interface WaitClock {
  /** Milliseconds since the clock was made; 0 where the host cannot see threads. */
  ms(): number;
}

/** Of the thread that waited longest: several may wait at once. */
export const waitClock = (child: SandboxedProcess): WaitClock => {
  const before = waits(child);
  return {
    ms: () => Math.max(0, ...[...waits(child)].map(([id, waitedMs]) => waitedMs - (before.get(id) ?? 0))),
  };
};

const waits = (child: SandboxedProcess): ReadonlyMap<number, number> =>
  new Map((child.threads() ?? []).map(({ id, waitedMs }) => [id, waitedMs]));

/** So much of the time in which a process could have run, and it is the machine that was slow. */
const STARVED = 1 / 3;

/**
 * Did the process wait for a core for a good part of its life so far? `helpers` are threads of its runtime. What one thread of
 * a program waits for another one is not the machine's: all together had less than the one that could have run the longest.
 */
export const isStarved = (child: SandboxedProcess, helpers: ReadonlySet<number> = new Set()): boolean => {
  const threads = child.threads() ?? [];
  const own = threads.filter(({ id }) => !helpers.has(id));
  const ofHelpers = threads.filter(({ id }) => helpers.has(id)).reduce((total, { cpuMs }) => total + cpuMs, 0);
  const longestMs = Math.max(0, ...own.map(({ cpuMs, waitedMs }) => cpuMs + waitedMs));
  return child.cpuMs() - ofHelpers < (1 - STARVED) * longestMs;
};
