/**
 * The tiers `full` and `root`. From the outside in: setpriv gives up root for a user of the slot's own, prlimit sets
 * what the kernel limits, bubblewrap makes new namespaces (user, mount, pid, network, ipc, uts, cgroup) with an empty
 * read-only root into which only libraries and the command's mounts are bound, and loads the seccomp filter. There is
 * no /proc: with it, a process could write its own memory past every rule of its runtime.
 *
 * In the tier `root` there is no user namespace: root makes the others, and setpriv gives up root inside, under the
 * filter, as the last step before the command.
 */
import { closeSync } from 'node:fs';
import { posix } from 'node:path';
import { graderFault } from '../contracts/errors.ts';
import { type BecomeInside, bubblewrapArguments } from './bubblewrap-arguments.ts';
import { parentDeathGuard } from './parent-death-guard.ts';
import { launcher } from './launcher.ts';
import { libraryMounts } from './libraries.ts';
import { requireProgram } from './programs.ts';
import type { Mount, Sandbox, SandboxCommand, SandboxedProcess } from '../contracts/sandbox.ts';
import { openFilter } from './seccomp/descriptor.ts';
import { withSlot } from './slots.ts';
import { supervise } from './supervise.ts';
import { requireReachable } from './user.ts';
import { runsAsRoot } from '../platform/runs-as-root.ts';

/** The two processes of bubblewrap itself: one outside, one that reaps inside. */
const OWN_THREADS = 2;
/** Where standard input, output and error end. */
const DESCRIPTORS = { filter: 3, status: 4 };

/** The tier `full` around the given bubblewrap executable. It is not tried here. */
export const bubblewrapSandbox = (bwrap: string): Sandbox => ({
  tier: 'full',
  start: (command) =>
    runsAsRoot()
      ? withSlot((uid) => start(bwrap, command, { uid, becomeInside: false }))
      : start(bwrap, command, { uid: null, becomeInside: false }),
  resolve,
});

/** The tier `root`: for root alone. It is not tried here. */
export const rootSandbox = (bwrap: string): Sandbox => ({
  tier: 'root',
  start: (command) => withSlot((uid) => start(bwrap, command, { uid, becomeInside: true })),
  resolve,
});

const resolve = (mount: Mount, relative = ''): string => posix.join(mount.to, relative);

/** The slot's user, if there is one, and whether it is taken on within bubblewrap or before it. */
type User =
  { readonly uid: number; readonly becomeInside: boolean } | { readonly uid: null; readonly becomeInside: false };

const start = async (bwrap: string, command: SandboxCommand, user: User): Promise<SandboxedProcess> => {
  const executable = hostPath(command);
  for (const path of new Set([...command.mounts.map(({ from }) => from), executable])) requireReachable(path);
  const become = user.becomeInside ? { uid: user.uid, setpriv: requireProgram('setpriv') } : null;
  const libraries = await librariesFor(executable, become);
  const filter = openFilter();
  if (filter === null) throw graderFault('no-filter', `There is no system call filter for ${process.arch}.`);
  const walls = { libraries, descriptors: DESCRIPTORS, mark: parentDeathGuard().mark, become };
  const outside = launcher(command.limits, { become: user.becomeInside ? null : user.uid, owned: user.uid !== null });
  const [first = bwrap, ...rest] = [...outside, bwrap, ...bubblewrapArguments(command, walls)];
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

const librariesFor = async (executable: string, become: BecomeInside | null): Promise<readonly Mount[]> => {
  const own = await libraryMounts(executable);
  const more = become === null ? [] : await libraryMounts(become.setpriv);
  return [...own, ...more.filter(({ to }) => !own.some((mount) => mount.to === to))];
};

/** The file that is run, as the host knows it. */
const hostPath = ({ executable, mounts }: SandboxCommand): string => {
  const covering = mounts.filter(({ to }) => executable === to || executable.startsWith(posix.join(to, '/')));
  const mount = covering.sort((a, b) => b.to.length - a.to.length)[0];
  if (mount === undefined) throw graderFault('executable-not-mounted', `${executable} is not in any of the mounts.`);
  return posix.join(mount.from, executable.slice(mount.to.length));
};
