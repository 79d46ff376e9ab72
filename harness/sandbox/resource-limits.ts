/** Limits that the kernel enforces on a process, as arguments of prlimit. */
import { readdirSync } from 'node:fs';
import type { ProcessLimits } from '../contracts/sandbox.ts';
import { at } from '../text/at.ts';
import { readText } from './machine.ts';

/** Room for a user's own programs when subjects run under the same user: there the watchdog counts exactly. */
const SHARED_USER_THREADS = 8_192;
/**
 * Room above a slot's limit: the sandbox's own processes, ended ones that have not been reaped yet, and enough for the
 * watchdog, which has the exact number, to see an excess.
 */
const MARGIN_THREADS = 128;

/** Each limit is lowered to what this process itself may at most set. `ownUser`: nothing else runs under the user. */
export const resourceLimits = (limits: ProcessLimits, ownUser: boolean): string[] => {
  const threads = ownUser ? limits.threads + MARGIN_THREADS : threadsOfUser() + SHARED_USER_THREADS;
  const wanted = [
    ['core', 'Max core file size', 0],
    ['nofile', 'Max open files', 512],
    ['fsize', 'Max file size', 16 * 1024 * 1024],
    ['stack', 'Max stack size', 8 * 1024 * 1024],
    ['cpu', 'Max cpu time', Math.max(1, Math.ceil(limits.cpuSeconds))],
    ['nproc', 'Max processes', threads],
  ] as const;
  return wanted.map(([name, title, value]) => `--${name}=${String(Math.min(value, hardLimit(title)))}`);
};

/** By its title in /proc: after it stand the soft limit and the hard one. */
const hardLimit = (title: string): number => {
  limitsText ??= readText('/proc/self/limits');
  const hard = new RegExp(`^${title} +\\S+ +(\\d+)`, 'mu').exec(limitsText);
  return hard === null ? Infinity : Number(at(hard, 1));
};

let limitsText: string | null = null;

/** Counted once: the room above it is wide. */
const threadsOfUser = (): number => (userThreads ??= countThreads(String(process.getuid?.())));

let userThreads: number | null = null;

const countThreads = (uid: string): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((pid) => /^Uid:\t(\d+)[^]*^Threads:\t(\d+)/mu.exec(readText(`/proc/${pid}/status`)))
    .filter((status) => status?.[1] === uid)
    .reduce((sum, status) => sum + (status === null ? 0 : Number(at(status, 2))), 0);
