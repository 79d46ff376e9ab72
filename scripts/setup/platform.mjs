/** Package names and install commands by platform, and what is lost without each tool. */
import { existsSync, readFileSync } from 'node:fs';
import { ask } from './processes.mjs';

const utilLinux = { prlimit: 'util-linux', setpriv: 'util-linux' };

/** In the order in which they are looked for; the first whose program exists is this machine's. */
const managers = [
  {
    program: 'apt-get',
    names: {
      jdk: 'openjdk-17-jdk-headless',
      bubblewrap: 'bubblewrap',
      chromium: 'chromium-headless-shell fonts-dejavu-core',
      ...utilLinux,
    },
    command: (packages) => `apt-get update && apt-get install -y ${packages}`,
  },
  {
    program: 'dnf',
    names: {
      jdk: 'java-21-openjdk-devel java-21-openjdk-jmods',
      bubblewrap: 'bubblewrap',
      chromium: 'chromium',
      ...utilLinux,
    },
    command: (packages) => `dnf install -y ${packages}`,
  },
  {
    program: 'pacman',
    names: { jdk: 'jdk21-openjdk', bubblewrap: 'bubblewrap', chromium: 'chromium', ...utilLinux },
    command: (packages) => `pacman -S --needed ${packages}`,
  },
  {
    program: 'zypper',
    names: {
      jdk: 'java-21-openjdk-devel java-21-openjdk-jmods',
      bubblewrap: 'bubblewrap',
      chromium: 'chromium',
      ...utilLinux,
    },
    command: (packages) => `zypper install ${packages}`,
  },
  {
    program: 'apk',
    names: {
      jdk: 'openjdk21-jdk openjdk21-jmods',
      bubblewrap: 'bubblewrap',
      chromium: 'chromium font-dejavu',
      prlimit: 'util-linux-misc',
      setpriv: 'setpriv',
    },
    command: (packages) => `apk add ${packages}`,
  },
  {
    program: 'brew',
    names: { jdk: '--cask temurin' },
    command: (packages) => `brew install ${packages}`,
  },
];

/** Does setup install by itself, with apt-get? Elsewhere, or without being root, it does not. */
export function installsHere() {
  return isDebian() && process.getuid?.() === 0;
}

/** What apt-get is to install; it has to know what there is. */
export function packagesFor(ids) {
  return namesOf(managers[0], ids);
}

/** The exact command that brings the tools to this machine. */
export function remedyFor(ids) {
  const manager = managers.find(({ program }) => ask(program, ['--version']) !== null);
  if (manager === undefined) return `Install with the system's package manager: ${ids.join(', ')}`;
  const command = manager.command(namesOf(manager, ids).join(' '));
  const needsSudo = manager.program !== 'brew' && process.getuid?.() !== 0;
  return needsSudo ? `sudo sh -c '${command}'` : command;
}

/** What cannot be done without the tools of these names, in sentences. */
export function lostWithout(ids) {
  const wall = ids.filter((id) => id !== 'jdk' && id !== 'chromium');
  const jdk = 'Without a JDK (17 or newer) Java submissions cannot be graded; TypeScript ones can.';
  const sandbox = `Without ${wall.join(' and ')} there is no sandbox, and by default nothing is graded without one.`;
  const pages = 'Without Chromium the tests of the web pages are skipped; everything else works.';
  return [
    ...(ids.includes('jdk') ? [jdk] : []),
    ...(wall.length > 0 ? [sandbox] : []),
    ...(ids.includes('chromium') ? [pages] : []),
  ];
}

function namesOf(manager, ids) {
  const names = ids.flatMap((id) => manager.names[id]?.split(' ') ?? []);
  return [...new Set(names.map(debianName))];
}

/** What some releases of Debian and Ubuntu do not have, and what they have in its place. */
const substitutes = { 'openjdk-17-jdk-headless': 'default-jdk-headless', 'chromium-headless-shell': 'chromium' };

function debianName(name) {
  const substitute = substitutes[name];
  return substitute === undefined || !isDebian() || ask('apt-cache', ['show', name]) !== null ? name : substitute;
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync(file, 'utf8'));
}
