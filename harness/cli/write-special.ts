/** Writes to pipes and devices, which may take text slowly or never, without waiting for ever. */
import { constants, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { graderFault } from '../contracts/errors.ts';
import { codeOf } from '../text/error-code.ts';

/** How long nobody may read before it is given up. */
export const patienceMs = 5_000;
const pauseMs = 20;

/**
 * The system is told not to wait, and is asked again until it takes the next piece: a call that waits within the system
 * cannot be taken back, and the program would not end. @throws {GraderError} when nothing reads
 */
export const writeSpecial = async (path: string, content: string | Buffer, patience = patienceMs): Promise<void> => {
  const ready = <T>(attempt: () => Promise<T>): Promise<T> => untilReady(attempt, path, patience);
  await using file = await ready(() => open(path, constants.O_WRONLY | constants.O_NONBLOCK));
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let written = 0; written < bytes.length;) {
    written += (await ready(() => file.write(bytes, written))).bytesWritten;
  }
};

const untilReady = async <T>(attempt: () => Promise<T>, path: string, patience: number): Promise<T> => {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!notReady.has(codeOf(error))) throw error;
      if (performance.now() > end) throw unread(path, patience, error);
    }
    await sleep(pauseMs);
  }
};

const unread = (path: string, patience: number, cause: unknown): Error =>
  graderFault('unread-output', `Nothing reads from it; the grader tried for ${String(patience / 1_000)} seconds.`, {
    where: path,
    remedy: 'Start what reads it first, or give a file, or - for standard output.',
    cause,
  });

/** Of a full pipe, and of one that nobody has opened to read. */
const notReady: ReadonlySet<unknown> = new Set(['EAGAIN', 'ENXIO']);
