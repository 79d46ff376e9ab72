/** The processes of the machine, by what /proc says. */
import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../text/at.ts';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly uid: number;
  /** Ticks since boot. */
  readonly started: number;
  readonly zombie: boolean;
  /** Its words, with a space between; empty for a zombie. */
  readonly command: string;
}

/** Every process of the machine that can be read. */
export const allProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);

const readProcess = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    if (uid === null) return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ').trim();
    return {
      pid,
      parent: Number(at(fields, 1)),
      uid: Number(at(uid, 1)),
      started: Number(at(fields, 19)),
      zombie: ['Z', 'X'].includes(at(fields, 0)),
      command,
    };
  } catch {
    return null;
  }
};

/** Which of these still run: a number alone may be another process's by now. */
export const stillRunning = (known: readonly Process[]): Process[] =>
  allProcesses().filter(
    ({ pid, started, zombie }) => !zombie && known.some((one) => one.pid === pid && one.started === started),
  );

export const descendantsOf = (root: number, all: readonly Process[]): Process[] => {
  const children = all.filter(({ parent }) => parent === root);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
};
