/** The CPU time of a subject, on what the host would see of its threads. */
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { SandboxedProcess, ThreadUsage } from '../contracts/sandbox.ts';
import { threadClock } from './thread-clock.ts';

/** A compiler of the runtime, then the subject's thread and others that it started: milliseconds of each, null when it has ended. */
interface Seen {
  readonly threads: readonly (number | null)[];
  /** Of the process. */
  readonly cpuMs: number;
}

const clockOf = (...seen: readonly [Seen, ...Seen[]]): (number | null)[] => {
  let [now] = seen;
  const usage = (cpuMs: number | null, id: number): ThreadUsage[] =>
    cpuMs === null ? [] : [{ id, name: () => (id === 1 ? 'subject' : 'other'), first: false, cpuMs, waitedMs: 0 }];
  const child: SandboxedProcess = {
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    cpuMs: () => now.cpuMs,
    threads: () => now.threads.flatMap(usage),
    kill: () => undefined,
    ended: new Promise(() => undefined),
  };
  const clock = threadClock(child);
  return seen.map((one) => {
    now = one;
    return clock.cpuMs();
  });
};

const loaded: Seen = { threads: [300, 40], cpuMs: 360 };

it('is that of all but the runtime’s own threads', () => {
  expect(clockOf(loaded, { threads: [700, 90, 200], cpuMs: 1_010 })).toEqual([40, 290]);
});

it('keeps that of threads that have ended', () => {
  const ended = { threads: [700, 90, null], cpuMs: 3_000 };
  expect(clockOf(loaded, { threads: [700, 90, 2_000], cpuMs: 2_810 }, ended)).toEqual([40, 2_090, 2_300]);
});

it('takes nothing for that of ended threads but what the kernel can tell for certain', () => {
  expect(clockOf(loaded, { threads: [700, 90], cpuMs: 825 })).toEqual([40, 90]);
});
