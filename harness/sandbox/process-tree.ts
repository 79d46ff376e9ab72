/** What the host's /proc says about a process and its descendants. Reads a handful of files, where the kernel lists children. */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import type { ThreadUsage } from '../contracts/sandbox.ts';
import { at } from '../text/at.ts';

interface Stat {
  readonly memoryBytes: number;
  readonly threads: number;
  /** User and system time, also of the children that were waited for, in milliseconds. */
  readonly cpuMs: number;
}

/** Sums over the living members of a tree. */
export interface TreeUsage extends Stat {
  readonly pids: readonly number[];
}

/** A tick of /proc: the unit is fixed at a hundredth of a second on the platforms that Node supports. */
const TICK_MS = 10;

/**
 * Sums over `root` and its descendants; null when `root` is gone or there is no /proc. With `everyThread`, children
 * that a process's other threads started are followed too; inside the full sandbox nothing can fork, and it is spared.
 */
export const readTree = (root: number, everyThread: boolean): TreeUsage | null => {
  const first = readStat(root);
  if (first === null) return null;
  const pids: number[] = [];
  const sum = { memoryBytes: 0, threads: 0, cpuMs: 0 };
  const queue: number[] = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    const stat = pid === root ? first : readStat(pid);
    if (stat === null) continue;
    pids.push(pid);
    sum.memoryBytes += stat.memoryBytes;
    sum.threads += stat.threads;
    sum.cpuMs += stat.cpuMs;
    queue.push(...childrenOf(pid, everyThread));
  }
  return { pids, ...sum };
};

/** Every thread of these processes with its CPU time: from nanoseconds where the kernel tells them, else from ticks. */
export const readThreads = (pids: readonly number[]): ThreadUsage[] =>
  pids.flatMap((pid) =>
    readNames(`/proc/${String(pid)}/task`).flatMap((id) => {
      const folder = `/proc/${String(pid)}/task/${id}`;
      const times = threadTimes(folder);
      if (times === null) return [];
      const name = (): string => readText(`${folder}/comm`)?.trimEnd() ?? '';
      return [{ id: Number(id), name, first: Number(id) === pid, ...times }];
    }),
  );

const threadTimes = (folder: string): Pick<ThreadUsage, 'cpuMs' | 'waitedMs'> | null => {
  const [ran, waited] = readText(`${folder}/schedstat`)?.split(' ') ?? [];
  if (ran !== undefined && waited !== undefined) return { cpuMs: Number(ran) / 1e6, waitedMs: Number(waited) / 1e6 };
  const fields = statFields(folder);
  if (fields === null) return null;
  return { cpuMs: (Number(at(fields, 11)) + Number(at(fields, 12))) * TICK_MS, waitedMs: 0 };
};

/** Start time of a process in ticks since boot: with the pid it names one process for good. Null when it is gone. */
export const startTime = (pid: number): string | null => statFields(processFolder(pid))?.[19] ?? null;

const readStat = (pid: number): Stat | null => {
  const fields = statFields(processFolder(pid));
  if (fields === null) return null;
  const number = (index: number): number => Number(at(fields, index));
  return {
    memoryBytes: number(21) * PAGE_BYTES,
    threads: number(17),
    cpuMs: (number(11) + number(12) + number(13) + number(14)) * TICK_MS,
  };
};

const processFolder = (pid: number): string => `/proc/${String(pid)}`;

/** The fields after the command's name, which may itself contain spaces and parentheses; the first is the state. */
const statFields = (folder: string): string[] | null => {
  const text = readText(`${folder}/stat`) ?? '';
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.length < STAT_FIELDS ? null : fields;
};

/** Linux has had more since 2.6; a file with fewer was not read whole. */
const STAT_FIELDS = 22;

const childrenOf = (pid: number, everyThread: boolean): readonly number[] => {
  if (!listsChildren()) return childrenByParent(pid);
  const folder = `/proc/${String(pid)}/task`;
  const threads = everyThread ? readNames(folder) : [String(pid)];
  return threads.flatMap((thread) =>
    (readText(`${folder}/${thread}/children`) ?? '')
      .split(' ')
      .filter((word) => word !== '')
      .map(Number),
  );
};

/** Kernels that are built without CONFIG_PROC_CHILDREN do not. */
const listsChildren = (): boolean => (listed ??= readText(`/proc/self/task/${String(process.pid)}/children`) !== null);
let listed: boolean | null = null;

/** The same from the parent that each process of the machine names, which takes longer. */
export const childrenByParent = (pid: number): readonly number[] =>
  readNames('/proc')
    .filter((name) => /^\d+$/u.test(name) && statFields(processFolder(Number(name)))?.[1] === String(pid))
    .map(Number);

/**
 * Into one buffer for all: readFileSync takes 64 KiB for a file whose size the kernel does not tell, and these files
 * are read so often that the garbage would be collected every second.
 */
const buffer = Buffer.alloc(8_192);

const readText = (path: string): string | null => {
  let file = -1;
  try {
    file = openSync(path, 'r');
    let text = '';
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      text += buffer.toString('latin1', 0, read);
    return text;
  } catch {
    return null;
  } finally {
    if (file >= 0) closeSync(file);
  }
};

const readNames = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Found by comparing this process's resident size in the two units that the kernel gives it in. */
const pageBytes = (): number => {
  const fields = statFields(processFolder(process.pid));
  const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readText('/proc/self/status') ?? '')?.[1];
  if (fields === null || kilobytes === undefined) return 4_096;
  const ratio = (Number(kilobytes) * 1024) / Number(at(fields, 21));
  return [65_536, 16_384].find((size) => ratio > size * 0.7 && ratio < size * 1.4) ?? 4_096;
};

const PAGE_BYTES = pageBytes();
