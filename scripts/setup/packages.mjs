/** The npm packages, exactly as package-lock.json has them, and the Node that one of them brings. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { line, SetupError } from './print.mjs';
import { ask, npm, root } from './processes.mjs';

/** As in bin/grade.js: the first Node that all packages support. */
const needed = { major: 24, minor: 15 };

export function installPackages() {
  if (!existsSync(join(root, 'package-lock.json'))) return line('packages', 'as installed');
  if (isUpToDate()) return line('packages', 'up to date');
  // An interrupted `npm pack` leaves one, without the tools of developers; npm would go by it.
  rmSync(join(root, 'npm-shrinkwrap.json'), { force: true });
  line('packages', 'installing with npm ci (without a network it gives up after some minutes) ...');
  // Kits are packed with the tools of developers, which NODE_ENV=production leaves out.
  if (npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) return line('packages', 'installed');
  throw new SetupError(
    'npm could not install the packages; its message is above.',
    'Without a network, or behind a proxy, set npm up first (npm config get registry), then run npm run setup again.',
  );
}

/** Are the packages in node_modules those of the lock file? npm keeps a list of what it installed there. */
function isUpToDate() {
  const installed = packagesOf(join('node_modules', '.package-lock.json'));
  const wanted = packagesOf('package-lock.json');
  if (installed === null || wanted === null) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] === undefined ? optional === true : installed[path].version === version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** The Node that will grade: the package's, whose install script is run now if npm was told to skip it. */
export function nodeForGrading() {
  const own = packagedNode() ?? (npm(rebuildArguments) ? packagedNode() : null);
  if (own !== null) return own;
  if (isNewEnough(process.version)) {
    return { path: process.execPath, version: process.version, origin: "the machine's own" };
  }
  throw new SetupError(
    `The Node of the npm package "node" does not run here, and this is Node ${process.versions.node}.`,
    `Put Node ${needed.major}.${needed.minor} or newer on the PATH (https://nodejs.org/en/download), then run npm run setup.`,
  );
}

const rebuildArguments = ['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts', '--loglevel=error'];

function packagedNode() {
  const path = [join(root, 'node_modules'), join(root, '..')]
    .map((folder) => join(folder, 'node', 'bin', 'node'))
    .find((file) => existsSync(file));
  const version = path === undefined ? null : ask(path, ['--version']);
  if (version === null || !isNewEnough(version)) return null;
  return { path, version, origin: relative(root, path) };
}

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > needed.major || (major === needed.major && minor >= needed.minor);
}
