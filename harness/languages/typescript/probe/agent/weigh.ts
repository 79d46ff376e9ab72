/**
 * Weighs an object by what the heap shrinks by when many of its kind are given up. JavaScript tells no object's size, nor
 * what closures and #private fields hold; the heap has all of it, and for instances enough to fill a mebibyte it is the same
 * from run to run, to a hundredth. Where much stays behind that was kept for them, they are weighed by what it grew by.
 */
import type { Observation } from '../../../../contracts/protocol.ts';
import { at } from '../../common/at.ts';
import {
  type Load,
  type Made,
  type QueueTotals,
  type Round,
  type Scales,
  settled,
  SLOW_MS,
  weighRound,
} from './scales.ts';

const MEBIBYTE = 1_048_576;
/** The instances of a round together: what else comes and goes on the heap is little against them. */
const TARGET_BYTES = MEBIBYTE;
const MOST_INSTANCES = 20_000;
const SMALLEST_BYTES = 16;
/** Code that comes into being weighs as much as a small object: it is shared by these at least, unless they are slow. */
const LEAST_INSTANCES = 3;
/** For the pilot and for a round, in CPU time. */
const PILOT_MS = 15;
const ROUND_MS = 60;
/** A round of an instance that takes longer is not done again. */
const MOST_REPEATED_MS = 125;
const MOST_ROUNDS = 5;
/** Rounds of so many times fewer instances than there is time for are done again with more, but not with so many times more at once. */
const TOO_FEW = 4;
const MOST_MORE = 16;
/** Two rounds agree within a byte, or this share. */
const SAME_BYTES = 1;
const SAME_SHARE = 0.005;
/** An instance as large as this, and slow, is weighed by its first making. */
const LARGE_BYTES = 8 * MEBIBYTE;
/**
 * What modules keep, with their code and what the engine has learned of it, is told when it is more. The engine has a list of
 * the shapes of what was made last, which does not shrink: of nodes with a generator each, up to a MiB and a fiftieth of the queues.
 */
const MUCH_OUTSIDE = { bytes: 1.5 * MEBIBYTE, shareOfQueues: 0.05 } as const;
/** Objects of the kind that a script holds at most: the witness, and what its steps have named. */
const KEPT_INSTANCES = 3;
/** Shapes, feedback and machine code come into being before anything is weighed. */
const WARM_UP = { ms: 25, least: 10, most: 500 };
const PILOT_INSTANCES = 64;
const MOST_PILOT_BYTES = 32 * MEBIBYTE;
/** What is quickly made costs nothing to be weighed a little better. Two rounds agree within this share; one alone was once 0. */
const ROUGH = { least: 12, ms: 5, share: 0.1, rounds: 3 } as const;

export interface WeighQuestion {
  /** What the script calls it. */
  readonly name: string;
  readonly queues: boolean;
  readonly queuesFrom: number | undefined;
  /** Few objects will do, and rounds that nearly agree. */
  readonly roughly: boolean;
}

/** Observed: the size, or the failure of a step. What the first making counted is reported next. */
export const weigh = (make: () => Made, question: WeighQuestion, scales: Scales): Observation => {
  const { books } = scales;
  const { name, queues: withQueues, queuesFrom } = question;
  books.hold();
  let totals: QueueTotals = { queues: 0, during: 0, maxSize: 0, finalSize: 0 };
  const makeCounted = (): Made => {
    const made = make();
    // At once: the books hold the queues until then.
    totals = books.hold();
    return made;
  };
  const before = scales.rest ?? settled(scales, false);
  const load = { instances: 1, keepQueues: withQueues, queuesFrom, before, unweighedBelow: WARM_UP.ms };
  const first = weighRound(load, makeCounted, scales);
  if (first.kind === 'failed') return first.failure;
  const queues = withQueues ? totals : null;
  if (first.grown >= LARGE_BYTES && first.ms >= SLOW_MS) return sizeOf([first], queues, scales);
  books.unwatch();
  try {
    return keepWitness(make, name, scales) ?? weighMany(make, first, { ...question, totals: queues }, scales);
  } finally {
    books.drop();
    books.rewatch();
  }
};

/**
 * One object of the name stays to the end of the script: with the last of its shapes the engine gives up the shapes, and the
 * code that was made for them, and that would be weighed with the objects. Gives the failure of a step.
 */
const keepWitness = (make: () => Made, name: string, { books, witnesses }: Scales): Observation | null => {
  if (witnesses.has(name)) return null;
  books.drop();
  const witness = make();
  if (witness.kind === 'failed') return witness.failure;
  witnesses.set(name, witness.made);
  return null;
};

interface Many extends WeighQuestion {
  readonly totals: QueueTotals | null;
}

const weighMany = (make: () => Made, first: Round, { roughly, totals: queues }: Many, scales: Scales): Observation => {
  const making = (): Made => {
    scales.books.drop();
    return make();
  };
  if (first.ms >= WARM_UP.ms && !roughly) return weighAlike(first, making, queues, scales);
  const warm = warmUp(making, scales.now);
  if (typeof warm !== 'number') return warm;
  const keepQueues = queues !== null;
  const enough = roughly ? Math.max(ROUGH.least, ROUGH.ms / warm) : PILOT_INSTANCES;
  const instances = Math.floor(Math.min(pilotInstances({ ...first, ms: warm }), enough));
  const load = { instances, keepQueues, before: first.left };
  const pilot = weighRound(load, making, scales);
  if (pilot.kind === 'failed') return pilot.failure;
  if (roughly) return weighRoughly(load, pilot, making, queues, scales);
  // A clock that seldom ticks says 0 of a few, or far too much; what was cold was slower.
  return weighAlike({ ...pilot, ms: Math.max(pilot.ms, warm) }, making, queues, scales);
};

/** Rounds of as many objects until two of them nearly agree; else the one in the middle. */
const weighRoughly = (
  load: Load,
  pilot: Round,
  make: () => Made,
  queues: QueueTotals | null,
  scales: Scales,
): Observation => {
  const rounds = [pilot];
  while (rounds.length < ROUGH.rounds) {
    const before = at(rounds, rounds.length - 1).left;
    const round = weighRound({ ...load, before, isExact: rounds.length > 1 }, make, scales);
    if (round.kind === 'failed') return round.failure;
    if (rounds.some((other) => agree(other, round, ROUGH.share))) return sizeOf([round], queues, scales);
    rounds.push(round);
  }
  return sizeOf(rounds, queues, scales);
};

/**
 * Rounds until two of them agree, the pilot among them, as nearly all do at once; else the one in the middle. They are larger
 * once it shows that there is time, and exact where the first ones have not agreed.
 */
const weighAlike = (pilot: Round, make: () => Made, queues: QueueTotals | null, scales: Scales): Observation => {
  let { instances, most } = instancesFor(pilot);
  let rounds: Round[] = [];
  let before = pilot.left;
  while (rounds.length < most) {
    const isRepeated = most > 1;
    const isExact = rounds.length > 0 || !isRepeated;
    const load = { instances, keepQueues: queues !== null, before, isRepeated, isExact };
    const round = weighRound(load, make, scales);
    if (round.kind === 'failed') return round.failure;
    before = round.left;
    const possible = instancesFor(round);
    if (possible.instances >= TOO_FEW * instances) {
      ({ most } = possible);
      instances = Math.min(possible.instances, MOST_MORE * instances);
      rounds = [];
      continue;
    }
    if ([pilot, ...rounds].some((other) => agree(other, round))) return sizeOf([round], queues, scales);
    rounds.push(round);
  }
  return sizeOf(rounds, queues, scales);
};

const agree = ({ weight: one }: Round, { weight: other }: Round, share: number = SAME_SHARE): boolean =>
  one !== null &&
  other !== null &&
  isNear(one.bytes, other.bytes, share) &&
  isNear(one.withQueues, other.withQueues, share);
const isNear = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= Math.max(SAME_BYTES, share * Math.abs(a));

/** Milliseconds of making one, or the failure of a step. */
const warmUp = (make: () => Made, now: () => number): number | Observation => {
  const start = now();
  for (let made = 1; ; made += 1) {
    const result = make();
    if (result.kind === 'failed') return result.failure;
    const ms = now() - start;
    if (made >= WARM_UP.most || (made >= WARM_UP.least && ms > WARM_UP.ms)) return ms / made;
  }
};

/** Few when the instances are slow, or are large for all that is known: what became garbage is among `grown`. */
const pilotInstances = ({ grown, ms }: Round): number =>
  within(1, Math.min(MOST_PILOT_BYTES / Math.max(grown, 1), PILOT_MS / ms), PILOT_INSTANCES);

const instancesFor = ({ grown, ms }: Round): { readonly instances: number; readonly most: number } => {
  const enough = Math.ceil(TARGET_BYTES / Math.max(grown, SMALLEST_BYTES));
  const least = ms <= SLOW_MS ? Math.min(enough, LEAST_INSTANCES) : 1;
  const instances = within(least, Math.min(enough, ROUND_MS / ms), MOST_INSTANCES);
  return { instances, most: instances * ms <= MOST_REPEATED_MS ? MOST_ROUNDS : 1 };
};

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(Math.floor(value), most));

const sizeOf = (rounds: readonly Round[], queues: QueueTotals | null, scales: Scales): Observation => {
  const { left } = at(rounds, rounds.length - 1);
  scales.rest = left;
  const weights = rounds.flatMap(({ weight }) => weight ?? []);
  const bytes = median(weights.map((weight) => weight.bytes));
  const outside = left - scales.empty - KEPT_INSTANCES * bytes;
  const queueBytes = queues === null ? 0 : median(weights.map(({ withQueues }) => withQueues));
  return {
    kind: 'size',
    method: 'growth',
    bytes,
    instances: at(rounds, 0).instances,
    parts: null,
    types: [],
    shared: [],
    ...(outside > MUCH_OUTSIDE.bytes + MUCH_OUTSIDE.shareOfQueues * queueBytes ? { outside } : {}),
    queues: queues === null ? null : { ...queues, bytes: queueBytes },
  };
};

/** In whole bytes; not negative. */
const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.max(0, Math.round(at(sorted, Math.floor(sorted.length / 2))));
};
