/** A process that answers one request after another: a JSON line each, and an empty line when it is ready again. */
import { readLine, writeLine } from '../probe/channel.ts';

/** Writes one line of the answer. */
export const answer = (message: unknown): void => {
  writeLine(JSON.stringify(message));
};

/** Until the requests end, or until one leaves the process spent: then the harness starts another. */
export const serveRequests = (handle: (request: unknown) => 'ready' | 'spent'): void => {
  for (let line = readLine(); line !== null; line = readLine()) {
    if (handle(JSON.parse(line)) === 'spent') return;
    writeLine('');
  }
};
