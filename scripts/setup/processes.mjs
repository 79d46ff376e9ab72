/** The processes of setup, in the package's folder and without its own node_modules/.bin in front of the PATH. */
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** `npm ci` deletes node_modules: nothing may run from there meanwhile. */
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);

/** Runs to the end and shows what it prints. Returns the exit code; -1 when it does not exist or was killed. */
export function show(executable, args, env = {}) {
  return spawn(executable, args, env, 'inherit').status ?? -1;
}

/** Runs to the end and returns what it printed, or null when it failed or does not exist. */
export function ask(executable, args) {
  const { status, stdout, stderr } = spawn(executable, args, {}, 'pipe');
  return status === 0 ? `${stdout}${stderr}`.trim() : null;
}

/** The npm that runs this script with the Node that runs it, or else the one on the PATH. True when it succeeded. */
export function npm(args) {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  const isOwn = node?.includes(`${sep}node_modules${sep}`) ?? true;
  return (cli?.endsWith('.js') && !isOwn ? show(node, [cli, ...args]) : show('npm', args)) === 0;
}

function spawn(executable, args, env, output) {
  return spawnSync(executable, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', output, output],
    encoding: 'utf8',
  });
}
