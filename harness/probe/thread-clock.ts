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
  /** CPU milliseconds so far; null where the host cannot see threads. Threads that have ended no longer count. */
  cpuMs(): number | null;
  /** Has the machine been busy with something else for a good part of their life? */
  isStarved(): boolean;
}

/** To be made when the program is loaded and before any script. */
export const threadClock = (child: SandboxedProcess): ThreadClock => {
  const helpers = new Set((child.threads() ?? []).filter((thread) => !isSubjects(thread)).map(({ id }) => id));
  return {
    cpuMs() {
      const threads = child.threads(helpers);
      if (threads === null || threads.length === 0) return null;
      return threads.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
    },
    isStarved: () => isStarved(child, helpers),
  };
};

const isSubjects = ({ name, first }: ThreadUsage): boolean => first || name === SUBJECT_THREAD;
