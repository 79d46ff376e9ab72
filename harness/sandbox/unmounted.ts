/** What the tiers without mounts have in common: a process that sees the files of the machine as they are. */
import { join } from 'node:path';
import type { Mount, SandboxCommand } from '../contracts/sandbox.ts';
import { launcher, type LauncherUser } from './launcher.ts';
import type { HostCommand } from './supervise.ts';
import { requireReachable } from './user.ts';

/** @throws {GraderError} when the user that it runs as cannot reach what it needs */
export const unmounted = (command: SandboxCommand, user: LauncherUser): HostCommand => {
  const { executable, args, env, limits, mounts } = command;
  for (const path of [executable, ...mounts.map(({ from }) => from)]) requireReachable(path);
  const [first = executable, ...rest] = [...launcher(limits, user), executable, ...args];
  return {
    argv: [first, ...rest],
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    limits,
    filter: null,
    ownThreads: 0,
    mayFork: true,
  };
};

export const placeOnMachine = (mount: Mount, relative = ''): string => join(mount.from, relative);
