/**
 * A user id for each subject that runs at once. The kernel counts threads by user: with one user for all, one
 * student's threads would stop another student's process from starting.
 */
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { graderFault } from '../errors.ts';

/** No passwd entry is needed. The range keeps clear of ordinary users, of dynamic users, and of nobody (65534). */
const FIRST = 64_001;
const LAST = 65_000;

export interface Slot {
  readonly uid: number;
  /** Gives the user id back. Only when nothing runs under it any more. */
  release(): void;
}

/** Takes a user id that no other subject on this machine has, in this process or in another one's. */
export const takeSlot = async (): Promise<Slot> => {
  const uid = free.pop() ?? (await claimNext());
  return {
    uid,
    release() {
      free.push(uid);
    },
  };
};

const free: number[] = [];
/** A claim is a socket name: the kernel gives it to one process, and takes it back when that process ends. */
const claims = new Set<Server>();
let next = FIRST;

const claimNext = async (): Promise<number> => {
  while (next <= LAST) {
    const uid = next++;
    const claim = await listen(`\0 8puzzle-grader slot ${String(uid)}`);
    if (claim === null) continue;
    claims.add(claim);
    return uid;
  }
  throw graderFault('no-slot', `All ${String(LAST - FIRST + 1)} user ids for submissions are taken on this machine.`, {
    remedy: 'Wait until other gradings have ended.',
  });
};

const listen = (path: string): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => {
      resolve(null);
    });
    server.listen({ path }, () => {
      server.unref();
      resolve(server);
    });
  });
