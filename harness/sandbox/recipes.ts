/**
 * How to get the full sandbox, by machine and cause. The page docs/installation.md repeats these commands; a test
 * compares the two.
 */
import type { Machine } from './machine.ts';
import type { Problem } from './problem.ts';

export interface Recipe {
  /** One or two sentences. */
  readonly say: string;
  /** Shell commands or, for GitHub, lines of a workflow; one that is broken by a backslash is one line here too. */
  readonly run: readonly string[];
}

const install = (name: string, ...run: readonly string[]): Recipe => ({
  say: `Install it with ${name}:`,
  run,
});

const docker = [
  'docker run --rm -it --security-opt seccomp=unconfined --security-opt apparmor=unconfined \\',
  '  -v "$PWD":/grader -w /grader node:24-bookworm sh -c \'npm run setup && npx grade /grader/submission\'',
] as const;

export const recipes = {
  debian: install('apt', 'sudo apt-get update', 'sudo apt-get install -y bubblewrap util-linux'),
  fedora: install('dnf', 'sudo dnf install -y bubblewrap util-linux'),
  arch: install('pacman', 'sudo pacman -S --needed bubblewrap util-linux'),
  alpine: install('apk', 'apk add bubblewrap util-linux-misc setpriv'),
  suse: install('zypper', 'sudo zypper install bubblewrap util-linux'),
  otherDistribution: {
    say: 'Install the packages that provide the programs bwrap, prlimit and setpriv: bubblewrap and util-linux.',
    run: [],
  },
  newerBubblewrap: {
    say: 'Install bubblewrap 0.4 or newer; a release of the distribution since 2020 has it.',
    run: [],
  },
  newerUtilLinux: {
    say: 'Install util-linux 2.33 or newer; a release of the distribution since 2019 has it. On Alpine its setpriv is a package of its own: apk add setpriv.',
    run: [],
  },
  apparmor: {
    say: 'Allow user namespaces for bubblewrap only, with an AppArmor profile:',
    run: [
      "sudo tee /etc/apparmor.d/bwrap <<'EOF'",
      'abi <abi/4.0>,',
      'include <tunables/global>',
      '',
      'profile bwrap /usr/bin/bwrap flags=(unconfined) {',
      '  userns,',
      '}',
      'EOF',
      'sudo apparmor_parser -r /etc/apparmor.d/bwrap',
    ],
  },
  githubActions: {
    say: 'Add this step to the job, before the one that grades; the runner is thrown away afterwards:',
    run: ['- run: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0'],
  },
  githubContainer: {
    say: 'Let the container of the job create namespaces:',
    run: ['container:', '  options: --security-opt seccomp=unconfined --security-opt apparmor=unconfined'],
  },
  docker: {
    say: 'Start the container with these two options; some hosts also need --cap-add SYS_ADMIN. They weaken the isolation of the container, so use it for nothing but grading:',
    run: docker,
  },
  switchedOff: {
    say: 'Turn on user namespaces for ordinary users:',
    run: ["echo 'kernel.unprivileged_userns_clone=1' | sudo tee /etc/sysctl.d/90-userns.conf", 'sudo sysctl --system'],
  },
  quota: {
    say: 'Allow more user namespaces; for a container, on its host:',
    run: ["echo 'user.max_user_namespaces=10000' | sudo tee /etc/sysctl.d/90-userns.conf", 'sudo sysctl --system'],
  },
  forbidden: {
    say: 'Something forbids user namespaces to this user. In a container, see the options for Docker in docs/installation.md; on your own machine, grading as root works without them.',
    run: [],
  },
  noProc: { say: 'Mount it, as root: `mount -t proc proc /proc`.', run: [] },
  onlyRoot: {
    say: 'Grade as an ordinary user. Or start the container so that its root may become another user: without options such as --cap-drop, and where it has users of its own, with at least 65,536 of them.',
    run: [],
  },
  notExecutable: {
    say: 'Set GRADER_CACHE_DIR to a folder on a disk from which programs can be run.',
    run: [],
  },
  macos: { say: 'Grade in a Linux container or virtual machine, for example with Docker:', run: docker },
  windows: { say: 'Grade in WSL 2, which is Linux:', run: ['wsl --install'] },
  otherSystem: { say: 'Grade on Linux, in a virtual machine or container.', run: [] },
  processor: { say: 'Grade on a machine with an x86_64 or aarch64 processor.', run: [] },
  slow: {
    say: 'If something else keeps this machine busy, wait for it or lower --jobs, and grade again. If nothing does, namespaces do not work here: grade on another machine.',
    run: [],
  },
  broken: { say: 'Do not grade on this machine, and report what `npx grade doctor` says.', run: [] },
} as const satisfies Readonly<Record<string, Recipe>>;

/** The recipe for this machine; without `sudo` for root. */
export const recipeFor = (problem: Problem, machine: Machine): Recipe => {
  const { say, run } = chosen(problem, machine);
  return { say, run: machine.root ? run.map((line) => line.replaceAll('sudo ', '')) : run };
};

const chosen = (problem: Problem, machine: Machine): Recipe => {
  switch (problem.kind) {
    case 'not-linux':
      return systems.get(problem.platform) ?? recipes.otherSystem;
    case 'missing':
      return machine.distribution === 'other' ? recipes.otherDistribution : recipes[machine.distribution];
    case 'apparmor':
    case 'forbidden':
      return permission(problem, machine);
    default:
      return everywhere[problem.kind];
  }
};

/** The same on every machine. */
const everywhere = {
  'no-proc': recipes.noProc,
  'old-bubblewrap': recipes.newerBubblewrap,
  'old-setpriv': recipes.newerUtilLinux,
  'no-filter': recipes.processor,
  quota: recipes.quota,
  'only-root': recipes.onlyRoot,
  'not-executable': recipes.notExecutable,
  slow: recipes.slow,
  'not-root': recipes.broken,
  leaks: recipes.broken,
  unknown: recipes.broken,
} as const;

const systems = new Map<string, Recipe>([
  ['darwin', recipes.macos],
  ['win32', recipes.windows],
]);

const permission = ({ kind }: Problem, machine: Machine): Recipe => {
  if (machine.container) return machine.githubActions ? recipes.githubContainer : recipes.docker;
  if (machine.githubActions) return recipes.githubActions;
  if (kind === 'apparmor' || machine.apparmor) return recipes.apparmor;
  return machine.switchedOff ? recipes.switchedOff : recipes.forbidden;
};

/** For an error message or a terminal: the commands on lines of their own. */
export const recipeText = ({ say, run }: Recipe): string => [say, ...run.map((line) => `    ${line}`)].join('\n');
