import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, expect, vi } from 'vitest';
import { attemptIds, promises } from './attempts.ts';
import { rootSandbox } from './bubblewrap.ts';
import { containerSandbox } from './container.ts';
import { findProgram } from './programs.ts';
import { isWeak, type Sandbox } from '../contracts/sandbox.ts';
import { broken, selfTest } from './self-test.ts';
import { driverCommand, processesWith, runDriver, startDriver } from '../testing/sandbox/harness-process.ts';
import {
  canMakeMachines,
  likeDocker,
  ordinaryUserWithoutNamespaces,
  withoutCapabilities,
  withoutUserNamespaces,
} from '../testing/sandbox/machines.ts';
import type { TestMachine } from '../testing/sandbox/machines.ts';
import { nodeCommand, type NodeOptions, runNode } from '../testing/sandbox/node-command.ts';
import type { Process } from '../testing/processes.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const whoami = `const fs = require('fs'); process.stdout.write(JSON.stringify([process.getuid(), process.getgid()]))`;

const machines = [
  ['root', 'root without user namespaces', withoutUserNamespaces],
  ['container', 'root without any namespaces', likeDocker],
  ['none', 'an ordinary user without namespaces', ordinaryUserWithoutNamespaces],
] as const;

const on = <T>(machine: TestMachine, use: (machine: TestMachine) => T): T => {
  try {
    return use(machine);
  } finally {
    machine.remove();
  }
};

describe.skipIf(!canMakeMachines).each(machines)('the tier %s, for %s', (tier, _title, makeMachine) => {
  it('is found', () => {
    const found = on(makeMachine(), ({ around, env }) => runDriver(around(driverCommand(whoami, {}, 'weak')), env));
    expect(found.tier).toBe(tier);
    const [uid, gid] = JSON.parse(found.stdout) as number[];
    expect(uid).toBeGreaterThanOrEqual(12_345);
    expect(gid).toBe(uid);
  });
});

const weakOnes = machines.filter(([tier]) => isWeak(tier));

describe.skipIf(!canMakeMachines).each(weakOnes)('the weak tier %s, for %s', (_tier, _title, makeMachine) => {
  it('is refused unless it is allowed, with what to do on this machine', () => {
    const open = () => on(makeMachine(), ({ around, env }) => runDriver(around(driverCommand(whoami)), env));
    expect(open).toThrow(/no-isolation[^]*--allow-weak-isolation/u);
  });
});

it.skipIf(!canMakeMachines)('nothing is opened, weak or not, where root can run nothing as another user', () => {
  const open = () => on(withoutCapabilities(), ({ around }) => runDriver(around(driverCommand(whoami, {}, 'weak'))));
  expect(open).toThrow('Root is not allowed to run a program as another user here.');
});

const strongTiers = [rootSandbox(findProgram('bwrap') ?? ''), containerSandbox()];

describe.skipIf(!canMakeMachines).each(strongTiers)('the tier $tier', (sandbox) => {
  it('keeps what it promises', async () => {
    const result = await selfTest(sandbox);
    const attempts = result.kind === 'ran' ? result.attempts : [];
    expect(attempts.map(({ id }) => id)).toEqual(attemptIds);
    expect(broken(attempts)).toEqual([]);
  });

  it('passes on nothing of its own environment, which Node does with one variable by itself', async () => {
    vi.stubEnv('NODE_V8_COVERAGE', join(tmpdir(), 'no-coverage'));
    const seen = await runNode(sandbox, 'process.stdout.write(Object.keys(process.env).sort().join())');
    vi.unstubAllEnvs();
    expect(seen.stdout.toString()).toMatch(/^LC_ALL,(PWD,)?TZ$/u);
  });

  it('leaves its process no capability, and no way to get one', async () => {
    const status = await whileRunning(sandbox, ({ status }) => status);
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb']) expect(status).toContain(`${set}:\t0000000000000000`);
    expect(status).toMatch(/^NoNewPrivs:\t1$/mu);
    expect(status).toMatch(/^Groups:\t *$/mu);
    if (sandbox.tier === 'root') {
      expect(status).toMatch(/^CapBnd:\t0+$/mu);
      expect(status).toMatch(/^Seccomp:\t2$/mu);
    }
  });

  it('has the kernel limit its threads, which it does for everyone but root', async () => {
    const { status, limits } = await whileRunning(sandbox, (files) => files, { limits: { threads: 40 } });
    expect(status).toMatch(/^Uid:\t6[45]\d{3}\t/mu);
    expect(limits).toMatch(/^Max processes +168 +168 /mu);
  });
});

/** What the host's /proc says of a subject while its script runs: by then it has the user and the limits it keeps. */
const whileRunning = async <T>(
  sandbox: Sandbox,
  use: (files: { readonly status: string; readonly limits: string }) => T,
  options: NodeOptions = {},
): Promise<T> => {
  const marker = randomUUID();
  const script = `process.stdout.write('running'); setInterval(() => {}, 1000)`;
  const child = await sandbox.start(await nodeCommand(sandbox, script, { args: [marker], ...options }));
  await once(child.stdout, 'data');
  // Bubblewrap and what it starts have the marker too, as root; the one that is looked for has become a slot's user.
  const pid = processesWith(marker).find(isSubject)?.pid ?? 0;
  const result = use({ status: procFile(pid, 'status'), limits: procFile(pid, 'limits') });
  child.kill();
  await child.ended;
  return result;
};

/** By the users of slots. */
const isSubject = ({ uid }: Process): boolean => uid >= 64_000 && uid < 66_000;

const procFile = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${String(pid)}/${name}`, 'latin1');
  } catch {
    return '';
  }
};

describe.skipIf(!canMakeMachines)('the tier root', () => {
  const sandbox: Sandbox = rootSandbox(findProgram('bwrap') ?? '');

  it('lets its user into the folders above a mount', async () => {
    const folder = scratchFolder('mounted');
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'file'), 'content', { mode: 0o644 });
    const script = `process.stdout.write(require('fs').readFileSync('/deep/below/here/file', 'utf8'))`;
    const { stdout } = await runNode(sandbox, script, { mounts: [{ from: folder, to: '/deep/below/here' }] });
    expect(stdout.toString()).toBe('content');
  });

  it('reports an exit code and a signal as they were', async () => {
    expect((await runNode(sandbox, 'process.exit(7)')).evidence).toMatchObject({ exitCode: 7, signal: null });
    expect((await runNode(sandbox, 'process.abort()')).evidence).toMatchObject({ exitCode: 134, signal: 'SIGABRT' });
  });
});

/**
 * Starts a process that leaves its group, its session and its parent, and does not end. Once the one that started it has, it kills
 * all that it may: earlier, that one would end by it.
 */
const daemon = (marker: string): string =>
  `const { spawnSync } = require('child_process');
   const kill = 'for (;;) { try { process.kill(' + process.pid + ', 0) } catch { try { process.kill(-1, 9) } catch {} } }';
   const escape = 'require("child_process").spawn(process.execPath, ["-e", process.argv[2], process.argv[1]],' +
     '{ detached: true, stdio: "ignore" }).unref()';
   spawnSync(process.execPath, ['-e', escape, '${marker}', kill]);`;

describe.skipIf(!runsAsRoot() || findProgram('setpriv') === null)('the tier container', () => {
  it('sweeps a daemon that kills whatever comes to end it', async () => {
    const marker = randomUUID();
    await runNode(containerSandbox(), `${daemon(marker)} setTimeout(() => {}, 300)`);
    // A process that was killed is gone when the kernel comes to it.
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });

  it.skipIf(!canMakeMachines)('sweeps it too when the harness is killed', async () => {
    const marker = randomUUID();
    const machine = likeDocker();
    const script = `${daemon(marker)} setInterval(() => {}, 1000)`;
    const harness = startDriver(machine.around(driverCommand(script, { args: [marker] }, 'weak')), machine.env);
    await expect.poll(() => processesWith(marker).filter(isSubject).length).toBeGreaterThan(0);
    for (const { pid } of processesWith(marker).filter(({ uid }) => uid === 0)) process.kill(pid, 'SIGKILL');
    harness.kill('SIGKILL');
    await expect.poll(() => processesWith(marker)).toEqual([]);
    machine.remove();
  });

  it('reaches no process of another user', async () => {
    const marker = randomUUID();
    const sandbox = containerSandbox();
    const other = await sandbox.start(await nodeCommand(sandbox, 'setInterval(() => {}, 1000)', { args: [marker] }));
    // It has to have begun before the other one comes and goes.
    await expect.poll(() => processesWith(marker).length).toBeGreaterThan(0);
    await runNode(sandbox, '');
    expect(processesWith(marker).length).toBeGreaterThan(0);
    other.kill();
    await other.ended;
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });

  it('promises less than the others, and what it promises is tried', () => {
    expect(promises.container).toEqual(['root', 'private', 'environment', 'signal', 'survive']);
    expect(promises.none).toEqual([]);
  });
});
