/** The tier `none`: a plain process with limits. No file or network isolation; only with --allow-weak-isolation. */
import { join } from 'node:path';
import type { Sandbox, SandboxCommand } from './sandbox.ts';
import { supervise } from './supervise.ts';

export const plainSandbox = (): Sandbox => ({
  tier: 'none',
  start: (command: SandboxCommand) =>
    supervise({
      argv: [command.executable, ...command.args],
      env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', ...command.env },
      limits: command.limits,
      descriptors: [],
      ownThreads: 0,
      mayFork: true,
    }),
  resolve: (mount, relative = '') => join(mount.from, relative),
});
