/** A second harness, started by a test: to end it, to run it as another user, to leave descriptors open for it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allProcesses, type Process } from '../processes.ts';
import type { NodeOptions } from './node-command.ts';

const driver = fileURLToPath(new URL('driver.ts', import.meta.url));

export interface DriverResult {
  readonly tier: string;
  readonly evidence: { readonly killedFor: string | null; readonly stderrTail: string };
  readonly stdout: string;
  readonly timedOut: boolean;
}

/** The command line of a harness that runs `script` in its sandbox. */
export const driverCommand = (script: string, options: NodeOptions = {}, tier: 'full' | 'weak' = 'full'): string[] => [
  process.execPath,
  driver,
  script,
  JSON.stringify(options),
  ...(tier === 'weak' ? ['weak'] : []),
];

/** Runs a command line to its end and reads what the driver printed. */
export const runDriver = (argv: readonly string[], env: Readonly<Record<string, string>> = {}): DriverResult => {
  const [file = '', ...args] = argv;
  const { stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return JSON.parse(stdout) as DriverResult;
};

export const startDriver = (argv: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess => {
  const [file = '', ...args] = argv;
  return spawn(file, args, { stdio: 'ignore', env: { ...process.env, ...env } });
};

/** Processes of the host with `marker` in their command line. */
export const processesWith = (marker: string): Process[] =>
  allProcesses().filter(({ command }) => command.includes(marker));
