/**
 * Processes in the sandbox that answer one request after another: compilers and linters, whose start costs more than their
 * work. They run no code of a submission. One that has answered and is ready again is kept for the next request of the same
 * command; one that ended, was killed, or has worked long is replaced. A request that a kept one did not answer, since it
 * ended, is asked once more, of a new one.
 */
import type { Hosts, OnceLimits, OnceResult, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';
import { requireStarted } from './run-once.ts';
import { waitClock } from './wait-clock.ts';
import { startWallClock } from './wall-clock.ts';

/** Follows an answer, which has no empty line: it is complete, and the host waits for the next request. */
const READY = Buffer.from('\n\n');
/** What a host may gather by its work is bounded by its age. */
const MOST_REQUESTS = 200;
/** The rest of its CPU limit is for the request that it is asked last. */
const MOST_CPU_SHARE = 0.5;
/** An idle host is kept for this long: a program that forgets to close its grader can end all the same. */
const IDLE_MS = 60_000;

interface Host {
  readonly process: SandboxedProcess;
  readonly requests: number;
}

interface IdleHost extends Host {
  /** It is no longer one that may be asked. */
  leave(): void;
}

export const openHosts = (idleMs = IDLE_MS): Hosts => {
  const idle = idleHosts(idleMs);
  let isOpen = true;

  const askHost = async (host: Host, key: string, { command, request, limits }: Asked): Promise<OnceResult> => {
    const { isReady, ...result } = await exchange(host.process, request, limits);
    if (!isReady) return requireStarted(command, { ...result, evidence: await host.process.ended });
    const older = { process: host.process, requests: host.requests + 1 };
    if (isOpen && isFresh(older, command)) idle.put(key, older);
    else host.process.kill();
    return { ...result, evidence: { exitCode: 0, signal: null, killedFor: null, stderrTail: '' } };
  };

  const ask: Hosts['ask'] = async (sandbox, command, request, limits) => {
    const key = JSON.stringify([sandbox.tier, command]);
    const asked = { command, request, limits };
    const kept = idle.take(key);
    const result = kept === null ? null : await askHost(kept, key, asked);
    // What came before, or somebody else, may have been the end of one that was kept: the request has not had its chance.
    if (result !== null && !endedFirst(result)) return result;
    return askHost({ process: await sandbox.start(command), requests: 0 }, key, asked);
  };

  const close = (): void => {
    isOpen = false;
    idle.end();
  };

  return { ask, close };
};

interface IdleHosts {
  /** One of this command, which nobody else is given; null when there is none. */
  take(key: string): Host | null;
  put(key: string, host: Host): void;
  end(): void;
}

const idleHosts = (idleMs: number): IdleHosts => {
  const idle = new Map<string, Set<IdleHost>>();
  return {
    take(key) {
      const [host] = idle.get(key) ?? [];
      host?.leave();
      return host ?? null;
    },
    put(key, { process, requests }) {
      const others = idle.get(key) ?? new Set();
      const leave = (): void => {
        clearTimeout(timer);
        others.delete(host);
      };
      const timer = setTimeout(() => {
        // First: it takes a moment to end, and must not be asked meanwhile.
        leave();
        process.kill();
      }, idleMs);
      const host = { process, requests, leave };
      idle.set(key, others.add(host));
      void process.ended.then(leave);
    },
    end() {
      for (const host of [...idle.values()].flatMap((hosts) => [...hosts])) host.process.kill();
      idle.clear();
    },
  };
};

interface Asked {
  readonly command: SandboxCommand;
  readonly request: string;
  readonly limits: OnceLimits;
}

/** Did the host end before its answer, and not at a limit of the request's? */
const endedFirst = ({ evidence, timedOut, overflowed }: OnceResult): boolean =>
  evidence.exitCode !== 0 && !timedOut && !overflowed;

const isFresh = ({ process, requests }: Host, { limits }: SandboxCommand): boolean =>
  requests < MOST_REQUESTS && process.cpuMs() < limits.cpuSeconds * 1_000 * MOST_CPU_SHARE;

interface Exchanged extends Omit<OnceResult, 'evidence'> {
  readonly isReady: boolean;
}

/** Until the host is ready again or has ended. A host that ends itself after an answer is not ready. */
const exchange = async (host: SandboxedProcess, request: string, limits: OnceLimits): Promise<Exchanged> => {
  const ready = Promise.withResolvers<true>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const read = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > limits.outputBytes) host.kill();
    else chunks.push(chunk);
    if (Buffer.concat(chunks.slice(-2)).subarray(-READY.length).equals(READY)) ready.resolve(true);
  };
  let timedOut = false;
  const waited = waitClock(host);
  const clock = startWallClock(
    limits.wallMs,
    () => waited.ms(),
    () => {
      timedOut = true;
      host.kill();
    },
  );
  host.stdout.on('data', read).resume();
  host.stdin.write(`${request}\n`);
  const isReady = await Promise.race([ready.promise, host.ended.then(() => false)]);
  clock.stop();
  host.stdout.off('data', read).pause();
  const stdout = Buffer.concat(chunks).subarray(0, isReady ? 1 - READY.length : undefined);
  return { isReady, stdout, timedOut, overflowed: bytes > limits.outputBytes };
};
