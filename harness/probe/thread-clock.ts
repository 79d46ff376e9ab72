/**
 * CPU time of the threads on which a subject's code runs, measured from outside, so that nothing inside can lie about
 * it. A runtime's own helpers (compilers, garbage collector) are not the subject's: they are the threads that were
 * there when the program had been loaded and nothing of it had run yet.
 */
import type { SandboxedProcess, ThreadUsage } from '../contracts/sandbox.ts';
import { isStarved } from '../sandbox/wait-clock.ts';

/** The thread that a probe runs scripts on has this name, unless it is the process's first one. */
const SUBJECT_THREAD = 'subject';

export interface ThreadClock {
  /** CPU milliseconds so far, those of threads that have ended among them; null where the host cannot see threads. */
  cpuMs(): number | null;
  /** Has the machine been busy with something else for a good part of their life? */
  isStarved(): boolean;
}

/** Where the kernel tells of threads in hundredths of a second, user and system time, each may have had so much more. */
const UNSEEN_MS = 20;

/** To be made when the program is loaded and before any script. */
export const threadClock = (child: SandboxedProcess): ThreadClock => {
  const helpers = new Set((child.threads() ?? []).filter((thread) => !isSubjects(thread)).map(({ id }) => id));
  const read = () => {
    const cpuMs = child.cpuMs();
    const threads = child.threads() ?? [];
    // Of threads that are no more: what the process had, and none of its threads has.
    const restMs = cpuMs - sumOf(threads);
    return { threads, endedMs: restMs < UNSEEN_MS * threads.length ? 0 : restMs };
  };
  const before = read();
  return {
    cpuMs() {
      const { threads, endedMs } = read();
      const own = threads.filter(({ id }) => !helpers.has(id));
      return own.length === 0 ? null : sumOf(own) + Math.max(0, endedMs - before.endedMs);
    },
    isStarved: () => isStarved(child, helpers),
  };
};

const sumOf = (threads: readonly ThreadUsage[]): number => threads.reduce((sum, { cpuMs }) => sum + cpuMs, 0);

const isSubjects = ({ name, first }: ThreadUsage): boolean => first || name() === SUBJECT_THREAD;
