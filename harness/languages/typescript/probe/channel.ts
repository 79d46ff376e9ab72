/** The protocol's two ends in the probe: lines in on descriptor 0, frames out on descriptor 1, both blocking. */
import { readSync, writeSync } from 'node:fs';

const NEWLINE = 10;
const pending: Buffer[] = [];
const chunk = Buffer.alloc(65_536);

/** The next request; null when the harness has closed its end. */
export const readLine = (): string | null => {
  for (;;) {
    const count = readChunk();
    if (count === 0) return null;
    const end = chunk.subarray(0, count).indexOf(NEWLINE);
    pending.push(Buffer.from(chunk.subarray(0, end < 0 ? count : end)));
    if (end < 0) continue;
    const line = Buffer.concat(pending).toString('utf8');
    pending.length = 0;
    // One request at a time: whatever came behind it belongs to the next.
    if (end + 1 < count) pending.push(Buffer.from(chunk.subarray(end + 1, count)));
    return line;
  }
};

export const writeLine = (line: string): void => {
  const bytes = Buffer.from(`${line}\n`);
  for (let sent = 0; sent < bytes.length;) sent += whenReady(() => writeSync(1, bytes, sent));
};

const readChunk = (): number => whenReady(() => readSync(0, chunk, 0, chunk.length, null));

/** A descriptor may be non-blocking, depending on who started us. */
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
