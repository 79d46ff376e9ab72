/** Streams whose length is not known beforehand, and not trusted. */
import type { Readable } from 'node:stream';

/** All bytes of a stream. Throws what `tooLong` makes once there are more than `most`; the rest is not read. */
export const bounded = async (stream: Readable, most: number, tooLong: (bytes: number) => Error): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw tooLong(bytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
