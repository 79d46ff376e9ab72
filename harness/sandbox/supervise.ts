/** Starts one process in a group of its own and sees to it that it ends, with everything it started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Readable, type Writable } from 'node:stream';
import { z } from 'zod';
import { graderFault } from '../contracts/errors.ts';
import { systemRemedy } from '../platform/system-error.ts';
import { codeOf } from '../text/error-code.ts';
import { parseJson } from '../text/parse-json.ts';
import { parentDeathGuard } from './parent-death-guard.ts';
import type { ProcessEvidence, ProcessLimits, SandboxedProcess } from '../contracts/sandbox.ts';
import { oomKills } from './oom-kills.ts';
import { keepTail, type Tail } from './tail.ts';
import { watch, type Watchdog } from './watchdog.ts';

const STDERR_TAIL_BYTES = 8_192;
const STATUS_BYTES = 1_024;
/** How long the streams may stay open after the process was killed; and after it ended by itself, with data to be read. */
const KILLED_GRACE_MS = 50;
const ENDED_GRACE_MS = 1_000;

/** A command as the host runs it, complete. */
export interface HostCommand {
  readonly argv: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
  readonly limits: ProcessLimits;
  /**
   * For bubblewrap, an open system call filter: it becomes descriptor 3, and on descriptor 4 bubblewrap says what
   * became of the process. Null for a plain process.
   */
  readonly filter: number | null;
  readonly ownThreads: number;
  /** Can the process start others? */
  readonly mayFork: boolean;
  /** For root without setpriv: the user to start it as. */
  readonly uid?: number | null;
}

/** Starts the command. The promise fails only when the first executable of the command line cannot be run. */
export const supervise = async (command: HostCommand): Promise<SandboxedProcess> => {
  const guard = parentDeathGuard();
  const child = await spawned(command);
  const release = guard.watch(child.pid);
  const stderr = keepTail(child.stderr, STDERR_TAIL_BYTES);
  const status = statusOf(child);
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  return lifeOf(child, { stderr, status }, command, release);
};

type PipedChild = ChildProcess & { readonly pid: number; stdin: Writable; stdout: Readable; stderr: Readable };

const spawned = async (command: HostCommand): Promise<PipedChild> => {
  const [file, ...args] = command.argv;
  const child = spawn(file, args, {
    cwd: '/',
    // Node would pass this one on by itself.
    env: { NODE_V8_COVERAGE: undefined, ...command.env },
    detached: true,
    ...(typeof command.uid === 'number' ? { uid: command.uid, gid: command.uid } : {}),
    stdio: ['pipe', 'pipe', 'pipe', ...(command.filter === null ? [] : [command.filter, 'pipe' as const])],
  });
  if (!isPiped(child)) throw await cannotStart(child, file);
  return child;
};

const isPiped = (child: ChildProcess): child is PipedChild =>
  child.pid !== undefined && child.stdin !== null && child.stdout !== null && child.stderr !== null;

const cannotStart = (child: ChildProcess, file: string): Promise<Error> =>
  new Promise((resolve) => {
    child.once('error', (cause) => {
      resolve(
        graderFault('process-not-started', `${file} cannot be started: ${cause.message}.`, {
          remedy: systemRemedy(codeOf(cause) ?? '') ?? 'Check that it is installed and that this user may run it.',
          cause,
        }),
      );
    });
  });

const lifeOf = (
  child: PipedChild,
  { stderr, status }: Tails,
  command: HostCommand,
  release: () => void,
): SandboxedProcess => {
  let killedFor: ProcessEvidence['killedFor'] = null;
  const killsBefore = oomKills();
  const end = (reason: NonNullable<ProcessEvidence['killedFor']>): void => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    killedFor ??= reason;
    killTree(child.pid, watchdog);
  };
  const watchdog = watch({
    pid: child.pid,
    limits: command.limits,
    ownThreads: command.ownThreads,
    everyThread: command.mayFork,
    exceeded: end,
  });
  const finished = exited(child).then(async (exit) => {
    if (exit.signal === 'SIGKILL' && oomKills() > killsBefore) killedFor ??= killedByKernel(watchdog, command.limits);
    watchdog.stop();
    release();
    killTree(child.pid, watchdog);
    await closed(child, killedFor === null ? ENDED_GRACE_MS : KILLED_GRACE_MS);
    const said = { stderrTail: stderr.text(), notStarted: notStarted(exit, killedFor, { stderr, status }) };
    return { ...exit, killedFor, ...said };
  });
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    cpuMs: () => watchdog.cpuMs(),
    threads: () => watchdog.threads(),
    kill() {
      end('request');
    },
    ended: finished,
  };
};

/** Of the CPU time at which the kernel ends a process, as it is seen: the kernel counts whole ticks there, and is a sixth ahead. */
export const NEARLY_ALL_CPU = 0.75;
/** Of its memory: one with so much fills what the machine has left by itself. */
const MUCH = 0.5;

/** Why, when some process was killed for want of memory meanwhile. Null: not for that, but at the limit of its CPU time. */
const killedByKernel = (seen: Watchdog, limits: ProcessLimits): 'memory' | 'machine' | null => {
  if (seen.cpuMs() > NEARLY_ALL_CPU * limits.cpuSeconds * 1_000) return null;
  return seen.memoryBytes() > MUCH * limits.memoryBytes ? 'memory' : 'machine';
};

interface Tails {
  readonly stderr: Tail;
  readonly status: Tail | null;
}

const statusOf = (child: PipedChild): Tail | null => {
  const stream = child.stdio[4];
  return stream instanceof Readable ? keepTail(stream, STATUS_BYTES) : null;
};

/** Bubblewrap writes an object in each line: where the process is, then how it ended if it could be executed. */
const exitReport = z.object({ 'exit-code': z.int() });

const notStarted = (exit: Exit, killedFor: ProcessEvidence['killedFor'], tails: Tails): string | undefined => {
  if (tails.status === null || killedFor !== null || exit.signal !== null) return undefined;
  const lines = tails.status.text().split('\n');
  const isStarted = lines.some((line) => exitReport.safeParse(parseJson(line)).success);
  return isStarted ? undefined : tails.stderr.text().trim();
};

/** Each member by its pid too: a descendant that left the group with setsid is reached by no group signal. */
const killTree = (pid: number, watchdog: Watchdog): void => {
  const members = watchdog.survivors();
  signal(-pid);
  members.forEach(signal);
};

/** Kills a process, or with a minus its group. */
export const signal = (target: number): void => {
  try {
    process.kill(target, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

type Exit = Pick<ProcessEvidence, 'exitCode' | 'signal'>;

const exited = (child: ChildProcess): Promise<Exit> =>
  new Promise((resolve) => {
    child.once('exit', (code, name) => {
      resolve(
        name === null ? { exitCode: code, signal: signalOf(code) } : { exitCode: exitCodeOf(name), signal: name },
      );
    });
  });

/** Bubblewrap, like a shell, reports a signal as 128 plus its number: both forms are given in either case. */
const signalOf = (code: number | null): string | null =>
  Object.entries(constants.signals).find(([, number]) => number + 128 === code)?.[0] ?? null;

const exitCodeOf = (name: NodeJS.Signals): number => 128 + constants.signals[name];

/** Waits for the output streams, but not forever: a descendant that escaped could hold them open. */
const closed = async (child: PipedChild, graceMs: number): Promise<void> => {
  const streams = child.stdio.slice(1).filter((stream) => stream instanceof Readable);
  const timer = setTimeout(() => {
    for (const stream of streams) stream.destroy();
  }, graceMs);
  await Promise.all(streams.map(streamClosed));
  clearTimeout(timer);
  child.stdin.destroy();
};

const streamClosed = (stream: Readable): Promise<void> =>
  new Promise((resolve) => {
    if (stream.closed) resolve();
    else stream.once('close', resolve);
  });
