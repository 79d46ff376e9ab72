/** One script: the frames of its answer in their order, up to the one that ends it or to what went wrong. */
import type { Channel, Received } from './channel.ts';
import type { Capture, CompleteScript, Frame, Observation, Step } from './protocol.ts';

type LimitFrame = Extract<Frame, { kind: 'limit' }>;

/** How an answer ended. */
export type Ending =
  | { readonly kind: 'end'; readonly out: Capture; readonly err: Capture }
  | { readonly kind: 'limit'; readonly limit: LimitFrame['limit']; readonly out: Capture; readonly err: Capture }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'tampering'; readonly detail: string }
  | { readonly kind: 'closed' };

export interface Answer {
  readonly rows: readonly (readonly Observation[])[];
  readonly ending: Ending;
}

/** Runs a script to its ending. The clocks are the caller's: a process that is killed closes the channel. */
export const runScript = async (channel: Channel, script: CompleteScript): Promise<Answer> => {
  if (channel.unasked()) return { rows: [], ending: { kind: 'tampering', detail: 'bytes that no request asked for' } };
  const next = channel.ask({ kind: 'run', script });
  const width = observationsOf(script.steps);
  const rows: Observation[][] = [];
  for (;;) {
    const received = await next();
    if (isRow(received) && fits(received.frame, rows.length, width) && rows.length < script.rows.length) {
      rows.push(received.frame.observations);
      continue;
    }
    return { rows, ending: endingOf(received, rows.length, script.rows.length, channel) };
  }
};

/** Every step but `setCell` leaves one observation. */
const observationsOf = (steps: readonly Step[]): number => steps.filter((step) => step.op !== 'setCell').length;

type RowReceived = Received & { readonly frame: Extract<Frame, { kind: 'row' }> };

const isRow = (received: Received): received is RowReceived =>
  received.kind === 'frame' && received.frame.kind === 'row';

const fits = (frame: RowReceived['frame'], index: number, width: number): boolean =>
  frame.index === index && frame.observations.length === width;

const endingOf = (received: Received, rows: number, expected: number, channel: Channel): Ending => {
  if (received.kind !== 'frame') return received;
  const { frame } = received;
  switch (frame.kind) {
    case 'end':
      if (frame.rows !== expected || rows !== expected) return outOfOrder('an end before the last row');
      if (channel.unasked()) return { kind: 'tampering', detail: 'bytes after the last frame of an answer' };
      return { kind: 'end', out: frame.out, err: frame.err };
    case 'limit':
      return { kind: 'limit', limit: frame.limit, out: frame.out, err: frame.err };
    case 'fault':
      return { kind: 'fault', message: frame.message };
    case 'row':
      return outOfOrder(`row ${String(frame.index)} out of turn, or with too many or too few observations`);
    case 'loaded':
    case 'unloadable':
      return outOfOrder(`a frame "${frame.kind}" in answer to a script`);
  }
};

const outOfOrder = (detail: string): Ending => ({ kind: 'tampering', detail });
