/** The channel to one probe process: requests with a fresh nonce go in, frames of their answers come out. */
import { randomBytes } from 'node:crypto';
import type { SandboxedProcess } from '../contracts/sandbox.ts';
import { readFrame } from './frames.ts';
import { type Line, readLines } from './line-reader.ts';
import { type CompleteScript, type Frame, next as nextLine, type Program } from '../contracts/protocol.ts';

/** A `row` frame holds what one row showed; nothing honest comes near this size. */
const FRAME_BYTES = 16 * 1024 * 1024;

export type Received =
  | { readonly kind: 'frame'; readonly frame: Frame }
  | { readonly kind: 'tampering'; readonly detail: string }
  /** The process closed the channel: it has ended, or is about to. */
  | { readonly kind: 'closed' };

export type Question =
  { readonly kind: 'load'; readonly program: Program } | { readonly kind: 'run'; readonly script: CompleteScript };

export interface Conversation {
  /** The next frame of the answer. */
  next(): Promise<Received>;
  /** Lets a paced script begin its next row. */
  proceed(): void;
}

export interface Channel {
  ask(question: Question): Conversation;
  /** Has the process said something that no request asked for? */
  unasked(): boolean;
}

export const openChannel = (child: SandboxedProcess): Channel => {
  const lines = readLines(child.stdout, FRAME_BYTES);
  return {
    ask(question) {
      const nonce = randomBytes(16).toString('hex');
      child.stdin.write(`${JSON.stringify({ ...question, nonce })}\n`);
      return {
        next: async () => received(await lines.next(), nonce),
        proceed() {
          child.stdin.write(`${JSON.stringify(nextLine.parse({ kind: 'next', nonce }))}\n`);
        },
      };
    },
    unasked: () => lines.pending(),
  };
};

const received = (line: Line, nonce: string): Received => {
  switch (line.kind) {
    case 'too-long':
      return { kind: 'tampering', detail: 'a line longer than any frame' };
    case 'end':
      return { kind: 'closed' };
    case 'line': {
      const read = readFrame(line.text, nonce);
      return read.ok ? { kind: 'frame', frame: read.frame } : { kind: 'tampering', detail: read.detail };
    }
  }
};
