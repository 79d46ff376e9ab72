/** Lines from a stream that may send anything: a line is bounded, and what is not asked for yet stays in the pipe. */
import type { Readable } from 'node:stream';
import { at } from '../text/at.ts';

/** What came next on the channel. After `too-long` and `end` nothing else comes. */
export type Line =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'too-long' }
  /** The stream ended. A line that was not finished does not count: its writer may have been killed in the middle of it. */
  | { readonly kind: 'end' };

export interface LineReader {
  /** One call at a time. */
  next(): Promise<Line>;
  /** Has anything arrived that was not asked for? */
  pending(): boolean;
}

const NEWLINE = 0x0a;

/** Lines of at most `maxBytes` bytes, without their line break. */
export const readLines = (stream: Readable, maxBytes: number): LineReader => {
  const state: State = { chunks: [], bytes: 0, scanned: 0, ended: false };
  let wake: (() => void) | null = null;
  const changed = (): void => {
    wake?.();
    wake = null;
  };
  stream.on('data', (chunk: Buffer) => {
    state.chunks.push(chunk);
    state.bytes += chunk.length;
    if (wake === null || state.bytes > maxBytes) stream.pause();
    changed();
  });
  const end = (): void => {
    state.ended = true;
    changed();
  };
  stream.once('end', end).once('close', end).on('error', end);
  const next = async (): Promise<Line> => {
    for (let line = take(state, maxBytes); ; line = take(state, maxBytes)) {
      if (line !== null) return line;
      await new Promise<void>((resolve) => {
        wake = resolve;
        stream.resume();
      });
    }
  };
  return { next, pending: () => state.bytes > 0 };
};

interface State {
  chunks: Buffer[];
  bytes: number;
  /** Chunks at the front that are known to hold no line break. */
  scanned: number;
  ended: boolean;
}

const take = (state: State, maxBytes: number): Line | null => {
  for (; state.scanned < state.chunks.length; state.scanned++) {
    const end = at(state.chunks, state.scanned).indexOf(NEWLINE);
    if (end >= 0) return cut(state, end, maxBytes);
  }
  if (state.bytes > maxBytes) return { kind: 'too-long' };
  return state.ended ? { kind: 'end' } : null;
};

/** The line ends at `end` in the chunk that was scanned last. */
const cut = (state: State, end: number, maxBytes: number): Line => {
  const parts = state.chunks.splice(0, state.scanned + 1);
  state.scanned = 0;
  const last = at(parts, -1);
  if (end + 1 < last.length) state.chunks.unshift(last.subarray(end + 1));
  const line = Buffer.concat([...parts.slice(0, -1), last.subarray(0, end)]);
  state.bytes -= line.length + 1;
  return line.length > maxBytes ? { kind: 'too-long' } : { kind: 'line', text: line.toString('utf8') };
};
