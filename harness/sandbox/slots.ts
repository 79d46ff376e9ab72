/**
 * A user id for each subject that runs at once. The kernel counts threads by user: with one user for all, one
 * student's threads would stop another student's process from starting.
 */
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { type GraderError, graderFault } from '../contracts/errors.ts';
import { packageName } from '../contracts/package-name.ts';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import { codeOf } from '../text/error-code.ts';

/** No passwd entry is needed. The range keeps clear of ordinary users and of nobody (65534). */
const FIRST = 64_001;
const COUNT = 1_500;

export interface Slot {
  readonly uid: number;
  /** Gives the user id back. Only when nothing runs under it any more. */
  release(): void;
}

/** Starts a process under a user of its own. The user is given back when the process has ended. */
export const withSlot = async (start: (uid: number) => Promise<SandboxedProcess>): Promise<SandboxedProcess> => {
  const slot = await takeSlot();
  try {
    const child = await start(slot.uid);
    void child.ended.then(() => {
      slot.release();
    });
    return child;
  } catch (error) {
    slot.release();
    throw error;
  }
};

/** Takes a user id that no other subject on this machine has, in this process or in another one's. */
export const takeSlot = async (): Promise<Slot> => {
  const rested = (free[0]?.since ?? Infinity) < performance.now() - REST_MS ? free.shift() : undefined;
  const uid = rested?.uid ?? (await claimNext()) ?? free.shift()?.uid;
  if (uid === undefined) throw allTaken();
  return {
    uid,
    release() {
      free.push({ uid, since: performance.now() });
    },
  };
};

/** An ended sandbox counts towards its user until the machine's first process has reaped it, which may take a while. */
const REST_MS = 5_000;
/** Released user ids, the one that has rested longest first. */
const free: { readonly uid: number; readonly since: number }[] = [];
/** A claim is a socket name: the kernel gives it to one process, and takes it back when that process ends. */
const claims = new Set<Server>();
/** Each harness begins elsewhere, so that what an earlier one left unreaped is spread over all user ids. */
const offset = randomInt(COUNT);
let tried = 0;

/** Null when every user id of the range has been tried. */
const claimNext = async (): Promise<number | null> => {
  while (tried < COUNT) {
    const uid = FIRST + ((offset + tried++) % COUNT);
    const claim = await listen(`\0 ${packageName} slot ${uid}`);
    if (claim === null) continue;
    claims.add(claim);
    return uid;
  }
  return null;
};

const allTaken = (): GraderError =>
  graderFault('no-slot', `All ${COUNT} user ids for submissions are in use on this machine.`, {
    remedy: 'Wait until other gradings have finished.',
  });

/** Null when another process has it. */
const listen = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') resolve(null);
      // Only on Linux may a socket have such a name: elsewhere the place to begin alone keeps graders apart.
      else if (code === 'EINVAL') resolve(server);
      else reject(error);
    });
    server.listen({ path }, () => {
      server.unref();
      resolve(server);
    });
  });
