/** The argument list of bubblewrap: every wall of the full sandbox, in one place. */
import type { Mount, SandboxCommand } from './sandbox.ts';

/** Descriptors of bubblewrap's own: the system call filter, and the channel on which it reports what became of it. */
export interface Descriptors {
  readonly filter: number;
  readonly status: number;
}

/** Everything after the executable `bwrap`. */
export const bubblewrapArguments = (
  command: SandboxCommand,
  libraries: readonly Mount[],
  descriptors: Descriptors,
  mark: string,
): string[] => [
  // The mark does nothing but show in the command line; there is no such variable.
  ...['--unsetenv', mark],
  ...NAMESPACES,
  ...LIFETIME,
  ...IDENTITY,
  ...environment(command.env),
  ...[...libraries, ...command.mounts].flatMap(({ from, to }) => ['--ro-bind', from, to]),
  ...NOTHING_WRITABLE,
  ...['--seccomp', String(descriptors.filter), '--json-status-fd', String(descriptors.status)],
  ...['--', command.executable, ...command.args],
];

const NAMESPACES = [
  '--unshare-user',
  '--unshare-ipc',
  '--unshare-pid',
  '--unshare-net',
  '--unshare-uts',
  '--unshare-cgroup-try',
];

/**
 * No life after ours. The session of its own, without a terminal, is made by whoever starts bubblewrap; were it made
 * here, the process that reaps inside would leave the process group, and a kill of the group could miss it.
 */
const LIFETIME = ['--die-with-parent'];

const IDENTITY = ['--cap-drop', 'ALL', '--uid', '65534', '--gid', '65534', '--hostname', 'sandbox'];

const environment = (env: Readonly<Record<string, string>>): string[] => [
  '--clearenv',
  ...Object.entries({ LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env }).flatMap(([name, value]) => ['--setenv', name, value]),
];

/** Last, when all mount points exist: bubblewrap's own root and /dev are writable memory without a size limit. */
const NOTHING_WRITABLE = ['--dev', '/dev', '--remount-ro', '/dev', '--chdir', '/', '--remount-ro', '/'];
