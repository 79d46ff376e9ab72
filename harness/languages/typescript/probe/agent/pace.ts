/** How many objects are weighed together, and how often: so many that code does not count, so few that it takes no time. */
import type { Observation } from '../../../../contracts/protocol.ts';
import { type Made, type Round, SLOW_MS } from './scales.ts';

export const MEBIBYTE = 1_048_576;
/** The instances of a round together: what else comes and goes on the heap is little against them. */
const TARGET_BYTES = MEBIBYTE;
const MOST_INSTANCES = 20_000;
const SMALLEST_BYTES = 16;
/** Code that comes into being weighs as much as a small object: it is shared by these at least, unless they are slow. */
const LEAST_INSTANCES = 3;

/** For the pilot and for a round, in CPU time. */
const PILOT_MS = 15;
const ROUND_MS = 60;
/** How long a round takes decides how many there are at most. */
export type Pace = 'quick' | 'slow' | 'slowest';
/** A round that takes longer is done again only where it and the pilot are far from each other. */
const MOST_QUICK_MS = 125;
export const ROUNDS: Readonly<Record<Pace, number>> = { quick: 5, slow: 2, slowest: 1 };

/** Shapes, feedback and machine code come into being before anything is weighed. */
export const WARM_UP = { ms: 25, least: 10, most: 500 };
const PILOT_INSTANCES = 64;
const MOST_PILOT_BYTES = 32 * MEBIBYTE;
/** What is quickly made costs nothing to be weighed a little better. Two rounds agree within this share; one alone was once 0. */
export const ROUGH = { least: 12, ms: 5, share: 0.1, rounds: 3 } as const;

/** Milliseconds of making one. */
export interface Warm {
  readonly ms: number;
  /** Of the quickest: the others may have been interrupted. */
  readonly least: number;
}

/** Or the failure of a step. */
export const warmUp = (make: () => Made, now: () => number): Warm | Observation => {
  const start = now();
  let least = Infinity;
  let last = start;
  for (let made = 1; ; made += 1) {
    const result = make();
    if (result.kind === 'failed') return result.failure;
    const end = now();
    least = Math.min(least, end - last);
    last = end;
    const ms = end - start;
    if (made >= WARM_UP.most || (made >= WARM_UP.least && ms > WARM_UP.ms)) return { ms: ms / made, least };
  }
};

/** Few when the instances are slow, or are large for all that is known: what became garbage is among `grown`. */
export const pilotInstances = ({ grown, ms }: Round): number =>
  within(1, Math.min(MOST_PILOT_BYTES / Math.max(grown, 1), PILOT_MS / ms), PILOT_INSTANCES);

/** One instance alone, of what is quickly made, may weigh less than code that is given up meanwhile. */
export const roughInstances = (first: Round, { ms, least }: Warm): number =>
  Math.floor(Math.min(pilotInstances({ ...first, ms: least }), Math.max(ROUGH.least, ROUGH.ms / ms)));

export const instancesFor = ({ grown, ms }: Round): { readonly instances: number; readonly pace: Pace } => {
  const enough = Math.ceil(TARGET_BYTES / Math.max(grown, SMALLEST_BYTES));
  const least = ms <= SLOW_MS ? Math.min(enough, LEAST_INSTANCES) : 1;
  const instances = within(least, Math.min(enough, ROUND_MS / ms), MOST_INSTANCES);
  return { instances, pace: paceOf(instances * ms, ms) };
};

const paceOf = (roundMs: number, ms: number): Pace => {
  if (roundMs <= MOST_QUICK_MS) return 'quick';
  return ms <= SLOW_MS ? 'slow' : 'slowest';
};

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(Math.floor(value), most));
