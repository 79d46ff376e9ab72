/**
 * Processes in the sandbox that answer one request after another: compilers, whose start costs more than their work. They
 * run no code of a submission. One that has answered and is ready again is kept for the next request of the same command;
 * one that ended, was killed, or has worked long is replaced.
 */
import type {
  Hosts,
  OnceLimits,
  OnceResult,
  ProcessEvidence,
  Sandbox,
  SandboxCommand,
  SandboxedProcess,
} from '../contracts/sandbox.ts';
import { requireStarted } from './run-once.ts';

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
  readonly timer: NodeJS.Timeout;
}

/** With `keep` false each request has a process of its own. */
export const openHosts = (keep: boolean): Hosts => {
  const idle = new Map<string, Set<IdleHost>>();
  let isOpen = keep;

  const take = async (sandbox: Sandbox, command: SandboxCommand, key: string): Promise<Host> => {
    const [host] = idle.get(key) ?? [];
    if (host === undefined) return { process: await sandbox.start(command), requests: 0 };
    idle.get(key)?.delete(host);
    clearTimeout(host.timer);
    return host;
  };

  const put = (key: string, { process, requests }: Host): void => {
    const timer = setTimeout(() => {
      process.kill();
    }, IDLE_MS);
    const host = { process, requests, timer };
    const others = idle.get(key) ?? new Set();
    idle.set(key, others.add(host));
    void process.ended.then(() => {
      clearTimeout(timer);
      others.delete(host);
    });
  };

  const ask: Hosts['ask'] = async (sandbox, command, request, limits) => {
    const key = JSON.stringify([sandbox.tier, command]);
    const { process, requests } = await take(sandbox, command, key);
    const { isReady, ...result } = await exchange(process, request, limits);
    if (!isReady) return requireStarted(command, { ...result, evidence: await process.ended });
    const host = { process, requests: requests + 1 };
    if (isOpen && isFresh(host, command)) put(key, host);
    else process.kill();
    return { ...result, evidence: answered };
  };

  const close = (): void => {
    isOpen = false;
    for (const host of [...idle.values()].flatMap((hosts) => [...hosts])) host.process.kill();
  };

  return { ask, close };
};

const isFresh = ({ process, requests }: Host, { limits }: SandboxCommand): boolean =>
  requests < MOST_REQUESTS && process.cpuMs() < limits.cpuSeconds * 1_000 * MOST_CPU_SHARE;

/** Of a host that has answered its request. */
const answered: ProcessEvidence = {
  exitCode: 0,
  signal: null,
  killedFor: null,
  stderrTail: '',
};

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
  const timer = setTimeout(() => {
    timedOut = true;
    host.kill();
  }, limits.wallMs);
  host.stdout.on('data', read).resume();
  host.stdin.write(`${request}\n`);
  const isReady = await Promise.race([ready.promise, host.ended.then(() => false)]);
  clearTimeout(timer);
  host.stdout.off('data', read).pause();
  const stdout = Buffer.concat(chunks).subarray(0, isReady ? 1 - READY.length : undefined);
  return { isReady, stdout, timedOut, overflowed: bytes > limits.outputBytes };
};
