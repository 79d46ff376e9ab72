/** The programs that npm does not bring: a JDK, bubblewrap, two tools of util-linux; for tests of pages Chromium. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installsHere, lostWithout, packagesFor, remedyFor } from './platform.mjs';
import { line, note } from './print.mjs';
import { ask, root, show } from './processes.mjs';
import { findJdk } from './jdk.mjs';

const tools = [
  { id: 'jdk', label: 'JDK', find: findJdk },
  { id: 'bubblewrap', label: 'bubblewrap', find: () => version('bwrap') },
  { id: 'prlimit', label: 'prlimit', find: () => version('prlimit') },
  { id: 'setpriv', label: 'setpriv', find: () => version('setpriv') },
];

const chromium = {
  id: 'chromium',
  label: 'Chromium',
  find: () => {
    const programs = [process.env.CHROMIUM || 'chromium-headless-shell', 'chromium', 'chromium-browser'];
    return programs.reduce((found, program) => found ?? version(program), null);
  },
};

/** The tests are in the repository, not in the npm package. */
const hasTests = existsSync(join(root, 'vitest.config.ts'));

/** Finds or installs each tool; says what is lost without one that stays missing, and the command that brings it. */
export function provideTools(mayInstall) {
  const before = look();
  const after = mayInstall && install(missing(before)) ? look() : before;
  for (const { label, found } of after) line(label, found ?? 'not found');
  const lost = missing(after);
  if (lost.length > 0)
    note(`${lostWithout(lost).join('\n')}\nInstall with:\n  ${apart(lost).map(remedyFor).join('\n  ')}`);
}

function look() {
  if (process.platform !== 'linux') return found(tools.slice(0, 1));
  return found(hasTests ? [...tools, chromium] : tools);
}

const found = (wanted) => wanted.map(({ id, label, find }) => ({ id, label, found: find() }));

function missing(tools) {
  return tools.filter(({ found }) => found === null).map(({ id }) => id);
}

/** Chromium by itself: where a system has no package of that name, nothing else of the same call would be installed either. */
function apart(ids) {
  return [ids.filter((id) => id !== chromium.id), ids.filter((id) => id === chromium.id)].filter(
    ({ length }) => length > 0,
  );
}

/** True when something was tried that may have changed what is missing. */
function install(ids) {
  if (ids.length === 0 || !installsHere()) return false;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const isUpdated = show('apt-get', ['update', '-qq'], quiet) === 0;
  for (const packages of apart(ids).map(packagesFor)) {
    line('system', `installing ${packages.join(', ')} with apt-get ...`);
    const options = ['-y', '-qq', '--no-install-recommends'];
    const done = isUpdated && show('apt-get', ['install', ...options, ...packages], quiet) === 0;
    if (!done) line('system', 'apt-get failed; its message is above');
  }
  return true;
}

function version(tool) {
  const text = ask(tool, ['--version']);
  return text === null ? null : (/\d+([.]\d+)+/.exec(text)?.[0] ?? text);
}
