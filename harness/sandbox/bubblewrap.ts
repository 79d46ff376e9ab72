/**
 * The tier `full`. From the outside in: setpriv gives up root for a user of the slot's own, prlimit sets what the
 * kernel limits, bubblewrap makes new namespaces (user, mount, pid, network, ipc, uts, cgroup) with an empty read-only
 * root into which only libraries and the command's mounts are bound, and loads the seccomp filter. There is no /proc:
 * with it, a process could write its own memory past every rule of its runtime.
 */
import { closeSync } from 'node:fs';
import { posix } from 'node:path';
import { graderFault } from '../errors.ts';
import { bubblewrapArguments } from './bubblewrap-arguments.ts';
import { theGuard } from './guard.ts';
import { launcher } from './launcher.ts';
import { libraryMounts } from './libraries.ts';
import type { Mount, Sandbox, SandboxCommand, SandboxedProcess } from './sandbox.ts';
import { openFilter } from './seccomp/descriptor.ts';
import { takeSlot } from './slots.ts';
import type { Slot } from './slots.ts';
import { supervise } from './supervise.ts';
import { requireReachable, runsAsRoot } from './user.ts';

/** The two processes of bubblewrap itself: one outside, one that reaps inside. */
const OWN_THREADS = 2;
/** Where standard input, output and error end. */
const DESCRIPTORS = { filter: 3, status: 4 };

/** A sandbox around the given bubblewrap executable. It is not tried here. */
export const bubblewrapSandbox = (bwrap: string): Sandbox => ({
  tier: 'full',
  start: (command) => start(bwrap, command),
  resolve: (mount, relative = '') => posix.join(mount.to, relative),
});

const start = async (bwrap: string, command: SandboxCommand): Promise<SandboxedProcess> => {
  const executable = hostPath(command);
  for (const path of new Set([...command.mounts.map(({ from }) => from), executable])) requireReachable(path);
  const libraries = await libraryMounts(executable);
  const slot = runsAsRoot() ? await takeSlot() : null;
  try {
    const child = await spawn(bwrap, command, libraries, slot);
    void child.ended.then(() => slot?.release());
    return child;
  } catch (error) {
    slot?.release();
    throw error;
  }
};

const spawn = async (
  bwrap: string,
  command: SandboxCommand,
  libraries: readonly Mount[],
  slot: Slot | null,
): Promise<SandboxedProcess> => {
  const filter = openFilter();
  if (filter === null) throw graderFault('no-filter', `There is no system call filter for ${process.arch}.`);
  const wrapped = bubblewrapArguments(command, libraries, DESCRIPTORS, theGuard().mark);
  const [first = bwrap, ...rest] = [...launcher(command.limits, slot?.uid ?? null), bwrap, ...wrapped];
  try {
    return await supervise({
      argv: [first, ...rest],
      env: {},
      limits: command.limits,
      filter,
      ownThreads: OWN_THREADS,
      mayFork: false,
    });
  } finally {
    closeSync(filter);
  }
};

/** The file that is run, as the host knows it. */
const hostPath = ({ executable, mounts }: SandboxCommand): string => {
  const covering = mounts.filter(({ to }) => executable === to || executable.startsWith(posix.join(to, '/')));
  const mount = covering.sort((a, b) => b.to.length - a.to.length)[0];
  if (mount === undefined) throw graderFault('executable-not-mounted', `${executable} is in none of the mounts.`);
  return posix.join(mount.from, executable.slice(mount.to.length));
};
