/** What kind of machine this is, as far as it decides how to get the full sandbox on it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../text/at.ts';

export interface Machine {
  readonly root: boolean;
  readonly distribution: Distribution;
  /** Is this a container, such as one of Docker or Podman? */
  readonly container: boolean;
  readonly githubActions: boolean;
  /** Does AppArmor keep ordinary programs from user namespaces, as on Ubuntu since 23.10? */
  readonly apparmor: boolean;
  /** Does a switch of Debian's kernels keep ordinary users from them? */
  readonly switchedOff: boolean;
}

export type Distribution = 'debian' | 'fedora' | 'arch' | 'alpine' | 'suse' | 'other';

interface Surroundings {
  /** Where the file system of the machine begins. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly uid: number | undefined;
}

const here = (): Surroundings => ({
  root: '/',
  env: process.env,
  uid: process.getuid?.(),
});

/** Reads a handful of files; one that is missing or private says nothing. */
export const recogniseMachine = ({ root, env, uid }: Surroundings = here()): Machine => {
  const text = (path: string): string => readText(join(root, path));
  return {
    root: uid === 0,
    distribution: distributionOf(text('etc/os-release')),
    container:
      ['.dockerenv', 'run/.containerenv'].some((path) => existsSync(join(root, path))) ||
      /docker|containerd|kubepods|lxc|libpod/u.test(text('proc/1/cgroup')) ||
      // A pod sees nothing above its own control group of version 2.
      env['KUBERNETES_SERVICE_HOST'] !== undefined,
    githubActions: env['GITHUB_ACTIONS'] === 'true',
    apparmor: text('proc/sys/kernel/apparmor_restrict_unprivileged_userns').trim() === '1',
    switchedOff: text('proc/sys/kernel/unprivileged_userns_clone').trim() === '0',
  };
};

const families: readonly (readonly [Distribution, RegExp])[] = [
  ['debian', /debian|ubuntu/u],
  ['fedora', /fedora|rhel|centos/u],
  ['arch', /arch/u],
  ['alpine', /alpine/u],
  ['suse', /suse/u],
];

const distributionOf = (release: string): Distribution => {
  const names = [...release.matchAll(/^ID(?:_LIKE)?=(.*)$/gmu)].map((match) => at(match, 1)).join(' ');
  return families.find(([, pattern]) => pattern.test(names))?.[0] ?? 'other';
};

/** Empty for a file that is missing or private. */
export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
