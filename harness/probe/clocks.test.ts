/** The clocks of a script, on processes that play what the host would see of them. */
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it as alone } from 'vitest';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import { isStarved } from '../sandbox/wait-clock.ts';
import { startClocks, type Overrun } from './clocks.ts';

/** They only wait, for seconds together. */
const it = alone.concurrent;

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
  readonly untilRow?: { readonly wallMs: number; readonly cpuMs: number };
}

/** What has run out first, of clocks that are looked at for so long. */
const overrunWithin = async (
  ms: number,
  child: SandboxedProcess,
  { deadlineMs, ...limits }: Limits,
  rows = (): number => 0,
): Promise<Overrun | null> => {
  const start = performance.now();
  const deadline = deadlineMs === undefined ? undefined : start + deadlineMs;
  const clocks = startClocks(child, { ...limits, deadline }, { starved: () => isStarved(child), rows, total: 20 });
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

describe.concurrent('with limits until another row is finished', () => {
  const whole = { wallMs: 100_000, cpuMs: 100_000 };
  const endless = { wallMs: 100_000, cpuMs: 200 };

  it('expire by these where none is', async () => {
    const overrun = await overrunWithin(10_000, processWith(0.9, false), { ...whole, untilRow: endless });
    expect(overrun).toEqual({ kind: 'timed-out', clock: 'cpu', limitMs: 200 });
  });

  it('expire by these where a process sleeps', async () => {
    const overrun = await overrunWithin(10_000, processWith(0.1, false), {
      ...whole,
      untilRow: { ...endless, wallMs: 100 },
    });
    expect(overrun).toEqual({ kind: 'timed-out', clock: 'wall', limitMs: 100 });
  });

  it('go on while rows are finished', async () => {
    let rows = 0;
    const limits = { ...whole, untilRow: { wallMs: 500, cpuMs: 500 } };
    expect(await overrunWithin(1_500, processWith(0.9, false), limits, () => rows++)).toBeNull();
  });

  it('expire at a pace at which the whole would take more than twice its time', async () => {
    const limits = { wallMs: 100_000, cpuMs: 2_000, untilRow: { wallMs: 100_000, cpuMs: 500 } };
    const start = performance.now();
    const rows = (): number => Math.floor((performance.now() - start) / 400);
    expect(await overrunWithin(1_500, processWith(0.9, false), limits, rows)).toMatchObject({ limitMs: 500 });
    const twice = (): number => 3 * rows();
    expect(await overrunWithin(1_500, processWith(0.9, false), limits, twice)).toBeNull();
  });

  it('expire as a whole however many rows are finished', async () => {
    let rows = 0;
    const limits = { wallMs: 100_000, cpuMs: 300, untilRow: { wallMs: 5_000, cpuMs: 5_000 } };
    const overrun = await overrunWithin(10_000, processWith(0.9, false), limits, () => rows++);
    expect(overrun).toEqual({ kind: 'timed-out', clock: 'cpu', limitMs: 300 });
  });
});
