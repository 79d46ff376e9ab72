/** Runs commands as root in a file system of its own, with or without what the sandbox needs, and within limits. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { likeDocker } from '../sandbox/machines.ts';
import { controlGroup, type Size } from './control-group.ts';

export interface Done {
  readonly status: number | null;
  /** Both outputs, in their order. */
  readonly output: string;
}

/** `allowed`: namespaces and mounts, as on a machine of one's own; otherwise what Docker leaves by its usual settings. */
interface How {
  readonly allowed?: boolean;
  readonly size?: Size;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface Room {
  readonly folder: string;
  run(argv: readonly string[], how?: How): Done;
  remove(): void;
}

const usualEnv = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  // For machines behind a proxy.
  NODE_EXTRA_CA_CERTS: '/etc/authorities.crt',
};

/** What a container sees, and nothing of the environment of the tests. */
const optionsFor = (folder: string, { env, cwd = '/' }: How): string[] => [
  '--bind',
  folder,
  '/',
  '--dev',
  '/dev',
  '--proc',
  '/proc',
  '--ro-bind',
  '/sys',
  '/sys',
  '--unshare-pid',
  '--chdir',
  cwd,
  '--die-with-parent',
  ...['--clearenv', ...Object.entries({ ...usualEnv, ...env }).flatMap(([name, value]) => ['--setenv', name, value])],
];

export const roomIn = (folder: string): Room => ({
  folder,
  run(argv, how = {}) {
    const group = how.size === undefined ? null : controlGroup(how.size);
    const options = [...optionsFor(folder, how), ...(group?.options ?? [])];
    const machine = how.allowed === true ? null : likeDocker(options);
    const inside = machine === null ? ['bwrap', ...options, '--', ...argv] : machine.around(argv);
    const command = [...(group?.enter ?? []), ...inside];
    const { status, stdout } = spawnSync('bash', ['-c', 'exec "$@" 2>&1', 'bash', ...command], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    machine?.remove();
    group?.remove();
    return { status, output: stdout };
  },
  remove() {
    // Nothing of this machine is mounted there: bubblewrap mounts in a namespace of its own.
    rmSync(folder, { recursive: true, force: true });
  },
});
