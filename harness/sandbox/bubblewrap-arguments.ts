/** The argument list of bubblewrap: every wall of the full sandbox, in one place. */
import type { Mount, SandboxCommand } from './sandbox.ts';

/** Everything after the executable `bwrap`. The seccomp filter is read from `filterDescriptor`. */
export const bubblewrapArguments = (
  command: SandboxCommand,
  libraries: readonly Mount[],
  filterDescriptor: number,
): string[] => [
  ...NAMESPACES,
  ...LIFETIME,
  ...IDENTITY,
  ...environment(command.env),
  ...[...libraries, ...command.mounts].flatMap(({ from, to }) => ['--ro-bind', from, to]),
  ...NOTHING_WRITABLE,
  ...['--seccomp', String(filterDescriptor), '--', command.executable, ...command.args],
];

const NAMESPACES = [
  '--unshare-user',
  '--unshare-ipc',
  '--unshare-pid',
  '--unshare-net',
  '--unshare-uts',
  '--unshare-cgroup-try',
];

/** A session of its own, so that no terminal can be reached; no life after ours. */
const LIFETIME = ['--die-with-parent', '--new-session'];

const IDENTITY = ['--cap-drop', 'ALL', '--uid', '65534', '--gid', '65534', '--hostname', 'sandbox'];

const environment = (env: Readonly<Record<string, string>>): string[] => [
  '--clearenv',
  ...Object.entries({ LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env }).flatMap(([name, value]) => ['--setenv', name, value]),
];

/** Last, when all mount points exist: bubblewrap's own root and /dev are writable memory without a size limit. */
const NOTHING_WRITABLE = ['--dev', '/dev', '--remount-ro', '/dev', '--chdir', '/', '--remount-ro', '/'];
