/** Tries the sandbox from inside: a process that attacks a canary file, a canary listener and the walls. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheDir } from '../cache-dir.ts';
import { reachableCopy } from './reachable.ts';
import { runToEnd } from './run-once.ts';
import type { ProcessEvidence, Sandbox, SandboxCommand } from './sandbox.ts';
import { intruder } from './self-test-intruder.ts';

export type SelfTest =
  | { readonly kind: 'held' }
  /** The process could not be run inside. */
  | { readonly kind: 'not-started'; readonly evidence: ProcessEvidence }
  /** It ran, but these attempts were not refused. */
  | { readonly kind: 'leaked'; readonly attempts: readonly string[] };

const WALL_MS = 20_000;
const OUTPUT_BYTES = 10_000;

/** Runs the intruder. Each attempt that was refused gives the error code of its refusal, any other gives null. */
export const selfTest = async (sandbox: Sandbox): Promise<SelfTest> => {
  const canary = makeCanary();
  const listener = await listen();
  try {
    const command = await intrude(sandbox, canary.file, listener.port);
    const limits = { wallMs: WALL_MS, outputBytes: OUTPUT_BYTES };
    const { evidence, stdout } = await runToEnd(sandbox, command, '', limits);
    const attempts = parse(stdout);
    if (attempts === null) return { kind: 'not-started', evidence };
    const succeeded = Object.keys(attempts).filter((name) => attempts[name] === null);
    if (listener.connections() > 0) succeeded.push('reach a listener of the host');
    return succeeded.length === 0 ? { kind: 'held' } : { kind: 'leaked', attempts: succeeded };
  } finally {
    listener.close();
    canary.remove();
  }
};

const intrude = async (sandbox: Sandbox, canaryFile: string, port: number): Promise<SandboxCommand> => {
  const node = { from: await reachableCopy(process.execPath, cacheDir()), to: '/node' };
  return {
    executable: sandbox.resolve(node),
    args: ['-e', intruder, canaryFile, String(port), String(process.pid)],
    env: {},
    mounts: [node],
    limits: { memoryBytes: 512 * 1024 * 1024, cpuSeconds: 10, threads: 100 },
  };
};

const parse = (stdout: Buffer): Readonly<Record<string, string | null>> | null => {
  try {
    return z.record(z.string(), z.string().nullable()).parse(JSON.parse(stdout.toString('utf8')));
  } catch {
    return null;
  }
};

/** A file that every user of the host may read: only the sandbox can keep it out of sight. */
const makeCanary = (): { file: string; remove(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'grader-canary-'));
  const file = join(folder, 'canary');
  writeFileSync(file, 'canary');
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  return {
    file,
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const listen = async (): Promise<{ port: number; connections(): number; close(): void }> => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: portOf(server), connections: () => connections, close: () => server.close() };
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
