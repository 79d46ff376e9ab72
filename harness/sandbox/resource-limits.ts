/** Limits that the kernel enforces on a process, as arguments of prlimit. */
import { readFileSync, readdirSync } from 'node:fs';
import type { ProcessLimits } from '../contracts/sandbox.ts';

/** Room for a user's own programs when subjects run under the same user: there the watchdog counts exactly. */
const SHARED_USER_THREADS = 8_192;
/**
 * Room above a slot's limit: the sandbox's own processes, ended ones that nobody has reaped yet, and enough for the
 * watchdog, which has the exact number, to see an excess.
 */
const MARGIN_THREADS = 128;

/** Each limit is lowered to what this process itself may at most set. `ownUser`: nothing else runs under the user. */
export const resourceLimits = (limits: ProcessLimits, ownUser: boolean): string[] => {
  const wanted: Readonly<Record<string, number>> = {
    core: 0,
    nofile: 512,
    fsize: 16 * 1024 * 1024,
    stack: 8 * 1024 * 1024,
    cpu: Math.max(1, Math.ceil(limits.cpuSeconds)),
    nproc: ownUser ? limits.threads + MARGIN_THREADS : threadsOfUser() + SHARED_USER_THREADS,
  };
  return Object.entries(wanted).map(([name, value]) => `--${name}=${String(Math.min(value, hardLimit(name)))}`);
};

const TITLES: Readonly<Record<string, string>> = {
  core: 'Max core file size',
  nofile: 'Max open files',
  fsize: 'Max file size',
  stack: 'Max stack size',
  cpu: 'Max cpu time',
  nproc: 'Max processes',
};

const hardLimit = (name: string): number => {
  limitsText ??= readText('/proc/self/limits');
  const line = limitsText.split('\n').find((text) => text.startsWith(TITLES[name] ?? name));
  const hard = line?.slice(26).trim().split(/\s+/u)[1] ?? 'unlimited';
  return hard === 'unlimited' ? Infinity : Number(hard);
};

let limitsText: string | null = null;

/** Counted once: the room above it is wide. */
const threadsOfUser = (): number => (userThreads ??= countThreads(String(process.getuid?.())));

let userThreads: number | null = null;

const countThreads = (uid: string): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((pid) => readText(`/proc/${pid}/status`))
    .filter((status) => /^Uid:\t(\d+)/mu.exec(status)?.[1] === uid)
    .reduce((sum, status) => sum + Number(/^Threads:\t(\d+)/mu.exec(status)?.[1] ?? 0), 0);

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};
