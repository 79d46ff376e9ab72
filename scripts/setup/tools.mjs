/** The programs that npm does not bring: a JDK, bubblewrap, and two tools of util-linux. */
import { lostWithout, packagesFor, remedyFor } from './platform.mjs';
import { line, note } from './print.mjs';
import { ask, show } from './processes.mjs';
import { findJdk } from './jdk.mjs';

const tools = [
  { id: 'jdk', label: 'JDK', find: findJdk },
  { id: 'bubblewrap', label: 'bubblewrap', find: () => ask('bwrap', ['--version']) },
  { id: 'prlimit', label: 'prlimit', find: () => ask('prlimit', ['--version']) },
  { id: 'setpriv', label: 'setpriv', find: () => ask('setpriv', ['--version']) },
];

/** Finds or installs each tool; says what is lost without one that stays missing, and the command that brings it. */
export function provideTools(mayInstall) {
  const wanted = process.platform === 'linux' ? tools : tools.slice(0, 1);
  const missing = wanted.filter(({ find }) => find() === null);
  if (missing.length > 0 && mayInstall) install(missing.map(({ id }) => id));
  const lost = wanted.filter(({ label, find }) => !present(label, find())).map(({ id }) => id);
  if (lost.length > 0) note(`${lostWithout(lost).join('\n')}\nInstall with:\n  ${remedyFor(lost)}`);
}

function present(label, found) {
  line(label, found ?? 'not found');
  return found !== null;
}

function install(ids) {
  const packages = packagesFor(ids);
  if (packages === null) return;
  line('system', `installing ${packages.join(', ')} with apt-get ...`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const done =
    show('apt-get', ['update', '-qq'], quiet) === 0 &&
    show('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet) === 0;
  if (!done) line('system', 'apt-get failed; its message is above');
}
