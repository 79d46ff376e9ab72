/**
 * Ends what a user left behind, in the tier `container`, where no namespace does it. One small process per harness
 * kills everything that runs as a slot's user: at the end of each run, and of all runs when the harness ends, even by
 * SIGKILL. The kernel's kill of all processes misses none that forks meanwhile, as a list of processes would.
 *
 * The sweeper runs as a slot of its own, and keeps the one right of root's to change its user. It takes on another
 * slot's user as its effective one only, for the moment of the kill. So the kill reaches that slot's processes alone,
 * and they cannot signal the sweeper first.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { cacheDir } from '../platform/cache-dir.ts';
import { graderFault } from '../contracts/errors.ts';
import { onceMade } from '../text/remembered.ts';
import { requireProgram } from './programs.ts';
import { reachableCopy } from './reachable.ts';
import { takeSlot } from './slots.ts';

/** Refuses to kill with any other right of root's (CapEff 80 is CAP_SETUID): it could reach every process there is. */
const SCRIPT = `
const { readFileSync } = require('node:fs');
const open = new Set();
const isHarmless = (uid) => {
  const status = readFileSync('/proc/thread-self/status', 'latin1');
  const [, real, effective] = /^Uid:\\t(\\d+)\\t(\\d+)/m.exec(status) ?? [];
  return Number(real) > 0 && Number(effective) === uid && uid > 0 && /^CapEff:\\t0*80$/m.test(status);
};
const own = process.geteuid();
const sweep = (uid) => {
  process.seteuid(uid);
  try {
    if (!isHarmless(uid)) return false;
    process.kill(-1, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') return false;
  } finally {
    process.seteuid(own);
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

export interface UidReaper {
  /** To be called before a process of this user is started. Throws a grader fault when a sweep has failed before. */
  begin(uid: number): void;
  /** Kills every process of this user. When that cannot be done, nothing more is begun. */
  sweep(uid: number): Promise<void>;
}

/** The sweeper of this harness. For root alone. */
export const uidReaper = onceMade(() => startSweeper());

const startSweeper = async (): Promise<UidReaper> => {
  const child = await spawnSweeper();
  const waiting = new Map<number, (swept: boolean) => void>();
  let isBroken = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [uid, answer] = line.split(' ');
    waiting.get(Number(uid))?.(answer === 'true');
  });
  child.once('close', () => {
    isBroken = true;
    for (const answer of waiting.values()) answer(false);
  });
  return {
    begin(uid) {
      if (isBroken) throw notSwept();
      child.stdin.write(`begin ${String(uid)}\n`);
    },
    async sweep(uid) {
      keepHarness(child, true);
      const swept = await new Promise<boolean>((resolve) => {
        waiting.set(uid, resolve);
        child.stdin.write(`sweep ${String(uid)}\n`);
        if (isBroken) resolve(false);
      });
      waiting.delete(uid);
      if (waiting.size === 0) keepHarness(child, false);
      if (!swept) isBroken = true;
    },
  };
};

const spawnSweeper = async (): Promise<PipedChild> => {
  const { uid: own } = await takeSlot();
  const user = ['--reuid', String(own), '--regid', String(own), '--clear-groups', '--no-new-privs'];
  const rights = ['--inh-caps=-all,+setuid', '--ambient-caps=-all,+setuid', '--bounding-set=-all,+setuid', '--'];
  const node = await reachableCopy(process.execPath, cacheDir());
  const child = spawn(requireProgram('setpriv'), [...user, ...rights, node, '-e', SCRIPT], {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  for (const emitter of [child, child.stdin, child.stdout]) emitter.on('error', () => undefined);
  child.unref();
  keepHarness(child, false);
  return child;
};

type PipedChild = ChildProcess & { readonly stdin: Writable; readonly stdout: Readable };

/** Only an answer that is waited for keeps the harness running; its end is what ends the sweeper. */
const keepHarness = ({ stdin, stdout }: PipedChild, keep: boolean): void => {
  for (const stream of [stdin, stdout]) {
    if (!(stream instanceof Socket)) continue;
    if (keep) stream.ref();
    else stream.unref();
  }
};

const notSwept = (): Error =>
  graderFault('not-swept', 'A process that the submission left behind could not be stopped.', {
    remedy: 'Stop this container, and report what `npx grade doctor` says.',
  });
