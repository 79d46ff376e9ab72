/** One weighing: how much the heap grows while some equal objects are kept. */
import type { Observation } from '../../../../contracts/protocol.ts';

/** What of the process is measured. */
export interface Gauges {
  /** Collects garbage, all of it. */
  readonly collect: () => void;
  /** Bytes on the heap and in array buffers outside it. */
  readonly heapBytes: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

export interface Scales extends Gauges {
  /** Bytes on the heap before any module of the subject was evaluated. */
  readonly empty: number;
  /** Bytes on the heap when garbage was last collected, where nothing has been made since. */
  rest: number | null;
  readonly books: Books;
  /** By the name that the script weighs it under, an object that stays. */
  readonly witnesses: Map<string, object>;
}

/** What weighing needs of the instruments' books, so that what is made for it is neither counted nor weighed. */
export interface Books {
  /** Puts what was counted so far aside, to be reported next; gives what the queues among it came to. */
  hold(): QueueTotals;
  /** Forgets what was counted since. */
  drop(): void;
  /** Between the two, queues are not watched: one that is made holds nothing of the probe's. */
  unwatch(): void;
  rewatch(): void;
  /** Between the two, queues that are made or used are kept, and weighed where that is asked for. */
  keepQueues(weighing: QueueWeighing | null): void;
  releaseQueues(): void;
}

/**
 * Queues are put on the scales when they hold `from` keys together, and each time that these have doubled. `bytes` tells what
 * the scales show.
 */
export interface QueueWeighing {
  readonly from: number;
  readonly bytes: () => number;
}

export interface QueueTotals {
  readonly queues: number;
  /** The most bytes that the scales showed for each key, times the most keys at once; 0 when nothing was weighed. */
  readonly during: number;
  readonly maxSize: number;
  readonly finalSize: number;
}

/** One instance, or what the first step showed that did not succeed. */
export type Made =
  { readonly kind: 'made'; readonly made: object } | { readonly kind: 'failed'; readonly failure: Observation };

/** What one round of instances came to, for each of them. */
export interface Round {
  readonly kind: 'round';
  readonly instances: number;
  /** Null where it was not weighed. */
  readonly weight: Weight | null;
  /** By what the heap grew as they were made: all that they left behind, and what code came into being with it. */
  readonly grown: number;
  /** Milliseconds of making one. */
  readonly ms: number;
  /** Bytes on the heap after they were given up: the next round's base. */
  readonly left: number;
}

export interface Weight {
  /** Without the queues, but for those that the instance itself holds. */
  readonly bytes: number;
  /** With all queues. */
  readonly withQueues: number;
}
export type RoundOutcome = Round | Extract<Made, { kind: 'failed' }>;

export interface Load {
  readonly instances: number;
  readonly keepQueues: boolean;
  /** The number of keys from which on queues are weighed while the instances are made; absent: they are not. */
  readonly queuesFrom?: number | undefined;
  /** Bytes on the heap without garbage. */
  readonly before: number;
  /** Where making one takes less, in milliseconds, it is not weighed: `grown` is then at most what is told. */
  readonly unweighedBelow?: number;
  /** Few instances are weighed with everything collected that can be; those that are slowly made always are. */
  readonly isExact?: boolean;
  /** Does another round have to show the same? */
  readonly isRepeated?: boolean;
}

/** To make another instance would take too long: what is known of the first has to be exact. */
export const SLOW_MS = 1_000;
/** The code that comes into being with fewer instances weighs too much beside them. */
const FEW_INSTANCES = 100;
/**
 * Instances are weighed by what they free, so that the code that came into being with them is not. What stays is kept for
 * them, beside them, when it is such a share of what they take, and more than code can be. Of rounds that have
 * to agree, as much code comes into being in one alone.
 */
const KEPT_BESIDE = { bytes: 1_048_576, bytesIfRepeated: 262_144, bytesIfMany: 131_072, share: 0.25 } as const;

/** Makes the instances, and weighs them with the queues that were used for them, then without. */
export const weighRound = (load: Load, make: () => Made, scales: Scales): RoundOutcome => {
  const { instances, keepQueues, queuesFrom, before } = load;
  // As long as it will get, so that it does not grow while it is filled.
  const kept = new Array<unknown>(instances).fill(null);
  if (keepQueues) scales.books.keepQueues(queuesFrom === undefined ? null : weighingFrom(queuesFrom, before, scales));
  const start = scales.now();
  const failure = fill(kept, make);
  const ms = (scales.now() - start) / instances;
  const weighed = failure === null && ms >= (load.unweighedBelow ?? 0) ? weighKept(kept, load, ms, scales) : null;
  const full = weighed?.full ?? scales.heapBytes();
  if (keepQueues && weighed === null) scales.books.releaseQueues();
  if (failure !== null) return { kind: 'failed', failure };
  const grown = (full - before) / instances;
  return { kind: 'round', instances, weight: weighed?.weight ?? null, grown, ms, left: weighed?.left ?? before };
};

interface Weighed {
  readonly weight: Weight;
  /** Bytes on the heap with all instances and queues, and without them. */
  readonly full: number;
  readonly left: number;
}

/** Gives the instances and queues up. */
const weighKept = (kept: unknown[], load: Load, ms: number, scales: Scales): Weighed => {
  const { instances, keepQueues, before, isExact = false, isRepeated = false } = load;
  const isFew = instances < FEW_INSTANCES;
  const twice = isFew && (isExact || ms >= SLOW_MS);
  const full = settled(scales, twice && !keepQueues);
  if (keepQueues) scales.books.releaseQueues();
  const alone = keepQueues ? settled(scales, twice) : full;
  kept.fill(null);
  const left = settled(scales, twice);
  const codeOfFew = isRepeated ? KEPT_BESIDE.bytesIfRepeated : KEPT_BESIDE.bytes;
  const code = isFew ? codeOfFew : KEPT_BESIDE.bytesIfMany;
  const isKeptBeside = left - before > code && left - before > KEPT_BESIDE.share * (full - before);
  const base = isKeptBeside ? before : left;
  return { weight: { bytes: (alone - base) / instances, withQueues: (full - base) / instances }, full, left };
};

/** What else the search holds then is weighed along, but for the code that comes into being meanwhile. */
const weighingFrom = (from: number, before: number, scales: Scales): QueueWeighing => ({
  from,
  bytes: () => Math.max(0, settled(scales, false) - before - KEPT_BESIDE.bytes),
});

const fill = (kept: unknown[], make: () => Made): Observation | null => {
  for (let i = 0; i < kept.length; i += 1) {
    const result = make();
    if (result.kind === 'failed') return result.failure;
    kept[i] = result.made;
  }
  return null;
};

/** A first collection may leave a few things that only then become garbage: nothing against mebibytes. */
export const settled = ({ collect, heapBytes }: Scales, isExact: boolean): number => {
  collect();
  if (isExact) collect();
  return heapBytes();
};
