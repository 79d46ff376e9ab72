/**
 * Wall time and CPU time of one script, measured from outside the process. The time in which a busy machine had no core for it
 * is not counted: what a submission may spend does not depend on what runs beside it. The deadline alone is one of the wall's.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import type { OutsideLimits } from '../contracts/subject.ts';
import { waitClock, type WaitClock } from '../sandbox/wait-clock.ts';
import { startWallClock } from '../sandbox/wall-clock.ts';

const CPU_POLL_MS = 50;
/** So many times the time that there is: rows differ, and the first ones are slower while a runtime compiles. */
const TOO_SLOW = 2;
/** Turns of the event loop in which an answer that already lies in the pipe is still read. */
const LATE_TURNS = 3;

export interface Clocks {
  /** The clock that ran out, or null. */
  expired(): Overrun | null;
  stop(): void;
}

export type Overrun =
  | { readonly kind: 'timed-out'; readonly clock: 'wall' | 'cpu'; readonly limitMs: number }
  | { readonly kind: 'out-of-time'; readonly starved: boolean };

/** What the clocks see of a script beside its process. */
export interface Watched {
  /** Has the machine been busy with something else? */
  starved(): boolean;
  /** Rows that it has finished, and has in all. */
  rows(): number;
  readonly total: number;
}

/** Starts the clocks; the first that runs out kills the process. */
export const startClocks = (child: SandboxedProcess, limits: OutsideLimits, watched: Watched): Clocks => {
  let overrun: Overrun | null = null;
  let stopped = false;
  const expire = async (what: Overrun): Promise<void> => {
    for (let i = 0; i < LATE_TURNS && !stopped; i++) await turn();
    if (stopped || overrun !== null) return;
    overrun = what;
    child.kill();
  };
  const startPair = (pair: Pair): PairOfClocks =>
    startBoth(child, pair, (clock, limitMs) => void expire({ kind: 'timed-out', clock, limitMs }));
  const { deadline, untilRow } = limits;
  const whole = startPair(limits);
  let row = untilRow && startPair(untilRow);
  let finished = watched.rows();
  const atDeadline = (): void => void expire({ kind: 'out-of-time', starved: watched.starved() });
  // The host may have been started late.
  const end = deadline === undefined ? undefined : setTimeout(atDeadline, Math.max(1, deadline - performance.now()));
  /** At the pace so far it would take many times as long as it may. */
  const isTooSlow = (): boolean =>
    untilRow !== undefined &&
    whole.share() > untilRow.cpuMs / limits.cpuMs &&
    whole.share() > TOO_SLOW * (watched.rows() / watched.total);
  const polls = setInterval(() => {
    whole.look();
    if (isTooSlow()) row?.end();
    if (untilRow === undefined || watched.rows() === finished) return row?.look();
    finished = watched.rows();
    row?.stop();
    row = startPair(untilRow);
  }, CPU_POLL_MS);
  return {
    expired: () => overrun,
    stop() {
      stopped = true;
      clearInterval(polls);
      clearTimeout(end);
      whole.stop();
      row?.stop();
    },
  };
};

type Pair = Pick<OutsideLimits, 'wallMs' | 'cpuMs'>;

interface PairOfClocks {
  /** To be called now and then: nothing tells when CPU time has run out. */
  look(): void;
  /** Of what may pass, how much has passed: the larger share of both. */
  share(): number;
  /** Expires now. */
  end(): void;
  stop(): void;
}

const startBoth = (
  child: SandboxedProcess,
  { wallMs, cpuMs }: Pair,
  expire: (clock: 'wall' | 'cpu', limitMs: number) => void,
): PairOfClocks => {
  const start = performance.now();
  const cpuAtStart = child.cpuMs();
  // Most scripts are done before the first look, and never need it: it reads several files for each thread.
  let waited: WaitClock | null = null;
  const waitedMs = (): number => (waited ??= waitClock(child)).ms();
  const cpuShare = (): number => (child.cpuMs() - cpuAtStart) / cpuMs;
  const wallShare = (): number => (performance.now() - start - waitedMs()) / wallMs;
  const wall = startWallClock(wallMs, waitedMs, () => {
    expire('wall', wallMs);
  });
  return {
    look() {
      waited ??= waitClock(child);
      if (cpuShare() > 1) expire('cpu', cpuMs);
    },
    share: () => Math.max(cpuShare(), wallShare()),
    end() {
      if (cpuShare() > wallShare()) expire('cpu', cpuMs);
      else expire('wall', wallMs);
    },
    stop() {
      wall.stop();
    },
  };
};
