/**
 * The tier `container`: root without namespaces, as in a container with the usual settings. Another user for each run,
 * no way back to root, limits, and a sweep of that user's processes after the run. Files that all may read can be read,
 * and the network can be reached; only with --allow-weak-isolation.
 */
import { join } from 'node:path';
import { launcher } from './launcher.ts';
import type { Sandbox, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';
import { withSlot } from './slots.ts';
import { supervise } from './supervise.ts';
import { uidReaper } from './uid-reaper.ts';
import { requireReachable } from './user.ts';

/** For root, where setpriv and prlimit are. It is not tried here. */
export const containerSandbox = (): Sandbox => ({
  tier: 'container',
  start: (command) => withSlot((uid) => start(command, uid)),
  resolve: (mount, relative = '') => join(mount.from, relative),
});

const start = async (command: SandboxCommand, uid: number): Promise<SandboxedProcess> => {
  const { executable, args, env, limits, mounts } = command;
  for (const path of [executable, ...mounts.map(({ from }) => from)]) requireReachable(path);
  const sweeper = await uidReaper();
  sweeper.begin(uid);
  const [first = executable, ...rest] = [...launcher(limits, { become: uid, owned: true }), executable, ...args];
  const child = await supervise({
    argv: [first, ...rest],
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    limits,
    filter: null,
    ownThreads: 0,
    mayFork: true,
  });
  return {
    ...child,
    ended: child.ended.then(async (evidence) => {
      await sweeper.sweep(uid);
      return evidence;
    }),
  };
};
