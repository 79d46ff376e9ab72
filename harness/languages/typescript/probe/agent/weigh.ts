/**
 * Weighs an object by what the heap shrinks by when many of its kind are given up. JavaScript tells no object's size, nor
 * what closures and #private fields hold; the heap has all of it, and for instances enough to fill a mebibyte it is the same
 * from run to run, to a hundredth. Where much stays behind that was kept for them, they are weighed by what it grew by.
 */
import type { Observation } from '../../../../contracts/protocol.ts';
import { at } from '../../common/at.ts';
import {
  instancesFor,
  MEBIBYTE,
  type Pace,
  pilotInstances,
  ROUGH,
  roughInstances,
  ROUNDS,
  WARM_UP,
  warmUp,
} from './pace.ts';
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

/** Rounds of so many times fewer instances than there is time for are done again with more, but not with so many times more at once. */
const TOO_FEW = 4;
const MOST_MORE = 16;
/** Two rounds agree within a byte, or this share; a slow one beside which much code came into being, or was given up, does not. */
const SAME_BYTES = 1;
const SAME_SHARE: Readonly<Record<Pace, number>> = { quick: 0.005, slow: 0.1, slowest: 0.1 };
/** An instance as large as this, and slow, is weighed by its first making. */
const LARGE_BYTES = 8 * MEBIBYTE;
/**
 * What modules keep, with their code and what the engine has learned of it, is told when it is more. The engine has a list of
 * the shapes of what was made last, which does not shrink: of nodes with a generator each, up to a MiB and a fiftieth of the queues.
 */
const MUCH_OUTSIDE = { bytes: 1.5 * MEBIBYTE, shareOfQueues: 0.05 } as const;
/** Objects of the kind that a script holds at most: the witness, and what its steps have named. */
const KEPT_INSTANCES = 3;

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
  if ('kind' in warm) return warm;
  const keepQueues = queues !== null;
  const instances = roughly ? roughInstances(first, warm) : pilotInstances({ ...first, ms: warm.ms });
  const load = { instances, keepQueues, before: first.left };
  const pilot = weighRound(load, making, scales);
  if (pilot.kind === 'failed') return pilot.failure;
  if (roughly) return weighRoughly(load, pilot, making, queues, scales);
  // A clock that seldom ticks says 0 of a few, or far too much; what was cold was slower.
  return weighAlike({ ...pilot, ms: Math.max(pilot.ms, warm.ms) }, making, queues, scales);
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
  let { instances, pace } = instancesFor(pilot);
  let rounds: Round[] = [];
  let before = pilot.left;
  while (rounds.length < ROUNDS[pace]) {
    const isRepeated = pace === 'quick';
    const isExact = rounds.length > 0 || !isRepeated;
    const load = { instances, keepQueues: queues !== null, before, isRepeated, isExact };
    const round = weighRound(load, make, scales);
    if (round.kind === 'failed') return round.failure;
    before = round.left;
    const possible = instancesFor(round);
    if (possible.instances >= TOO_FEW * instances) {
      ({ pace } = possible);
      instances = Math.min(possible.instances, MOST_MORE * instances);
      rounds = [];
      continue;
    }
    const share = SAME_SHARE[pace];
    if ([pilot, ...rounds].some((other) => agree(other, round, share))) return sizeOf([round], queues, scales);
    rounds.push(round);
  }
  return sizeOf(pace === 'slow' ? [pilot, ...rounds] : rounds, queues, scales);
};

const agree = ({ weight: one }: Round, { weight: other }: Round, share: number): boolean =>
  one !== null &&
  other !== null &&
  isNear(one.bytes, other.bytes, share) &&
  isNear(one.withQueues, other.withQueues, share);
const isNear = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= Math.max(SAME_BYTES, share * Math.abs(a));

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
