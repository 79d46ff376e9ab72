import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, expect } from 'vitest';
import { packageRoot } from '../platform/package-root.ts';
import { type Machine, recogniseMachine } from './machine.ts';
import { diagnose, problemText } from './problem.ts';
import { recipeFor, recipes, recipeText } from './recipes.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { writeFiles } from '../testing/write-files.ts';

/** A machine with these files, seen by an ordinary user. */
const machineWith = (
  files: Readonly<Record<string, string>>,
  { env = {}, uid = 1_000 }: { env?: Record<string, string>; uid?: number } = {},
): Machine => {
  const root = scratchFolder('machine');
  writeFiles(Object.entries(files), root);
  return recogniseMachine({ root, env, uid });
};

const restricted = { 'proc/sys/kernel/apparmor_restrict_unprivileged_userns': '1\n' };
const debian = { 'etc/os-release': 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n' };
const ubuntu = { 'etc/os-release': 'ID=ubuntu\nID_LIKE=debian\n', ...restricted };

describe('a bubblewrap that fails', () => {
  it.each([
    ['bwrap: No permissions to create new namespace, likely because the kernel does not allow it', 'forbidden'],
    ['bwrap: Creating new namespace failed: Operation not permitted', 'forbidden'],
    [
      'bwrap: Creating new namespace failed: nesting depth or /proc/sys/user/max_*_namespaces exceeded (ENOSPC)',
      'quota',
    ],
    ['bwrap: setting up uid map: Permission denied', 'apparmor'],
    ['bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted', 'apparmor'],
    ['bwrap: Unknown option --json-status-fd', 'old-bubblewrap'],
    ['bwrap: execvp /node: Permission denied', 'not-executable'],
  ])('with "%s" is understood', (said, kind) => {
    expect(diagnose(said).kind).toBe(kind);
  });

  it.each(['setpriv: setresuid failed: Operation not permitted', 'setpriv: setresuid failed: Invalid argument'])(
    'is not blamed for what comes before it: "%s"',
    (said) => {
      expect(diagnose(said).kind).toBe('only-root');
    },
  );

  it.each([
    "setpriv: unrecognized option '--pdeathsig'\nTry 'setpriv --help' for more information.",
    'setpriv: unrecognized option: reuid\nBusyBox v1.36.1 multi-call binary.',
  ])('is not blamed for a setpriv that is too old, or another one: "%s"', (said) => {
    expect(diagnose(said).kind).toBe('old-setpriv');
  });

  it('in a new way has its own words repeated', () => {
    expect(problemText(diagnose('bwrap: something new\n'))).toBe('It failed: bwrap: something new');
  });
});

describe('the recipe', () => {
  const forbidden = { kind: 'forbidden' } as const;
  it.each([
    ['Debian without bubblewrap', { kind: 'missing', program: 'bwrap' } as const, machineWith(debian), recipes.debian],
    [
      'Fedora without prlimit',
      { kind: 'missing', program: 'prlimit' } as const,
      machineWith({ 'etc/os-release': 'ID="rhel"\n' }),
      recipes.fedora,
    ],
    [
      'a kernel of Debian with the switch off',
      forbidden,
      machineWith({ ...debian, 'proc/sys/kernel/unprivileged_userns_clone': '0\n' }),
      recipes.switchedOff,
    ],
    ['Ubuntu 24.04', { kind: 'apparmor' } as const, machineWith(ubuntu), recipes.apparmor],
    [
      'Ubuntu 24.04, where bubblewrap is refused the namespace at once',
      forbidden,
      machineWith(ubuntu),
      recipes.apparmor,
    ],
    [
      'a runner of GitHub',
      { kind: 'apparmor' } as const,
      machineWith(ubuntu, { env: { GITHUB_ACTIONS: 'true' } }),
      recipes.githubActions,
    ],
    [
      'a container on a runner of GitHub',
      forbidden,
      machineWith({ '.dockerenv': '' }, { env: { GITHUB_ACTIONS: 'true' } }),
      recipes.githubContainer,
    ],
    ['Docker', forbidden, machineWith({ ...debian, '.dockerenv': '' }), recipes.docker],
    ['Podman', forbidden, machineWith({ 'run/.containerenv': '' }), recipes.docker],
    ['a pod', forbidden, machineWith(debian, { env: { KUBERNETES_SERVICE_HOST: '10.96.0.1' } }), recipes.docker],
    ['a bubblewrap of 2019', { kind: 'old-bubblewrap' } as const, machineWith(debian), recipes.newerBubblewrap],
    ['a machine whose quota is used up', { kind: 'quota' } as const, machineWith(debian), recipes.quota],
    ['macOS', { kind: 'not-linux', platform: 'darwin' } as const, machineWith({}), recipes.macos],
    ['Windows', { kind: 'not-linux', platform: 'win32' } as const, machineWith({}), recipes.windows],
  ])('for %s is its own', (_title, problem, machine, recipe) => {
    expect(recipeFor(problem, machine)).toEqual({ say: recipe.say, run: recipe.run });
  });

  it('needs no sudo for root', () => {
    const machine = machineWith(ubuntu, { uid: 0 });
    expect(recipeText(recipeFor({ kind: 'apparmor' }, machine))).toContain('\n    apparmor_parser -r ');
    expect(recipeText(recipeFor({ kind: 'apparmor' }, machine))).not.toContain('sudo');
  });

  it.each(Object.entries(recipes))('%s is in docs/installation.md as it is here', (_name, { run }) => {
    const lines = readFileSync(join(packageRoot(), 'docs', 'installation.md'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    expect(run.filter((line) => !lines.includes(line.trim()))).toEqual([]);
  });
});
