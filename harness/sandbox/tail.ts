/** Keeps the end of a stream that may be endless. */
import type { Readable } from 'node:stream';

export interface Tail {
  text(): string;
}

/** Reads `stream` to its end and remembers the last `capacity` bytes. */
export const keepTail = (stream: Readable, capacity: number): Tail => {
  let chunks: Buffer[] = [];
  let held = 0;
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    if (held < 2 * capacity) return;
    const joined = Buffer.concat(chunks).subarray(-capacity);
    chunks = [Buffer.from(joined)];
    held = joined.length;
  });
  stream.on('error', () => undefined);
  return { text: () => Buffer.concat(chunks).subarray(-capacity).toString('utf8') };
};
