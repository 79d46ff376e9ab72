/** The protocol's two ends in the probe: lines in on descriptor 0, frames out on descriptor 1, both blocking. */
import { Buffer } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';

const NEWLINE = 10;
const chunk = Buffer.alloc(65_536);
/** Bytes that were read after the last line. */
let rest = Buffer.alloc(0);

/** The next line; null when the harness has closed its end. */
export const readLine = (): string | null => {
  const parts: Buffer[] = [];
  for (let part = rest; ; part = Buffer.from(chunk.subarray(0, readChunk()))) {
    if (part.length === 0 && part !== rest) return null;
    const end = part.indexOf(NEWLINE);
    parts.push(end < 0 ? part : part.subarray(0, end));
    rest = end < 0 ? Buffer.alloc(0) : part.subarray(end + 1);
    if (end >= 0) return Buffer.concat(parts).toString('utf8');
  }
};

export const writeLine = (line: string): void => {
  const bytes = Buffer.from(`${line}\n`);
  for (let sent = 0; sent < bytes.length;) sent += whenReady(() => writeSync(1, bytes, sent));
};

const readChunk = (): number => whenReady(() => readSync(0, chunk, 0, chunk.length, null));

/** A descriptor may be non-blocking, depending on what started this process. */
const whenReady = (operation: () => number): number => {
  for (;;) {
    try {
      return operation();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
};

/** Writes one line of an answer, as JSON. */
export const answer = (message: unknown): void => {
  writeLine(JSON.stringify(message));
};

/**
 * Answers one request after another, a JSON line each, with an empty line when the process is ready again: until the requests end, or
 * until one leaves the process spent. Then the harness starts another.
 */
export const serveRequests = (handle: (request: unknown) => 'ready' | 'spent'): void => {
  for (let line = readLine(); line !== null; line = readLine()) {
    if (handle(JSON.parse(line)) === 'spent') return;
    writeLine('');
  }
};
