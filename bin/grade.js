#!/usr/bin/env node
/**
 * The launcher. Runs on Node 18 and newer, for it is what brings Node 24: under an older Node it starts itself again
 * with the one of the `node` package. From the repository it runs the TypeScript sources as they are; an installed
 * package has them compiled in dist/, since Node does not strip types below node_modules.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The first Node that all packages of the grader support. */
const needed = { major: 24, minor: 15 };
const graderFaultExit = 4;
/** Set for a grader that this launcher started under a newer Node. */
const launchedBy = 'GRADER_LAUNCHED_BY';
const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const own = pathToFileURL(join(root, '/')).href;
const formats = { '.ts': 'module-typescript', '.js': 'module' };

if (asksForVersion(process.argv.slice(2))) process.stdout.write(version());
else if (isNewEnough(process.versions.node)) await run().catch(notLoaded);
else startAgain();

/** Answered here, since loading all of the program takes longer than the answer should. */
function asksForVersion([flag, ...more]) {
  return more.length === 0 && (flag === '--version' || flag === '-V');
}

function version() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `${manifest.name} ${manifest.version}\n`;
}

async function run() {
  if (process.env[launchedBy] !== undefined) endWithLauncher();
  // Beside the code, not in a shared temporary folder where somebody else could have put a cache first.
  module.enableCompileCache(join(root, '.cache', 'compile'));
  module.registerHooks({ resolve: resolveOwn });
  for (const stream of [process.stdout, process.stderr]) stream.on('error', notWritten);
  const sources = join(root, 'grade.ts');
  await import(pathToFileURL(existsSync(sources) ? sources : join(root, 'dist', 'grade.js')).href);
}

/** By itself Node would end with 1, by which a score below --min-score is told. */
function notLoaded(error) {
  process.stderr.write(`Error: The grader cannot be loaded: ${error?.message ?? error}
  What to do: Install it again, as with npm ci. If that does not help, report this.
`);
  process.exitCode = graderFaultExit;
}

/**
 * Where the grader's modules are that import each other by relative paths: a fifth of the time to start goes into looking for
 * package.json files and links on the way to a thousand of them.
 */
function resolveOwn(specifier, context, next) {
  const { parentURL = '' } = context;
  const format = formats[extname(specifier)];
  const isOwn = parentURL.startsWith(own) && !parentURL.includes('/node_modules/', own.length - 1);
  if (!isOwn || format === undefined || !/^\.\.?\//.test(specifier)) return next(specifier, context);
  return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
}

/** The channel to the Node that started this one closes when that one ends, even by SIGKILL. */
function endWithLauncher() {
  delete process.env[launchedBy];
  process.on('disconnect', () => process.exit(graderFaultExit));
  process.channel?.unref();
}

/**
 * A reader who goes away (`grade x | head`) is no error. Any other one is told by who listens for what becomes of its text, after all
 * that is still to be written elsewhere; of standard error nothing can be told.
 */
function notWritten(error) {
  const isTold = this === process.stderr || this.listenerCount('error') > 1;
  if (error.code !== 'EPIPE' && !isTold) throw error;
}

function startAgain() {
  const executable = packagedNode();
  if (executable === null) return giveUp();
  const child = spawn(executable, [self, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [launchedBy]: String(process.pid) },
  });
  // Ctrl-C and the end of a terminal reach the child by themselves; told twice, it would not clean up but stop at once.
  const inTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => inTerminal || child.kill(signal));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', giveUp);
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code ?? graderFaultExit;
    else endBy(signal);
  });
}

/** The executable of the `node` package, or null when it is not there or not new enough. */
function packagedNode() {
  try {
    const manifest = module.createRequire(self).resolve('node/package.json');
    const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    const executable = join(dirname(manifest), bin.node);
    return isNewEnough(version) && existsSync(executable) ? executable : null;
  } catch {
    return null;
  }
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > needed.major || (major === needed.major && minor >= needed.minor);
}

/** `error` is of the packaged Node, where there is one that does not start. */
function giveUp(error) {
  const wanted = `${needed.major}.${needed.minor}`;
  const remedy = /[\\/]node_modules[\\/]/.test(self)
    ? `npm install-scripts approve node   (only npm 11.19 and newer)
  npm rebuild node --ignore-scripts=false --foreground-scripts`
    : 'npm run setup';
  const why = error
    ? `but that one does not start here (${error.code}), as where the machine has another C library (Alpine).`
    : `but that package has not finished its installation:
its install script was skipped, or could not download. To run it now:
  ${remedy}`;
  process.stderr.write(`grade needs Node ${wanted} or newer, and this is Node ${process.versions.node}.
The grader brings a newer one in its npm package "node", ${why}
${error ? 'Put' : 'Or put'} Node ${wanted} or newer on the PATH: https://nodejs.org/en/download
`);
  process.exitCode = graderFaultExit;
}

function endBy(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
