/** The clocks of a script, on processes that play what the host would see of them. */
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import { isStarved } from '../sandbox/wait-clock.ts';
import { startClocks, type Overrun } from './clocks.ts';

/** A process whose only thread has had this share of the time, and waited for a core the rest of it or not. */
const processWith = (share: number, waits: boolean): SandboxedProcess => {
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  return {
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    cpuMs: () => share * elapsed(),
    threads: () => [
      {
        id: 1,
        name: () => 'node',
        first: true,
        cpuMs: share * elapsed(),
        waitedMs: waits ? (1 - share) * elapsed() : 0,
      },
    ],
    kill: () => undefined,
    ended: new Promise(() => undefined),
  };
};

interface Limits {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly deadlineMs?: number;
}

/** What has run out first, of clocks that are looked at for so long. */
const overrunWithin = async (
  ms: number,
  child: SandboxedProcess,
  { deadlineMs, ...limits }: Limits,
): Promise<Overrun | null> => {
  const start = performance.now();
  const deadline = deadlineMs === undefined ? undefined : start + deadlineMs;
  const clocks = startClocks(child, { ...limits, deadline }, () => isStarved(child));
  while (clocks.expired() === null && performance.now() - start < ms) await sleep(20);
  clocks.stop();
  return clocks.expired();
};

it('count no wall time in which the machine had no core for the process', async () => {
  expect(await overrunWithin(300, processWith(0.1, true), { wallMs: 100, cpuMs: 10_000 })).toBeNull();
});

it('count the time in which it did nothing', async () => {
  const overrun = await overrunWithin(10_000, processWith(0.1, false), { wallMs: 100, cpuMs: 100_000 });
  expect(overrun).toEqual({ kind: 'timed-out', clock: 'wall', limitMs: 100 });
});

it('count CPU time, however long it took to get it', async () => {
  const overrun = await overrunWithin(10_000, processWith(0.4, true), { wallMs: 100_000, cpuMs: 40 });
  expect(overrun).toEqual({ kind: 'timed-out', clock: 'cpu', limitMs: 40 });
});

it.each([
  ['busy with something else', true],
  ['free', false],
])('end at the deadline, and tell that the machine was %s', async (_, starved) => {
  const limits = { wallMs: 100_000, cpuMs: 100_000, deadlineMs: 100 };
  expect(await overrunWithin(10_000, processWith(0.5, starved), limits)).toEqual({ kind: 'out-of-time', starved });
});
