/**
 * Ends what a user left behind, in the tier `container`, where no namespace does it. One small process per harness
 * kills everything that runs as a slot's user: at the end of each run, and of all runs when the harness ends, even by
 * SIGKILL. The kernel's kill of all processes misses none that forks meanwhile, as a list of processes would.
 *
 * The sweeper takes on a slot's user as its effective one only, for the moment of the kill; its real user is a slot of
 * its own. So the kill reaches that slot's processes alone, and they cannot signal the sweeper first.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Socket } from 'node:net';
import { graderFault } from '../errors.ts';
import { requireProgram } from './programs.ts';
import { takeSlot } from './slots.ts';

/** Refuses to kill with any right of root's: it would reach every process of the machine. */
const SCRIPT = `
const { readFileSync } = require('node:fs');
const open = new Set();
const isHarmless = (uid) => {
  const status = readFileSync('/proc/thread-self/status', 'latin1');
  const [, real, effective] = /^Uid:\\t(\\d+)\\t(\\d+)/m.exec(status) ?? [];
  return Number(real) > 0 && Number(effective) === uid && uid > 0 && /^CapEff:\\t0+$/m.test(status);
};
const sweep = (uid) => {
  process.seteuid(uid);
  try {
    if (!isHarmless(uid)) return false;
    process.kill(-1, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') return false;
  } finally {
    process.seteuid(0);
  }
  open.delete(uid);
  return true;
};
const lines = require('node:readline').createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [word, text] = line.split(' ');
  if (word === 'begin') open.add(Number(text));
  else process.stdout.write(text + ' ' + sweep(Number(text)) + '\\n');
});
lines.on('close', () => {
  for (const uid of open) sweep(uid);
  process.exit();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
`;

export interface Sweeper {
  /** To be called before the first process of this user is started. */
  begin(uid: number): void;
  /** Kills every process of this user. Throws a grader fault when that cannot be done. */
  sweep(uid: number): Promise<void>;
}

/** The sweeper of this harness. For root alone. */
export const theSweeper = (): Promise<Sweeper> => (running ??= startSweeper());

let running: Promise<Sweeper> | null = null;

const startSweeper = async (): Promise<Sweeper> => {
  const { uid: own } = await takeSlot();
  const asOwn = ['--ruid', String(own), '--euid', '0', '--clear-groups', '--'];
  const child = spawn(requireProgram('setpriv'), [...asOwn, process.execPath, '-e', SCRIPT], {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map<number, (swept: boolean) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [uid, answer] = line.split(' ');
    waiting.get(Number(uid))?.(answer === 'true');
  });
  const state = { dead: false };
  child.once('close', () => {
    state.dead = true;
    for (const answer of waiting.values()) answer(false);
  });
  keepsNobodyRunning(child);
  return {
    begin(uid) {
      child.stdin.write(`begin ${String(uid)}\n`);
    },
    async sweep(uid) {
      const swept = await new Promise<boolean>((resolve) => {
        if (state.dead) resolve(false);
        waiting.set(uid, resolve);
        child.stdin.write(`sweep ${String(uid)}\n`);
      });
      waiting.delete(uid);
      if (!swept) throw notSwept(uid);
    },
  };
};

/** The harness may end while the sweeper waits for work; what is left then is swept by the end of the input. */
const keepsNobodyRunning = (child: ChildProcess): void => {
  child.on('error', () => undefined);
  child.unref();
  for (const stream of [child.stdin, child.stdout]) {
    stream?.on('error', () => undefined);
    if (stream instanceof Socket) stream.unref();
  }
};

const notSwept = (uid: number): Error =>
  graderFault('not-swept', `Processes that a submission left behind as user ${String(uid)} could not be killed.`, {
    remedy: 'End this container, and report what `npx grade doctor` says.',
  });
