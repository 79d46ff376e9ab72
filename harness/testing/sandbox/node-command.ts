/** Small Node programs inside a sandbox, for tests. */
import { cacheDir } from '../../platform/cache-dir.ts';
import { reachableCopy } from '../../sandbox/reachable.ts';
import { requireStarted, runToEnd } from '../../sandbox/run-once.ts';
import type { Mount, OnceLimits, OnceResult, ProcessLimits, Sandbox, SandboxCommand } from '../../contracts/sandbox.ts';

export interface NodeOptions {
  readonly limits?: Partial<ProcessLimits> | undefined;
  readonly once?: Partial<OnceLimits> | undefined;
  readonly args?: readonly string[] | undefined;
  readonly mounts?: readonly Mount[] | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly input?: string | undefined;
}

/** `node -e script` with generous limits. */
export const nodeCommand = async (
  sandbox: Sandbox,
  script: string,
  options: NodeOptions = {},
): Promise<SandboxCommand> => {
  const node = { from: await reachableCopy(process.execPath, cacheDir()), to: '/node' };
  return {
    executable: sandbox.resolve(node),
    args: ['-e', script, ...(options.args ?? [])],
    env: options.env ?? {},
    mounts: [node, ...(options.mounts ?? [])],
    limits: { memoryBytes: 1024 * 1024 * 1024, cpuSeconds: 30, threads: 100, ...options.limits },
  };
};

export const runOnce: typeof runToEnd = async (sandbox, command, ...given) =>
  requireStarted(command, await runToEnd(sandbox, command, ...given));

export const runNode = async (sandbox: Sandbox, script: string, options: NodeOptions = {}): Promise<OnceResult> =>
  runOnce(sandbox, await nodeCommand(sandbox, script, options), options.input ?? '', {
    wallMs: 20_000,
    outputBytes: 1_000_000,
    ...options.once,
  });
