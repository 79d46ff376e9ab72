/** A process that answers one request after another: a JSON line each, and an empty line when it is ready again. */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Writes one line of the answer. */
export const answer = (message: unknown): void => {
  write(`${JSON.stringify(message)}\n`);
};

const write = (text: string): void => {
  const bytes = Buffer.from(text);
  for (let sent = 0; sent < bytes.length;) sent += writeSync(1, bytes, sent);
};

/** Until the requests end, or until one leaves the process spent: then the harness starts another. */
export const serveRequests = async (handle: (request: unknown) => 'ready' | 'spent'): Promise<void> => {
  for await (const line of createInterface({ input: process.stdin })) {
    if (handle(JSON.parse(line)) === 'spent') break;
    write('\n');
  }
  process.stdin.destroy();
};
