/** Why bubblewrap does not work on a machine, from what it says, and what to do about it. */

export interface Diagnosis {
  readonly reason: string;
  readonly remedy: string;
}

/** Reads bubblewrap's standard error. The first cause that fits is given. */
export const diagnose = (stderr: string): Diagnosis => {
  const known = CAUSES.find(({ says }) => says.test(stderr));
  return known ?? { reason: unknown(stderr), remedy: 'Run `npx grade doctor` for what works on this machine.' };
};

const CAUSES: readonly (Diagnosis & { readonly says: RegExp })[] = [
  {
    says: /max_\*?_?\w*namespaces exceeded|Creating new namespace failed|nesting depth/iu,
    reason: 'The quota of user namespaces is used up or zero.',
    remedy: 'Run `sudo sysctl -w user.max_user_namespaces=10000`.',
  },
  {
    says: /setting up uid map: Permission denied|Failed RTM_NEWADDR/iu,
    reason: 'AppArmor does not let bubblewrap use user namespaces (the default of Ubuntu 24.04).',
    remedy:
      'Run `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`, or give /usr/bin/bwrap an AppArmor profile with `userns,`.',
  },
  {
    says: /No permissions to create (?:a )?new namespace|Operation not permitted|Permission denied/iu,
    reason: 'User namespaces are not permitted here, as in a Docker container with the default settings.',
    remedy:
      'In Docker, start the container with `--security-opt seccomp=unconfined --security-opt apparmor=unconfined`; on a host, run `sudo sysctl -w kernel.unprivileged_userns_clone=1`.',
  },
];

const unknown = (stderr: string): string => {
  const said = stderr.trim().split('\n').at(-1)?.slice(0, 300) ?? '';
  return said === '' ? 'Bubblewrap failed without a message.' : `Bubblewrap failed: ${said}`;
};
