/** A process that answers one request after another: a JSON line each, and an empty line when it is ready again. */
import { createInterface } from 'node:readline';
import { writeLine } from '../probe/channel.ts';

/** Writes one line of the answer. */
export const answer = (message: unknown): void => {
  writeLine(JSON.stringify(message));
};

/** Until the requests end, or until one leaves the process spent: then the harness starts another. */
export const serveRequests = async (handle: (request: unknown) => 'ready' | 'spent'): Promise<void> => {
  for await (const line of createInterface({ input: process.stdin })) {
    if (handle(JSON.parse(line)) === 'spent') break;
    writeLine('');
  }
  process.stdin.destroy();
};
