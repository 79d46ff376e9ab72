/** Processes that a grading has left behind, by what /proc says. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { allProcesses, descendantsOf, type Process } from '../../harness/testing/processes.ts';

export interface Grading {
  /** The harness, and what it had started before the grading: the guard. */
  readonly pid: number;
  readonly before: readonly number[];
  /** In the command line of each of its sandboxes; null when it is not known. */
  readonly mark: string | null;
  /** Ticks since boot when it began. */
  readonly since: number;
}

/** User ids that submissions run under, as in harness/sandbox/slots.ts. */
const isSlot = (uid: number): boolean => uid >= 64_001 && uid < 65_534;

/**
 * What is still there of a grading that has ended: what its harness started, what bears its mark, and what runs under a
 * submission's user and belongs to no harness. The kernel needs a moment to clear away what has been
 * killed, and some seconds on a busy machine.
 */
export const leftBehind = async (grading: Grading): Promise<string[]> => {
  for (let attempt = 0; ; attempt += 1) {
    const left = remaining(grading, allProcesses());
    if (left.length === 0 || attempt === 100) {
      return left.map(({ pid, command }) => `Process ${pid} is left: ${command.slice(0, 200)}`);
    }
    await wait(100);
  }
};

const remaining = ({ pid: harness, before, mark, since }: Grading, all: readonly Process[]): Process[] => {
  const started = new Set(descendantsOf(harness, all).map(({ pid }) => pid));
  return all.filter(
    (one) =>
      !one.zombie &&
      !before.includes(one.pid) &&
      !(started.has(one.pid) && isCompiler(one)) &&
      (started.has(one.pid) ||
        (mark !== null && one.command.includes(mark)) ||
        (isSlot(one.uid) && one.started >= since && isStray(one, all))),
  );
};

/** A compiler that the grader keeps for the next submission. No submission can start a process with such a command. */
const isCompiler = ({ command }: Process): boolean => /compiler\.CompilerHost|compiler\/main\.js/.test(command);

/** Belongs to no harness: the process that started it runs under a submission's user too, or is gone. */
const isStray = (process: Process, all: readonly Process[]): boolean => {
  if (process.parent <= 1) return true;
  const parent = all.find(({ pid }) => pid === process.parent);
  return parent === undefined || (isSlot(parent.uid) && isStray(parent, all));
};

/** Ticks since boot. */
export const now = (): number => Math.floor(Number(readFileSync('/proc/uptime', 'latin1').split(' ')[0]) * 100);
