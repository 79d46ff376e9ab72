/** The tier `none`: a plain process with limits. No file or network isolation; only with --allow-weak-isolation. */
import { join } from 'node:path';
import { launcher } from './launcher.ts';
import { findProgram } from './programs.ts';
import type { Sandbox, SandboxCommand, SandboxedProcess } from './sandbox.ts';
import { takeSlot } from './slots.ts';
import { supervise } from './supervise.ts';
import { requireReachable, runsAsRoot } from './user.ts';

/** A process with limits and a cleared environment; as root under a user of its own, if setpriv is there. */
export const plainSandbox = (): Sandbox => ({
  tier: 'none',
  start,
  resolve: (mount, relative = '') => join(mount.from, relative),
});

const start = async (command: SandboxCommand): Promise<SandboxedProcess> => {
  const { executable, args, env, limits, mounts } = command;
  const slot = runsAsRoot() && findProgram('setpriv') !== null ? await takeSlot() : null;
  try {
    for (const path of [executable, ...mounts.map(({ from }) => from)]) requireReachable(path);
    const [first = executable, ...rest] = [...launcher(limits, slot?.uid ?? null), executable, ...args];
    const child = await supervise({
      argv: [first, ...rest],
      env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
      limits,
      filter: null,
      ownThreads: 0,
      mayFork: true,
    });
    void child.ended.then(() => slot?.release());
    return child;
  } catch (error) {
    slot?.release();
    throw error;
  }
};
