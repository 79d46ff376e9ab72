/** One script: the frames of its answer in their order, up to the one that ends it or to what went wrong. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, Received } from './channel.ts';
import { tellsSteps } from '../contracts/protocol.ts';
import type { Capture, CompleteScript, Frame, Observation, Step } from '../contracts/protocol.ts';

type LimitFrame = Extract<Frame, { kind: 'limit' }>;

export type Ending =
  | { readonly kind: 'end'; readonly out: Capture; readonly err: Capture }
  | { readonly kind: 'limit'; readonly limit: LimitFrame['limit']; readonly out: Capture; readonly err: Capture }
  /** The process is about to end itself. */
  | { readonly kind: 'exit'; readonly out: Capture; readonly err: Capture }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'tampering'; readonly detail: string }
  | { readonly kind: 'closed' };

export interface Answer {
  readonly rows: readonly (readonly Observation[])[];
  /** Of the finished rows of a paced script. */
  readonly rowCpuMs: readonly (number | null)[];
  /** The last step that was told. */
  readonly step?: number | undefined;
  readonly ending: Ending;
}

/**
 * Milliseconds before each row of a paced script, drawn anew: garbage is collected there, and where a script leaves little of it,
 * a program could tell by the time that it takes.
 */
const pause = { least: 3, most: 9 } as const;

/** What happens around each row. */
export interface Pace {
  /** Of a paced script: the row is about to begin, and its limits start now. */
  begin(): void;
  /** CPU milliseconds of the subject since the row of a paced script began. */
  end(): number | null;
}

/** Runs a script to its ending. The clocks are the caller's: a process that is killed closes the channel. */
export const runScript = async (channel: Channel, script: CompleteScript, pace: Pace): Promise<Answer> => {
  const rows: Observation[][] = [];
  const rowCpuMs: (number | null)[] = [];
  let step: number | undefined;
  const ended = (ending: Ending): Answer => ({ rows, rowCpuMs, step, ending });
  if (channel.unasked()) return ended({ kind: 'tampering', detail: 'bytes that no request asked for' });
  const answer = channel.ask({ kind: 'run', script });
  const width = observationsOf(script.steps);
  const isStep = nextStep(script);
  let waiting = script.paced;
  for (;;) {
    const received = await answer.next();
    if (waiting && isReady(received, rows.length) && rows.length < script.rows.length) {
      waiting = false;
      await sleep(pause.least + Math.random() * (pause.most - pause.least));
      pace.begin();
      answer.proceed();
    } else if (rows.length === 0 && isStep(received, step)) {
      step = received.frame.index;
    } else if (
      !waiting &&
      isRow(received) &&
      fits(received.frame, rows.length, width) &&
      rows.length < script.rows.length
    ) {
      const cpuMs = pace.end();
      if (script.paced) rowCpuMs.push(cpuMs);
      rows.push(received.frame.observations);
      waiting = script.paced;
    } else return ended(endingOf(received, rows.length, script.rows.length, channel));
  }
};

const isReady = (received: Received, index: number): boolean =>
  received.kind === 'frame' && received.frame.kind === 'ready' && received.frame.index === index;

type StepReceived = Received & { readonly frame: Extract<Frame, { kind: 'step' }> };

/** Is it the step after the one before, of a script that tells them? */
const nextStep = (script: CompleteScript) => {
  const steps = tellsSteps(script) ? script.steps.length : 0;
  return (received: Received, before = -1): received is StepReceived =>
    received.kind === 'frame' &&
    received.frame.kind === 'step' &&
    received.frame.index === before + 1 &&
    received.frame.index < steps;
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
    case 'exit':
      return { kind: 'exit', out: frame.out, err: frame.err };
    case 'fault':
      return { kind: 'fault', message: frame.message };
    case 'row':
      return outOfOrder(`row ${String(frame.index)} out of turn, or with too many or too few observations`);
    case 'step':
    case 'ready':
    case 'loaded':
    case 'unloadable':
      return outOfOrder(`a frame "${frame.kind}" in answer to a script`);
  }
};

const outOfOrder = (detail: string): Ending => ({ kind: 'tampering', detail });
