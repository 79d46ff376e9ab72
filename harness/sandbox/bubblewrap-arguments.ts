/** The argument list of bubblewrap: every wall of the tiers `full` and `root`, in one place. */
import { posix } from 'node:path';
import type { Mount, SandboxCommand } from '../contracts/sandbox.ts';

/** What the walls are made with, besides the command. */
export interface Walls {
  readonly libraries: readonly Mount[];
  /** Open files: the system call filter, and where bubblewrap reports what became of the process. */
  readonly descriptors: { readonly filter: number; readonly status: number };
  readonly mark: string;
  /**
   * How the process comes to be nobody: in a user namespace of its own (`null`), or, where root has to make do without
   * one, by setpriv inside.
   */
  readonly become: BecomeInside | null;
}

export interface BecomeInside {
  readonly uid: number;
  /** The host's setpriv. */
  readonly setpriv: string;
}

/** Everything after the executable `bwrap`. */
export const bubblewrapArguments = (command: SandboxCommand, walls: Walls): string[] => {
  const mounts = [
    ...walls.libraries,
    ...command.mounts,
    ...(walls.become === null ? [] : [setprivMount(walls.become)]),
  ];
  return [
    // The mark does nothing but show in the command line; there is no such variable.
    ...['--unsetenv', walls.mark],
    ...(walls.become === null ? ['--unshare-user'] : []),
    ...NAMESPACES,
    ...LIFETIME,
    ...(walls.become === null ? NOBODY : ABLE_TO_BECOME),
    ...['--hostname', 'sandbox'],
    ...environment(command.env),
    ...(walls.become === null ? [] : openParents(mounts)),
    ...mounts.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...NOTHING_WRITABLE,
    ...['--seccomp', String(walls.descriptors.filter), '--json-status-fd', String(walls.descriptors.status), '--'],
    ...(walls.become === null ? [] : becoming(walls.become)),
    ...[command.executable, ...command.args],
  ];
};

const NAMESPACES = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'];

/**
 * It ends with the grader. The session of its own, without a terminal, is made by the caller of bubblewrap; were it made
 * here, the process that reaps inside would leave the process group, and a kill of the group could miss it.
 */
const LIFETIME = ['--die-with-parent'];

const NOBODY = ['--cap-drop', 'ALL', '--uid', '65534', '--gid', '65534'];

/** What setpriv needs to change the user and to empty the bounding set; it is all gone when the command starts. */
const ABLE_TO_BECOME = [
  '--cap-drop',
  'ALL',
  ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
];

/** All of it: bubblewrap is started without any. It has `--clearenv` since 0.5 only. */
const environment = (env: Readonly<Record<string, string>>): string[] =>
  Object.entries({ LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env }).flatMap(([name, value]) => ['--setenv', name, value]);

/** Missing parents of a mount are made for bubblewrap's own user alone, which is not the one that needs them here. */
const openParents = (mounts: readonly Mount[]): string[] =>
  [...new Set(mounts.flatMap(({ to }) => parentsOf(to)))].flatMap((folder) => ['--dir', folder]);

/** From the outermost on, without the root. */
const parentsOf = (path: string): string[] => {
  const parent = posix.dirname(path);
  return parent === '/' ? [] : [...parentsOf(parent), parent];
};

/** Last, when all mount points exist: bubblewrap's own root and /dev are writable memory without a size limit. */
const NOTHING_WRITABLE = ['--dev', '/dev', '--remount-ro', '/dev', '--chdir', '/', '--remount-ro', '/'];

const setprivMount = ({ setpriv }: BecomeInside): Mount => ({ from: setpriv, to: '/setpriv' });

const becoming = ({ uid, setpriv }: BecomeInside): string[] => [
  ...[setprivMount({ uid, setpriv }).to, '--reuid', String(uid), '--regid', String(uid), '--clear-groups'],
  ...['--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all', '--'],
];
