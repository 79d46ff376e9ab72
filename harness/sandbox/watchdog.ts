/**
 * Watches a process tree from the host: memory, threads, CPU time. Limits that the kernel sets per process or per user
 * do not bound what one subject may use, so the sum is taken every few milliseconds from /proc; less often of a tree that does
 * nothing, as most do that wait for their next script.
 */
import type { ProcessLimits, ThreadUsage } from '../contracts/sandbox.ts';
import { readThreads, readTree, startTime, type TreeUsage } from './process-tree.ts';

const INTERVAL_MS = 25;
/** Of a tree that used no CPU time since the last look, and so can have taken no memory. */
const IDLE_INTERVAL_MS = 100;

export interface Watchdog {
  /** CPU milliseconds of the tree so far; never falls. */
  cpuMs(): number;
  /** The most bytes that the tree was seen with. */
  memoryBytes(): number;
  /** Null when the tree cannot be seen. */
  threads(): readonly ThreadUsage[] | null;
  /** Every process that was seen in the tree and still runs. */
  survivors(): readonly number[];
  stop(): void;
}

export interface WatchOptions {
  readonly pid: number;
  readonly limits: Pick<ProcessLimits, 'memoryBytes' | 'threads'>;
  /** Threads of the sandbox itself, which are not the subject's. */
  readonly ownThreads: number;
  /** Can members other than by their main thread start processes? */
  readonly everyThread: boolean;
  exceeded(what: 'memory' | 'threads'): void;
}

/** Starts to watch. Without /proc (macOS) nothing is seen and nothing is exceeded. */
export const watch = (options: WatchOptions): Watchdog => {
  const seen = new Map<number, string | null>();
  let cpuMs = 0;
  let memoryBytes = 0;
  const look = (): TreeUsage | null => {
    const usage = readTree(options.pid, options.everyThread);
    if (usage === null) return null;
    for (const pid of usage.pids) if (!seen.has(pid)) seen.set(pid, startTime(pid));
    cpuMs = Math.max(cpuMs, usage.cpuMs);
    memoryBytes = Math.max(memoryBytes, usage.memoryBytes);
    return usage;
  };
  const rounds = startRounds(() => {
    const before = cpuMs;
    judge(look(), options);
    return cpuMs > before;
  });
  return {
    // Whoever asks is about to have it do something.
    cpuMs() {
      look();
      rounds.wake();
      return cpuMs;
    },
    memoryBytes: () => memoryBytes,
    threads() {
      const usage = look();
      return usage === null ? null : readThreads(usage.pids);
    },
    survivors() {
      look();
      return [...seen].filter(([pid, start]) => start !== null && startTime(pid) === start).map(([pid]) => pid);
    },
    stop() {
      rounds.stop();
    },
  };
};

const judge = (usage: TreeUsage | null, options: WatchOptions): void => {
  if (usage === null) return;
  if (usage.memoryBytes > options.limits.memoryBytes) options.exceeded('memory');
  else if (usage.threads > options.limits.threads + options.ownThreads) options.exceeded('threads');
};

interface Rounds {
  /** The next one comes as soon as if the tree were busy. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/** `round` tells whether the tree is busy. */
const startRounds = (round: () => boolean): Rounds => {
  let isBusy = true;
  let isOver = false;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    if (!isOver) timer = setTimeout(next, isBusy ? INTERVAL_MS : IDLE_INTERVAL_MS);
  };
  const next = (): void => {
    isBusy = round();
    wait();
  };
  wait();
  return {
    wake: () => {
      if (isBusy) return;
      isBusy = true;
      clearTimeout(timer);
      wait();
    },
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
};
