/** A subject whose process is the fake probe: the real client, sandbox and process, a scripted other side. */
import { fileURLToPath } from 'node:url';
import { cacheDir } from '../../platform/cache-dir.ts';
import { openSandbox } from '../../sandbox/open.ts';
import { reachableCopy } from '../../sandbox/reachable.ts';
import type { ProcessLimits, Sandbox, SandboxCommand } from '../../contracts/sandbox.ts';
import { startSubject } from '../../probe/client.ts';
import type { Program } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';

const program = fileURLToPath(new URL('fake-probe.mjs', import.meta.url));

/** The strongest sandbox of this machine. */
export const anySandbox = (): Promise<Sandbox> => openSandbox({ allowWeakIsolation: true });

export const fakeCommand = async (sandbox: Sandbox, limits: Partial<ProcessLimits> = {}): Promise<SandboxCommand> => {
  const node = { from: await reachableCopy(process.execPath, cacheDir()), to: '/node' };
  const probe = { from: await reachableCopy(program, cacheDir()), to: '/probe.mjs' };
  return {
    executable: sandbox.resolve(node),
    args: [sandbox.resolve(probe)],
    env: {},
    mounts: [node, probe],
    limits: { memoryBytes: 300 * 1024 * 1024, cpuSeconds: 60, threads: 50, ...limits },
  };
};

export const fakeProgram = (manner: string): Program => ({
  units: [{ name: 'Fake', code: manner }],
  entries: [],
  stateless: false,
});

/** A subject that behaves in the manner of that name. */
export const fakeSubject = async (manner: string, limits: Partial<ProcessLimits> = {}): Promise<Subject> => {
  const sandbox = await anySandbox();
  return startSubject({
    sandbox,
    command: await fakeCommand(sandbox, limits),
    program: fakeProgram(manner),
    heapBytes: 200 * 1024 * 1024,
    ranOutOfMemory: ({ exitCode }) => exitCode === 77,
  });
};
