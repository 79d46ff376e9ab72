/** Tries the sandbox by doing: a child inside attempts what it must not achieve, against canaries outside. */
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheDir } from '../cache-dir.ts';
import { GraderError } from '../errors.ts';
import { packageRoot } from '../package-root.ts';
import { openSandbox } from '../sandbox/open.ts';
import { reachableCopy } from '../sandbox/reachable.ts';
import { runOnce } from '../sandbox/run-once.ts';
import type { Sandbox, SandboxCommand, Tier } from '../sandbox/sandbox.ts';

/** What a child inside tried, and whether the wall held. */
export interface Attempt {
  readonly id: AttemptId;
  readonly leaked: boolean;
  /** The error that stopped it, or what it got. */
  readonly detail: string;
}

export interface Isolation {
  readonly tier: Tier;
  /** The full sandbox works here, and every attempt failed. */
  readonly holds: boolean;
  readonly attempts: readonly Attempt[];
  /** Why the full sandbox does not work, in words; null when it does. */
  readonly problem: string | null;
  readonly remedy: string | null;
}

const attemptId = z.enum(['read', 'write', 'connect', 'proc', 'fork']);
export type AttemptId = z.infer<typeof attemptId>;

const line = z.object({ attempt: attemptId, leaked: z.boolean(), detail: z.string() });

/** The full sandbox; where there is none, what would be open to a submission with --allow-weak-isolation. */
export const tryIsolation = async (): Promise<Isolation> => {
  try {
    const sandbox = await openSandbox({ allowWeakIsolation: false });
    return isolationOf(sandbox, await attemptAll(sandbox));
  } catch (error) {
    if (!(error instanceof GraderError)) throw error;
    const attempts = await attemptAll(await openSandbox({ allowWeakIsolation: true }));
    return { tier: 'none', holds: false, attempts, problem: error.message, remedy: error.remedy };
  }
};

const isolationOf = ({ tier }: Sandbox, attempts: readonly Attempt[]): Isolation => {
  const holds = tier === 'full' && attempts.every(({ leaked }) => !leaked);
  const remedy = holds ? null : 'Do not grade on this machine; install bubblewrap anew, or grade in a virtual machine.';
  return { tier, holds, attempts, problem: null, remedy };
};

/** Runs the attempts inside the sandbox. One that was never reported counts as leaked: it was not seen to fail. */
export const attemptAll = async (sandbox: Sandbox): Promise<readonly Attempt[]> => {
  const folder = await mkdtemp(join(tmpdir(), '8puzzle-grader-doctor-'));
  const listener = await listen();
  try {
    const command = await commandFor(sandbox, folder, listener.port);
    const { stdout, evidence } = await runOnce(sandbox, command, '', { wallMs: 20_000, outputBytes: 65_536 });
    const reported = parse(stdout.toString('utf8'));
    const silent = `no answer from inside: ${evidence.stderrTail.trim().split('\n').at(-1) ?? ''}`;
    return attemptId.options.map((id) => {
      const found = reported.get(id) ?? { id, leaked: true, detail: silent };
      return id === 'connect' && listener.connections() > 0 ? { ...found, leaked: true } : found;
    });
  } finally {
    listener.server.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The folder and the canary are open to everyone, so that the wall alone protects them. */
const commandFor = async (sandbox: Sandbox, folder: string, port: number): Promise<SandboxCommand> => {
  const canary = join(folder, 'canary');
  await writeFile(canary, 'A submission must never read this.');
  await chmod(folder, 0o777);
  const node = { from: await reachableCopy(process.execPath, cacheDir()), to: '/doctor/node' };
  const attempts = join(packageRoot(), 'harness', 'doctor', 'attempts.mjs');
  const script = { from: await reachableCopy(attempts, cacheDir()), to: '/doctor/attempts.mjs' };
  return {
    executable: sandbox.resolve(node),
    args: [sandbox.resolve(script), canary, String(port), folder, sandbox.resolve(node)],
    env: {},
    mounts: [node, script],
    limits: { memoryBytes: 1 << 29, cpuSeconds: 20, threads: 64 },
  };
};

interface Listener {
  readonly server: Server;
  readonly port: number;
  connections(): number;
}

const listen = async (): Promise<Listener> => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, connections: () => connections };
};

const parse = (text: string): ReadonlyMap<AttemptId, Attempt> => {
  const lines = text.split('\n').filter((one) => one !== '');
  const attempts = lines.map((one) => line.parse(JSON.parse(one)));
  return new Map(attempts.map(({ attempt, leaked, detail }) => [attempt, { id: attempt, leaked, detail }]));
};
