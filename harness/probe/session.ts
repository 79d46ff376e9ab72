/** One probe process, from its start to its death: loads the program, then answers scripts. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessEvidence, Sandbox, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';
import { type Channel, openChannel, type Received } from './channel.ts';
import { type Overrun, startClocks } from './clocks.ts';
import { type Answer, runScript } from './exchange.ts';
import type { CompleteScript, Program } from '../contracts/protocol.ts';
import type { OutsideLimits } from '../contracts/subject.ts';
import { errorMessage } from '../text/error-message.ts';
import { threadClock, type ThreadClock } from './thread-clock.ts';
import { NEARLY_ALL_CPU } from '../sandbox/supervise.ts';
import { isStarved } from '../sandbox/wait-clock.ts';

/** Wall time for a process to start and to load a program: a backstop, far above what an overloaded machine needs. */
const LOAD_MS = 60_000;
/** How long a process may live that has closed the channel, or has said that it ends: no clock runs for it any more. */
const ENDING_MS = 5_000;

export type Loading =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unloadable'; readonly message: string }
  | { readonly kind: 'tampering'; readonly detail: string }
  /** The process ended before it was ready. */
  | { readonly kind: 'died'; readonly evidence: ProcessEvidence }
  | { readonly kind: 'fault'; readonly message: string };

export interface ScriptRun {
  readonly answer: Answer;
  readonly overrun: Overrun | null;
  /** How the process ended; null when it lives and can take another script. */
  readonly evidence: ProcessEvidence | null;
}

export interface Session {
  /** What became of starting and loading; never rejects. */
  readonly loading: Promise<Loading>;
  /** Only after `loading` gave `ready`. */
  run(script: CompleteScript, limits: OutsideLimits): Promise<ScriptRun>;
  /** False when the process has died since it was ready. */
  usable(): boolean;
  /** CPU milliseconds until the kernel ends the process, by what is seen of it. */
  cpuLeftMs(): number;
  /** Has the machine been busy with something else for a good part of its life? */
  starved(): boolean;
  close(): Promise<void>;
}

/** Starts a process and has it load the program at once. */
export const openSession = (sandbox: Sandbox, command: SandboxCommand, program: Program): Session => {
  let dead = false;
  let live: Live | null = null;
  const starting = sandbox.start(command).then((started) => {
    const child: SandboxedProcess = {
      ...started,
      kill() {
        known.wasStarved ??= isLiveStarved(known);
        started.kill();
      },
    };
    const { cpuSeconds } = command.limits;
    const known: Live = { child, channel: openChannel(child), cpuSeconds, threads: null, wasStarved: null };
    return (live = known);
  });
  const loading = starting
    .then(async (started) => {
      const result = await load(started, program);
      if (result.kind === 'ready') {
        started.threads = threadClock(started.child);
        void started.child.ended.then(() => (dead = true));
      }
      return result;
    })
    .catch(asFault);
  return {
    loading,
    run: async (script, limits) => runBounded(await starting, script, limits),
    usable: () => !dead,
    cpuLeftMs: () => command.limits.cpuSeconds * 1000 - (live?.child.cpuMs() ?? 0),
    starved: () => live !== null && isLiveStarved(live),
    async close() {
      dead = true;
      await starting.then(({ child }) => stop(child)).catch(() => undefined);
    },
  };
};

interface Live {
  readonly child: SandboxedProcess;
  readonly channel: Channel;
  /** What the kernel lets it have in all. */
  readonly cpuSeconds: number;
  /** Made when the program has been loaded. */
  threads: ThreadClock | null;
  /** When it was killed, since nothing is seen of it afterwards; null while it was not. */
  wasStarved: boolean | null;
}

const isLiveStarved = ({ child, threads, wasStarved }: Live): boolean =>
  wasStarved ?? threads?.isStarved() ?? isStarved(child);

const asFault = (cause: unknown): Loading => ({
  kind: 'fault',
  message: errorMessage(cause),
});

const load = async ({ child, channel }: Live, program: Program): Promise<Loading> => {
  const timer = new AbortController();
  const tooLate = sleep(LOAD_MS, 'too-late' as const, { signal: timer.signal }).catch(() => 'too-late' as const);
  const received = await Promise.race([channel.ask({ kind: 'load', program }).next(), tooLate]);
  timer.abort();
  const result = received === 'too-late' ? neverReady : loadingOf(received);
  if (result !== null && result.kind === 'ready') return result;
  const evidence = await (result === null ? endOf(child) : stop(child));
  return result ?? { kind: 'died', evidence };
};

const neverReady: Loading = {
  kind: 'fault',
  message: `The process was not ready within ${String(LOAD_MS / 1000)} seconds.`,
};

/** Null: the process has ended. */
const loadingOf = (received: Received): Loading | null => {
  if (received.kind === 'closed') return null;
  if (received.kind === 'tampering') return received;
  const { frame } = received;
  if (frame.kind === 'loaded') return { kind: 'ready' };
  if (frame.kind === 'unloadable' || frame.kind === 'fault') return { kind: frame.kind, message: frame.message };
  return { kind: 'tampering', detail: `a frame "${frame.kind}" in answer to loading` };
};

const runBounded = async (live: Live, script: CompleteScript, limits: OutsideLimits): Promise<ScriptRun> => {
  let finished = 0;
  const watched = { starved: () => isLiveStarved(live), rows: () => finished, total: script.rows.length };
  let clocks = startClocks(live.child, limits, watched);
  const startAgain = (): void => {
    clocks.stop();
    if (clocks.expired() === null) clocks = startClocks(live.child, limits, watched);
  };
  let cpuAtStart: number | null = null;
  const answer = await runScript(live.channel, script, {
    begin() {
      startAgain();
      cpuAtStart = live.threads?.cpuMs() ?? null;
    },
    end() {
      finished += 1;
      if (!script.paced) return null;
      const cpuMs = live.threads?.cpuMs() ?? null;
      // What is tidied up before the next row is none of this one's.
      startAgain();
      return cpuMs === null || cpuAtStart === null ? null : Math.max(0, cpuMs - cpuAtStart);
    },
  });
  // Who has closed the channel need not have ended.
  const ended = isEnding(answer) ? await endOf(live.child) : null;
  clocks.stop();
  const overrun = clocks.expired();
  if (answer.ending.kind === 'end' && overrun === null) return { answer, overrun, evidence: null };
  const evidence = ended ?? (await stop(live.child));
  return { answer, overrun: overrun ?? overrunOf(live, evidence), evidence };
};

const isEnding = ({ ending: { kind } }: Answer): boolean => kind === 'closed' || kind === 'exit';

/** The kernel ends a process that has used up its CPU time as anybody could: its time tells that it was this. */
const overrunOf = ({ child, cpuSeconds }: Live, { signal, killedFor }: ProcessEvidence): Overrun | null =>
  signal === 'SIGKILL' && killedFor === null && child.cpuMs() > NEARLY_ALL_CPU * cpuSeconds * 1000
    ? { kind: 'timed-out', clock: 'cpu', limitMs: cpuSeconds * 1000 }
    : null;

const stop = (child: SandboxedProcess): Promise<ProcessEvidence> => {
  child.kill();
  return child.ended;
};

/** The end of a process that is about to end. */
const endOf = async (child: SandboxedProcess): Promise<ProcessEvidence> => {
  const timer = setTimeout(() => {
    child.kill();
  }, ENDING_MS);
  const evidence = await child.ended;
  clearTimeout(timer);
  return evidence;
};
