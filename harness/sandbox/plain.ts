/** The tier `none`: a plain process with limits. No file or network isolation; only with --allow-weak-isolation. */
import { join } from 'node:path';
import { launcher } from './launcher.ts';
import { findProgram } from './programs.ts';
import type { Sandbox, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';
import { withSlot } from './slots.ts';
import { supervise } from './supervise.ts';
import { requireReachable, runsAsRoot } from './user.ts';

/** A process with limits and a cleared environment; as root under a user of its own. */
export const plainSandbox = (): Sandbox => ({
  tier: 'none',
  start: (command) => (runsAsRoot() ? withSlot((uid) => start(command, uid)) : start(command, null)),
  resolve: (mount, relative = '') => join(mount.from, relative),
});

const start = (command: SandboxCommand, uid: number | null): Promise<SandboxedProcess> => {
  const { executable, args, env, limits, mounts } = command;
  for (const path of [executable, ...mounts.map(({ from }) => from)]) requireReachable(path);
  const bySetpriv = uid !== null && findProgram('setpriv') !== null;
  const prefix = launcher(limits, { become: bySetpriv ? uid : null, owned: uid !== null });
  const [first = executable, ...rest] = [...prefix, executable, ...args];
  return supervise({
    argv: [first, ...rest],
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    limits,
    filter: null,
    ownThreads: 0,
    mayFork: true,
    uid: bySetpriv ? null : uid,
  });
};
